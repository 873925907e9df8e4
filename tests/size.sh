#!/bin/sh
# size.sh -- the code and the constants of the library stay under 64 KiB, in a
# build that is optimised and carries no instruments; others are not measured.
core=lib/.libs/libecart-core.a

case $CFLAGS in *-fsanitize* | *--coverage*) exit 77 ;; esac
case $CFLAGS in *-O[12s]*) ;; *) exit 77 ;; esac
size "$core" >/dev/null 2>&1 || exit 77

# Tables of pointers are constants, but size counts them as data.
size "$core" | awk '
    NR > 1 { bytes += $1 + $2 }
    END    { print bytes " bytes"; exit bytes == 0 || bytes >= 65536 }'
