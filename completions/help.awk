# help.awk -- reads the list of commands in --help, and the help of each
#
# A line with two blanks before it describes something: in the program's help a
# command, in a command's an option, if it begins with a dash, or a word that
# the command takes first.  A description may begin on the next line.  What
# stands for the argument of an option says what it may be:
#
#   --theme=light|dark   one of these
#   --warn=LIST          identifiers of findings, as ecart pgn --list says
#   --position=FEN       the start of a game, or standard input
#   --to=SQUARE          a square
#   --output=FILE        a file; any other word: anything
#
# and so do the words in a synopsis: SQUARE, PIECE, FAIRY-PIECE, SIDE, FILE.
#
# What is read is for the shell's own file, whose finish() writes it:
#
#   commands, command[1...], purpose[command], takes[command] words of a synopsis
#   options[command], then by command and number:
#     name ("--json"), letter ("-p" or none), argument, meaning
#   words[command], then by command and number: word, sense

function trim(text)
{
    gsub(/^ +| +$/, "", text)
    return text
}

# The words in capitals, with a blank on each side.
function capitals(text,  list, n, i, all)
{
    gsub(/[^A-Za-z]+/, " ", text)
    n = split(text, list, " ")
    for (i = 1; i <= n; i++)
        if (list[i] ~ /^[A-Z]+$/ && list[i] != "OPTION")
            all = all " " list[i]
    return all " "
}

function has(text, kind)
{
    return index(text, " " kind " ") > 0
}

# All cells, with blanks between.
function cells(  column, row, all)
{
    for (column = 1; column <= 8; column++)
        for (row = 1; row <= 8; row++)
            all = all " " substr("abcdefgh", column, 1) row
    return substr(all, 2)
}

# What an argument may be, with blanks between; "" if that is not known.
function choices(argument)
{
    if (argument == "LIST")
        return "errors warnings notes all" findings
    if (argument == "FEN")
        return "startpos -"
    if (argument == "SQUARE")
        return cells()
    if (argument !~ /\|/)
        return ""
    gsub(/\|/, " ", argument)
    return argument
}

function read_option(line,  n, head)
{
    n = ++options[current]
    head = line
    sub(/   *[^ ].*$/, "", head)
    meaning[current, n] = trim(substr(line, length(head) + 1))
    if (match(head, /^-[a-zA-Z0-9], /)) {
        letter[current, n] = substr(head, 1, 2)
        head = substr(head, 5)
    }
    sub(/ .*/, "", head)
    if (match(head, /=/)) {
        argument[current, n] = substr(head, RSTART + 1)
        head = substr(head, 1, RSTART - 1)
    }
    name[current, n] = head
    described = "option"
}

function read_word(line,  n, head)
{
    n = ++words[current]
    head = line
    sub(/   *[^ ].*$/, "", head)
    sense[current, n] = trim(substr(line, length(head) + 1))
    takes[current] = takes[current] capitals(head)
    sub(/ .*/, "", head)
    word[current, n] = head
    described = "word"
}

function go_on(line,  n)
{
    if (described == "option") {
        n = options[current]
        meaning[current, n] = trim(meaning[current, n] " " trim(line))
    } else if (described == "word") {
        n = words[current]
        sense[current, n] = trim(sense[current, n] " " trim(line))
    }
}

# The first sentence, or what comes before a colon, a semicolon or the default: a
# shell shows it on one line.
function brief(text)
{
    sub(/([;:] | \(default).*/, "", text)
    sub(/\.  .*/, "", text)
    sub(/\.$/, "", text)
    return text
}

/^Usage: ecart [a-z]/ {
    current = $3
    takes[current] = capitals(substr($0, index($0, $3)))
    described = ""
    next
}
/^Fairy: / {
    fairy = fairy " " $2
    next
}
/^Findings: / {
    findings = findings " " $2
    next
}
current == "" && /^  [a-z][a-z0-9]*  / {
    command[++commands] = $1
    purpose[$1] = trim(substr($0, index($0, $1) + length($1)))
    next
}
/^  -/       { read_option(substr($0, 3)); next }
/^  [a-z]/   { read_word(substr($0, 3)); next }
/^   +[^ ]/  { go_on($0); next }
             { described = "" }
END          { finish() }
