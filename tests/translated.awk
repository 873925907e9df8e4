# translated.awk -- what a language lacks
#
#     LC_ALL=C awk -f lib/words/po.awk -f tests/translated.awk po/en.txt po/fr.po
#
# A language has every text, not fuzzy, and says in each the same as English: the same
# places, but those that may be left out, as the remark in en.txt says.  It may have more
# words that agree with a piece.  A draft needs only its grammar: one that is late, because a
# text was added, is in English as a whole.

function is_needed(name)
{
    return !draft || name ~ /^grammar/
}

# The places of a text, each once, without their forms: " from to ".  The squares of
# {choices} are those of {all}.  Words that agree with a piece count only if asked.
function places(text, agreeing,    list, place, word)
{
    list = " "
    while (match(text, /\{[^}]*\}/)) {
        place = substr(text, RSTART + 1, RLENGTH - 2)
        text  = substr(text, RSTART + RLENGTH)
        if (!agreeing && split(place, word, " ") == 2 && word[1] in agrees)
            continue
        sub(/.* /, "", place)
        sub(/choices|neither/, "all", place)
        if (!index(list, " " place " "))
            list = list place " "
    }
    return list
}

function read_agreements(text,    line, word, i)
{
    for (i = split(text, line, "\n"); i > 0; i--) {
        split(line[i], word, /[ :]/)
        if (word[1] == "agree")
            agrees[word[2]]
    }
}

function refuse(why)
{
    print FILENAME ": " why
    bad = 1
}

# Whether these places are all among those.
function compare(name, these, those, excuse,    place, n, i)
{
    n = split(these, place, " ")
    for (i = 1; i <= n; i++) {
        if (!index(those, " " place[i] " ") && !(excuse && excused(name, place[i])))
            refuse(name (excuse ? " lacks" : " has") " {" place[i] "}")
    }
}

function excused(name, place)
{
    return msg[name, "remark"] ~ ("[{ ]" place "} may be left out")
}

function compare_with_english(name, text,    english_places)
{
    english_places = places(msg[name, "msgid"] msg[name, "msgid_plural"], 1)
    compare(name, english_places, places(text, 1), 1)
    compare(name, places(text, 0), english_places, 0)
}

# All plural forms of it, if there are such; nothing if one is missing.
function translation(name,    all, plurals, i)
{
    if (!((name, "msgid_plural") in msg))
        return msg[name, "msgstr"]
    plurals = header("Plural-Forms")
    sub(/nplurals=/, "", plurals)
    for (i = 0; i < plurals + 0; i++) {
        if (msg[name, "msgstr[" i "]"] == "")
            return ""
        all = all msg[name, "msgstr[" i "]"]
    }
    return all
}

END {
    if (failed)
        exit 1
    draft = msg["", "msgstr"] ~ /\nX-Draft: *yes\n/
    read_agreements(msg["grammar/forms", "msgid"])
    read_agreements(msg["grammar/forms", "msgstr"])
    for (k = 1; k <= keys; k++) {
        text = translation(key[k])
        if (text != "")
            compare_with_english(key[k], text)
        else if (is_needed(key[k]))
            refuse(key[k] " is not translated")
    }
    exit bad
}
