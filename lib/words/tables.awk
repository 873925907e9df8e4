# tables.awk -- packs *.txt into tables.h
#
#     LC_ALL=C awk -f lib/words/tables.awk > lib/words/tables.h
#
# The sentences of a language are strings that end with a zero, in the order
# of en.txt.  Each byte that occurs in them is a letter, with a code
# from 1 up.  Then the most frequent pair of codes gets a code of its own, again
# and again, up to 255: byte pair encoding.
# To add a language, write its file and name it in BEGIN.
# tests/tables.sh compares the file with what this writes.

function fail(why)
{
    print "tables.awk: " why > "/dev/stderr"
    failed = 1
    exit 1
}

# A placeholder becomes a brace, the number of its form, the letter of its role.
function short_places(text, language,    out, place, words, n)
{
    while (match(text, /\{[^}]*\}/)) {
        place = substr(text, RSTART + 1, RLENGTH - 2)
        n = split(place, words, " ")
        if (!(words[n] in role) || (n == 2 && !((language, words[1]) in form)))
            fail(language ": no such place as {" place "}")
        out = out substr(text, 1, RSTART - 1) "{" \
              (n == 2 ? form[language, words[1]] : 0) role[words[n]]
        text = substr(text, RSTART + RLENGTH)
    }
    return out text
}

# Eight nouns, some of them perhaps empty, as strings.
function add_form(language, nouns,    noun, n, i)
{
    n = split(nouns, noun, "|")
    for (i = 1; i <= 8; i++)
        forms_text[language] = forms_text[language] (i <= n ? noun[i] : "") "\t"
}

function read_language(language,    file, line, key, at)
{
    file = "lib/words/" language ".txt"
    while ((getline line < file) > 0) {
        if (line ~ /^#/)
            continue
        at = index(line, "\t")
        key = substr(line, 1, at - 1)
        line = substr(line, at + 1)
        if (key ~ /^form /) {
            form[language, substr(key, 6)] = ++forms[language]
            add_form(language, line)
            continue
        }
        if (language == languages[1])
            keys[++key_count] = key
        sentence[language, key] = short_places(line, language)
    }
    close(file)
}

# All strings of a language as codes of its letters, with 0 for each end, in
# code[1..count].
function lay_out(language,    all, i, c)
{
    for (i = 1; i <= key_count; i++) {
        if (!((language, keys[i]) in sentence))
            fail(language " lacks " keys[i])
        if (length(sentence[language, keys[i]]) > longest)
            longest = length(sentence[language, keys[i]])
        all = all sentence[language, keys[i]] "\t"
    }
    all = all forms_text[language]
    count = length(all)
    letters = 0
    split("", letter)
    split("", code_of)
    for (i = 1; i <= count; i++) {
        c = substr(all, i, 1)
        if (c != "\t" && !(c in code_of)) {
            code_of[c] = ++letters
            letter[letters] = number[c]
        }
        code[i] = c == "\t" ? 0 : code_of[c]
    }
    most_letters = letters > most_letters ? letters : most_letters
}

function replace(left, right, by,    i, j)
{
    for (i = j = 1; i <= count; i++) {
        if (code[i] == left && code[i + 1] == right && i < count) {
            code[j++] = by
            i++
        } else
            code[j++] = code[i]
    }
    count = j - 1
}

# The most frequent pair; of several, the one with the smallest codes.
function pack_pair(    i, key, seen, best, most)
{
    for (i = 1; i < count; i++) {
        if (code[i] && code[i + 1])
            seen[1000 * code[i] + code[i + 1]]++
    }
    for (key in seen) {
        if (seen[key] > most || (seen[key] == most && key + 0 < best)) {
            most = seen[key]
            best = key + 0
        }
    }
    pairs++
    replace(int(best / 1000), best % 1000, letters + pairs)
    pair[pairs] = "{ " int(best / 1000) ", " best % 1000 " }"
}

function pack()
{
    for (pairs = 0; letters + pairs < 255;)
        pack_pair()
}

# A list of numbers as rows of a table.
function rows(list, first, last, indent,    i, row, all)
{
    for (i = first; i <= last; i++) {
        row = row (row == "" ? indent : " ") list[i] ","
        if (length(row) > 86 || i == last) {
            all = all row "\n"
            row = ""
        }
    }
    return all
}

function write_language(    i, ends)
{
    for (i = 1; ends < key_count; i++)
        ends += code[i] == 0
    starts = starts "    { " letters ", " written + 0 ", " written + i - 1 ", " \
             pairs_written + 0 " },\n"
    body = body rows(code, 1, count, "    ")
    letter_rows = letter_rows "    {\n" rows(letter, 1, letters, "        ") "    },\n"
    pair_rows = pair_rows rows(pair, 1, pairs, "    ")
    written += count
    pairs_written += pairs
}

function write_names(    i, name)
{
    print "/* Which string: reasons and faults stand in their own order. */"
    print "enum {"
    for (i = 1; i <= key_count; i++) {
        name = toupper(keys[i])
        gsub(/-/, "_", name)
        print "    SAY_" name ","
    }
    print "    SAY_FORMS\n};\n"
}

function write_roles(    i)
{
    print "/* What a place names. */"
    print "enum {"
    for (i = 1; i <= role_count; i++)
        print "    ROLE_" toupper(roles[i]) " = \047" role[roles[i]] "\047,"
    print "    LONGEST_SENTENCE = " longest "\n};\n"
}

BEGIN {
    language_count = split("en fr de", languages, " ")
    role_count = split("from to first others all home choices kind becomes side enemy wrong " \
              "start goal difference manhattan meaning alias", roles, " ")
    for (i = 1; i <= role_count; i++)
        role[roles[i]] = substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", i, 1)
    for (i = 1; i < 256; i++)
        number[sprintf("%c", i)] = i

    for (l = 1; l <= language_count; l++)
        read_language(languages[l])
    for (l = 1; l <= language_count; l++) {
        lay_out(languages[l])
        pack()
        write_language()
    }
    if (failed)
        exit 1

    print "/* SPDX-License-Identifier: MIT */"
    print "/* tables.h -- made by tables.awk from *.txt: edit those */"
    print "#ifndef LIB_WORDS_TABLES_H\n#define LIB_WORDS_TABLES_H\n"
    print "#include <stdint.h>\n"
    write_names()
    write_roles()
    print "/* Of each language: how many letters it has; where its sentences, its forms and"
    print " * its pairs begin. */"
    print "static const struct {\n    uint16_t letters, sentences, forms, pairs;"
    print "} tables[] = {\n" starts "};\n"
    print "static const uint8_t letters[][" most_letters "] = {\n" letter_rows "};\n"
    print "static const uint8_t pairs[][2] = {\n" pair_rows "};\n"
    print "static const uint8_t strings[] = {\n" body "};\n"
    print "#endif"
}
