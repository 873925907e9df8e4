#!/bin/sh
# check_examples.sh -- the examples that need no window do what they are for
: "${srcdir:=.}"
top=$(cd "$srcdir" && pwd)
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
PATH=$PWD/tools:$PATH
LC_ALL=C.UTF-8
export PATH LC_ALL
status=0

# prints STATUS WHAT COMMAND...: ends so, and prints what the file wanted holds
prints() {
    wanted=$1 what=$2
    shift 2
    "$@" >"$made/printed" 2>&1
    ended=$?
    test $ended = "$wanted" || { echo "$what: status $ended"; status=1; }
    diff -u "$made/wanted" "$made/printed" || { echo "$what: another output"; status=1; }
}

# Six ways to a knight's distance are all one, for squares that are squares.
echo 'All ways agree on 4096 of 4096 pairs.' >"$made/wanted"
prints 0 six_ways examples/six_ways
echo "six_ways: 'i9' is not a square: expected a1 to h8" >"$made/wanted"
prints 2 six_ways examples/six_ways c2 i9

# A game on a terminal: "> " before what a person types.
sed -n 's/^> //p' "$top/tests/data/terminal.txt" >"$made/typed"
sed '/^#/d; /^> /d' "$top/tests/data/terminal.txt" >"$made/wanted"
prints 0 terminal examples/terminal <"$made/typed"

# It ends with mate, and does not wait for another move; the position is what
# the program says that it is.
printf 'f3\ne5\ng4\nQh4\ne4\n' | examples/terminal >"$made/mate"
test "$(tail -n 1 "$made/mate")" = 'White is checkmated: Black has won.' || { echo 'terminal: no mate'; status=1; }
test "$(grep -c '^White:' "$made/mate")" = 2 || { echo 'terminal: goes on'; status=1; }

# Looks at a board: a move and an answer at once, an illegal move, a revised one, a takeback.
cat >"$made/wanted" <<'END'
1. e4
1... e5
The bishop on f1 cannot go to f3: a bishop moves only diagonally.
Clear f3. Put back the bishop on f1.
lights f1 f3
2. Bc4
2. Bb5
back to 2 moves
No move leads to this board.
Put back the rook on a1.
lights a1
0-1
END
x=rnbqkbnr/pppp1ppp/8/4p3
for board in "$x/4P3/8/PPPP1PPP/RNBQKBNR" clock "$x/4P3/5B2/PPPP1PPP/RNBQK1NR" \
    "$x/4P3/5B2/PPPP1PPP/RNBQK1NR" "$x/2B1P3/8/PPPP1PPP/RNBQK1NR" clock \
    "rnbqkbnr/pppp1ppp/8/1B2p3/4P3/8/PPPP1PPP/RNBQK1NR" clock \
    "$x/4P3/8/PPPP1PPP/RNBQKBNR" clock "$x/4P3/8/PPPP1PPP/qNBQKBNR" clock \
    torn/off 8/8/8/4k3/3K4/8/8/8 clock; do
    echo "$board"
done >"$made/looks"
prints 0 watch examples/watch <"$made/looks"

# Only a board has the functions that this one calls.
# shellcheck disable=SC2086 # a list of flags
$CC $CPPFLAGS -c -o "$made/sensors.o" "$srcdir/examples/sensors.c" || { echo 'sensors: not compiled'; status=1; }

cat >"$made/wanted" <<'END'
2:54: repair: The last fields of the FEN are missing. [missing-fields]
2:20: repair: Two digits stand side by side instead of their sum. [adjacent-digits]
2:46: repair: The side to move is written as a capital letter. [uppercase-side]
3:1: error: Rank 8 of the FEN has “x”, which is neither a piece nor a number from 1 to 8. [bad-character]
4:1: error: White has no king. [king-missing]
5:1: error: The FEN is empty. [empty]
END
sed 's/$/\r/' >"$made/typed" <<'END'
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W KQkq -
xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1
k7/8/8/8/8/8/8/8 w - - 0 1

END
prints 1 lint examples/lint <"$made/typed"
head -n 2 "$made/typed" >"$made/playable"
head -n 3 "$made/wanted" >"$made/wanted.playable"
mv "$made/wanted.playable" "$made/wanted"
prints 0 lint examples/lint <"$made/playable"

# What two GUIs ask, which is the same in any language.
sed -n 's/^> //p' "$top/tests/data/gui.txt" >"$made/typed"
sed '/^#/d; /^> /d' "$top/tests/data/gui.txt" >"$made/wanted"
for run in 'python3 gui.py' 'node gui.mjs'; do
    if command -v "${run% *}" >/dev/null 2>&1; then
        prints 0 "${run#* }" "${run% *}" "$top/examples/${run#* }" <"$made/typed"
    else
        echo "${run#* }: no ${run% *} to run it"
    fi
done
# All that was played is legal, and taken back at the end.
# shellcheck disable=SC2046 # a list of moves
ecart check $(sed -n 's/^play //p' "$made/wanted") >/dev/null || { echo 'gui.txt: not a game'; status=1; }

command -v python3 >/dev/null 2>&1 || { echo 'coprocess.py: no python3 to run it'; exit $status; }
fen='r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
set -- Bc4 c1a3 Nxe5 'no move' 5254
for move; do
    printf '%s\t%s\n' "$fen" "$move"
done | ecart filter 2>/dev/null |
    awk -F '\t' '{ print $5; if ($4 != "-") { gsub(",", ", ", $4); print "   look at " $4 } }' \
    >"$made/answers"
python3 "$top/examples/coprocess.py" "$fen" "$@" >"$made/said" || { echo 'coprocess.py failed'; status=1; }
sed 's/^[^ ].*: \([A-Z].*\)/\1/' "$made/said" | diff -u "$made/answers" - ||
    { echo 'coprocess.py: other answers than the program gives by itself'; status=1; }
exit $status
