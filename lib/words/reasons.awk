# reasons.awk -- writes each reason with its templates as a line of JSON
#
#     sh lib/generate.sh lib/words/reasons.json
#
# For programs with translations of their own.  A slot is a place of a template; it
# has the role of its cells, as ecart_role_name() calls it, or what else it is.  With
# -v as=table they are rows of the conformance suite.  The variable RECORDS has a line
# for each reason: its number, constant, identifier and roles, with tabs between them.

function quoted(text)
{
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}

# What a place holds where a reason has these roles.
function holds(place, first, others)
{
    if (place ~ /^(first|all|choices|neither)$/)
        return first
    if (place == "others")
        return others
    return place in plain ? plain[place] : place
}

function slots(text, first, others,    list, place, word, n, seen)
{
    while (match(text, /\{[^}]*\}/)) {
        place = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        n = split(place, word, " ")
        if (!(place in seen))
            list = list "," quoted(place) ":" quoted(holds(word[n], first, others))
        seen[place]
    }
    return "{" substr(list, 2) "}"
}

function put_reason(reason, first, others, rank,    sentence, title)
{
    sentence = msg["reason/" reason, "msgid"]
    title    = msg["brief/" reason, "msgid"]
    if (as == "table")
        print rank "\t" reason "\t" first "\t" others "\t" sentence "\t" title
    else
        print "{\"reason\":" quoted(reason) ",\"sentence\":" quoted(sentence) \
              ",\"brief\":" quoted(title) ",\"slots\":" slots(sentence title, first, others) "}"
}

END {
    if (failed)
        exit 1
    plain["from"] = "mover"
    plain["to"] = "target"
    plain["home"] = "square"
    plain["becomes"] = "kind"
    if (as == "table") {
        print "# The reasons in their order: the first that applies is the reason of a verdict."
        print "# rank\treason\trole of the first cell\trole of the others\tsentence\ttitle"
    }
    count = split(ENVIRON["RECORDS"], record, "\n")
    for (n = 2; n <= count; n++) {          # the first is that of legal moves
        split(record[n], column, "\t")
        roles = split(column[4], role, ", ")
        put_reason(column[3], role[1], roles > 1 ? role[2] : "-", n - 1)
    }
}
