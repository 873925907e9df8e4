#!/bin/sh
# bench.sh -- make bench: makes what is read, builds BASE and times both trees
#
# Without the history of git there is no BASE, and only this tree is timed.
# With ROWS, only rows whose names it matches are timed, and no peers; of Python all or none.
set -eu
: "${srcdir:=.}" "${AWK:=awk}" "${ROWS:=}" "${BASE:=84222b6}"
LC_ALL=C
export BASE LC_ALL
here=$PWD
tab=$(printf '\t')
made=$(mktemp -d) || exit
trap 'rm -rf "$made"' EXIT
trap 'exit 1' HUP INT TERM

tests/make_games 5000 --played >"$made/0.pgn"
$AWK -v long=0 -f "$srcdir/bench/comments.awk" "$made/0.pgn" >"$made/1.pgn"
$AWK -v long=1 -f "$srcdir/bench/comments.awk" "$made/0.pgn" >"$made/2.pgn"
grep -o '{' "$made/1.pgn" >"$made/plies"

# Of each position some legal moves, and some of the one before it.
$AWK -F'\t' -v OFS='\t' '!/^#/ {
    own = split($6, moves, " ")
    for (i = 1; i <= own; i += 3) print $2, moves[i]
    for (i = 2; i <= other; i += 3) print $2, before[i]
    other = split($6, before, " ")
}' "$srcdir/tests/data/suite.tsv" >"$made/lines"
sed "s/\(.*\)${tab}\(.*\)/{\"id\":1,\"fen\":\"\1\",\"move\":\"\2\"}/" "$made/lines" >"$made/objects"

tests/make_games 400 --positions |
    sed "s/\(.*\)${tab}\(.*\)/{\"id\":1,\"fen\":\"\1\",\"move\":\"\2\"}/" >"$made/played"

set -- "${ROWS:-.}" "$made" "$here/bench/this/bench_tasks.so" "$here/tools/ecart"
sh "$srcdir/bench/build.sh" bench_tasks && built=0 || built=$?
case $built in
0) set -- "$@" "$here/bench/base/bench_tasks.so" "$here/bench/base/program/tools/ecart" ;;
3) echo 'bench: this tree alone'; rm -f bench/base/program ;;
*) exit "$built" ;;
esac
test "$built" -ne 0 || echo "base is commit $BASE"
bench/bench "$@" | tee "$made/table"
if printf 'Python: %s\n' 'a text' 'two squares' 'FEN to verdict' | grep -Eq -- "${ROWS:-.}"; then
    REQUESTS=$made/played sh "$srcdir/bench/python.sh" | tee -a "$made/table"
fi

# The manual has the table of another day.
$AWK -F '  +' '
    FNR == NR { split($0, word, " "); manual[word[2]] = word[3]; next }
    NF == 5 {
        name = tolower($1)
        gsub(/[^a-z0-9]+/, "-", name)
        ratio = manual[name "-ratio"]
        if (ratio && ($4 > 1.1 * ratio || $4 < 0.9 * ratio))
            printf "%-40s ratio %s, and %s in the manual\n", $1, $4, ratio
    }' "$srcdir/doc/measured.texi" "$made/table"
test -z "$ROWS" || exit 0

# Others, with the two npm packages in a folder that is removed again.
PATH=$PATH:/usr/games
command -v node >/dev/null || { echo 'bench: no node: no peers'; exit 0; }
cp "$srcdir/bench/peers.mjs" "$srcdir/bench/peer_filter.mjs" "$made"
! command -v npm >/dev/null || npm install --silent --no-audit --no-fund --prefix "$made" \
    chess.js chessops >/dev/null 2>&1 || :
bench/bench --drags "$here/bench/this/bench_tasks.so" >"$made/drags"
echo
node "$made/peers.mjs" "$made/table" "$made"
