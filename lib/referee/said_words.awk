# said_words.awk -- writes the lists of said_words.txt for C, each word between two blanks
BEGIN {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* said_words.h -- made by said_words.awk from said_words.txt: edit that */"
}
/^#/ || NF == 0 { next }
/^[a-z]/        { printf "%sstatic const char %s[] = \" \"", ended, $1; ended = ";\n"; next }
{
    $1 = $1
    printf "\n    \"%s \"", $0
}
END { printf "%s", ended }
