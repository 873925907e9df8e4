# read.awk -- reads records, and refuses one that is not as its file declares
#
#     awk -f records/read.awk -f records/write.awk -v make=FILE records/laws.txt ...
#
# reasons.txt says what a record looks like.  laws.txt and questions.txt are read first:
# others name them.
#
# Of a file, such as reasons, there are then count[file] records.  name[file, n],
# number[file, n] and value[file, n, field] are what the n-th has, and constant[file, n] its
# name in C.

function refuse(line, why)
{
    print path ":" line ": " why > "/dev/stderr"
    bad = 1
}

function upper(word)
{
    word = toupper(word)
    gsub(/-/, "_", word)
    return word
}

# The parts of a list, in part[1] and on; returns how many.
function parts(list, part)
{
    return split(list == "-" ? "" : list, part, /, */)
}

# Whether a word is one of those that a field may have.
function fits(word, field,    may)
{
    may = words[file, field]
    if (may ~ /^@/)
        return word == "-" || (substr(may, 2), word) in known
    return may == "" ? word ~ /^[A-Za-z0-9_-]+$/ : index(" " may " ", " " word " ")
}

function declare(    field)
{
    if ($1 == "header" || $1 == "prefix") {
        said[file, $1] = $2
        last[file] = $3
        return
    }
    field = $2
    sort[file, field] = $3
    must[file, field] = $1 == "field"
    fields[file] = fields[file] " " field
    sub(/^[a-z]+ +[^ ]+ +[a-z]+ */, "")
    words[file, field] = $0
}

function check_value(field, text,    part, n, i)
{
    if (text == "")
        refuse(FNR, field " is empty")
    if (sort[file, field] == "text")
        return
    n = sort[file, field] == "list" ? parts(text, part) : split(text, part, "\n")
    for (i = 1; i <= n; i++)
        if (!fits(part[i], field))
            refuse(FNR, field " cannot be \"" part[i] "\"")
}

function add_field(text,    field)
{
    field = text
    sub(/ .*/, "", field)
    sub(/^[^ ]* */, "", text)
    if (!((file, field) in sort))
        refuse(FNR, "no field is called \"" field "\"")
    else if ((file, count[file], field) in value)
        refuse(FNR, field " stands there twice")
    else
        check_value(field, text)
    value[file, count[file], field] = text
}

# The beginning of a record: its number, if its file has them, and its identifier.
function begin_record(text,    n, id)
{
    n = ++count[file]
    begins[file, n] = FNR
    if ((file, "header") in said) {
        if (text !~ /^[0-9]+ /)
            refuse(FNR, "a record begins with a number")
        number[file, n] = text + 0
        if ((file, number[file, n]) in place)
            refuse(FNR, "another record has the number " number[file, n])
        place[file, number[file, n]] = n
        sub(/^[0-9]+ */, "", text)
    }
    id = text
    if (id !~ /^[a-z][a-z0-9-]*$/)
        refuse(FNR, "\"" id "\" is no identifier")
    if ((file, id) in known)
        refuse(FNR, "another record is called " id)
    known[file, id] = n
    name[file, n] = id
}

# What can be said only when all of a record, or of a file, was read.
function end_file(    n, i, field, list)
{
    for (n = 1; n <= count[file]; n++) {
        for (i = split(fields[file], list, " "); i > 0; i--) {
            field = list[i]
            if (must[file, field] && !((file, n, field) in value))
                refuse(begins[file, n], name[file, n] " has no " field)
        }
        if (number[file, n] >= count[file])
            refuse(begins[file, n], "the number " number[file, n] " leaves a hole: there are " \
                   count[file] " records, counted from 0")
        field = value[file, n, "constant"]
        field = said[file, "prefix"] (field == "" ? upper(name[file, n]) : field)
        constant[file, n] = field
        if ((file, field) in taken)
            refuse(begins[file, n], "another record has the constant " field)
        taken[file, field]
    }
}

FNR == 1 {
    if (file != "")
        end_file()
    path = file = FILENAME
    sub(/.*\//, "", file)
    sub(/\.txt$/, "", file)
}

{ sub(/ *#.*/, "") }
/^ *$/ { next }
!count[file] && /^(header|prefix|field|option) / { declare(); next }
{
    pieces = split($0, piece, /; */)
    sub(/^ +/, "", piece[1])
    for (at = 1; at <= pieces; at++)
        if (at == 1 && /^[^ ]/)
            begin_record(piece[at])
        else if (piece[at] != "")
            add_field(piece[at])
}

END {
    if (file != "")
        end_file()
    if (bad)
        exit 1
}
