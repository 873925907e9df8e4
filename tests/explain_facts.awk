# explain_facts.awk -- whether what ecart explain says is so
#
# Reads explanations one after another, each between a line
#     @ id, FEN, verdict, reason, cells, also        (tabs between them)
# and a line "@@" with the exit status.  Sums are summed again, names and
# numbers of cells are compared, distances walked, readings searched for, the
# states of a path and the attacks looked up in the FEN; and the reason, its
# evidence and what else is broken must be those of the table, which the library did
# not write.  Before them it reads en.txt: which rule is which reason's.

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
    while ((part = found("[0-9]+ [-+] [0-9]+ = [-+]?[0-9]+")) != "") {
        split(part, term, " ")
        if (term[1] + (term[2] term[3]) != term[5] + 0)
            refuse("a wrong sum: " part)
        count["sums"]++
    }
}

function cells(    part, term, name) {
    rest = text
    while ((part = found("[a-h][1-8] is [0-9]+: file [0-9], rank [0-9][.] [AI][a-z ]+[.]")) != "") {
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
    while ((part = found("= [0-9]+: (the [a-z]+ on )?[a-h][1-8]")) != "") {
        split(part, term, /[ :]+/)
        if (number_of(substr(part, length(part) - 1)) != term[2])
            refuse("a wrong number: " part)
    }
}

function holder(number) {
    return board[number] ~ /[A-Z]/ ? "White" : "Black"
}

# On the way of the piece that moves, whose side that of its cell is.
function path(    part, term, n, mover, state, free) {
    rest = text
    if (!match(rest, /(One step|Steps) of -?[0-9]+:/))
        return
    mover = board[last[1]] ~ /[A-Z]/ ? "white" : "black"
    free  = 1
    while ((part = found("= [0-9]+: [a-z0-9 ]+(, too)?[.]|= [0-9]+: the [a-z0-9 ]+ belongs to (White|Black)(, too)?[.]")) != "") {
        n = split(part, term, /[ :]+/)
        state = state_of(term[2], mover)
        if (!free)
            free = part ~ /lies behind it/ ? 0 : "a way through"
        else if (state == "empty")
            free = part ~ /is empty/ ? 1 : "not empty"
        else if (part !~ "the " substr(state, 8 + 2 * (state ~ /enemy/)) " on")
            free = "another piece"
        else if (term[2] != last[2])
            free = part ~ /in the way/ ? 0 : "not in the way"
        else
            free = part ~ "in the way" && state ~ /enemy/ || \
                   part ~ "belongs to " holder(term[2]) (state ~ /own/ ? ", too[.]" : "[.]") ? 0 : "whose"
        if (free != 0 && free != 1)
            refuse(free ": " part)
        count["states"]++
    }
}

# "The rook on e8 attacks e1": a piece of this kind is there, and moves so.
function attacks(    part, term, from, to, columns, rows, kind, letter) {
    rest = text
    while ((part = found("[Tt]he [a-z]+ on [a-h][1-8] attacks [a-h][1-8]")) != "") {
        split(part, term, " ")
        kind = term[2]
        from = number_of(term[4])
        to   = number_of(term[6])
        letter  = board[from]
        columns = abs(int(to / 10) - int(from / 10))
        rows    = abs(to % 10 - from % 10)
        if (state_of(from, "white") !~ kind ||
            !(kind == "king"   ? columns < 2 && rows < 2 : \
              kind == "knight" ? columns * rows == 2 : \
              kind == "pawn"   ? columns == 1 && to % 10 - from % 10 == (letter == "P" ? 1 : -1) : \
              kind == "rook"   ? columns * rows == 0 : \
              kind == "bishop" ? columns == rows : columns * rows == 0 || columns == rows))
            refuse("no attack: " part)
        count["attacks"]++
    }
}

function distances(    part, term, columns, rows) {
    rest = text
    part = found("Chebyshev [0-9]+ .king moves., Manhattan [0-9]+ .along ranks and files., knight [0-9]+")
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

# "2 left and 1 up" as a number.
function meaning(words,    term, n, i, sum) {
    n = split(words, term, " ")
    for (i = 1; i <= n; i++)
        if (term[i] ~ /^[0-9]+$/)
            sum += term[i] * (term[i + 1] ~ /left|right/ ? 10 : 1) * \
                   (term[i + 1] ~ /left|down/ ? -1 : 1)
    return sum + 0
}

function readings(    part, difference, wanted, columns, rows, seen, steps) {
    rest = text
    part = found("Meanings +-?[0-9]+ can mean")
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
    steps = "[0-9] (right|left|up|down)"
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
    if (match(rest, / [0-9]+ (Instead|Also broken|Squares|King|Check|Castling|En passant|Two squares|Promotion) /))
        rest = substr(rest, 1, RSTART)
    return rest
}

# Rules are found by their sentences; the longest first, should one begin another.
function reasons_in(words,    n, best, list) {
    sub(/^ +/, "", words)
    while (words != "") {
        best = 0
        for (n = 1; n <= rules; n++)
            if (index(words, rule[n]) == 1 && (!best || length(rule[n]) > length(rule[best])))
                best = n
        if (!best)
            break
        list  = list "," rule_of[best]
        words = substr(words, length(rule[best]) + 1)
        sub(/^ +/, "", words)
    }
    return list == "" ? "-" : substr(list, 2)
}

function judge(status,    words) {
    if (headline != (reason == "none" ? "legal" : reason))
        refuse(headline " and not " reason)
    if (status != (verdict == "legal" ? 0 : 1))
        refuse("status " status)
    words = step_of("Rule")
    # The conditions of a special move that is legal are its rule; after the end there is none.
    if (reasons_in(words) != reason &&
        !(reason == "none" && words == "" && text ~ / Yes: |already over/))
        refuse("the rule of " reasons_in(words) " and not of " reason)
    words = index(words, "Look at ") ? substr(words, index(words, "Look at ")) : ""
    if (cells_of(words) != evidence)
        refuse("evidence " cells_of(words) " and not " evidence)
    sub(/,.*/, "", also)        # the lesson tells the first of them
    if (verdict == "illegal" && reasons_in(step_of("Also broken")) != also)
        refuse("also " reasons_in(step_of("Also broken")) " and not " also)
    if (verdict == "illegal" && text !~ / [0-9]+ (Instead|The game) /)
        refuse("nothing to do instead, and the game not over")
}

FILENAME ~ /en[.]txt$/ {
    ended_rules = ended_rules || /^player\/squares:/        # the rules come first
    if (/^player\// && !ended_rules) {
        key = $1
        gsub(/player\/|:/, "", key)
        rule_of[++rules] = key
        sub(/^[^ ]* /, "")
        rule[rules] = toupper(substr($0, 1, 1)) substr($0, 2)
    }
    next
}
/^@@/ {
    split("", last)
    cells(); path(); attacks(); sums(); distances(); readings(); judge(substr($0, 4))
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
    gsub(/−/, "-")
    gsub(/×/, "x")
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
    if (tables < 800 || count["sums"] < 1400 || count["cells"] < 1000 ||
        count["states"] < 500 || count["attacks"] < 80 || count["distances"] < 500 || count["readings"] < 500) {
        print "too little was compared"
        for (what in count)
            print what, count[what]
        bad = 1
    }
    exit bad
}
