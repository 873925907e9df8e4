# identifiers.awk -- the identifiers of constants, which the headers give
#
# A function ecart_..._name() that takes a number says what the constants of its type are
# called.  That is what the comment of a constant begins with, in quotation marks; or else the
# constant itself in small letters, without what all of its type begin with.  A constant whose
# comment begins with "no name:" has none.
#
#     awk -f identifiers.awk HEADER...                      the list IDENTIFIED for C
#     awk -v list=role -f identifiers.awk HEADER...         the identifiers of roles, in lines

/^typedef uint8_t / {
    type = $3
    sub(/;/, "", type)
}
/^};/ { type = "" }
type != "" && /^ +ECART_[A-Z_0-9]+[, ]/ && !/how many there are/ {
    constant = $1
    sub(/,.*/, "", constant)
    constants[type, ++count[type]] = constant
    said[type, count[type]] = $0
}
/^ECART_API const char \*ecart_[a-z_]+_name\(ecart_[a-z_]+ [a-z]+\) ECART_CONST;$/ {
    kind = substr($4, 8)
    sub(/_name\(.*/, "", kind)
    type = $4
    sub(/.*\(/, "", type)
    tell(kind, type)
    type = ""
}

# What all constants of a type begin with, in whole words.
function beginning(type,    start, n) {
    start = constants[type, 1]
    for (n = 1; n <= count[type]; n++)
        while (substr(constants[type, n], 1, length(start)) != start)
            sub(/[A-Z0-9]+_?$/, "", start)
    return start
}

function identifier(type, n, start,    name) {
    if (said[type, n] ~ /\/\*\*< no name:/)
        return ""
    if (match(said[type, n], /\/\*\*< "[a-z-]+"/))
        return substr(said[type, n], RSTART + 6, RLENGTH - 7)
    name = tolower(substr(constants[type, n], length(start) + 1))
    gsub(/_/, "-", name)
    return name
}

function tell(kind, type,    n, name) {
    if (kind == "reason")       # reason.c has these, to find a reason by its name
        return
    if (list == "")
        line = line " \\\n    DO(" kind ", " type
    for (n = 1; n <= count[type]; n++) {
        name = identifier(type, n, beginning(type))
        if (list == kind && name != "")
            print name
        if (list == "" && name != "")
            line = line ", [" constants[type, n] "] = \"" name "\""
    }
    if (list == "")
        line = line ")"
}

END {
    if (list == "")
        print "#define IDENTIFIED(DO)" line
}
