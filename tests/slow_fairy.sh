#!/bin/sh
# slow_fairy.sh -- where fairy pieces go on 1,000 made boards, from every cell, and what
# Fairy-Stockfish says of them, which runs as a program of its own.
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
PATH=$PATH:/usr/games
command -v fairy-stockfish >/dev/null || { echo 'no fairy-stockfish'; exit 77; }

tests/make_fairy "$made/variants" "$made/questions" "$made/answers" || exit 99
fairy-stockfish <"$made/questions" >"$made/out" 2>&1
awk '
/^[a-h][1-8][a-h][1-8]: 1$/ {
    cell[substr($0, 3, 2)]
}
/^Nodes searched/ {
    for (column = 1; column <= 8; column++)
        for (row = 1; row <= 8; row++) {
            name = substr("abcdefgh", column, 1) row
            if (name in cell)
                printf "%s ", name
        }
    print ""
    split("", cell)
}' "$made/out" >"$made/theirs"
test "$(wc -l <"$made/theirs")" = 64000 || { echo 'not all was answered'; exit 1; }
cmp "$made/answers" "$made/theirs" || diff "$made/answers" "$made/theirs" | head -n 20
cmp -s "$made/answers" "$made/theirs"
