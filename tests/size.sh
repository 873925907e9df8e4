#!/bin/sh
# size.sh -- says how many bytes of code and constants the library has, by room,
# and how many a program gets that reads a FEN and asks for verdicts alone.  It
# refuses nothing: a limit would shape the source.  What debuggers need to unwind
# a stack is not counted.  Other flags make other sizes, and
# slim LTO leaves no code to measure, so only a build with the project's own flags is
# measured.
: "${srcdir:=.}"
core=lib/.libs/libecart-core.a

# shellcheck disable=SC2086 # a list of flags
for flag in ${CFLAGS-}; do
    case $flag in
    -std=* | -fvisibility=* | -W[a-z]* | -g | -O2) test "${flag#-Wp,}" = "$flag" && continue ;;
    esac
    echo "skipped: $flag is not one of the project's own flags"
    exit 77
done
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

# The linker takes the members that are needed, and what these need.
ld -r -u ecart_fen_position -u ecart_move_check "$core" -o "$made" 2>/dev/null &&
    bytes "$made" | awk '{ sum += $NF } END { printf "%8d for verdicts alone\n", sum }'
exit 0
