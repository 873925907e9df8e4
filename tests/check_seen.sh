#!/bin/sh
# check_seen.sh -- boards that were seen: ecart seen, and requests to the filter
asked=seen
# shellcheck source=tests/asked.sh
. "${srcdir:=.}/tests/asked.sh"

# says STATUS ARGUMENT...: ecart seen answers what is on standard input
says() {
    wanted=$1
    shift
    cat >"$made/wanted"
    "$ecart" seen "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    diff -u "$made/wanted" "$made/out" || fail 'another answer' "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

castles='4k3/8/8/8/8/8/8/4K2R w K - 0 1'
passes='4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'
promotes='5n1n/6P1/8/k7/8/8/8/4K3 w - - 0 1'

tabs() { tr ' ' '\t'; }

echo 'e2e4 e4' | tabs | says 0 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
echo 'e2e4 e4' | tabs | says 0 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
echo 'e1g1 O-O' | tabs | says 0 -p "$castles" 4k3/8/8/8/8/8/8/5RK1
# shellcheck disable=SC2086 # words, which are not those of the board
echo 'e1g1 O-O' | tabs | says 0 -p $castles 4k3/8/8/8/8/8/8/5RK1 w - - 0 1
echo 'e5d6 exd6' | tabs | says 0 -p "$passes" 4k3/8/3P4/8/8/8/8/4K3
echo 'g7h8n gxh8=N' | tabs | says 0 -p "$promotes" 5n1N/8/8/k7/8/8/8/4K3
echo 'f1g1 O-O' | tabs | says 0 --chess960 -p '4k3/8/8/8/8/8/8/5KR1 w G - 0 1' 4k3/8/8/8/8/8/8/5RK1

# The colours alone do not tell what a pawn became, nor occupied cells what was taken.
printf 'g7h8%s gxh8=%s\n' q Q r R b B n N | tabs | says 0 --colours -p "$promotes" 5p1P/8/8/p7/8/8/8/4P3
{
    printf 'g7f8%s gxf8=%s\n' q Q r R b B n N
    printf 'g7h8%s gxh8=%s\n' q Q r R b B n N
} | tabs | says 0 --occupied -p "$promotes" 5p1p/8/8/p7/8/8/8/4p3
echo 'e2e4 e4' | tabs | says 0 --occupied pppppppp/pppppppp/8/8/4p3/8/pppp1ppp/pppppppp

# What was tried has the answer of ecart check; but nobody mistyped it, so that there is no
# question of what was meant.
tried() { "$ecart" check "$@" | head -n 2; }

says 1 rnbqkbnr/pppppppp/8/8/5N2/8/PPPPPPPP/RNBQKB1R <<'END'
g1f4: knight-shape: The knight on g1 cannot go to f4: a knight moves two squares straight, then one to the side.
The knight on g1 may go to f3 or h3.
END
tried g1f4 | says 1 rnbqkbnr/pppppppp/8/8/5N2/8/PPPPPPPP/RNBQKB1R
tried --language=de e2e5 | says 1 --language=de rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR
tried -p "$promotes" g7g8 | says 1 -p "$promotes" 5nPn/8/8/k7/8/8/8/4K3
tried e7e5 | says 1 rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR

echo 'unfinished: f1,h1: Castling has begun: the rook still has to move.' | says 1 -p "$castles" 4k3/8/8/8/8/8/8/6KR
echo 'unfinished: f1,h1: Le roque est commencé : la tour doit encore bouger.' |
    says 1 --language=fr -p "$castles" 4k3/8/8/8/8/8/8/6KR
echo 'unfinished: d5: The pawn captured en passant is still on the board.' | says 1 -p "$passes" 4k3/8/3P4/3p4/8/8/8/4K3
echo 'unfinished: d5: Der en passant geschlagene Bauer steht noch auf dem Brett.' |
    says 1 --language=de -p "$passes" 4k3/8/3P4/3p4/8/8/8/4K3
echo 'different: g1: No move leads to this board.' | says 1 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R
echo "different: g1: Aucun coup ne mène à cette position." | says 1 --language=fr rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R
echo 'same: Nothing has changed.' | says 1 -p "$castles" 4k3/8/8/8/8/8/8/4K2R
echo 'same: Nichts hat sich geändert.' | says 1 --language=de -p "$castles" 4k3/8/8/8/8/8/8/4K2R

# Two kings in the centre, with or without the other pieces.
echo '1-0: Both kings are on light squares of the centre: White has won.' | says 0 -p "$castles" 8/8/8/3k4/4K3/8/8/7R
echo '1-0: Both kings are on light squares of the centre: White has won.' | says 0 8/8/8/3K4/4k3/8/8/8
echo '0-1: Both kings are on dark squares of the centre: Black has won.' | says 0 8/8/8/4k3/3K4/8/8/8
echo '1/2-1/2: The kings are on a light and a dark square of the centre: a draw.' |
    says 0 --colours -p "$castles" 8/8/8/3pP3/8/8/8/7P
"$ecart" seen -p '8/8/8/3k4/8/4K3/8/8 w - - 0 1' 8/8/8/3k4/4K3/8/8/8 |
    sed -n '1s/: The.*//p; $s/: .*//p' >"$made/out"
printf '%s\n' 'e3e4: kings-touch' 1-0 | diff - "$made/out" || fail 'a try and a result'

trouble 'missing placement, such as 8/8/8/8/8/8/8/8'
trouble "'x' is not a FEN: bad-rank-count: The FEN has 1 rank instead of 8." x
trouble "'8 w - -' is not a position: bad-rank-count: The FEN has 1 rank instead of 8." \
    -p '8 w - -' 8/8/8/8/8/8/8/8

# Look after look: each line of looks.txt is a look, a tab, and the answer to it.
follows() { # follows NAME OPTION...: the lines on standard input, with "|" for a tab
    name=$1
    shift
    tr '|' '\t' >"$made/looks.txt"
    cut -f 1 "$made/looks.txt" | "$ecart" seen --follow "$@" >"$made/out" 2>"$made/err" ||
        fail "$name: status $?"
    cut -f 2 "$made/looks.txt" | diff -u - "$made/out" || fail "$name: another answer"
    test ! -s "$made/err" || fail "$name: $(cat "$made/err")"
}

follows 'a game' <<'END'
clock|same: Nothing has changed.
rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR|lifted: The pawn on e2 has been lifted.
rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKB1R|lifted: The pawn on e2 and the knight on g1 have been lifted.
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR|unfinished: e2e4: The board is not at rest yet.
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR|move: e2e4: Legal: the pawn on e2 advances two squares to e4.
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR|same: Nothing has changed.
rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R|unfinished: e7e5 g1f3: The board is not at rest yet.
clock|move: e7e5 g1f3: Legal: the pawn on e7 advances two squares to e5. Legal: the knight on g1 goes to f3.
rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR|unfinished: The board is not at rest yet.
rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR|back: g1f3: 1 move was taken back.
x|error: The FEN has 1 rank instead of 8.
clack|error: The FEN has 1 rank instead of 8.
|error: The FEN is empty.
rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPP1PPP/RNBQKBNR|lifted: The pawn on e4 has been lifted.
rnbqkbnr/pppp1ppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR|unfinished: The board is not at rest yet.
rnbqkbnr/pppp1ppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR|try: e4e5: The pawn on e4 cannot advance onto the pawn on e5: a pawn captures only diagonally. Put back the pawn on e4 and the pawn on e5.
8/8/8/3K4/4k3/8/8/8|unfinished: The board is not at rest yet.
8/8/8/3K4/4k3/8/8/8|result: 1-0: Both kings are on light squares of the centre: White has won.
END
follows 'two moves back' --json --settle=1 <<'END'
rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR|{"event":"move","moves":["e2e4","e7e5"],"verdict":"legal","reason":"none","text":"Legal: the pawn on e2 advances two squares to e4. Legal: the pawn on e7 advances two squares to e5.","fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"}
rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR|{"event":"revised","moves":["d2d4"],"back":2,"verdict":"legal","reason":"none","text":"The last 2 moves are replaced. Legal: the pawn on d2 advances two squares to d4.","fen":"rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"}
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|{"event":"back","moves":["d2d4"],"back":1,"text":"1 move was taken back.","fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}
END
follows 'tries in French' --language=fr --settle=1 <<'END'
rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR|try: e2e5: Le pion en e2 ne peut pas aller en e5 : un pion avance d’une case (deux depuis sa case de départ) et prend en diagonale vers l’avant. Libérer e5. Remettre le pion en e2.
rnbqkbnr/pppppppp/4Q3/8/8/8/PPPPPPPP/RNBQKBNR|different: Aucun coup ne mène à cette position. Libérer e6.
END
follows 'castling' --settle=1 -p "$castles" <<'END'
4k3/8/8/8/8/8/8/6KR|unfinished: e1g1: Castling has begun: the rook still has to move.
4k3/8/8/8/8/8/8/4KR2|move: h1f1: Legal: the rook on h1 goes to f1.
4k3/8/8/8/8/8/8/5RK1|revised: e1g1: The last move is replaced. Legal: the king on e1 castles kingside.
END
follows 'a draft has no words of its own' --language=ru -p "$castles" <<'END'
4k3/8/8/8/8/8/8/5RK1|unfinished: e1g1: The board is not at rest yet.
4k3/Q7/8/8/8/8/8/4K2R|unfinished: The board is not at rest yet.
4k3/Q7/8/8/8/8/8/4K2R|different: No move leads to this board. Clear a7.
END
follows 'en passant' -p "$passes" <<'END'
4k3/8/3P4/3p4/8/8/8/4K3|unfinished: e5d6: The pawn captured en passant is still on the board.
END
follows 'a promotion' -p '8/P6k/8/8/8/8/8/K7 w - - 0 1' <<'END'
Q7/P6k/8/8/8/8/8/K7|unfinished: a7a8q: The board is not at rest yet.
P7/7k/8/8/8/8/8/K7|unfinished: a7a8: The pawn on a7 must promote on a8 to a queen, rook, bishop or knight.
END
follows 'several captures' --occupied -p '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1' <<'END'
4k3/8/8/3p1p2/8/8/8/4K3|lifted: Several moves fit.
END
follows 'data' --json --settle=1 --colours <<'END'
rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR|{"event":"lifted","text":"The pawn on e2 has been lifted.","put":[{"square":"e2","piece":"P"}]}
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR|{"event":"move","moves":["e2e4"],"verdict":"legal","reason":"none","text":"Legal: the pawn on e2 advances two squares to e4.","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"}
rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR|{"event":"try","moves":["e7e4"],"verdict":"illegal","reason":"pawn-shape","text":"The pawn on e7 cannot go to e4: a pawn moves one square forward (two from its starting square) and captures diagonally forward. Put back the pawn on e4 and the pawn on e7.","put":[{"square":"e4","piece":"P"},{"square":"e7","piece":"p"}]}
rnbqkbnr/pppppppp/8/8/4P3/4Q3/PPPP1PPP/RNBQKBNR|{"event":"different","text":"No move leads to this board. Clear e3.","put":[{"square":"e3","piece":null}]}
rnbq1bnr/pppppppp/8/3kK3/4P3/8/PPPP1PPP/RNBQ1BNR|{"event":"result","text":"The kings are on a light and a dark square of the centre: a draw.","result":"1/2-1/2"}
8|{"event":"error","text":"The FEN has 1 rank instead of 8."}
END
trouble "too many arguments: 'x'" --follow x
for number in 0 256 1x -1 '' 99999999999999999999; do
    trouble "'$number' is not a number of looks: expected a number from 1 to 255" --follow "--settle=$number"
done
for number in 1 9 250 255; do
    "$ecart" seen --follow --settle=$number </dev/null || fail 'refused' --settle=$number
done
trouble "'8' is not a position: bad-rank-count: The FEN has 1 rank instead of 8." --follow -p 8
mkdir "$made/folder"
"$ecart" seen --follow <"$made/folder" >"$made/out" 2>"$made/err"
test $? = 2 && grep -q '^ecart: cannot read standard input: ' "$made/err" || fail 'a folder was read'

# The filter's answer is that of --json behind what all its answers begin with.
objects() { # objects FEN PLACEMENT NAME: of the colours or occupied cells, or - for pieces
    option=
    test "$3" = - || option="--$3"
    "$ecart" seen --json $option -p "$1" "$2" | sed 's/^{/{"version":1,"id":[1],"op":"board","ply":null,/' >"$made/wanted"
    printf '{"id":[1],"op":"board","fen":"%s","want":["standing"],"board":"%s"%s}\n' "$1" "$2" \
        "$(test "$3" = - || printf ',"%s":true' "$3")" | "$ecart" filter 2>/dev/null >"$made/out"
    diff -u "$made/wanted" "$made/out" || fail 'another object' "$@"
    grep -q "$4" "$made/out" || fail "no $4" "$@"
}
objects "$castles" 4k3/8/8/8/8/8/8/5RK1 - \
    '"verdict":"legal".*"nature":\["castle-short"\].*"san":"O-O".*"seen":"move","moves":\[{"move":"e1g1","san":"O-O"}\],"differ":\["e1","f1","g1","h1"\],"result":null'
objects "$castles" 4k3/8/8/8/8/8/8/6KR - '"reason":"unfinished","move":null,"cells":\["f1","h1"\]'
objects "$castles" 4k3/8/8/8/8/8/8/4K2R - '"reason":"same".*"moves":\[\],"differ":\[\]'
objects "$castles" 8/8/8/3k4/4K3/8/8/8 - '"reason":"different".*"result":"1-0"'
objects "$castles" 4k3/8/8/8/8/8/8/5PP1 colours '"move":"e1g1"'
objects "$promotes" 5p1P/8/8/p7/8/8/8/4P3 colours '"verdict":"promotion-needed".*"move":"g7h8"'
objects "$promotes" 5p1P/8/8/p7/8/8/8/4P3 occupied '"reason":"ambiguous".*"cells":\["g7"\]'
objects "$promotes" 5n1N/8/8/k7/8/8/8/4K3 - '"verdict":"legal".*"move":"g7h8n"'
objects '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1' 4k3/8/8/3p1p2/8/8/8/4K3 occupied '"reason":"ambiguous".*"cells":\["e4"\]'
objects '4k3/8/8/8/8/8/8/5K1R w H - 0 1' 4p3/8/8/8/8/8/8/5PP1 colours '"reason":"ambiguous".*"cells":\["f1","h1"\]'
objects "$promotes" 5nPn/8/8/k7/8/8/8/4K3 - '"reason":"promotion-needed".*"seen":"try"'

refused() { # refused REQUEST REASON OFFSET
    printf '%s\n' "$1" | "$ecart" filter 2>/dev/null |
        grep -q "\"reason\":\"$2\".*\"offset\":$3," || fail "not $2" "$1"
}
echo '{"op":"board","fen":"P3k3/8/8/8/8/8/8/4K3 w - - 0 1","board":"8/8/8/8/8/8/8/8"}' |
    "$ecart" filter 2>/dev/null | grep -q '"cells":\["a8"\]' || fail 'not the cell of a fault'
echo x | "$ecart" filter 2>/dev/null | grep -q '	A request is a FEN, a tab and a move\.$' || fail 'no message' x
refused '{"op":"bord","board":"8"}' unknown-operation 6
refused '{"op":7}' bad-member 6
refused '{"op":"board"}' bad-member 13
refused '{"op":"board","move":"e4"}' bad-member 14
refused '{"op":"board","board":8}' bad-member 22
refused '{"op":"board","colours":1}' bad-member 24
refused '{"op":"board","occupied":1}' bad-member 25
refused '{"op":"board","board":"8/8"}' bad-rank-count 3
refused '{"op":"board","fen":"8","board":"8/8/8/8/8/8/8/8"}' bad-rank-count 1

exit $((failures > 0))
