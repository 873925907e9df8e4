# language.awk -- makes the block of a language, which language.h describes
#
#     LC_ALL=C awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot po/fr.po
#
# Without the .po it is English.  It stops at a place or a form that is not known.

function byte(constant)
{
    row = row constant ","
    size++
    if (length(row) > 88)
        end_row()
}

function end_row()
{
    if (row != "")
        rows = rows "    " row "\n"
    row = ""
}

# Places are written {place} or {form place}.
function put_place(text,    word, n)
{
    n = split(text, word, " ")
    if (!(word[n] in place) || n > 2 || (n == 2 && !(word[1] in form)))
        fail(what ": no such place as {" text "}")
    if (n == 1 && word[n] ~ /^(kind|becomes)$/)
        fail(what ": {" text "} has no form")
    byte(n == 2 ? as[word[1]] : "AS_IT_IS")
    byte("PLACE_" toupper(word[n]))
    byte(n == 2 ? form[word[1]] : 1)
}

function put_text(text,    c, end)
{
    while (text != "") {
        c = substr(text, 1, 1)
        if (c == "{") {
            end = index(text, "}")
            put_place(substr(text, 2, end - 2))
            text = substr(text, end + 1)
            continue
        }
        if (number[c] < 32)
            fail(what ": a character that cannot be said")
        byte(number[c] > 126 ? number[c] : c ~ /['\\]/ ? "'\\" c "'" : "'" c "'")
        text = substr(text, 2)
    }
    byte(0)
}

function begin_text(name)
{
    what = name
    offset[texts++] = size
    rows = rows "    /* " name " */\n"
}

function put_form(line,    head, word, i)
{
    sub(/^[a-z]+ /, "", line)
    head = line
    sub(/:.*/, "", head)
    sub(/^[^:]*: */, "", line)
    split(line, word, "|")
    begin_text("form " head)
    for (i = 1; i <= 8; i++)
        put_text(word[i])
    end_row()
}

# Lines such as "noun the: the piece|the king|...".
function read_forms(    i, head)
{
    forms = split(translated("grammar/forms"), line, "\n") - 1
    for (i = 1; i <= forms; i++) {
        if (split(line[i], head, /[ :]/) < 3 || head[1] !~ /^(noun|agree)$/)
            fail("grammar/forms: " line[i])
        form[head[2]] = i
        as[head[2]] = "AS_" toupper(head[1])
    }
}

function read_places(    name)
{
    while ((getline name < "lib/words/language.h") > 0)
        while (match(name, /PLACE_[A-Z]+/)) {
            place[tolower(substr(name, RSTART + 6, RLENGTH - 6))]
            name = substr(name, RSTART + RLENGTH)
        }
}

# What is true of the script, as SCRIPT_....
function traits()
{
    return translated("grammar/capitals") == "no" ? 0 : "SCRIPT_HAS_CAPITALS"
}

# The English of a key, or what the language has for it.
function translated(name)
{
    what = name
    if (english)
        return msg[name, "msgid"]
    if (msg[name, "msgstr"] msg[name, "msgstr[0]"] == "")
        fail(name " is not translated")
    return msg[name, "msgstr"] msg[name, "msgstr[0]"]
}

END {
    if (failed)
        exit 1
    for (i = 1; i < 256; i++)
        number[sprintf("%c", i)] = i
    code = header("Language")
    read_places()
    read_forms()
    size = 2 + 2 * (keys + 1 + forms)
    for (i = 1; i <= keys; i++) {
        begin_text(key[i])
        put_text(translated(key[i]))
        end_row()
    }
    begin_text("code")
    put_text(code)
    end_row()
    for (i = 1; i <= forms; i++)
        put_form(line[i])
    body = rows
    rows = ""
    byte(1)
    byte(traits())
    for (i = 0; i < texts; i++) {
        byte(offset[i] % 256)
        byte(int(offset[i] / 256))
    }
    end_row()

    print "/* SPDX-License-Identifier: MIT */"
    print "/* " code ".c -- made by language.awk from " (english ? "ecart.pot" : code ".po") \
          ": edit that */\n"
    print "#include \"words/language.h\"\n"
    print "_Static_assert(SENTENCES == " keys ", \"of the same ecart.pot\");\n"
    print "const unsigned char ecart_language_" code "[] = {"
    printf "%s%s};\n", rows, body
}
