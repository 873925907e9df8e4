#!/bin/sh
# slips.sh -- make slips: plants slips in games, and counts how ecart pgn --mend mends
#
# Stockfish plays GAMES games with itself, at 1,000 nodes a move; and SLIPS copies of them
# get a slip of each of nineteen KINDS: a character of one move becomes another, a move is
# left out, two are exchanged.  The same SEED makes the same slips, with the same version of
# Stockfish.
set -eu
: "${srcdir:=.}" "${GAMES:=500}" "${SLIPS:=1000}" "${SEED:=1}"
LC_ALL=C
PATH=$PATH:/usr/games
export LC_ALL PATH
ecart=$PWD/tools/ecart
script=$(cd "$srcdir/bench" && pwd)/slips.mjs
for tool in node stockfish patch; do
    command -v $tool >/dev/null || { echo "slips: no $tool" >&2; exit 2; }
done
made=$(mktemp -d) || exit
trap 'rm -rf "$made"' EXIT
trap 'exit 1' HUP INT TERM
cd "$made"

node "$script" play "$GAMES" "$SEED" >lines
node "$script" kinds >kinds
if test -n "${KINDS:-}"; then
    grep -xE "$KINDS" kinds >wanted && mv wanted kinds
fi
wrong=0
while read -r kind; do
    ended=0
    node "$script" plant lines "$SLIPS" "$SEED" "$kind" true.pgn slipped.pgn
    "$ecart" pgn --mend slipped.pgn >mend.diff 2>summary || ended=$?
    test $ended -le 1
    patch -s -o mended.pgn slipped.pgn mend.diff
    node "$script" count "$kind" true.pgn slipped.pgn mended.pgn || wrong=1
done <kinds
exit $wrong
