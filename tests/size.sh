#!/bin/sh
# size.sh -- says how large the library is, by room, and how large the part is
# that a program needs which asks for verdicts alone.  It refuses nothing: a
# limit would shape the source.  What debuggers need to unwind a stack is not
# counted.
core=lib/.libs/libecart-core.a

size -A "$core" >/dev/null 2>&1 || exit 77
size -A "$core" | awk '
    /\(ex / { part = $1 }
    $1 ~ /^\.(text|rodata|data)/ { bytes[part] += $2; all += $2 }
    END {
        for (part in bytes)
            printf "%8d %s\n", bytes[part], part
        printf "%8d all\n", all
    }' | sort -rn
