#!/bin/sh
# check_maps.sh -- what ecart distance, ecart mobility and ecart terms say of sets of
# squares, of indexes and of all pieces of a position: each number is what single questions to the
# program, or arithmetic, give once more.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"

middle='r1bq1rk1/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R w KQ - 0 7'
squares=$(for file in a b c d e f g h; do for rank in 1 2 3 4 5 6 7 8; do
    echo "$file$rank"; done; done)

answers() { # answers STATUS TEXT ARGUMENT...: that status, and that line in the output
    wanted=$1 text=$2
    shift 2
    "$ecart" "$@" >"$made/out" 2>"$made/err" </dev/null
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    grep -qxF -e "$text" "$made/out" || fail "no line: $text" "$@"
}

same() { # same ARGUMENT...: wanted and out
    diff -u "$made/wanted" "$made/out" || fail 'another answer' "$@"
}

# The least of all pairs.
sets() {
    for metric in chebyshev manhattan knight; do
        for a in a1 b1 c8; do for b in g7 h8; do
            "$ecart" distance --metric=$metric "$a" "$b"
        done; done | sort -n | head -n 1 >"$made/wanted"
        "$ecart" distance --metric=$metric a1,b1,c8 g7,h8 >"$made/out"
        same $metric
    done
    answers 0 5 distance --metric=knight a1,b1 h8
    trouble "'a1,' is not squares: expected names as in a1,b1, at character 4" distance a1,
    trouble "',a1' is not squares: expected names as in a1,b1, at character 1" distance ,a1
    trouble "'a1,b1 c1' is not squares: expected names as in a1,b1, at character 4" \
        distance 'a1,b1 c1'
}

# Both numbers by arithmetic, from one square to all.
vectors() {
    for to in $squares; do
        "$ecart" distance --vector c2 "$to" | sed -n '1,4p' | tr '\n' ' '
        echo "$to"
    done >"$made/out"
    awk 'BEGIN {
        for (column = 1; column <= 8; column++) {
            for (row = 1; row <= 8; row++) {
                c = column - 3; r = row - 2
                printf "0x88 %d 15x15 %d columns %d rows %d %s%d\n", 120 + 16 * r + c,
                    112 + 15 * r + c, c, r, substr("abcdefgh", column, 1), row
            }
        }
    }' >"$made/wanted"
    same --vector
    answers 0 'direction south-west' distance --vector e4 b1
    answers 0 'step -11' distance --vector e4 b1
    answers 0 'attackers queen bishop' distance --vector e4 b1
    answers 0 'attackers king queen bishop black-pawn' distance --vector e4 d3
    answers 0 'attackers king queen rook' distance --vector e4 d4
    answers 0 'attackers knight' distance --vector e4 d2
    answers 0 'attackers -' distance --vector e4 h6
    answers 0 'direction -' distance --vector e4 h6
    while read -r way to step; do
        answers 0 "step $step" distance --vector e4 "$to"
        grep -qx "direction $way" "$made/out" || fail "not $way" distance --vector e4 "$to"
    done <<'END'
north e5 1
north-east f5 11
east f4 10
south-east f3 9
south e3 -1
south-west d3 -11
west d4 -10
north-west d5 -9
END
    answers 0 'step -' distance --vector a1 a1
    trouble '--vector cannot be combined with another option' distance --vector --metric=knight a1 a2
    trouble 'missing square, such as e4 or 54' distance --vector a1
}

# A line for each square of the map that is read, with its number or a full stop.  The
# piece itself needs no move.
numbers() {
    awk 'NF == 9 && $1 ~ /^[1-8]$/ {
        for (i = 2; i <= 9; i++)
            print substr("abcdefgh", i - 1, 1) $1, ($i ~ /^[0-9.]/ ? $i : 0)
    }'
}

# A piece needs as many moves to a square as its own map says.
reached() {
    for way in '' --walls --guard; do
        for from in $squares; do
            "$ecart" mobility $way "$from" -p "$middle" 2>"$made/err" | numbers |
                sed "s/^/$from /"
        done >"$made/from"
        for to in f7 e4 h1; do
            awk -v to="$to" '$2 == to { print $1, $3 }' "$made/from" | sort >"$made/wanted"
            "$ecart" mobility $way --to=$to -p "$middle" >"$made/answer"
            awk -v RS= 'NR == 3 { for (i = 1; i <= NF; i++) {
                    if ($i ~ /^[A-Za-z][a-h][1-8]$/)
                        print substr($i, 2), moves
                    else
                        moves = $i == "never" ? "." : $i
                } }' "$made/answer" | sort >"$made/out"
            same mobility $way --to=$to
            grep -vcF . "$made/wanted" | sed 's/^/reached by /' >"$made/count"
            head -n 1 "$made/answer" | diff "$made/count" - || fail 'another count' --to=$to
        done
    done
}

# nearer_farther BEFORE AFTER FROM TO: what two maps give
nearer_farther() {
    for side in "$1 $3" "$2 $4"; do
        "$ecart" mobility "${side##* }" -p "${side% *}" | numbers
    done | awk '!($1 in was) { was[$1] = $2 == "." ? 99 : $2; next }
        { is = $2 == "." ? 99 : $2; nearer += is < was[$1]; farther += is > was[$1] }
        END { print nearer + 0, farther + 0 }'
}

# The changes of a move: its pieces keep their squares, but for the one that moved.
after() {
    played='r1bq1rk1/ppp2ppp/2n2n2/2bPp3/8/2NP1N2/PPP2PPP/R1BQKB1R b KQ - 0 7'
    "$ecart" mobility --after=exd5 -p "$middle" |
        sed -n 's/^[A-Za-z]\([a-h][1-8]\)\(-*\)\([a-hx]*[1-8]*\) /\1 \3 \2/p' |
        awk 'NF == 3 { print $1, $1, $2, $3 } NF == 5 { print $1, $2, $4, $5 }' >"$made/out"
    sed -n 'p' "$made/out" | while read -r from to _; do
        if [ "$to" = x ]; then
            reached=$("$ecart" mobility "$from" -p "$middle" | sed -n 's/^reached //p')
            echo "$from x 0 $((reached + 1))"     # and its own square
        else
            echo "$from $to $(nearer_farther "$middle" "$played" "$from" "$to")"
        fi
    done >"$made/wanted"
    same mobility --after=exd5
    grep -q '^e4 d5 ' "$made/out" || fail 'not the pawn' --after=exd5
    grep -q '^d5 x ' "$made/out" || fail 'not the captured pawn' --after=exd5
    # Whoever is not listed has the same map.
    for from in $squares; do
        ! "$ecart" mobility "$from" -p "$middle" >/dev/null 2>&1 || echo "$from"
    done | while read -r from; do
        grep -q "^$from " "$made/out" ||
            test "$(nearer_farther "$middle" "$played" "$from" "$from")" = '0 0' ||
            echo "$from changes too"
    done >"$made/changed"
    test ! -s "$made/changed" || fail "$(cat "$made/changed")" --after=exd5
    awk '{ sum[$1 ~ /./] += $3 } END { print sum[1] }' "$made/out" >"$made/wanted"
    "$ecart" mobility --after=exd5 -p "$middle" |
        awk '/^(white|black) / { sum += $2 } END { print sum }' >"$made/out"
    same 'the sum of --after'

    castle='4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
    "$ecart" mobility --after=O-O -p "$castle" | sed -n 's/^Ke1-g1 *//p' | tr -s ' ' >"$made/wanted"
    nearer_farther "$castle" '4k3/8/8/8/8/8/8/R4RK1 b - - 0 1' e1 g1 >"$made/out"
    same 'castling king'
    "$ecart" mobility --after=O-O -p "$castle" | sed -n 's/^Rh1-f1 *//p' | tr -s ' ' >"$made/wanted"
    nearer_farther "$castle" '4k3/8/8/8/8/8/8/R4RK1 b - - 0 1' h1 f1 >"$made/out"
    same 'castling rook'
    answers 0 'pd5-x        0       5' \
        mobility --after=exd6 -p '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'
    answers 1 'illegal	king-shape	-	e1,e3	The king on e1 cannot go to e3: a king moves only one square at a time.' \
        mobility --after=Ke3
    "$ecart" mobility --after=nonsense >"$made/out" 2>&1
    test $? = 2 || fail 'not status 2' --after=nonsense
    trouble "'8/8/8/8/8/8/8/8' is not a position: king-missing: There is no king on the board." \
        mobility --after=e4 -p 8/8/8/8/8/8/8/8
}

opens() {
    "$ecart" mobility --after=e4 | grep '^opens' >"$made/out"
    printf '%s\n' 'opens Qd1: f3 g4 h5' 'opens Bf1: a6 b5 c4 d3' >"$made/wanted"
    same opens
    answers 0 'opens -' mobility --after=Nf3
    trouble "'e9' is not a square: expected a to h and 1 to 8, as in e4, or two digits 1 to 8, as in 54" \
        mobility --to=e9
    trouble "too many arguments: 'e4'" mobility --to=e4 e4
    trouble '--to, --after and --pairs cannot be combined' \
        mobility --to=e4 --after=e4
    trouble '--to, --after and --pairs cannot be combined' mobility --after=e4 --pairs a1
}

# At the start no check decides: the pairs are those of the legal moves.
pairs() {
    for from in $squares; do
        "$ecart" moves "$from" | cut -c 3-4 >"$made/wanted"
        test -s "$made/wanted" || continue
        "$ecart" mobility --pairs "$from" >"$made/all"
        cut -d ' ' -f 1 "$made/all" >"$made/out"
        sort -o "$made/wanted" "$made/wanted"
        same mobility --pairs "$from"
        while read -r to a b; do
            echo "$from $to $a" | tr a-h 1-8 | awk '{ exit ($2 - $1) * ($2 - $1) != $3 * $3 }' || fail "not $a" "$from" "$to"
            test "$b" = 0 || fail 'nothing to capture' "$from" "$to"
        done <"$made/all"
    done
    answers 0 'd7 8 1' mobility --pairs knight e5
    answers 0 'e7 1 1' mobility --pairs rook e6 -p '4k3/4p3/3PRP2/4P3/8/8/8/4K3 w - - 0 1'
    "$ecart" mobility --pairs a1
    test $? = 1 || fail 'not status 1' --pairs a1
    trouble '--pairs cannot be combined with --walls and --guard' mobility --pairs --walls a1
}

# calculated ARGUMENT...: each formula in the answer has the result that it says
calculated() {
    "$ecart" terms "$@" >"$made/said" || fail 'no answer' "$@"
    sed 's/×/x/g; s/−/-/g' "$made/said" >"$made/out"
    grep -oE '[0-9m][-0-9a-hx+*,() ]*= -?[0-9]+' "$made/out" |
        sed 's/ ([a-h][1-8])//g; s/x/*/g; s/=/==/' |
        sed 's/^ma\*(\([0-9]*\), \([0-9]*\))/(\1 > \2 ? \1 : \2)/' >"$made/formulas"
    test -s "$made/formulas" || fail 'no formulas' "$@"
    while read -r formula; do
        test $(($formula)) = 1 || fail "not true: $formula" "$@"
    done <"$made/formulas"
}

# With lone kings on an empty board, all numbers are plain distances.
terms() {
    for board in "$middle" '8/8/4k3/8/3P4/2K5/8/8 b - - 0 1' '7K/8/k1P5/7p/8/8/8/8 w - - 0 1'; do
        for metric in chebyshev manhattan knight; do
            calculated -p "$board" --metric=$metric
            calculated -p "$board" --metric=$metric e4
        done
    done
    calculated
    for kings in 'c3 e6' 'a1 h8' 'g2 b5'; do
        white=${kings% *} black=${kings#* }
        fen=$(awk -v white="$white" -v black="$black" 'BEGIN {
            for (rank = 8; rank >= 1; rank--) {
                row = ""
                for (file = 1; file <= 8; file++) {
                    name = substr("abcdefgh", file, 1) rank
                    row = row (name == white ? "K" : name == black ? "k" : "1")
                }
                printf "%s%s", row, (rank > 1 ? "/" : " w - - 0 1")
            }
        }')
        apart=$("$ecart" distance --metric=manhattan "$white" "$black")
        near=$("$ecart" distance --metric=chebyshev "$white" "$black")
        for king in $white $black; do
            awk -v king="$king" -v apart="$apart" '
                function steps(n) { return n < 4 ? 4 - n : n > 5 ? n - 5 : 0 }
                BEGIN {
                    files = steps(index("abcdefgh", substr(king, 1, 1)))
                    ranks = steps(substr(king, 2, 1) + 0)
                    printf "%d\n%d\n%d\n%d\n", apart, (files > ranks ? files : ranks),
                        files + ranks, 47 * (files + ranks) + 16 * (14 - apart)
                }'
        done >"$made/wanted"
        printf '%d\n%d\n' $((140 - 20 * near)) $((20 * near - 20)) >>"$made/wanted"
        "$ecart" terms -p "$fen" | sed -n 's/.* = \(-*[0-9]*\)\.$/\1/p' >"$made/out"
        same terms -p "$fen"
    done
    sums='8/1q1k4/8/3p4/8/2N5/8/B3K3 w - - 0 1'
    for metric in chebyshev manhattan knight; do
        distance() { "$ecart" distance --metric=$metric "$1" "$2"; }
        for king in e1 d7; do
            printf '%d\n0\n%d\n%d\n' $(($(distance c3 $king) + $(distance a1 $king))) \
                "$(distance b7 $king)" "$(distance d5 $king)"
        done >"$made/wanted"
        "$ecart" terms -p "$sums" --metric=$metric |
            sed -n "/^[WB][a-z]*'s p/{s/ ([a-h][1-8])//g; s/.*[:=] \([0-9]*\)\.\$/\1/p;}" >"$made/out"
        same terms --metric=$metric
    done
    answers 0 'White is first, by 6 − 5 = 1 half-move.' terms d4 -p '8/3k4/8/8/8/8/8/3K4 w - - 0 1'
    answers 0 'Black is first, by 6 − 5 = 1 half-move.' terms d4 -p '8/3k4/8/8/8/8/8/3K4 b - - 0 1'
    answers 0 'The king on d1 is there already.' terms d1 -p '8/3k4/8/8/8/8/8/3K4 b - - 0 1'
    answers 0 "Only White's king can get there." terms d1 -p '8/3k4/8/8/8/8/8/3K4 b - - 0 1'
    answers 0 'The king on e1 needs 2 moves, and arrives on half-move 2 × 2 − 1 = 3.' \
        terms e3 -p '4k3/8/8/8/8/8/8/4K3 w - - 0 1'
    answers 0 'Neither king can get there.' terms a1
    answers 0 'The king on e8 can never get to a1.' terms a1
    answers 0 "Les Noirs arrivent les premiers, avec 6 − 5 = 1 demi-coup d’avance." \
        terms d4 -p '8/3k4/8/8/8/8/8/3K4 b - - 0 1' --language=fr
    answers 0 'Weiß ist zuerst da, mit 6 − 5 = 1 Halbzug Vorsprung.' \
        terms d4 -p '8/3k4/8/8/8/8/8/3K4 w - - 0 1' --language=de
    answers 0 'Las negras llegan primero, con 5 − 2 = 3 medias jugadas de ventaja.' \
        terms d6 -p '8/8/4k3/8/8/2K5/8/8 w - - 0 1' --language=es
    trouble "'8/8/8/8/8/8/8/8' lacks a king: the terms need one of each side" terms -p 8/8/8/8/8/8/8/8
    trouble "'4k3/8/8/8/8/8/8/8' lacks a king: the terms need one of each side" terms -p 4k3/8/8/8/8/8/8/8
    trouble "unknown value 'euclid' for --metric: expected chebyshev, manhattan or knight" \
        terms --metric=euclid
    trouble "too many arguments: 'a2'" terms a1 a2
}

sets
vectors
reached
after
opens
pairs
terms
exit $((failures > 0))
