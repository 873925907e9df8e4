# po.awk -- reads catalogues: po/en.txt, and the .po of a language after it
#
# The beginning of en.txt says what it has.  The other, which is gettext's, has an entry for
# each key (msgctxt): the English template (msgid), a second one if there is a number in it
# (msgid_plural), and the same in the language (msgstr, or msgstr[0] and so on).  A
# translation that is marked fuzzy is not used.  A .pot, which is gettext's too, may stand
# for en.txt.
#
# key[1] to key[keys] are those of en.txt, in its order, that the library says; not
# among them are those that only describe the language.  msg[KEY, FIELD] is what the
# entry has, in gettext's words.  The header has an empty key.
#
# late[KEY] is a text of en.txt that even a draft needs, and that the other lacks.
#
# With -v domain=program it is what only the program says.  The grammar is read then too,
# because its forms have numbers.  With -v domain=all it is everything.

BEGIN {
    split("reason several standing fault legal hint meant circumstance put number obstacle child law arbiter player brief", group, " ")
    for (i in group)
        law[group[i]]
    split("grammar reason standing fault legal hint meant number brief", group, " ")
    for (i in group)
        of_drafts[group[i]]
    not_said = domain == "all" ? "^$" : domain == "program" ? "^grammar/" : "^grammar/(forms|capitals|direction)$"
}

function group_of(name)
{
    sub(/\/.*/, "", name)
    return name
}

function is_wanted(name)
{
    name = group_of(name)
    return name == "" || name == "grammar" || domain == "all" || (name in law) == (domain != "program")
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
    if (english && name != "" && group_of(name) in of_drafts)
        late[name]
    else if (!fuzzy && entry["msgstr"] entry["msgstr[0]"] != "")
        delete late[name]
    if (entry["msgid"] name entry["msgstr"] != "" && is_wanted(name)) {
        if (english && name != "" && name !~ not_said)
            key[++keys] = name
        if (english && (name, "msgid") in msg)
            fail(name " stands there twice")
        if (!english && msg[name, "msgid"] != entry["msgid"])
            fail(name " has another msgid in English, or none")
        for (f in entry)
            if (!fuzzy || f !~ /^msgstr/)
                msg[name, f] = entry[f]
    }
    split("", entry)
    field = fuzzy = 0
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

# Reads a line of en.txt.
function read_text(    text)
{
    text = $0
    if (sub(/^# ?/, "", text)) {
        remark = (above == FNR - 1 && above ? remark " " : "") text
        above  = FNR
    } else if (sub(/^    /, "", text)) {
        if (entry["msgid"] == "" || entry["msgid"] ~ /\n$/)
            entry["msgid"] = entry["msgid"] text "\n"
        else
            entry["msgid_plural"] = text
    } else if (/^[A-Z]/) {
        msg["", "msgstr"] = msg["", "msgstr"] $0 "\n"
    } else if (match($0, /^[a-z-]+\/[a-z0-9-]+:/)) {
        end_entry()
        entry["msgctxt"] = substr($0, 1, RLENGTH - 1)
        entry["remark"]  = remark
        text = substr($0, RLENGTH + 2)
        if (text ~ /^".*"$/)
            text = substr(text, 2, length(text) - 2)
        entry["msgid"] = text
    } else if (text != "") {
        fail("no key, and a template behind it: " $0)
    }
}

FNR == 1         { end_entry(); english = FILENAME ~ /\.(pot|txt)$/; as_text = FILENAME ~ /\.txt$/ }
as_text          { read_text(); next }
/^(#|msgctxt|$)/ && field ~ /^msgstr/ { end_entry() }
/^#,.*fuzzy/     { fuzzy = 1 }
/^#\./           { entry["remark"] = entry["remark"] substr($0, 3) }
/^[a-z]/         { field = $1 }
/^[a-z"]/        { entry[field] = entry[field] unquoted($0) }
END              { if (!failed) end_entry() }
