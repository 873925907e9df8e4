# pot.awk -- makes gettext's template of po/en.txt, for programs that translators use
#
#     LC_ALL=C awk -v domain=all -f lib/words/po.awk -f lib/words/pot.awk po/en.txt

function quoted(text)
{
    gsub(/"/, "\\\"", text)
    gsub(/\n/, "\\n", text)
    return "\"" text "\""
}

END {
    if (failed)
        exit 1
    print "# What Ecart says, in English -- made by pot.awk from po/en.txt: edit that"
    print "# SPDX-License-Identifier: MIT"
    print "msgid \"\"\nmsgstr \"\""
    print "\"Project-Id-Version: ecart\\n\""
    print "\"Language: en\\n\"\n\"MIME-Version: 1.0\\n\""
    print "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\""
    print "\"Plural-Forms: " header("Plural-Forms") "\\n\""
    for (k = 1; k <= keys; k++) {
        print "\n#. " msg[key[k], "remark"] "\nmsgctxt " quoted(key[k])
        print "msgid " quoted(msg[key[k], "msgid"])
        if ((key[k], "msgid_plural") in msg)
            print "msgid_plural " quoted(msg[key[k], "msgid_plural"]) \
                  "\nmsgstr[0] \"\"\nmsgstr[1] \"\""
        else
            print "msgstr \"\""
    }
}
