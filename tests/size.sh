#!/bin/sh
# size.sh -- the code and the constants of the library stay under 64 KiB.  Two
# parts that a program may never ask for have room of their own: 12 KiB for the
# words of three languages, and 16 KiB for reading PGN, with the quick way to
# read and play its moves.  All in a build that is optimised and carries no instruments;
# others are not measured.  What debuggers need to unwind a stack is not
# counted.  Only gcc is held to it, which can be told what is to be small
# (lib/cold.h).
core=lib/.libs/libecart-core.a

${CC:-cc} --version 2>/dev/null | grep -qi clang && exit 77
case $CFLAGS in *-fsanitize* | *--coverage*) exit 77 ;; esac
case $CFLAGS in *-O[12s]*) ;; *) exit 77 ;; esac
size -A "$core" >/dev/null 2>&1 || exit 77

size -A "$core" | awk '
    function within(part, limit)
    {
        print bytes[part] + 0 " bytes of " part ", of " limit
        return bytes[part] < limit
    }
    /\(ex / {
        part = $1 ~ /^explain_words/ ? "words" : $1 ~ /^(pgn|san_pla)/ ? "PGN" : "rules"
    }
    $1 ~ /^\.(text|rodata|data)/ { bytes[part] += $2 }
    END {
        exit !(bytes["rules"] > 0 && within("rules", 65536) &&
               within("words", 12288) && within("PGN", 16384))
    }'
