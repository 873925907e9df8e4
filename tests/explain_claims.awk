# explain_claims.awk -- what an explanation of a mate or a stalemate claims
#
# Reads explanations, each after a line "@ FEN".  Prints each claim as
# FEN, move and reason, with tabs between them: of the king's eight steps, those
# on the board; of the pieces that come to take or to block, each; of those that
# are stuck, each way; and where no other piece is said to come, every piece of
# the side, with the reason "far".
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

function cell_of(number) {
    return substr("abcdefgh", int(number / 10), 1) number % 10
}

# A line may go on in the next one, with more blanks before it.
function take(line,    part) {
    if (match(line, /^[0-9]+ [-+] [0-9]+ = [0-9]+/)) {
        split(line, part, " ")
        king = cell_of(part[1])
        steps++
        sub(/[,:].*/, "", part[5])
        if (line ~ /impossible/)
            return
        match(line, /[(][a-z-]+[)]$/)
        claim(king cell_of(part[5]), RSTART ? substr(line, RSTART + 1, RLENGTH - 2) : "none")
    } else if (line ~ /^no other piece of .* comes to/) {
        all_to(substr(line, length(line) - 1))
    } else if (line ~ /^[a-h][1-8]: no other piece comes there/) {
        all_to(substr(line, 1, 2))
    } else if (line ~ /^The (white|black) [a-z]+ on [a-h][1-8]: /) {
        stuck(line)
    } else if (match(line, /^[a-h][1-8]-[a-h][1-8]: /)) {
        match(line, /[(][a-z-]+[)]$/)
        claim(substr(line, 1, 2) substr(line, 4, 2), \
              RSTART ? substr(line, RSTART + 1, RLENGTH - 2) : "none")
    }
}

function flush() {
    if (held != "")
        take(held)
    held = ""
}

# "The black pawn on e7: own pieces on d6 and f6; nothing to take on d6"
function stuck(line,    from, part, n, i, reason) {
    match(line, /on [a-h][1-8]: /)
    from = substr(line, RSTART + 3, 2)
    n = split(substr(line, RSTART + RLENGTH), part, "; ")
    for (i = 1; i <= n; i++) {
        reason = part[i] ~ /^own/ ? "own-piece" : part[i] ~ /^no way/ ? "path-blocked" : \
                 part[i] ~ /^a piece/ ? "pawn-push-blocked" : \
                 part[i] ~ /^nothing/ ? "pawn-capture-empty" : \
                 part[i] ~ /^pinned/ ? "pinned" : part[i]
        while (match(part[i], /[a-h][1-8]/)) {
            claim(from substr(part[i], RSTART, 2), reason)
            part[i] = substr(part[i], RSTART + 2)
        }
    }
}

/^@/ { flush(); fen = substr($0, 3); mates++; next }
{ indent = match($0, /[^ ]/) - 1 }
indent == 19 { sub(/^ +/, " "); held = held $0; next }
             { flush() }
indent == 17 { sub(/^ +/, ""); held = $0 }
END {
    flush()
    if (mates < 1 || steps != 8 * mates) {
        print "steps of a king: " steps " in " mates " positions"
        exit 1
    }
}
