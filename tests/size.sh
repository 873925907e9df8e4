#!/bin/sh
# size.sh -- says how many bytes of code and constants the library has, by room,
# and how many a program gets that reads a FEN and asks for verdicts alone.  It
# refuses nothing: a limit would shape the source.  What debuggers need to unwind
# a stack is not counted.  Clones of functions for other processors (internal.h), and
# the resolvers that pick one, are told once more.
: "${srcdir:=.}" "${NM:=nm}"
core=lib/.libs/libecart-core.a

size -A "$core" >/dev/null 2>&1 || exit 77
made=$(mktemp) || exit 99
trap 'rm -f "$made"' EXIT

bytes() { # bytes FILE: the sections of its members, those that are counted
    size -A "$1" | awk '
        /\(ex / { part = $1 }
        $1 ~ /^\.(text|rodata|data)/ { print part, $2 }'
}

{
    (cd "$srcdir" && ls lib/*.c lib/*/*.c)
    bytes "$core"
} | awk '
    /\.c$/ {
        folder = file = $0
        sub(/[^\/]*$/, "", folder)
        sub(/.*\//, "", file)
        sub(/c$/, "o", file)
        room[file] = folder
        next
    }
    { sum[room[$1]] += $2; all += $2 }
    END {
        for (name in sum)
            printf "%8d %s\n", sum[name], name
        printf "%8d all\n", all
    }' | sort -rn

$NM -P -t d "$core" | awk '
    $1 ~ /\.(arch_|avx2|resolver)/ { sum += $4 }
    END { printf "%8d of them clones and resolvers\n", sum }'

# The linker takes the members that are needed, and what these need.
ld -r -u ecart_fen_position -u ecart_move_check "$core" -o "$made" 2>/dev/null &&
    bytes "$made" | awk '{ sum += $NF } END { printf "%8d for verdicts alone\n", sum }'
exit 0
