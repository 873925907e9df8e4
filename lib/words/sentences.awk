# sentences.awk -- numbers the sentences of en.txt, for all languages
#
#     LC_ALL=C awk -f lib/words/sentences.awk > lib/words/sentences.h
#
# Reasons and faults stand there in the order of their own numbers, so that
# SAY_NONE + reason and SAY_EMPTY + fault are their sentences.  tests/tables.sh
# compares the file with what this writes.

BEGIN {
    FS = "\t"
    while ((getline < "lib/words/en.txt") > 0) {
        if (/^#/ || $1 ~ /^(code|name|form .*)$/)
            continue
        gsub(/-/, "_", $1)
        names = names "    SAY_" toupper($1) ",\n"
    }

    print "/* SPDX-License-Identifier: MIT */"
    print "/* sentences.h -- made by sentences.awk from en.txt: edit that */"
    print "#ifndef LIB_WORDS_SENTENCES_H\n#define LIB_WORDS_SENTENCES_H\n"
    print "enum {\n" names "    SENTENCES\n};\n\n#endif"
}
