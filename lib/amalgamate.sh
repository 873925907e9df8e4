#!/bin/sh
# amalgamate.sh -- the library in two files, for programs that are built with it and
# need no make, no configure and no installation:
#
#     amalgamate.sh FOLDER    writes FOLDER/ecart.h and FOLDER/ecart.c
#
# Each header is put where it is included first, those for study last.  The sources come
# in the order of the rooms.  What is made (lib/generate.sh) is made here once more, so that
# a checkout needs no make.
folder=$(cd "${1:?}" && pwd) || exit 99
cd "${srcdir:-.}" || exit 99
LC_ALL=C
export LC_ALL
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
sh lib/generate.sh --all "$made" || exit 1

sources() {
    for room in $(sed -n 's/^include \(lib\/.*local.mk\)/\1/p' lib/local.mk); do
        sed -n 's|^.*\(lib/[a-z0-9_]*/[a-z0-9_]*\.c\).*|\1|p' "$room"
    done
}

heading() { # heading FILE WHAT...: what it is, and its licence
    printf '/* SPDX-License-Identifier: MIT */\n/* %s -- made by amalgamate.sh of ' "$1"
    sed -n 's/^#define ECART_VERSION_STRING "\(.*\)".*/Ecart \1:/p' include/ecart/version.h
    shift
    printf ' * %s\n' "$@" | sed 's/ *$//'
    echo ' *'
    sed 's/^/ * /; s/ *$//' COPYING
    echo ' */'
}

# The lines of files, and of each header that they include where it comes first.
# known: headers that were there before, with blanks between them.  made: where to look
# for a file first.
expand='
function lines(file,    line, name, path) {
    if (file in seen)
        return
    seen[file] = 1
    path = made "/" file
    if ((getline line < path) <= 0)
        path = file
    close(path)
    while ((getline line < path) > 0) {
        if (line ~ /^\/\* SPDX-License-Identifier/)
            continue
        name = line
        if (sub(/^#include (<|")/, "", name) && sub(/[>"].*/, "", name)) {
            if (name ~ /^ecart(\/[a-z0-9_]*)?\.h$/)
                lines("include/" name)
            else if (name ~ /\//)
                lines("lib/" name)
            else if (!(name in seen)) {
                seen[name] = 1
                print line
            }
        } else
            print line
    }
    close(path)
}
BEGIN {
    for (i = split(known, files, " "); i > 0; i--)
        seen[files[i]] = 1
    for (i = 1; i < ARGC; i++)
        lines(ARGV[i])
}'

{
    heading ecart.h 'the public headers, in one file.'
    ${AWK:-awk} -v made="$made" "$expand" include/ecart.h include/ecart/study.h
} >"$folder/ecart.h.new" || exit 1
{
    heading ecart.c 'the whole library, in one file.  Build it with your program:' '' \
        '    cc program.c ecart.c'
    cat <<'END'

/* Names that are not in ecart.h stay in this file. */
#if !defined(ECART_HIDDEN)
#   define ECART_HIDDEN static
#endif
#define ECART_EXPORT_INLINES 1
#include "ecart.h"
END
    # shellcheck disable=SC2046 # a list of files
    ${AWK:-awk} -v made="$made" -v known="include/ecart.h $(echo include/ecart/*.h)" "$expand" $(sources)
} >"$folder/ecart.c.new" || exit 1
mv "$folder/ecart.h.new" "$folder/ecart.h" && mv "$folder/ecart.c.new" "$folder/ecart.c"
