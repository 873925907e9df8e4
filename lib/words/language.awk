# language.awk -- writes the text of a language as C
#
#     LC_ALL=C awk -f lib/words/language.awk lib/words/fr.txt > lib/words/fr.c
#
# en.txt describes such a text.  This script copies the templates as they are,
# and stops at a place that speech.c does not know.  The compiler stops at a
# sentence that is not in en.txt, and the assertion fails if one is missing.
# tests/tables.sh compares the files with what this writes.

function fail(why)
{
    print FILENAME ":" FNR ": " why > "/dev/stderr"
    failed = 1
    exit 1
}

function quoted(text)
{
    return "\"" text "\""
}

# Places are written {place} or {form place}.
function check_places(text,    word, n)
{
    while (match(text, /\{[^}]*\}/)) {
        n = split(substr(text, RSTART + 1, RLENGTH - 2), word, " ")
        if (!(word[n] in place) || (n > 1 && !(word[1] in form)) ||
            n < 1 + (word[n] ~ /^(kind|becomes)$/))
            fail("no such place as " substr(text, RSTART, RLENGTH))
        text = substr(text, RSTART + RLENGTH)
    }
}

# Always eight nouns: those that are not given are empty.
function row_of_nouns(    noun, i, row)
{
    split($2, noun, "|")
    for (i = 1; i <= 8; i++)
        row = row (i > 1 ? ", " : "") quoted(noun[i])
    return row
}

BEGIN {
    FS = "\t"
    n = split("from to first others all home choices kind becomes side enemy wrong " \
              "start goal difference manhattan meaning alias", words, " ")
    for (i = 1; i <= n; i++)
        place[words[i]]
}

/^#/ { next }

$1 == "code" { code = $2; next }
$1 == "name" { name = $2; next }

sub(/^form /, "", $1) {
    form[$1]
    forms = forms (forms == "" ? "" : ", ") quoted($1)
    nouns = nouns "        { " row_of_nouns() " },\n"
    form_count++
    next
}

{
    if ($1 in seen)
        fail($1 " stands here twice")
    seen[$1]
    check_places($2)
    key = toupper($1)
    gsub(/-/, "_", key)
    sentences = sentences "        [SAY_" key "] = " quoted($2) ",\n"
    count++
}

END {
    if (failed)
        exit 1
    print "/* SPDX-License-Identifier: MIT */"
    print "/* " code ".c -- made by language.awk from " code ".txt: edit that */\n"
    print "#include \"words/language.h\"\n"
    print "_Static_assert(SENTENCES == " count ", \"" code ".txt has as many as en.txt\");\n"
    print "const ecart_language ecart_language_" code " = {"
    print "    .code = " quoted(code) ", .name = " quoted(name) ","
    print "    .sentences = {\n" sentences "    },"
    print "    .form_count = " form_count ","
    print "    .forms = { " forms " },"
    print "    .nouns = {\n" nouns "    },\n};"
}
