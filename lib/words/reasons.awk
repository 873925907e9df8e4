# reasons.awk -- writes each reason with its templates as a line of JSON
#
#     LC_ALL=C awk -f lib/words/po.awk -f lib/words/reasons.awk po/ecart.pot
#
# For programs with translations of their own.  A slot is a place of a template; it
# has the role of its cells, as ecart_role_name() calls it, or what else it is.

function quoted(text)
{
    gsub(/\\/, "\\\\", text)
    gsub(/"/, "\\\"", text)
    return "\"" text "\""
}

# What a place holds where a reason has these roles.
function holds(place, first, others)
{
    if (place ~ /^(first|all|choices)$/)
        return tolower(first)
    if (place == "others")
        return tolower(others)
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

# A line of reason_list.h: reason, identifier, group, what it shows, roles.
function put_reason(call,    part, sentence, title)
{
    split(call, part, /[(), "\\]+/)
    sentence = msg["reason/" part[3], "msgid"]
    title    = msg["brief/" part[3], "msgid"]
    if (title != "")
        print "{\"reason\":" quoted(part[3]) ",\"sentence\":" quoted(sentence) \
              ",\"brief\":" quoted(title) \
              ",\"slots\":" slots(sentence title, part[6], part[7]) "}"
}

END {
    if (failed)
        exit 1
    plain["from"] = "mover"
    plain["to"] = "target"
    plain["home"] = "square"
    plain["becomes"] = "kind"
    while ((getline line < "lib/pieces/reason_list.h") > 0)
        list = list line
    while (match(list, /EACH\(ECART_[^)]*\)/)) {
        call = substr(list, RSTART, RLENGTH)
        list = substr(list, RSTART + RLENGTH)
        put_reason(call)
    }
}
