#!/bin/sh
# check_standing.sh -- how a game stands, as ecart ends says it
asked=ends
# shellcheck source=tests/asked.sh
. "${srcdir:=.}/tests/asked.sh"

# says STATUS ARGUMENT...: ecart ends answers what is on standard input
says() {
    wanted=$1
    shift
    cat >"$made/wanted"
    "$ecart" ends "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    diff -u "$made/wanted" "$made/out" || fail 'another answer' "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# tells STATUS 'IDENTIFIER ARTICLE;...' ARGUMENT...: the lines without their sentences
tells() {
    wanted=$1 lines=$2
    shift 2
    "$ecart" ends "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    found=$(sed 's/: .*Article / /; s/:.*//; s/\.$//' "$made/out" | tr '\n' ';')
    test "$found" = "$lines" || fail "$found and not $lines" "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

out_and_back='Nf3 Nf6 Ng1 Ng8'

says 1 <<'END'
in-play: The game goes on: it is White's turn.
END
says 1 -p '4k3/8/8/8/7q/8/8/R3K3 w - - 0 1' --language=fr <<'END'
in-play: La partie continue : c’est aux Blancs de jouer.
check: Le roi en e1 est mis en échec par la dame en h4.
END
says 0 -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' --language=de <<'END'
stalemate: Schwarz steht nicht im Schach und hat keinen legalen Zug: Die Partie ist remis. FIDE-Schachregeln, Artikel 5.2.1.
END
says 1 -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 90' --language=es <<'END'
in-play: La partida sigue: juegan las blancas.
flag-fall: Si cae la bandera de las blancas, la partida acaba en tablas: las negras ya no pueden dar mate. Leyes del Ajedrez de la FIDE, artículo 6.9.
material: Las negras solo tienen el rey.
flag-fall: Si cae la bandera de las negras, ganan las blancas: aún pueden dar mate. Leyes del Ajedrez de la FIDE, artículo 6.9.
END

# Mate takes three half-moves, and the last of 75 moves may give it.  In check from a5, the
# king has b1 only, where it stood four times.
three_left='7k/8/5K2/8/8/8/8/R7 w - - 147 90'
two_left='7k/8/5K2/8/8/8/8/R7 w - - 148 90'
says 1 -p "$three_left" <<'END'
fifty-move-claimable: Each side has made 50 moves without a capture or a pawn move: White can claim a draw. FIDE Laws, Article 9.3.2.
in-play: The game goes on: it is White's turn.
flag-fall: If White's flag falls, the game is drawn: Black can no longer give mate. FIDE Laws, Article 6.9.
material: Black has only a king.
flag-fall: If Black's flag falls, White wins: White can still give mate. FIDE Laws, Article 6.9.
END
"$ecart" ends --line -p "$three_left" | grep -q '^line: One way .*: 90\. K[fg][67] K[gh][78] 91\. R[ah][18]#\.$' ||
    fail "$("$ecart" ends --line -p "$three_left")" 'no line of three half-moves'
"$ecart" ends --line -p "$two_left" >"$made/out"
grep -q "^flag-fall: If Black's flag falls, the game is drawn: the 75-move rule ends it before White can give mate\. This is our reading of the FIDE Laws: Article 6\.9 does not mention Article 9\.6\. FIDE Laws, Article 6\.9\.$" "$made/out" ||
    fail "$(cat "$made/out")" "$two_left"
grep '^line' "$made/out" && fail 'a line' "$two_left"
fifth='7R/8/8/q7/8/2p3k1/8/1K6 b - - 0 1'
round='Qd5 Ka1 Qa5 Kb1'
# shellcheck disable=SC2086 # moves
{
    "$ecart" ends -p "$fifth" $round $round $round Qd5 Ka1 Qa5 | grep '^flag-fall' >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'a fifth repetition' "$fifth"
flag-fall: If White's flag falls, the game is drawn: a fivefold repetition or the 75-move rule ends it before Black can give mate. This is our reading of the FIDE Laws: Article 6.9 does not mention Article 9.6. FIDE Laws, Article 6.9.
flag-fall: If Black's flag falls, the game is drawn: a fivefold repetition or the 75-move rule ends it before White can give mate. This is our reading of the FIDE Laws: Article 6.9 does not mention Article 9.6. FIDE Laws, Article 6.9.
END
    # Where both sides can mate, nothing is said of a flag.
    "$ecart" ends -p "$fifth" $round $round Qd5 Ka1 Qa5 | grep 'flag-fall' && fail 'a flag' "$fifth"
}

# Of White, nobody knows it without a long search.
unknown='Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1'
says 1 -p "$unknown" <<'END'
in-play: The game goes on: it is Black's turn.
flag-fall: If White's flag falls, the game is drawn: Black can no longer give mate. FIDE Laws, Article 6.9.
searched: Every position that legal moves can lead to was looked at: in none has Black given mate.
flag-fall: If Black's flag falls, White wins, provided that White can still give mate, which is neither proven nor ruled out. FIDE Laws, Article 6.9.
END

# When the moves of the line are played, it is mate.
mate_in_one='7k/8/6K1/8/8/8/8/R7 w - - 0 7'
says 1 --line -p "$mate_in_one" <<'END'
in-play: The game goes on: it is White's turn.
flag-fall: If White's flag falls, the game is drawn: Black can no longer give mate. FIDE Laws, Article 6.9.
material: Black has only a king.
flag-fall: If Black's flag falls, White wins: White can still give mate. FIDE Laws, Article 6.9.
line: One way for White to give mate: 7. Ra8#.
END
says 0 --line -p "$mate_in_one" Ra8 <<'END'
checkmate: Black is checkmated: White has won. FIDE Laws, Article 5.1.1.
END
for black in '8/8/4k3/8/8/4K3/7r/8 b - - 0 12' '4k3/8/8/8/8/7p/8/4K3 w - - 0 30'; do
    moves=$("$ecart" ends --line --language=de -p "$black" |
            sed -n 's/^line: So kann Schwarz matt setzen: \(.*\)\.$/\1/p' | sed 's/[0-9]*\.\.*//g')
    test -n "$moves" || fail 'no line' "$black"
    # shellcheck disable=SC2086 # moves
    tells 0 'checkmate 5.1.1;' -p "$black" $moves
done

# Each end of a game, and each claim.
tells 0 'checkmate 5.1.1;' f3 e5 g4 Qh4#
tells 0 'stalemate 5.2.1;' -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
tells 0 'dead-position 5.2.2;material;material;' -p '8/8/4k3/8/8/4K3/8/8 w - - 0 1'
tells 0 'dead-position 5.2.2;material;material;' -p '8/4k3/8/3n4/4K3/8/8/8 w - - 0 1' Kxd5
tells 0 'seventy-five-move 9.6.2;' -p '8/8/4k3/8/8/4K3/R7/8 w - - 149 90' Ra3
tells 0 'checkmate 5.1.1;' -p '4k3/8/4K3/8/8/8/R7/8 w - - 149 90' Ra8#
tells 1 "fifty-move-claimable 9.3.2;in-play;flag-fall 6.9;material;flag-fall 6.9;" -p '8/8/4k3/8/8/4K3/R7/8 w - - 99 90' Ra3
# shellcheck disable=SC2086 # moves
{
    tells 1 "threefold-claimable 9.2.2;in-play;" $out_and_back $out_and_back
    tells 0 'fivefold 9.6.1;' $out_and_back $out_and_back $out_and_back $out_and_back
    tells 1 "in-play;" Nf3 Nf6 Ng1 Ng8 Nf3 Nf6
}

trouble "'Rf1': Puede ser el rey o, en inglés, la torre: escribir g1f1 o Tf1." \
    --language=es -p '4k3/8/8/8/8/8/8/R5K1 w - - 0 1' Rf1

# A whole game from a file.
printf '%s\n' '[Event "x"]' '' '1. f3 {weak} e5 2. g4?? Qh4# 0-1' >"$made/game.pgn"
"$ecart" ends f3 e5 g4 Qh4# >"$made/wanted"
"$ecart" ends - <"$made/game.pgn" >"$made/out" 2>&1
diff -u "$made/wanted" "$made/out" || fail 'another answer' - '<game.pgn'

# A claim with a move that is announced, which is neither a capture nor a pawn's.
tells 1 "in-play;threefold-claimable 9.2.1;" Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
for words in 'en With Ng8' 'fr Avec Cg8' 'de Mit Sg8' 'es Con Cg8' 'ru With Ng8'; do
    "$ecart" ends --language="${words%% *}" Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 >"$made/out"
    grep -q "^threefold-claimable: ${words#* }" "$made/out" || fail "not ${words#* }" "${words%% *}"
done
says 1 -p '7k/p7/8/8/8/8/8/R3K3 w - - 99 90' <<'END'
in-play: The game goes on: it is White's turn.
fifty-move-claimable: With a move that is neither a capture nor a pawn move, each side will have made 50 such moves in a row: White can write it down and claim a draw before playing it. FIDE Laws, Article 9.3.1.
END
tells 1 "in-play;" -p '7k/p7/8/8/8/8/8/R3K3 w - - 98 90'

# member NAME VALUE ARGUMENT...: of the object
member() {
    name=$1 value=$2
    shift 2
    "$ecart" ends --json "$@" 2>"$made/err" | jq -c "$name" >"$made/out"
    test "$(cat "$made/out")" = "$value" || fail "$(cat "$made/out") and not $value" "$name" "$@"
}

objects() {
    member '[.standing, .result, .repetitions, .clock]' '["in-play",null,1,0]'
    member '[.standing, .result]' '["checkmate","0-1"]' f3 e5 g4 Qh4#
    member '[.standing, .result]' '["checkmate","1-0"]' e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#
    member '[.standing, .result]' '["stalemate","1/2-1/2"]' -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    member '.check' '["c3","h4"]' -p '4k3/8/8/8/7q/2b5/8/4K3 w - - 0 1'
    member '.check' '[]'
    member '[.standings[] | .standing, .article]' \
        '["threefold-claimable","9.2.2","fifty-move-claimable","9.3.2","in-play",null]' \
        -p '7k/8/8/8/8/8/8/R3K3 w - - 99 90' Ra2 Kg8 Ra1 Kh8 Ra2 Kg8 Ra1 Kh8 Ra2
    member '[.repetitions, .clock]' '[2,4]' Nf3 Nf6 Ng1 Ng8
    member '[.claims[] | .move, .san, .standing, .article]' \
        '["f6g8","Ng8","threefold-claimable","9.2.1"]' Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
    member '[.claims[] | .san]' '["Kg7","Kg8","Kh7"]' -p '7k/p7/8/8/8/8/8/R3K3 b - - 99 90'
    member '[.mate[].prospect]' '["possible","impossible"]' -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 1'
    member '.mate.black.obstacle | [.kind, .text, .depth]' \
        '["material","Black has only a king.",0]' -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 1'
    member '[.mate[].obstacle] | [.[].ends[], .[].moves[].san]' \
        '["material","material","Kxa7"]' -p 'k7/P1K5/8/8/8/8/8/8 b - - 2 58'
    member '.mate.white.obstacle | .locked, .spared' \
        "$(printf '%s\n' '["a5","a6","b2","b3","c3","c4","c5"]' '["a5","b2"]')" \
        -p '7k/8/p7/P1p5/2p5/KpP5/1P6/8 w - - 0 1'
    member '[.flag[] | .result, .article]' '["1/2-1/2","6.9","1-0","6.9"]' \
        -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 1'
    member '[.flag[].result]' '["0-1","1-0"]'
    member '[.mate[].prospect, .flag[].result]' '["unproven","impossible","1/2-1/2","1-0"]' -p "$unknown"
    member '[.mate[].prospect, .flag[].result]' '["possible","impossible","1/2-1/2","1-0"]' \
        -p "$three_left"
    member '[.mate[].prospect, .flag[].result]' '["impossible","impossible","1/2-1/2","1/2-1/2"]' \
        -p "$two_left"
    member '.lines | .white[].san, (.black | length)' "$(printf '"Ra8#"\n0')" \
        --line -p "$mate_in_one"
    member 'has("lines")' 'false' -p "$mate_in_one"
    member '.flag' 'null' -p '8/8/4k3/8/8/4K3/8/8 w - - 0 1'
    member '.fen' '"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"' e4
}
if command -v jq >/dev/null; then
    objects
else
    echo 'there is no jq: JSON was not compared'
fi

trouble "'e5' is not legal: pawn-shape; 'ecart check' says why" e5
trouble "'x' is not a move: bad-notation at character 2; try e2e4, 5254, Nf3 or O-O" e4 x
trouble "'8 w - -' is not a position: bad-rank-count: The FEN has 1 rank instead of 8." -p '8 w - -'

exit $((failures > 0))
