# po.awk -- reads catalogues: po/ecart.pot, and the .po of a language after it
#
# Such a file, which is gettext's, has an entry for each key (msgctxt): the English
# template (msgid), a second one if there is a number in it (msgid_plural), and
# the same in the language (msgstr, or msgstr[0] and so on).  A translation that is
# marked fuzzy is not used.
#
# key[1] to key[keys] are those of ecart.pot, in its order, that the library says; not
# among them are those that only describe the language.  msg[KEY, FIELD] is what the
# entry has.  The header has an empty key.
#
# With -v domain=program it is what only the program says.  The grammar is read then too,
# because its forms have numbers.

BEGIN {
    split("reason several standing fault legal hint meant circumstance put number obstacle child law arbiter player brief", group, " ")
    for (i in group)
        law[group[i]]
    not_said = domain == "program" ? "^grammar/" : "^grammar/(forms|capitals|direction)$"
}

function is_wanted(name)
{
    sub(/\/.*/, "", name)
    return name == "" || name == "grammar" || (name in law) == (domain != "program")
}

function fail(why)
{
    print FILENAME ": " why > "/dev/stderr"
    failed = 1
    exit 1
}

# The text between the first quotation mark of a line and the last.
function unquoted(line)
{
    sub(/^[^"]*"/, "", line)
    sub(/"[^"]*$/, "", line)
    gsub(/\\n/, "\n", line)
    gsub(/\\"/, "\"", line)
    return line
}

function end_entry(    name, f)
{
    name = entry["msgctxt"]
    if (entry["msgid"] name entry["msgstr"] != "" && is_wanted(name)) {
        if (english && name != "" && name !~ not_said)
            key[++keys] = name
        if (english && (name, "msgid") in msg)
            fail(name " stands there twice")
        if (!english && msg[name, "msgid"] != entry["msgid"])
            fail(name " has another msgid in ecart.pot, or none")
        for (f in entry)
            if (!fuzzy || f !~ /^msgstr/)
                msg[name, f] = entry[f]
    }
    split("", entry)
    fuzzy = 0
}

# What the header says after a name, such as Language.
function header(name,    text)
{
    text = msg["", "msgstr"]
    if (!sub("(^|.*\n)" name ": *", "", text))
        fail("the header has no " name)
    sub(/\n.*/, "", text)
    return text
}

/^$/ || FNR == 1 { end_entry(); english = FILENAME ~ /\.pot$/ }
/^#,.*fuzzy/     { fuzzy = 1 }
/^[a-z]/         { field = $1 }
/^[a-z"]/        { entry[field] = entry[field] unquoted($0) }
END              { if (!failed) end_entry() }
