#!/bin/sh
# amalgam.sh -- all sources of the library compile as one file, in the order of
# the rooms: no private name is used twice
: "${srcdir:=.}" "${CC:=cc}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

echo '#define ECART_EXPORT_INLINES 1' >"$made/ecart.c"     # as lib/inlines.c does
for room in $(sed -n 's/^include \(lib\/.*local.mk\)/\1/p' "$srcdir/lib/local.mk"); do
    sed -n 's|^.*lib/\([a-z0-9_]*/[a-z0-9_]*\.c\).*|#include "\1"|p' "$srcdir/$room"
done >>"$made/ecart.c"
for source in "$srcdir"/lib/*/*.c; do
    grep -q "\"${source#"$srcdir/lib/"}\"" "$made/ecart.c" ||
        { echo "$source is in no local.mk"; exit 1; }
done
cat >"$made/main.c" <<'END'
#include <ecart.h>

int main(void)
{
    ecart_position position;

    ecart_position_start(&position);
    return ecart_perft(&position, 2) == 400 ? 0 : 1;
}
END
# A local name may well be that of a function in another file.
# shellcheck disable=SC2086 # CC, CPPFLAGS and CFLAGS are lists
$CC $CPPFLAGS $CFLAGS -Wno-shadow "$made/ecart.c" "$made/main.c" -o "$made/main" && "$made/main"
