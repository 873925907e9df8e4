# write.awk -- writes what is made of the records
#
# read.awk says how.  -v make=FILE is what to write.  For guards, -v list=reasons writes a
# line for each record of reasons.txt: its number, constant and identifier, and then the
# fields that -v columns="group kind" names, all with tabs between them.

function heading(made)
{
    print "/* SPDX-License-Identifier: MIT */"
    print "/* " made " -- made by write.awk of the records in records/: edit those */"
}

# A list for C, which calls EACH with the arguments of each record.
function define(list)
{
    printf "\n#define %s(EACH)", list
}

function each(arguments)
{
    printf " \\\n    EACH(%s)", arguments
}

# The n-th part of a list; what to say where it has none.
function nth(list, n, none,    part)
{
    return n <= parts(list, part) && part[n] != "-" ? part[n] : none
}

function reasons_h(    n, roles)
{
    define("REASON_LIST")
    for (n = 1; n <= count["reasons"]; n++) {
        roles = value["reasons", n, "roles"]
        each(constant["reasons", n] ", \"" name["reasons", n] "\", " \
             upper(value["reasons", n, "group"]) ", " upper(value["reasons", n, "shows"]) ", " \
             upper(nth(roles, 1, "none")) ", " upper(nth(roles, 2, "none")))
    }
    print ""
}

# The laws of a record as a set.
function set_of_laws(file, n,    part, i, laws, set)
{
    laws = parts(value[file, n, "laws"], part)
    for (i = 1; i <= laws; i++)
        set = set (i > 1 ? " | " : "") "LAW(" upper(part[i]) ")"
    return set == "" ? "0" : set
}

function each_laws(list, file,    n)
{
    define(list)
    for (n = 1; n <= count[file]; n++)
        each(constant[file, n] ", " set_of_laws(file, n))
    print ""
}

# A field of a law as a set of constants in C, or that of all.
function set_of(n, field, prefix, all,    part, i, words, set)
{
    words = parts(value["laws", n, field], part)
    for (i = 1; i <= words; i++)
        set = set (i > 1 ? " | " : "") "AT(" prefix upper(part[i]) ")"
    return words == 0 ? all : set
}

# A text of a law, for the editions in which it has this number.
function each_text(n, number, editions,    of, says)
{
    of = value["laws", n, "of"]
    says = value["laws", n, "says"]
    each("LAW_" upper(of == "" ? name["laws", n] : of) ", " \
         "SAY_LAW_" upper(says == "" ? name["laws", n] : says) ", \"" number "\", " editions ", " \
         set_of(n, "tempo", "ECART_", "ANY") ", " set_of(n, "supervised", "", "ANY"))
}

function laws_h(    n, older)
{
    define("LAW_LIST")
    for (n = 1; n <= count["laws"]; n++) {
        if (value["laws", n, "of"] == "")
            each(constant["laws", n])
    }
    print ""
    define("LAW_TEXTS")
    for (n = 1; n <= count["laws"]; n++) {
        older = value["laws", n, "in-2018"]
        if (older != "")
            each_text(n, older, "AT(ECART_LAWS_2018)")
        each_text(n, value["laws", n, "article"], set_of(n, "edition", "ECART_LAWS_", "ANY"))
    }
    print ""
    each_laws("REASON_LAWS", "reasons")
    each_laws("STANDING_LAWS", "standings")
}

function fairies_h(    n)
{
    define("FAIRY_LIST")
    for (n = 1; n <= count["fairies"]; n++)
        each("\"" name["fairies", n] "\", \"" value["fairies", n, "betza"] "\"")
    print ""
}

function letters_h(    n, letters)
{
    define("LETTERS_LIST")
    for (n = 1; n <= count["letters"]; n++) {
        letters = value["letters", n, "letters"]
        gsub(/ /, "\", \"", letters)
        each("\"" name["letters", n] "\", \"" value["letters", n, "name"] "\", \"" letters "\"")
    }
    print ""
}

# The words of a record in a language, with a blank behind each.
function words_in(language, n,    words)
{
    words = value["spoken", n, language]
    return words == "" ? "" : words " "
}

function words_h(    n, of)
{
    define("WORD_LIST")
    for (n = 1; n <= count["spoken"]; n++) {
        of = value["spoken", n, "value"]
        each(upper(value["spoken", n, "part"]) ", " (of == "" ? 0 : of) ", \" " \
             words_in("en", n) words_in("fr", n) words_in("de", n) "\"")
    }
    print ""
}

# Names, and a second field if the file has one.
function names_h(list, file, field,    n)
{
    define(list)
    for (n = 1; n <= count[file]; n++)
        each(constant[file, n] ", \"" name[file, n] "\", " upper(value[file, n, field]))
    print ""
}

function findings_h(    n)
{
    define("TEXT_FINDINGS")
    for (n = 1; n <= count["pgn_faults"]; n++)
        each(constant["pgn_faults", n] ", " \
             (value["pgn_faults", n, "says"] == "own" ? "SAY_FINDING_" upper(name["pgn_faults", n]) \
                                                      : "0") \
             ", " upper(value["pgn_faults", n, "severity"]) ", " \
             (value["pgn_faults", n, "told"] == "once" ? "true" : "false"))
    print ""
    names_h("GAME_FINDINGS", "findings", "severity")
}

# A legend in C.
function legend(word)
{
    return word == "none" ? "NO_LIGHT" : word == "first" ? "AS_FIRST" : "SAY_DRAW_" upper(word)
}

function legends_h(    n, list)
{
    define("LEGEND_LIST")
    for (n = 1; n <= count["reasons"]; n++) {
        list = value["reasons", n, "legends"]
        each(constant["reasons", n] ", " legend(nth(list, 1, "none")) ", " \
             legend(nth(list, 2, "none")))
    }
    print ""
}

# The reasons that a sort of question asks about, as a set.
function set_of_sort(name,    n, set)
{
    for (n = 1; n <= count["reasons"]; n++) {
        if (value["reasons", n, "quiz"] == name)
            set = set (set == "" ? "" : " | ") "BIT(" constant["reasons", n] ")"
    }
    return set
}

function sorts_h(list, legal,    n, nature)
{
    define(list)
    for (n = 1; n <= count["questions"]; n++) {
        nature = value["questions", n, "nature"]
        if ((nature != "") == legal)
            each((legal ? "0" : set_of_sort(name["questions", n])) ", " \
                 (!legal || nature == "any" ? "ANY" : nature == "check" ? "CHECK" : \
                  "ECART_IS_" upper(nature)) ", ECART_" upper(value["questions", n, "level"]) \
                 ", \"" value["questions", n, "position"] "\"")
    }
    print ""
}

# The reasons that leave a piece without a move in a stalemate.
function stuck_h(    n, stuck)
{
    define("STUCK_LIST")
    for (n = 1; n <= count["reasons"]; n++) {
        stuck = value["reasons", n, "stuck"]
        if (stuck != "-")
            each(constant["reasons", n] ", SAY_PLAYER_STUCK_" upper(stuck))
    }
    print ""
}

# A table of the manual: records that follow each other and have the same text on the
# other side share a row.
function evidence_texi(    n, here, there, rows)
{
    for (n = 1; n <= count["reasons"]; n++) {
        here = value["reasons", n, "evidence"]
        if (here == "-")
            continue
        rows = rows (here == there ? ", " : (there == "" ? "" : " @tab " there "\n") "@item ") \
            "@code{" name["reasons", n] "}"
        there = here
    }
    print rows " @tab " there
}

# What children try, and what to say to them.
function mistakes_texi(    n)
{
    for (n = 1; n <= count["reasons"]; n++)
        if (value["reasons", n, "mistake"] != "-")
            print "@item @code{" name["reasons", n] "} @tab " value["reasons", n, "mistake"] \
                " @tab " value["reasons", n, "ask"]
}

function severities_texi(    n, here, there, rows)
{
    for (n = 1; n <= count["faults"]; n++) {
        here = value["faults", n, "severity"] (value["faults", n, "of"] == "text" ? ", of a text" : "")
        rows = rows (here == there ? ", " : (there == "" ? "" : "\n") "@item " here " @tab ") \
            "@code{" name["faults", n] "}"
        there = here
    }
    print rows
}

# Names in the order of their numbers, in lines of a C-like enum.
function enum_vapi(    n, i, line, names)
{
    for (n = 0; n < count["reasons"]; n++) {
        i = place["reasons", n]
        names = substr(constant["reasons", i], length("ECART_") + 1) (n + 1 < count["reasons"] ? "," : ";")
        if (line != "" && length(line " " names) > 80) {
            print "        " line
            line = names
        } else
            line = line (line == "" ? "" : " ") names
    }
    print "        " line
}

# For JavaScript: an array of objects, in which a list is an array, and - is null.
function quoted(list,    part, n, i, text)
{
    n = parts(list, part)
    for (i = 1; i <= n; i++)
        text = text (i > 1 ? ", " : "") (part[i] == "-" ? "null" : "'" part[i] "'")
    return text
}

function export(file, named, columns,    n, i, column, fields_of, text)
{
    fields_of = split(columns, column, " ")
    print "\nexport const " named " = ["
    for (n = 1; n <= count[file]; n++) {
        printf "    { name: '%s'", name[file, n]
        for (i = 1; i <= fields_of; i++) {
            text = quoted(value[file, n, column[i]])
            if (sort[file, column[i]] == "list")
                text = "[" text "]"
            printf ", %s: %s", column[i], (text == "" ? "null" : text)
        }
        print " },"
    }
    print "];"
}

function records_js()
{
    print "// records.js -- made by write.awk of the records in records/: edit those"
    export("reasons", "reasons", "legends kind group quiz position move")
    export("questions", "questions", "level position")
    export("faults", "faults", "lights")
}

function write_list(    n, i, field, columns_of)
{
    columns_of = split(columns, field, " ")
    for (n = 1; n <= count[list]; n++) {
        printf "%s\t%s\t%s", number[list, n], constant[list, n], name[list, n]
        for (i = 1; i <= columns_of; i++)
            printf "\t%s", value[list, n, field[i]]
        print ""
    }
}

END {
    made = make
    sub(/.*\//, "", made)
    if (made ~ /\.h$/)
        heading(made)
    if (list != "")
        write_list()
    else if (made == "ecart.vapi")
        enum_vapi()
    else if (made == "reason_records.h")
        reasons_h()
    else if (made == "law_records.h") {
        laws_h()
        stuck_h()
    }
    else if (made == "fault_records.h")
        names_h("FAULT_LIST", "faults", "severity")
    else if (made == "finding_records.h")
        findings_h()
    else if (made == "fairy_records.h")
        fairies_h()
    else if (made == "letter_records.h")
        letters_h()
    else if (made == "word_records.h")
        words_h()
    else if (made == "legend_records.h")
        legends_h()
    else if (made == "question_records.h") {
        sorts_h("LEGAL_LIST", 1)
        sorts_h("REFUSED_LIST", 0)
    }
    else if (made == "evidence.texi")
        evidence_texi()
    else if (made == "mistakes.texi")
        mistakes_texi()
    else if (made == "severities.texi")
        severities_texi()
    else if (made == "records.js")
        records_js()
    else {
        print make ": the records make no such file" > "/dev/stderr"
        exit 1
    }
}
