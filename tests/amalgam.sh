#!/bin/sh
# amalgam.sh -- the two files of make amalgamation build with a program, by one line of any
# compiler, and show no name but those of the library.  So no private name is used twice.
: "${srcdir:=.}" "${CC:=cc}" "${NM:=nm}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

fail() {
    echo "$*"
    status=1
}

export srcdir
sh "$srcdir/lib/amalgamate.sh" "$made" || exit 1
sed -n 's|^/\* \([^ ]*\.c\) -- .*|\1|p' "$made/ecart.c" | sort -u >"$made/taken"
for source in "$srcdir"/lib/*/*.c; do
    echo "${source##*/}"
done | sort -u | comm -23 - "$made/taken" >"$made/missing"
test ! -s "$made/missing" || fail "in no local.mk: $(cat "$made/missing")"
cat >"$made/main.c" <<'END'
#include <stdio.h>

#include "ecart.h"

int main(void)
{
    char           text[ECART_EXPLAIN_SIZE];
    ecart_position position;

    ecart_position_start(&position);
    printf("%d\n", (int)ecart_perft(&position, 2));
    puts(ecart_reason_name((ecart_reason)ecart_ask(NULL, 0, "f1c4", 4, "fr", text, sizeof text)));
    printf("%.6s\n", text);
    return ecart_cell_row(ECART_E4) - 4;
}
END
cat >"$made/wanted" <<'END'
400
path-blocked
Le fou
END

builds() { # builds COMPILER...: a program with the library, which runs
    (cd "$made" && "$@" -o main && ./main >printed && diff -u wanted printed) ||
        fail "$1 does not build it, or it answers otherwise"
}
# Ours builds it below, where its flags can only make it refuse more.
for compiler in gcc clang tcc; do
    if test $compiler != "$CC" && command -v $compiler >/dev/null; then
        builds $compiler main.c ecart.c
    fi
done

# Without a warning too, but that a local name may well be that of a function in another
# file.
# shellcheck disable=SC2086 # lists
{
    (cd "$made" && $CC $CFLAGS -O0 -Wno-shadow -c ecart.c) || fail 'it has warnings'
    builds $CC $CFLAGS -O0 main.c ecart.o
    test -z "$CXX" || $CXX -std=c++11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only \
        -x c++ "$made/ecart.h" || fail 'ecart.h is not for C++'
}

# Instruments add names of their own.
case $CFLAGS in *--coverage* | *-fsanitize*) exit $status ;; esac
$NM -g "$made/ecart.o" | sed -n 's/.* [A-TV-Z] //p' | grep -v '^ecart_' >"$made/others"
test -s "$made/others" && fail "names that a program may have too: $(cat "$made/others")"
exit $status
