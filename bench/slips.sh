#!/bin/sh
# slips.sh -- make slips: plants slips in games, and counts how ecart pgn --mend mends
#
# Stockfish plays GAMES games with itself, at 1,000 nodes a move; and in
# each of SLIPS copies of them one character of one move becomes another.  The same
# SEED makes the same slips, with the same version of Stockfish.
set -eu
: "${srcdir:=.}" "${GAMES:=500}" "${SLIPS:=3000}" "${SEED:=1}"
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
node "$script" plant lines "$SLIPS" "$SEED" true.pgn slipped.pgn
ended=0
"$ecart" pgn --mend slipped.pgn >mend.diff 2>summary || ended=$?
test $ended -le 1
tail -n 1 summary
patch -s -o mended.pgn slipped.pgn mend.diff
node "$script" count true.pgn slipped.pgn mended.pgn
