# explain_facts.awk -- whether what ecart explain says is so
#
# Reads explanations one after another, each between a line
#     @ id, FEN, verdict, reason, cells, also        (tabs between them)
# and a line "@@" with the exit status.  Sums are summed again, names and
# numbers of cells are compared, distances walked, readings searched for, the
# states of a path looked up in the FEN; and the reason, its evidence and what
# else is broken must be those of the table, which the library did not write.

function refuse(why) {
    print id ": " why
    bad = 1
}

# What is found in the rest of the text, which then begins after it.
function found(pattern) {
    if (!match(rest, pattern))
        return ""
    piece = substr(rest, RSTART, RLENGTH)
    rest  = substr(rest, RSTART + RLENGTH)
    return piece
}

function read_board(fen,    i, c, column, row) {
    split("", board)
    column = 1
    row    = 8
    for (i = 1; (c = substr(fen, i, 1)) != " " && c != ""; i++) {
        if (c == "/") { row--; column = 1 }
        else if (c ~ /[1-8]/) column += c
        else board[10 * column++ + row] = c
    }
    side = fen ~ / w / ? "white" : "black"
}

function kind_of(letter) {
    return substr("king  queen rook  bishopknightpawn  ", \
                  6 * index("kqrbnp", tolower(letter)) - 5, 6)
}

function state_of(number, mover,    letter, kind) {
    letter = board[number]
    if (letter == "")
        return "empty"
    kind = kind_of(letter)
    sub(/ +$/, "", kind)
    return ((letter ~ /[A-Z]/) == (mover == "white") ? "an own " : "an enemy ") kind
}

function sums(    part, term) {
    rest = text
    if ((part = found("10 x [0-9]+ [+] [0-9] = [0-9]+")) != "") {
        split(part, term, " ")
        if (10 * term[3] + term[5] != term[7] || is_cell(term[7]))
            refuse("a wrong sum: " part)
    }
    rest = text
    while ((part = found("[^x] [0-9]+ [-+] [0-9]+ = [-+]?[0-9]+")) != "") {
        split(substr(part, 3), term, " ")
        if (term[1] + (term[2] term[3]) != term[5] + 0)
            refuse("a wrong sum: " part)
        count["sums"]++
    }
}

function cells(    part, term, name) {
    rest = text
    while ((part = found("[a-h][1-8] is [0-9]+: column [0-9], row [0-9][.] [AI][a-z ]+[.]")) != "") {
        split(part, term, /[ :,.]+/)
        name = term[1]
        if (number_of(name) != term[3] || 10 * term[5] + term[7] != term[3])
            refuse("a wrong number: " part)
        if (state_of(term[3], "white") == "empty" ? part !~ /It is empty/ : \
            part !~ (board[term[3]] ~ /[A-Z]/ ? " white " : " black ") || \
            index(part, substr(state_of(term[3], side), 9)) == 0)
            refuse("a wrong piece: " part)
        if (term[3] != last[2]) { last[1] = last[2]; last[2] = term[3] }
        count["cells"]++
    }
    rest = text
    while ((part = found("[a-h][1-8] [(][0-9][0-9][)]")) != "")
        if (number_of(substr(part, 1, 2)) != substr(part, 5, 2))
            refuse("a wrong number: " part)
    rest = text
    while ((part = found("= [0-9]+, [a-h][1-8]")) != "") {
        split(part, term, /[ ,]+/)
        if (number_of(term[3]) != term[2])
            refuse("a wrong number: " part)
    }
}

# On the way of the piece that moves, whose side that of its cell is.
function path(    part, term, mover) {
    rest = text
    if (!match(rest, /(One step, by|By) [-+]?[0-9]+/))
        return
    mover = board[last[1]] ~ /[A-Z]/ ? "white" : "black"
    sub(/ [0-9]+ (King|Rule|En passant|Double step|Promotion) .*/, "", rest)
    while ((part = found("= [0-9]+, [a-h][1-8]: (empty|an (own|enemy) [a-z]+)")) != "") {
        split(part, term, /[ ,:]+/)
        sub(/.*: /, "", part)
        if (part != state_of(term[2], mover))
            refuse("a wrong state of " term[3] ": " part)
        count["states"]++
    }
}

function distances(    part, term, columns, rows) {
    rest = text
    part = found("Chebyshev [0-9]+ .a king's steps., Manhattan [0-9]+ .along rows and columns., knight [0-9]+")
    if (part == "")
        return
    gsub(/[^0-9]+/, " ", part)
    split(part, term, " ")
    columns = abs(int(last[2] / 10) - int(last[1] / 10))
    rows    = abs(last[2] % 10 - last[1] % 10)
    if (term[1] != (columns > rows ? columns : rows) || term[2] != columns + rows || \
        term[3] != jumps(last[1], last[2]))
        refuse("wrong distances: " part)
    count["distances"]++
}

# "2 columns left and 1 row up" as a number.
function meaning(words,    term, n, i, sum) {
    n = split(words, term, " ")
    for (i = 1; i <= n; i++)
        if (term[i] ~ /^[0-9]+$/)
            sum += term[i] * (term[i + 1] ~ /column/ ? 10 : 1) * \
                   (term[i + 2] ~ /left|down/ ? -1 : 1)
    return sum + 0
}

function readings(    part, difference, wanted, columns, rows, seen, steps) {
    rest = text
    part = found("Readings +-?[0-9]+ can mean")
    if (part == "")
        return
    gsub(/[^-0-9]+/, "", part)
    difference = part + 0
    for (columns = -7; columns <= 7; columns++)
        for (rows = -7; rows <= 7; rows++)
            wanted += 10 * columns + rows == difference
    if (!match(rest, / Distances /))
        refuse("no distances")
    rest = substr(rest, 1, RSTART)
    steps = "[0-9] (column|row)s? (right|left|up|down)"
    while ((part = found(steps "( and " steps ")?")) != "") {
        seen++
        if (meaning(part) != difference)
            refuse("a wrong reading of " difference ": " part)
    }
    if (seen != wanted)
        refuse(seen " readings of " difference " and not " wanted)
    count["readings"]++
}

function cells_of(words,    list, part) {
    rest = words
    while ((part = found("[a-h][1-8]")) != "")
        list = list "," part
    return list == "" ? "-" : substr(list, 2)
}

# The step of a label, up to the next label.
function step_of(label) {
    rest = text
    if (!match(rest, " [0-9]+ " label " "))
        return ""
    rest = substr(rest, RSTART + RLENGTH)
    if (match(rest, / [0-9]+ (Instead|Also broken|Laws) /))
        rest = substr(rest, 1, RSTART)
    return rest
}

function broken(    words, list, part) {
    rest = step_of("Also broken")
    while ((part = found("[a-z]+(-[a-z]+)*: [A-Z]")) != "") {
        sub(/: .$/, "", part)
        list = list "," part
    }
    return list == "" ? "-" : substr(list, 2)
}

function judge(status,    words) {
    if (headline != (reason == "none" ? "legal" : reason))
        refuse(headline " and not " reason)
    if (status != (verdict == "legal" ? 0 : 1))
        refuse("status " status)
    words = step_of("Rule")
    words = index(words, "Evidence: ") ? substr(words, index(words, "Evidence: ")) : ""
    if (cells_of(words) != evidence)
        refuse("evidence " cells_of(words) " and not " evidence)
    if (verdict == "illegal" && broken() != also)
        refuse("also " broken() " and not " also)
    if (verdict == "illegal" && text !~ / [0-9]+ Instead /)
        refuse("nothing to do instead")
}

/^@@/ {
    split("", last)
    cells(); path(); sums(); distances(); readings(); judge(substr($0, 4))
    next
}
/^@/ {
    split(substr($0, 3), field, "\t")
    id = field[1]; verdict = field[3]; reason = field[4]
    evidence = field[5]; also = field[6]
    read_board(field[2])
    text = ""
    headline = ""
    tables++
    next
}
{
    if (length($0) > 72)
        refuse("a line of " length($0) " columns")
    if (headline == "") { headline = $0; sub(/^.*: /, "", headline) }
    if ($0 ~ /^standing: /) ended = 1
    line = $0
    sub(/^ +/, " ", line)
    text = text " " line
    gsub(/  +/, " ", text)
}
END {
    if (tables < 800 || count["sums"] < 1500 || count["cells"] < 1000 ||
        count["states"] < 500 || count["distances"] < 500 || count["readings"] < 500) {
        print "too little was compared"
        for (what in count)
            print what, count[what]
        bad = 1
    }
    exit bad
}
