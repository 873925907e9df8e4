# marked.awk -- makes a language of po/ecart.pot in which each text begins with its key
#
# "<reason/no-piece>there is no piece on {from}.": so a test sees which texts were said.

BEGIN {
    print "msgid \"\"\nmsgstr \"\""
    print "\"Language: qad\\n\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
}

/^msgctxt/      { key = $2; gsub(/"/, "", key); text = ""; many = 0 }
/^msgid_plural/ { many = 1; print; next }
/^msgstr/       { if (key != "" && !done[key]++) put(); next }
/^(msgctxt|msgid|")/ && key != "" {
    print
    if (!/^msgctxt/) {
        sub(/^msgid /, "")
        text = text $0 "\n"
    }
}

# Capitals would change the key.
function put()
{
    if (key == "grammar/capitals")
        text = "\"no\"\n"
    else if (key !~ /^grammar\/(forms|direction|name)$/)
        text = "\"<" key ">\"\n" text
    if (many)
        printf "msgstr[0] %smsgstr[1] %s\n", text, text
    else
        print "msgstr " text
    key = ""
}
