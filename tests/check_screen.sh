#!/bin/sh
# check_screen.sh -- pictures on a terminal: letters or symbols, colours or none,
# both by themselves on a terminal only; what a colour says is said without it;
# the evidence that is marked is that of the tables; maps have the right numbers.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
unset NO_COLOR
tab=$(printf '\t')
escape=$(printf '\033')
refused='r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'

# draw FILE ARGUMENT...
draw() {
    file=$made/$1
    shift
    "$ecart" "$@" >"$file" 2>"$made/err" </dev/null
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

plain() { # without colours, and without blanks at the end of a line
    sed "s/$escape\[[0-9;]*m//g; s/ *\$//" "$1"
}

letters() { # symbols as letters: outlined ones are White's
    sed 's/♔/K/g; s/♕/Q/g; s/♖/R/g; s/♗/B/g; s/♘/N/g; s/♙/P/g
         s/♚/k/g; s/♛/q/g; s/♜/r/g; s/♝/b/g; s/♞/n/g; s/♟/p/g' "$1"
}

# Each picture, in each way.
pictures() {
    while read -r picture; do
        # shellcheck disable=SC2086 # several arguments
        {
            draw auto $picture
            draw ascii $picture --ascii --color=never
            draw unicode $picture --unicode --color=auto
            draw coloured $picture --ascii --color=always
            NO_COLOR=1
            export NO_COLOR
            draw both $picture --unicode --color=always
            draw without $picture
            unset NO_COLOR
        }
        cmp -s "$made/auto" "$made/ascii" || fail 'not plain in a pipe' "$picture"
        cmp -s "$made/auto" "$made/without" || fail 'not plain in a pipe' "$picture"
        # A lesson subtracts two numbers with a sign that no option changes.
        sed 's/−//g' "$made/ascii" | LC_ALL=C tr -d '\n -~' >"$made/rest"
        test ! -s "$made/rest" || fail 'more than ASCII' "$picture"
        letters "$made/unicode" | cmp -s - "$made/ascii" || fail 'other symbols' "$picture"
        grep -q "$escape" "$made/coloured" || fail 'no colours' "$picture"
        grep -q "$escape" "$made/both" || fail 'no colours' "$picture"

        # Without the colours it is the same, but for full stops on dark cells.
        plain "$made/coloured" | tr . ' ' | sed 's/ *$//' >"$made/is"
        tr . ' ' <"$made/ascii" | sed 's/ *$//' >"$made/wanted"
        cmp -s "$made/is" "$made/wanted" || fail 'colours change the words' "$picture"
        awk '/^ / && length($0) > 80' "$made/is" | grep -q . && fail 'over 80 columns' "$picture"

        # A colour ends where its cell does.
        grep "$escape" "$made/both" | grep -v "$escape\[0m" && fail 'open colours' "$picture"
        grep "$escape" "$made/both" | sed "s/.*$escape\[0m//" | grep -q "$escape" &&
            fail 'a colour runs on' "$picture"
    done <<'END'
board
board --turn
board --view=black
board --turn --view=black
shape rook a8
shape bishop c4
distance e4
distance --metric=manhattan a1
trajectory king f6 h1
trajectory bishop a1 d8
mobility knight a1
mobility b1
attacks white
attacks black
check --board e2e5 --language=en
explain --board --level=child e2e5
explain --board e2e4
explain --board Nf6
explain --board e2e9
explain --board
quiz --kind=possible --count=1 --seed=1
END
    # Beside what else is said, a board is set off by an empty line.
    { "$ecart" explain --level=child e2e5; echo; "$ecart" check --board e2e5 | tail -n 11; } >"$made/wanted"
    "$ecart" explain --level=child --board e2e5 | diff "$made/wanted" - || fail 'not set off' explain e2e5
    { "$ecart" explain --board | sed 10q; echo; "$ecart" explain; } >"$made/wanted"
    "$ecart" explain --board | diff "$made/wanted" - || fail 'not set off' explain
}

# White's sixteen pieces are white on squares of either colour; where no piece is, nothing is.
places() {
    "$ecart" board --ascii --color=always | grep '^ *[1-8] ' >"$made/is"
    test "$(grep -o '38;5;231m' "$made/is" | wc -l)" -eq 16 || fail 'white pieces' board
    grep '[.]' "$made/is" && fail 'full stops in colour' board
    # Each title begins above the first file.
    "$ecart" distance e4 | awk 'NR == 1 { titles = $0 } { files = $0 }
        END { for (i = 2; i <= length(files); i++)
                  if ((substr(files, i, 1) == "a") != (substr(titles, i - 1, 2) ~ /^ [a-z]/)) exit 1 }' ||
        fail 'titles elsewhere' distance e4
}

# Numbers and names need neither symbols nor colours; each stands where its column
# and its row meet, in both views.
words() {
    for picture in --numbers --names --frame '--numbers --turn' '--names --turn'; do
        # shellcheck disable=SC2086 # several arguments
        {
            draw auto board $picture
            draw coloured board $picture --unicode --colour=always
        }
        cmp -s "$made/auto" "$made/coloured" || fail 'not plain' board "$picture"
        awk 'length($0) > 80' "$made/auto" | grep -q . && fail 'over 80 columns' board "$picture"
    done
    for turn in '' --turn; do
        # shellcheck disable=SC2086 # none or one
        {
            draw numbers board --numbers $turn
            draw names board --names $turn
        }
        awk -v turn="$turn" 'NR <= 8 {
                 for (x = 1; x <= 8; x++) {
                     number = 10 * x + 9 - NR
                     if (turn) number = 99 - number
                     if ($(x + 1) != number) print $(x + 1) " and not " number
                 }
             }' "$made/numbers" >"$made/wrong"
        awk 'NR <= 8 {
                 for (x = 1; x <= 8; x++) {
                     name = substr("abcdefgh", x, 1) (9 - NR)
                     if ($(x + 1) != name) print $(x + 1) " and not " name
                 }
             }' "$made/names" >>"$made/wrong"
        test ! -s "$made/wrong" || fail "$(cat "$made/wrong")" board "$turn"
    done
}

# From Black's side, lines and columns stand in reverse; the edges stay.
turned_around() {
    for picture in '' --numbers --names '--numbers --turn'; do
        # shellcheck disable=SC2086 # several arguments
        {
            draw white board $picture
            draw black board --view=black $picture
        }
        head -n 9 "$made/white" | awk 'NR <= 8 {
                 line = ""
                 for (x = 9; x >= 2; x--) line = line " " $x
                 lines[NR] = $1 line
             }
             NR == 9 { for (x = 8; x >= 1; x--) edge = edge " " $x }
             END { for (n = 8; n >= 1; n--) print lines[n]; print substr(edge, 2) }' >"$made/wanted"
        head -n 9 "$made/black" | awk '{ $1 = $1; print }' | diff "$made/wanted" - ||
            fail 'not turned around' board --view=black "$picture"
        tail -n +10 "$made/white" >"$made/wanted"
        tail -n +10 "$made/black" | cmp -s "$made/wanted" - || fail 'another end' board "$picture"
    done
    draw white board --frame
    draw black board --frame --view=black
    awk '{ gsub(/[() ]+/, " "); $1 = $1; line = ""
           for (x = NF; x >= 1; x--) line = line " " $x; lines[NR] = line }
         END { for (n = NR; n >= 1; n--) print lines[n] }' "$made/white" >"$made/wanted"
    awk '{ gsub(/[() ]+/, " "); $1 = $1; print " " $0 }' "$made/black" | diff "$made/wanted" - ||
        fail 'not turned around' board --frame --view=black
    draw white board
    draw black board --view=white
    cmp -s "$made/white" "$made/black" || fail 'another view' board --view=white
    asked=board
    trouble "unknown value 'red' for --view: expected white or black" --view=red
    asked=
}

# The cells of each board that stand in marks are those that the remark before it names.
evidence() {
    awk -F '\t' '$2 == "chess960" { exit } !/^#/ && ++n % 5 == 0' "$srcdir/conformance/moves.tsv" >"$made/table"
    while IFS="$tab" read -r id _ position move _ _ _ cells _; do
        # The evidence is the rook's cell, while the move that is shown is the king's.
        case $move in e1[ah]1* | e8[ah]8*) continue ;; esac
        printf '= %s\t%s\t%s\n' "$id" "$move" "$cells"
        "$ecart" check --board -p "$position" "$move" 2>/dev/null || test $? -eq 1 || echo '='
    done <"$made/table" >"$made/out"
    awk -F '\t' '
        function refuse(what) { print id ": " what }
        function end(   from, to, wanted, n, cell, i) {
            if (id == "")
                return
            compared++
            if (move ~ /^[a-h][1-8][a-h][1-8]/) {
                from = substr(move, 1, 2)
                to   = substr(move, 3, 2)
            }
            n = split(cells, cell, ",")
            for (i = 1; i <= n; i++)
                if (cell[i] != "-" && cell[i] != from && cell[i] != to)
                    wanted[cell[i]] = 1
            # A king that castles goes two cells, whether or not it was put onto its rook.
            if (from == to || (castle && to ~ /[ah][18]/))
                to = ""
            for (i in wanted)
                if (!(("[" i) in on)) refuse(i " is not in brackets")
            for (i in on) {
                if (i ~ /^\[/ && !(substr(i, 2) in wanted)) refuse("brackets at " i)
                if (i ~ /^\(/ && from != "" && i != "(" from) refuse("from " i)
                if (i ~ /^</ && to != "" && i != "<" to) refuse("to " i)
            }
            if (from != "" && !(("(" from) in on)) refuse("not from " from)
            if (to != "" && !(("<" to) in on)) refuse("not to " to)
        }
        /^= / { end(); id = substr($1, 3); move = $2; cells = $3; castle = 0; split("", on); next }
        /^=$/ { id = ""; next }
        /castle/ { castle = 1 }
        /^  [1-8] / {
            for (x = 0; x < 8; x++) {
                mark = substr($0, 5 + 3 * x, 1)
                if (mark != " ")
                    on[mark substr("abcdefgh", x + 1, 1) substr($0, 3, 1)] = 1
            }
        }
        END { end(); if (compared < 100) print "only " compared + 0 " compared" }
    ' "$made/out" >"$made/wrong"
    test ! -s "$made/wrong" || fail "$(cat "$made/wrong")" check --board
    # Of several moves, the board behind the last one, or before the one that is refused.
    for moves in 'e2e4 e7e5' 'e2e4 e7e5 e1e3 d2d4'; do
        # shellcheck disable=SC2086 # several moves
        "$ecart" check --board $moves | sed -n 's/[][(){}<> ]\{1,\}/ /g; s/ *$//; /^ [1-8]/p' >"$made/is"
        "$ecart" board -p 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' |
            sed -n 's/  */ /g; /^ [1-8]/p' | diff - "$made/is" || fail 'another board' check --board "$moves"
    done
    "$ecart" check --board -p "$refused" c1a3 >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'another board' check --board
c1a3: path-blocked: The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and only knights jump.
The bishop on c1 has no legal move.
  8  r  .  b  q  k  b  n  r
  7  p  p  p  p  .  p  p  p
  6  .  .  n  .  .  .  .  .
  5  .  .  .  .  p  .  .  .
  4  .  .  .  .  P  .  .  .
  3 <.> .  .  .  .  N  .  .
  2  P [P] P  P  .  P  P  P
  1  R  N (B) Q  K  B  .  R
     a  b  c  d  e  f  g  h
    ( ) from    < > to    [ ] evidence
White to move.
END
}

# On a terminal, as script(1) makes one.
terminal() {
    script -qc true /dev/null </dev/null >/dev/null 2>&1 || return 0
    utf8=$(locale -a 2>/dev/null | grep -i '^\(C\|en_[A-Z]*\)\.utf-\?8' | head -n 1)
    on_terminal() { # on_terminal TERM LC_ALL NO_COLOR
        TERM=$1 LC_ALL=$2 NO_COLOR=$3 script -qc "'$ecart' board" /dev/null </dev/null |
            tr -d '\r' >"$made/seen"
    }
    on_terminal xterm-256color C ''
    grep -q "$escape" "$made/seen" || fail 'no colours' board, on a terminal
    grep -q '♜' "$made/seen" && fail 'symbols without UTF-8' board, on a terminal
    on_terminal vte C ''
    grep -q "$escape" "$made/seen" || fail 'no colours' board, TERM=vte
    on_terminal xterm-256color C 1
    grep -q "$escape" "$made/seen" && fail 'colours with NO_COLOR' board, on a terminal
    for term in dumb '' vt100 vt220 linux ansi; do
        on_terminal "$term" "${utf8:-C}" ''
        "$ecart" board | cmp -s - "$made/seen" || fail 'not plain' board, "TERM=$term"
    done
    if test -n "$utf8"; then
        on_terminal xterm-256color "$utf8" 1
        "$ecart" board --unicode | cmp -s - "$made/seen" || fail 'no symbols' board, on a terminal
    fi
}

# The rook with an own pawn before it needs three moves to a8, by b1 and b8; if
# it may take the enemy's there, two; and none leads through a wall of knights.
maps() {
    number() { # number CELL: of the map in $made/out
        awk -v cell="$1" '$1 == substr(cell, 2) && NF == 9 {
            print $(index("abcdefgh", substr(cell, 1, 1)) + 1)
        }' "$made/out"
    }
    draw out mobility -p '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1' a1
    test "$(number a8)" = 3 || fail "a8 in $(number a8)" mobility
    draw out mobility -p '4k3/8/8/8/8/8/p7/R3K3 w - - 0 1' a1
    test "$(number a8)" = 2 || fail "a8 in $(number a8)" mobility
    draw out mobility --walls -p '4k3/8/8/8/8/8/pp6/Rb2K3 w - - 0 1' a1
    test "$(number a8)" = . || fail "a8 in $(number a8)" mobility --walls
    grep -q '^reached 0$' "$made/out" || fail 'it goes somewhere' mobility --walls
    draw out mobility --guard -p '4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1' a1
    test "$(number a2)$(number b1)" = 11 || fail 'guards nothing' mobility --guard

    # On an empty board, a knight's moves are its distances.
    "$ecart" distance --metric=knight b7 | sed 1d | tr -s ' ' >"$made/wanted"
    "$ecart" mobility -p '8/8/8/8/8/8/8/8 w - - 0 1' knight b7 | sed '1,2d' |
        tr -s ' ' | sed 's/N/0/' | diff -u "$made/wanted" - || fail 'other distances' mobility

    # At the start, counted by hand.
    draw out attacks white
    tr -s ' ' <"$made/out" | sed -n '6,8p' >"$made/is"
    diff -u - "$made/is" <<'END' || fail 'other attackers' attacks white
 3 2 2 3 2 2 3 2 2
 2 1 1 1 4 4 1 1 1
 1 0 1 1 1 1 1 1 0
END
}

# In a pipe, fen and pgn have colours only if they are asked for.
palette() {
    printf '1. e5 *\n' >"$made/game"
    for command in 'fen 8/8' "pgn -q $made/game"; do
        # shellcheck disable=SC2086 # several arguments
        "$ecart" $command >"$made/plain"
        grep -q "$escape" "$made/plain" && fail 'colours in a pipe' "$command"
        # shellcheck disable=SC2086
        "$ecart" $command --color=always >"$made/coloured"
        grep -q "$escape" "$made/coloured" || fail 'no colours' "$command" --color=always
        sed "s/$escape\\[[0-9;]*m//g" "$made/coloured" | diff -u "$made/plain" - ||
            fail 'another answer' "$command" --color=always
        # shellcheck disable=SC2086
        "$ecart" $command --colour=never | diff -u "$made/plain" - ||
            fail 'another answer' "$command" --colour=never
    done
}

troubles() {
    for command in board 'distance e4' 'check e2e4' 'fen 8/8' pgn; do
        # shellcheck disable=SC2086 # several arguments
        trouble "unknown value 'red' for --color: expected auto, always or never" \
            $command --color=red
    done
    trouble "unknown value 'red' for --color: expected auto, always or never" board --colour=red
    trouble '--board cannot be combined with --json' check --board --json e2e4
    trouble 'missing piece, such as knight or N' mobility
    trouble "'e4' is empty here: give a piece before it, such as knight" mobility e4
    trouble 'missing side, white or black' attacks
    trouble "'red' is not a side: expected white or black" attacks red
    trouble "'8/8/8/8/8/8/8/8 w - - 0 1' is not a position: king-missing: There is no king on the board." \
        attacks white -p '8/8/8/8/8/8/8/8 w - - 0 1'
}

# Ink tells the sides apart on a board only; on a map, all ink is to be seen on
# its paper, and White's symbols are outlined.
ink() {
    draw out board --unicode --color=always
    grep '^  1' "$made/out" | grep -q "38;5;231m ♖" || fail 'no white rook' board --color=always
    grep '^  8' "$made/out" | grep -q "38;5;16m ♜" || fail 'no black rook' board --color=always
    draw out mobility --unicode --color=always knight e4
    grep -q "48;5;230;38;5;16m  ♘" "$made/out" || fail 'no white knight' mobility --color=always
    draw out shape --unicode --color=always knight e4
    grep -q ' ♘' "$made/out" || fail 'no white knight' shape --color=always
    # The last shade is for the largest number: 7, 14 or 6 steps from a1; 1 king.
    for map in 'distance --metric=chebyshev a1' 'distance --metric=manhattan a1' \
               'distance --metric=knight a1' 'attacks white -p 4k3/8/8/8/8/8/8/K7'; do
        # shellcheck disable=SC2086 # several arguments
        "$ecart" $map --color=always 2>"$made/err" | grep -q '48;5;54;' || fail 'no last shade' "$map"
    done
}

pictures
places
words
turned_around
ink
evidence
terminal
maps
palette
troubles
exit $((failures != 0))
