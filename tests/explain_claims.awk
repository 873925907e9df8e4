# explain_claims.awk -- what an explanation of a mate or a stalemate claims
#
#     awk -f explain_claims.awk records/reasons.txt po/en.txt EXPLANATIONS
#
# Reads explanations, each after a line "@ FEN".  Prints each claim as
# FEN, move and reason, with tabs between them: of the king's steps, all that
# the board has; of the pieces that come to capture or to block, each, with the
# sentence on it; of those that are stuck, each way; and where no other piece is
# said to come, every piece of the side, with the reason "far".
function claim(move, reason) {
    print fen "\t" move "\t" reason
}

function all_to(cell,    i, c, column, row, from) {
    column = 1
    row    = 8
    for (i = 1; (c = substr(fen, i, 1)) != " "; i++) {
        if (c == "/") { row--; column = 1; continue }
        if (c ~ /[1-8]/) { column += c; continue }
        from = substr("abcdefgh", column++, 1) row
        if (c ~ (fen ~ / w / ? "[QRBNP]" : "[qrbnp]"))
            claim(from cell, "far")
    }
}

# The squares of the board beside another.
function neighbours(cell,    column, row) {
    column = index("abcdefgh", substr(cell, 1, 1))
    row    = substr(cell, 2)
    return (1 + (column > 1) + (column < 8)) * (1 + (row > 1) + (row < 8)) - 1
}

# "f2 is attacked by the queen on h4.": its first square, but for a piece on it.
function step(line,    reason) {
    reason = line ~ /is free/ ? "none" : line ~ /is in the way/ ? "own-piece" : \
             line ~ /is beside/ ? "kings-touch" : line ~ /is protected/ ? "king-captures-guarded" : \
             line ~ /on the line of/ ? "king-stays-on-line" : \
             line ~ /is attacked/ ? "king-into-attack" : line
    match(line, /[a-h][1-8]/)
    claim(king substr(line, RSTART, 2), reason)
    steps++
}

# A line may go on in the next one, with more blanks before it.
function take(line,    head) {
    if (label == "King moves") {
        step(line)
    } else if (line ~ /: [Nn]one of (White|Black)'s other pieces can go there[.]$/) {
        head = line
        sub(/:.*/, "", head)
        while (match(head, /[a-h][1-8]/)) {
            all_to(substr(head, RSTART, 2))
            head = substr(head, RSTART + 2)
        }
    } else if (label == "Other pieces") {
        stuck(line)
    } else if (match(line, /^[a-h][1-8]-[a-h][1-8]: /)) {
        claim(substr(line, 1, 2) substr(line, 4, 2), substr(line, 8))
    }
}

# The step's text says which king it is.
function begin(line) {
    label = line
    sub(/^ *[0-9]+  /, "", label)
    label = substr(label, 1, 12)
    sub(/ +$/, "", label)
    if (label == "King moves") {
        match(line, /on [a-h][1-8]:/)
        king = substr(line, RSTART + 3, 2)
        wanted += neighbours(king)
    }
}

function flush() {
    if (held != "")
        take(held)
    held = ""
}

# The reason whose sentence this is: of those that fit, the longest.
function reason_told(line,    pattern, reason, longest) {
    for (pattern in told) {
        if (length(pattern) > longest && line ~ pattern) {
            longest = length(pattern)
            reason  = told[pattern]
        }
    }
    return longest ? reason : line
}

# "The pawn on e7 has nothing to capture on d6 or f6."
function stuck(line,    from, reason) {
    match(line, /on [a-h][1-8] /)
    from = substr(line, RSTART + 3, 2)
    line = substr(line, RSTART + 6)
    reason = reason_told(line)
    while (match(line, /[a-h][1-8]/)) {
        claim(from substr(line, RSTART, 2), reason)
        line = substr(line, RSTART + 2)
    }
}

# The records say with which sentence a reason is told of a piece that is stuck.
FILENAME ~ /reasons[.]txt$/ {
    if ($1 ~ /^[0-9]+$/)
        reason = $2
    if (match($0, /; stuck [a-z]+/))
        of_word[substr($0, RSTART + 8, RLENGTH - 8)] = reason
    next
}
FILENAME ~ /en[.]txt$/ {
    if (match($0, /^player\/stuck-[a-z]+: /))
        word = substr($0, 14, RLENGTH - 15)
    else if (!/^    /)
        word = ""
    if (word != "") {
        pattern = substr($0, index($0, "{the from}") + 11)
        gsub(/[{][^}]*[}]/, ".*", pattern)
        told[pattern] = of_word[word]
    }
    next
}

/^@/ { flush(); fen = substr($0, 3); mates++; next }
{ indent = match($0, /[^ ]/) - 1 }
indent == 19 { sub(/^ +/, " "); held = held $0; next }
             { flush() }
indent < 3   { begin($0) }
indent == 17 { sub(/^ +/, ""); held = $0 }
END {
    flush()
    if (mates < 1 || steps != wanted || steps < 3 * mates) {
        print "steps of a king: " steps " and not " wanted " in " mates " positions"
        exit 1
    }
}
