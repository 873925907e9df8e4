# conversed.sh -- what tests of a command that converses share; read by them
# shellcheck shell=sh
: "${srcdir:=.}"
LC_ALL=C
export LC_ALL
ecart=$PWD/tools/ecart
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

fail() {
    echo "$@" | tee -a "$made/failures" >&2
}

# converse COMMAND [OPTION]...: of what it reads, lines that begin with < are the answers that
# are wanted, in their order; all others are sent to the command.
converse() {
    cat >"$made/script"
    sed '/^</d' "$made/script" >"$made/sent"
    sed -n 's/^< //p' "$made/script" >"$made/wanted"
    "$ecart" "$@" <"$made/sent" >"$made/out" 2>"$made/err" || fail "$*: status $?"
    test -s "$made/err" && fail "$*: $(cat "$made/err")"
    return 0
}
