# asked.sh -- what tests of one command of the program share; read by them, with
# the command in $asked, or nothing there if it is any.
# shellcheck shell=sh
: "${srcdir:=.}" "${asked:=}"
ecart=$PWD/tools/ecart
test -x "$ecart" || exit 99
failures=0
made=$(mktemp -d) || exit 99
# What fails behind a pipe, in a shell of its own, counts too.
trap 'status=$?; test ! -e "$made/failed" || status=1; rm -rf "$made"; exit $status' EXIT
LC_ALL=C
export LC_ALL

fail() { # fail WHAT ARGUMENT...
    what=$1
    shift
    echo "ecart ${asked:+$asked }$*: $what"
    failures=$((failures + 1))
    : >"$made/failed"
}

# trouble MESSAGE ARGUMENT...: status 2, the message and nothing else
trouble() {
    printf 'ecart: %s\n' "$1" >"$made/wanted"
    shift
    "$ecart" ${asked:+"$asked"} "$@" >"$made/out" 2>"$made/err" </dev/null
    status=$?
    test "$status" = 2 || fail "status $status and not 2" "$@"
    diff -u "$made/wanted" "$made/err" || fail 'another message' "$@"
    test ! -s "$made/out" || fail 'an answer beside the message' "$@"
}
