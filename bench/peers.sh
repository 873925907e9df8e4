#!/bin/sh
# peers.sh -- ours beside Stockfish's perft, pgn-extract, chess.js and chessops.
#
# What is not there is named and left out.  The two npm packages are installed
# into a folder that is removed again.
program=${PROGRAM:-bench/bench_moves}
srcdir=${srcdir:-.}
export srcdir

missing() {
    echo "peers: $1: left out"
}

echo
echo "peers: the same positions, one thread; ratios to ours, more is faster"

PATH=$PATH:/usr/games
command -v stockfish >/dev/null || missing 'no stockfish (Debian package stockfish)'
command -v pgn-extract >/dev/null || missing 'no pgn-extract (Debian package pgn-extract)'
command -v node >/dev/null || { missing 'no node, so no chess.js, no chessops'; exit 0; }

modules=$(mktemp -d) || exit
trap 'rm -rf "$modules"' EXIT
trap 'exit 1' HUP INT TERM
cp "$srcdir/bench/peers.mjs" "$srcdir/bench/peers_pgn.mjs" "$modules" || exit
if ! command -v npm >/dev/null; then
    missing 'no npm, so no chess.js, no chessops'
elif ! npm install --silent --no-audit --no-fund --prefix "$modules" chess.js chessops \
    >/dev/null 2>&1; then
    missing 'npm cannot install chess.js and chessops'
fi
node "$modules/peers.mjs" "$program" "$srcdir/tests/data/suite.tsv"
tests/make_games 20000 >"$modules/games.pgn"
node "$modules/peers_pgn.mjs" tools/ecart "$modules/games.pgn"
