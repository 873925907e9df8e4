# linted.sh -- what tests of ecart pgn share; read by them.  They work in a folder
# of their own.
# shellcheck shell=sh disable=SC2034 # the variables are for the tests
: "${srcdir:=.}"
ecart=$PWD/tools/ecart
data=$(cd "$srcdir/tests/data" && pwd) || exit 99
games=$PWD/tests/make_games
replay=$PWD/fuzz/replay_pgn
failures=0
tab=$(printf '\t')
test -x "$ecart" && test -x "$games" || exit 99
made=$(mktemp -d) || exit 99
trap 'status=$?; test ! -e "$made/failed" || status=1; rm -rf "$made"; exit $status' EXIT
cd "$made" || exit 99
LC_ALL=C
export LC_ALL

fail() {
    echo "$*"
    failures=$((failures + 1))
    : >"$made/failed"
}

# plain COUNT: so many games, the first of those of make_games 20000, which is kept beside it
# for all tests and takes a second.
plain() {
    kept=${games%/*}/games.pgn
    if test -z "$(find "$kept" -newer "$games" 2>/dev/null)"; then
        "$games" 20000 >"$kept.$$" && mv -f "$kept.$$" "$kept" || exit 99
    fi
    if test "$1" = 20000; then
        cat "$kept"
    else
        awk -v count="$1" '/^\[Event / && ++n > count { exit } { print }' "$kept"
    fi
}

# faulty FOLDER: of the fuzz targets' corpus, NAME.pgn for each collection with a name
faulty() {
    mkdir -p "$1/lines"
    "$replay" --split "$1/lines" "$data/../../fuzz/corpus/pgn.txt" >"$1/split"
    awk 'name { print name, FNR } { name = /^# [a-z0-9-]+$/ ? $2 : "" }' \
        "$data/../../fuzz/corpus/pgn.txt" >"$1/names"
    while read -r name line; do
        mv "$1/lines/$line" "$1/$name.pgn" || exit 99
    done <"$1/names"
}

# run ARGUMENT...: ecart pgn, into out and err
run() {
    "$ecart" pgn "$@" >out 2>err
    status=$?
}

# ends STATUS WHAT
ends() {
    test "$status" -eq "$1" || fail "$2: status $status and not $1"
}

# differs WANTED FILE: whether, and where first
differs() {
    cmp -s "$1" "$2" && return 1
    diff "$1" "$2" | head -n 10
}

# finds FILE ARGUMENT...: exactly these findings, and as many in the summary
finds() {
    wanted=$1
    shift
    run "$@"
    ends "$(test -s "$wanted" && echo 1 || echo 0)" "$*"
    differs "$wanted" out && fail "$*: other findings"
    grep -q '^ecart: ' err || fail "$*: no summary"
}

# trouble MESSAGE ARGUMENT...: status 2, and the message is a line of stderr
trouble() {
    message=$1
    shift
    run "$@"
    ends 2 "$*"
    grep -qxF "ecart: $message" err || fail "$*: $(cat err), and not: $message"
}
