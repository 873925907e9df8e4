# plant.awk -- makes the edits of planted.tsv in a collection of games
#
#     LC_ALL=C awk -f plant.awk planted.tsv games.pgn

function unescape(text,    plain) {
    while (match(text, /\\[0-7][0-7][0-7]/)) {
        plain = plain substr(text, 1, RSTART - 1) \
            sprintf("%c", 64 * substr(text, RSTART + 1, 1) + \
                           8 * substr(text, RSTART + 2, 1) + substr(text, RSTART + 3, 1))
        text = substr(text, RSTART + RLENGTH)
    }
    return plain text
}

BEGIN { FS = "\t"; due = 1 }

NR == FNR {
    if (/^#/)
        next
    edits++
    line[edits]   = $1
    column[edits] = $2
    gone[edits]   = $3
    text[edits]   = unescape($4)
    next
}

# What an edit takes out may reach over several lines, and their ends.
cut && missing > length($0) { missing -= length($0) + 1; next }
cut { print substr($0, missing + 1); cut = 0; next }

due <= edits && FNR == line[due] {
    printf "%s%s", substr($0, 1, column[due] - 1), text[due]
    rest    = length($0) - column[due] + 1
    cut     = gone[due] > rest
    missing = gone[due] - rest - 1
    if (!cut)
        print substr($0, column[due] + gone[due])
    due++
    next
}
{ print }
