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

# What a draft lacks is not mixed with it: the whole answer is in English.
drafts() {
    for asked in 'ends e4' 'explain e5' 'explain --numbers e5' 'explain --level=child e5' \
                 'explain --level=arbiter e5' 'explain --json e5'; do
        for code in en ru tr zh; do
            # shellcheck disable=SC2086 # a list of words
            "$ecart" $asked --language=$code >"$made/$code"
            cmp -s "$made/en" "$made/$code" ||
                fail "two languages in one answer: $(cat "$made/$code")"
        done
    done
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
    speaks fr LANG=fr "$ecart" ends
    speaks fr LANG=fr "$ecart" premove e7e5
    speaks fr LANG=fr "$ecart" shape rook a1 b3
    # What programs read.
    speaks en LANG=fr "$ecart" check --json Nf4
    speaks en LANG=fr "$ecart" explain --json Nf4
    speaks en LANG=fr "$ecart" ends --json
    speaks en LANG=fr "$ecart" premove --json e7e5
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

# apart CODE ARGUMENT...: no line with a word is the same in English and in that language,
# and none has one of the words that few English sentences lack.  Identifiers of reasons
# and of standings are the same in all languages.
apart() {
    code=$1
    shift
    "$ecart" "$@" --language=en <"$made/replies" >"$made/en" 2>"$made/err"
    "$ecart" "$@" --language="$code" <"$made/replies" >"$made/is" 2>"$made/err"
    test -s "$made/is" || fail "nothing said: $*"
    grep '[a-z][a-z][a-z]' "$made/is" | grep -v '^> \|^[^ ]*: [a-z-]*$' | grep -Fxf "$made/en" >"$made/same" &&
        fail "English for $code: $*: $(head -n 1 "$made/same")"
    sed 's/[a-z]*-[a-z-]*: //' "$made/is" | grep -w 'the\|of\|is\|and\|to\|move\|moves\|cell\|cells\|square\|with\|which\|for' \
        >"$made/same" && fail "English words for $code: $*: $(head -n 1 "$made/same")"
}

# Each command that people read.
languages() {
    mate='rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    yes '?' | head -n 40 >"$made/replies"
    for code in fr de es; do
        apart $code check e4 e5 Nf4
        apart $code check e4 e5 Ke3
        apart $code check --board e5
        apart $code check --strict Ng1f3
        apart $code check Sf3
        apart $code check 'e4!' e7-e5
        apart $code check f3 e5 g4 Qh4
        apart $code check Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
        apart $code check -p '7k/5Q2/8/8/8/8/8/K7 w - - 0 1' Qg6
        apart $code check -p '4k3/8/8/8/8/8/8/R3K3 w Q - 98 60' Kd1 Kd8
        apart $code check -p '4k3/8/8/8/8/8/8/R3K3 w Q - 148 90' Kd1 Kd8
        apart $code check -p '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' a8=B
        apart $code check -p "$mate" Kf2
        for level in child arbiter; do
            apart $code explain --level=$level Nf4
            apart $code explain --level=$level e4
            apart $code explain --level=$level -p "$mate"
            apart $code quiz --level=$level --seed=1 --count=20
        done
        apart $code quiz --seed=1 --count=40
        apart $code board
        apart $code board -p "$mate"
        apart $code seen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
        apart $code seen 8/8/8/3Kk3/8/8/8/8
        apart $code seen 8/8/8/8/8/8/8/8
        apart $code ends Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
        apart $code ends -p '4k3/8/8/8/7q/8/8/R3K3 w - - 99 80'
        apart $code ends -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 90'
        apart $code ends -p "$mate"
        apart $code premove e7e5
        apart $code premove d8d5
        apart $code premove e2e4
        apart $code premove -p "$mate" d8g5
        apart $code shape queen
        apart $code shape pawn
        apart $code shape pawn e5
        apart $code shape rook a1 b8
    done
}

drafts
environment
languages
exit $((failures != 0))
