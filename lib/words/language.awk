# language.awk -- makes the block of a language, which language.h describes
#
#     LC_ALL=C awk -f lib/words/po.awk -f lib/words/language.awk po/en.txt po/fr.po
#
# Without the .po it is English.  It stops at a place or a form that is not known.  With
# -v domain=program it is the block of what a program says, program_fr, without the
# grammar.  A program does not see the constants of language.h.

function byte(constant)
{
    row = row (domain == "program" && constant in value ? value[constant] : constant) ","
    size++
    if (length(row) > 88)
        end_row()
}

function two_bytes(n)
{
    byte(n % 256)
    byte(int(n / 256))
}

function end_row()
{
    if (row != "")
        rows = rows "    " row "\n"
    row = ""
}

# Places are written {place} or {form place}.
function put_place(text,    word, n, how, last)
{
    n = split(text, word, " ")
    last = word[n]
    how = n == 2 && word[1] in form ? as[word[1]] : "AS_IT_IS"
    if (!(last in place) || n > 2 || (n == 2 && !(word[1] in form)))
        fail(what ": no such place as {" text "}")
    if ((how == "AS_SIDE") != (n == 2 && last ~ /^(side|enemy)$/))
        fail(what ": {" text "} does not go with such a form")
    if (last ~ /^(kind|becomes)$/ ? how !~ /NOUN|AGREE/ : \
        n == 2 && how != "AS_SIDE" && place[last] > place["square"])
        fail(what ": {" text "} does not go with such a form")
    if (last ~ /^(piece|square)$/ && (how ~ /NOUN|AGREE/ || what !~ /^(form|grammar\/piece)/))
        fail(what ": {" text "} is for grammar/piece-on-square")
    byte(how)
    byte("PLACE_" toupper(last))
    byte(n == 2 ? form[word[1]] : 1)
}

function put_text(text,    c, end)
{
    while (text != "") {
        c = substr(text, 1, 1)
        if (c == "{") {
            end = index(text, "}")
            if (end == 0)
                fail(what ": { without }")
            put_place(substr(text, 2, end - 2))
            text = substr(text, end + 1)
            continue
        }
        if (number[c] < 32)
            fail(what ": a character without a shape")
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

# In the words of some forms, _ is the square.
function put_form(line,    head, word, i)
{
    head = line
    sub(/:.*/, "", head)
    sub(/^[^:]*: */, "", line)
    if (head ~ /^(short|rank|file)/)
        gsub(/_/, "{square}", line)
    split(line, word, "|")
    begin_text("form " head)
    for (i = 1; i <= 8; i++)
        put_text(word[i])
    end_row()
}

# Lines such as "noun the: the piece|the king|...".
function read_forms(    i, head)
{
    forms = split(text_of("grammar/forms"), line, "\n") - 1
    if (forms < 1)
        fail("grammar/forms has no line")
    for (i = 1; i <= forms; i++) {
        if (split(line[i], head, /[ :]/) < 3 || head[1] !~ /^(noun|agree|short|rank|file|side)$/)
            fail("grammar/forms: " line[i])
        form[head[2]] = i
        as[head[2]] = "AS_" toupper(head[1])
    }
}

# The constants of language.h.  Places stand in their order there: squares come first,
# then kinds of pieces.
function read_constants(    text, name, count)
{
    while ((getline text < "lib/words/language.h") > 0) {
        if (text ~ /^enum/)
            count = 0
        while (text !~ /^ \*/ && match(text, /(AS|PLACE|BY)_[A-Z_]+/)) {
            name = substr(text, RSTART, RLENGTH)
            text = substr(text, RSTART + RLENGTH)
            value[name] = ++count
            if (sub(/^PLACE_/, "", name))
                place[tolower(name)] = count
        }
    }
}

# Of a sentence with a number, the first.  Every language needs the grammar; other
# texts may be empty.
function text_of(name,    text)
{
    text = msg[name, english ? "msgid" : "msgstr"]
    if (text == "")
        text = msg[name, "msgstr[0]"]
    if (text == "" && name ~ /^grammar/)
        fail(name " is not translated")
    return text
}

function is_draft()
{
    return !english && msg["", "msgstr"] ~ /\nX-Draft: *yes\n/
}

# Whether a draft lacks what it needs: then it is in English as a whole, so that no answer is
# in two languages.
function is_late(    name)
{
    for (name in late)
        return is_draft()
    return 0
}

# The sum of SCRIPT_..., and IS_DRAFT.
function traits(    capitals)
{
    capitals = text_of("grammar/capitals")
    return (capitals != "no") + 2 * (capitals == "dotted") + \
           4 * (text_of("grammar/direction") == "right-to-left") + \
           8 * is_draft()
}

# How many texts a sentence with a number in it needs: one for each plural form, unless
# all are the same.
function variants(name,    i)
{
    if (!((name, "msgid_plural") in msg))
        return 1
    if (english) {
        msg[name, "msgstr[0]"] = msg[name, "msgid"]
        msg[name, "msgstr[1]"] = msg[name, "msgid_plural"]
    }
    for (i = 1; i < plurals; i++)
        if (msg[name, "msgstr[" i "]"] != msg[name, "msgstr[0]"])
            return plurals
    return 1
}

function put_sentence(name,    i, count)
{
    if (text_of(name) == "" || (is_late() && name != "grammar/name")) {
        offset[texts++] = 0
        return
    }
    begin_text(name)
    count = variants(name)
    if (count > 1)
        byte("BY_NUMBER")
    put_text(text_of(name))
    for (i = 1; i < count; i++) {
        if (msg[name, "msgstr[" i "]"] == "")
            fail(name ": msgstr[" i "] is missing")
        put_text(msg[name, "msgstr[" i "]"])
    }
    end_row()
}

# For the numbers from 0 to 199, the form that the expression in the header chooses.
# It is written alike in C and in awk.  Nothing if there is only one.
function plural_forms(    expression, command, digits)
{
    if (plurals == 1)
        return ""
    expression = header("Plural-Forms")
    sub(/.*plural=/, "", expression)
    sub(/;.*/, "", expression)
    if (expression !~ /^[n0-9 ()?:%=!<>&|]+$/)
        fail("Plural-Forms: " expression)
    command = (ENVIRON["AWK"] ? ENVIRON["AWK"] : "awk") " 'BEGIN { for (; n < 200; n++) printf \"%d\", (" expression ") }'"
    command | getline digits
    close(command)
    return digits
}

END {
    if (failed)
        exit 1
    for (i = 1; i < 256; i++)
        number[sprintf("%c", i)] = i
    code = header("Language")
    plurals = header("Plural-Forms")
    gsub(/.*nplurals=|;.*/, "", plurals)
    read_constants()
    read_forms()
    size = 4 + 2 * (domain == "program" ? 1 + keys : 2 + keys + forms)
    begin_text("code")
    put_text(code)
    end_row()
    if (domain != "program") {
        begin_text("plural forms")
        put_text(plural_forms())
        end_row()
    }
    for (i = 1; i <= keys; i++)
        put_sentence(key[i])
    sentences = texts
    for (i = 1; i <= forms && domain != "program"; i++)
        put_form(line[i])
    if (size > 65535)
        fail("too long for offsets of two bytes")
    body = rows
    rows = ""
    byte(domain == "program" ? 2 : 1)
    byte(domain == "program" ? forms : traits())
    two_bytes(sentences)
    for (i = 0; i < texts; i++)
        two_bytes(offset[i])
    end_row()

    print "/* SPDX-License-Identifier: MIT */"
    print "/* " code ".c -- made by language.awk from " (english ? "en.txt" : code ".po") \
          ": edit that */\n"
    if (domain != "program") {
        print "#include \"words/language.h\"\n"
        print "_Static_assert(SENTENCES == " sentences ", \"of the same en.txt\");\n"
    }
    print "const unsigned char " (domain == "program" ? "program_" : "ecart_language_") code "[] = {"
    printf "%s%s};\n", rows, body
}
