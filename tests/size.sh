#!/bin/sh
# size.sh -- the code and the constants of the library stay under 64 KiB, in a
# build that is optimised and carries no instruments; others are not measured.
# What debuggers need to unwind a stack is neither.  Only gcc is held to it,
# which can be told what is to be small (lib/cold.h).
core=lib/.libs/libecart-core.a

${CC:-cc} --version 2>/dev/null | grep -qi clang && exit 77
case $CFLAGS in *-fsanitize* | *--coverage*) exit 77 ;; esac
case $CFLAGS in *-O[12s]*) ;; *) exit 77 ;; esac
size -A "$core" >/dev/null 2>&1 || exit 77

size -A "$core" | awk '
    $1 ~ /^\.(text|rodata|data)/ { bytes += $2 }
    END { print bytes " bytes"; exit bytes == 0 || bytes >= 65536 }'
