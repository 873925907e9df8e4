# sentences.awk -- numbers what the library says, for all languages
#
#     LC_ALL=C awk -f lib/words/po.awk -f lib/words/sentences.awk po/en.txt
#
# With -v domain=program it is what a program says: po.awk.  Reasons and faults stand in
# en.txt in the order of their own numbers, so that SAY_REASON_NONE +
# reason and SAY_FAULT_EMPTY + fault are their sentences.  SEVERAL_LIST has the reasons with a
# sentence several/..., which are few.

END {
    if (failed)
        exit 1
    file = FILENAME
    print "/* SPDX-License-Identifier: MIT */"
    print "/* sentences.h -- made by sentences.awk from " file ": edit that */"
    guard = (domain == "program" ? "PROGRAM" : "LIB_WORDS") "_SENTENCES_H"
    print "#ifndef " guard "\n#define " guard "\n"
    print "enum {\n    SAY_CODE," (domain == "program" ? "" : "\n    SAY_PLURALS,")
    for (n = 1; n <= keys; n++) {
        name = toupper(key[n])
        gsub(/[-\/]/, "_", name)
        print "    SAY_" name ","
        if (sub(/^SEVERAL_/, "", name))
            several = several " EACH(" name ")"
    }
    print "    SENTENCES\n};\n"
    if (several != "")
        print "#define SEVERAL_LIST(EACH)" several "\n"
    print "#endif"
}
