#!/bin/sh
# check_locale.sh -- the language of the answers: --language, or that of the user, whom
# the environment names; and no word of English in an answer in another language
: "${srcdir:=.}"
ecart=$PWD/tools/ecart
failures=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
unset LC_ALL LC_MESSAGES LANG LANGUAGE LC_CTYPE

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# speaks CODE VARIABLE=VALUE... COMMAND ARGUMENT...: as with --language=CODE
speaks() {
    code=$1
    shift
    env "$@" >"$made/is" 2>&1
    while case $1 in *=*) true ;; *) false ;; esac; do
        shift
    done
    "$@" "--language=$code" >"$made/wanted" 2>&1
    cmp -s "$made/is" "$made/wanted" || fail "not $code: $*: $(head -n 1 "$made/is")"
}

# No locale needs to be installed.
environment() {
    refused="$ecart check e4 e5 Nf4"
    # shellcheck disable=SC2086 # a list of words
    {
        speaks en $refused
        speaks en LANG=C $refused
        speaks en LANG=POSIX $refused
        speaks en LANG=C.UTF-8 $refused
        speaks en LANG=xx_YY.UTF-8 $refused
        speaks en LANG=en_GB $refused
        speaks en LANG=_ $refused
        speaks en LANG=french $refused
        speaks en LANG=ru_RU.UTF-8 $refused         # a draft
        speaks fr LANG=fr $refused
        speaks fr LANG=fr_CH.UTF-8 $refused
        speaks de LANG=de.UTF-8 $refused
        speaks de LANG=de@euro $refused
        speaks es LC_MESSAGES=es_MX LANG=de $refused
        speaks de LC_ALL=de_AT LC_MESSAGES=es_MX LANG=fr $refused
        speaks fr LC_ALL= LC_MESSAGES= LANG=fr_FR $refused
        speaks en LC_ALL=C LC_MESSAGES=es LANG=fr $refused
        speaks es LC_ALL=fr $refused --language=es
    }
    # What people read.
    speaks fr LANG=fr "$ecart" explain Nf4
    speaks fr LANG=fr "$ecart" seen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
    speaks fr LANG=fr "$ecart" shape rook a1 b3
    # What programs read.
    speaks en LANG=fr "$ecart" check --json Nf4
    speaks en LANG=fr "$ecart" explain --json Nf4
    speaks en LANG=fr "$ecart" seen --json 8/8/8/8/8/8/8/8
    speaks en LANG=fr "$ecart" fen 8/8/8/8/8/8/8/8
    start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    printf '%s\tNf4\n' "$start" >"$made/requests"
    for code in en fr; do
        LANG=fr "$ecart" filter --language=$code <"$made/requests" 2>"$made/counts" >"$made/$code"
    done
    LANG=fr "$ecart" filter <"$made/requests" 2>"$made/counts" | cmp -s - "$made/en" || fail 'filter: not English'
    cmp -s "$made/en" "$made/fr" && fail 'filter: not French'
}

environment
exit $((failures != 0))
