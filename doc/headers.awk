# headers.awk -- the manual page of a public header
#
#     awk -f headers.awk -v date='November 21, 2026' include/ecart/cell.h
#
# The headers are the reference manual; this makes pages for man(1) of their
# comments and declarations, so that nothing is written twice.  It knows the
# few forms that the headers use: a comment that names the \file, comments
# before declarations, and the commands \brief, \param, \return and \p.

function fail(what)
{
    print FILENAME ":" FNR ": " what > "/dev/stderr"
    failed = 1
    exit 1
}

# A line of text as roff: what it would take for its own is hidden from it.  A header
# that the text names, shape.h, is the page that is made of it, ecart_shape(3).
function roff(line,    start, end, named, page)
{
    while (match(line, /(^|[ (])(ecart\/)?[a-z]+\.h/)) {
        start = RSTART + (substr(line, RSTART, 1) ~ /[ (]/)
        end   = RSTART + RLENGTH
        named = substr(line, start, end - start - 2)
        sub(/^ecart\//, "", named)
        page = named == "ecart" ? named : "ecart_" named
        line = substr(line, 1, start - 1) "\002" page "\003(3)" substr(line, end)
    }
    gsub(/\\p /, "\001", line)
    gsub(/\\/, "\\e", line)
    while (match(line, /\001[A-Za-z0-9_]+/))
        line = substr(line, 1, RSTART - 1) "\\fI" \
               substr(line, RSTART + 1, RLENGTH - 1) "\\fR" \
               substr(line, RSTART + RLENGTH)
    while (match(line, /(^|[^_A-Za-z0-9B])ecart_[a-z0-9_]+\(\)/)) {
        start = RSTART + (substr(line, RSTART, 1) != "e")
        end   = RSTART + RLENGTH - 2
        line  = substr(line, 1, start - 1) "\\fB" substr(line, start, end - start) \
                "\\fR" substr(line, end)
    }
    gsub(/\002/, "\\fB", line)
    gsub(/\003/, "\\fR", line)
    sub(/^[.']/, "\\\\\\&&", line)
    return sentences(line)
}

# Each sentence begins a line, or roff would not see where it ends.
function sentences(line,    before)
{
    while (match(line, /[A-Za-z0-9).'"][.?!]["')]*  ?[A-Z]/)) {
        before = substr(line, 1, RSTART + RLENGTH - 2)
        sub(/ +$/, "", before)
        line = before "\n" substr(line, RSTART + RLENGTH - 1)
    }
    return line
}

# A line of code.
function plain(line)
{
    gsub(/\\/, "\\e", line)
    sub(/^[.']/, "\\\\\\&&", line)
    return line
}

# Lines of a comment as paragraphs; lines that are set in are an example, or an item if
# one begins with a dash.
function prose(text,    n, i, lines, example, blank, list)
{
    n = split(text, lines, "\n")
    for (i = 1; i <= n; i++) {
        if (lines[i] ~ /^ *$/) {
            blank = 1
            continue
        }
        if (!example && sub(/^ +- /, "", lines[i])) {
            print (list ? "" : ".Bl -bullet -compact\n") ".It"
            list = 1
        } else if (list && !blank && lines[i] ~ /^   /) {
            sub(/^ +/, "", lines[i])
        } else if (list) {
            print ".El\n.Pp"
            list = 0
        } else if (!example && lines[i] ~ /^    /) {
            print ".Bd -literal -offset indent"
            example = 1
        } else if (example && lines[i] !~ /^    /) {
            print ".Ed\n.Pp"
            example = 0
        } else if (blank && i > 1) {
            print example ? "" : ".Pp"
        }
        blank = 0
        if (example)
            sub(/^    /, "", lines[i])
        else
            sub(/^ +/, "", lines[i])
        print example ? plain(lines[i]) : roff(lines[i])
    }
    if (example)
        print ".Ed"
    if (list)
        print ".El"
}

# A declaration as it is, without the marks that no reader needs.  The lines of a comment
# stay below each other.
function literal(text,    n, i, lines, within)
{
    print ".Bd -literal"
    n = split(text, lines, "\n")
    for (i = 1; i <= n; i++) {
        if (within)
            sub(/^  /, "", lines[i])
        within = lines[i] ~ /\/\*\*</ || within
        within = within && lines[i] !~ /\*\/$/
        sub(/\/\*\*<?/, "/*", lines[i])
        print plain(lines[i])
    }
    print ".Ed"
}

# A title as the pages of man(1) have it, without a capital letter.
function small(title)
{
    return tolower(substr(title, 1, 1)) substr(title, 2)
}

# "ECART_API int f(int a, char *b)" as a macro: what stands before the
# name, the name, each argument.
function prototype(text, macro,    name, before, arguments, n, i, list)
{
    gsub(/[ \n]+/, " ", text)
    sub(/^(ECART_API|ECART_INLINE) /, "", text)
    sub(/ ?(ECART_(CONST|PURE))?;?$/, "", text)
    if (!match(text, /[A-Za-z0-9_]+\(/))
        fail("no function: " text)
    before    = substr(text, 1, RSTART - 1)
    name      = substr(text, RSTART, RLENGTH - 1)
    arguments = substr(text, RSTART + RLENGTH)
    sub(/\).*$/, "", arguments)
    sub(/ $/, "", before)
    n = split(arguments, list, / *, */)
    arguments = ""
    for (i = 1; i <= n; i++)
        arguments = arguments " \"" list[i] "\""
    if (macro == "Fn")
        print ".Ft \"" before "\""
    print "." (macro == "It" ? "It Fn" : "Fn") " " name arguments
}

# The comment of a declaration: its text, what it takes, what it returns.
function explained(text,    n, i, lines, part, parts, kind)
{
    n = split(text, lines, "\n")
    part = "brief"
    parts["brief"] = ""
    params = ""
    for (i = 1; i <= n; i++) {
        if (sub(/^ *\\return +/, "", lines[i]))
            part = "return"
        else if (sub(/^ *\\param +/, "", lines[i]))
            part = "param"
        else if (part == "return" || part == "param") {
            if (lines[i] !~ /^ *$/ && lines[i] !~ /^  /)
                part = "brief"
            else
                sub(/^ +/, "", lines[i])
        }
        if (part == "param" && lines[i] !~ /^ *$/) {
            if (match(lines[i], /^[a-z0-9_]+  +/)) {
                params = params "\n\001" substr(lines[i], 1, RLENGTH)
                lines[i] = substr(lines[i], RLENGTH + 1)
                sub(/ +$/, "", params)
            }
            params = params "\n" lines[i]
        } else if (part != "param") {
            parts[part] = parts[part] lines[i] "\n"
        }
    }
    prose(parts["brief"])
    if (params != "") {
        print ".Bl -tag -width Ds"
        n = split(substr(params, 2), lines, "\n")
        for (i = 1; i <= n; i++)
            print lines[i] ~ /^\001/ ? ".It Fa " substr(lines[i], 2) : roff(lines[i])
        print ".El"
    }
    if (parts["return"] != "") {
        print ".Pp\nReturns:"
        prose(parts["return"])
    }
}

function keep(kind)
{
    if (comment == "")
        return
    kinds[++count]  = kind
    texts[count]    = declaration
    comments[count] = comment
    comment = ""
}

# The umbrella's parts: what they are about, and their chapters.
FILENAME ~ /ecart\.h$/ && !/SPDX/ && /^\/\* [A-Z].*: .*\*\/$/ {
    sub(/^\/\* /, "")
    sub(/ \*\/$/, "")
    chapters = chapters ".Pp\n" $0 "\n"
}
FILENAME ~ /ecart\.h$/ && chapters != "" && /^#include/ {
    sub(/^.*ecart\//, "")
    sub(/\.h>$/, "")
    chapters = chapters ".Xr ecart_" $0 " 3\n"
}

# A comment that stands before a declaration, or the first one of the file.
/^\/\*\*/, /\*\/$/ {
    line = $0
    ends = line ~ /\*\/$/
    if (line ~ /^\/\*\*/)
        comment = ""
    sub(/^\/\*\* ?/, "", line)
    sub(/ *\*\/$/, "", line)
    sub(/^ \* ?/, "", line)
    comment = comment (comment == "" ? "" : "\n") line
    if (ends && comment ~ /\\file/) {
        head = comment
        comment = ""
    }
    next
}

# Of a function, up to its end or its body; of a type, all of it.
inside == "function" || inside == "" && /^(ECART_API|ECART_INLINE) / {
    declaration = inside == "" ? $0 : declaration "\n" $0
    inside = "function"
    if (declaration ~ /^ECART_API/ ? $0 ~ /;$/ : $0 ~ /[)]$|}$/) {
        sub(/ *\{.*$/, "", declaration)
        keep("function")
        inside = declaration ~ /^ECART_INLINE/ && $0 !~ /}$/ ? "body" : ""
    }
    next
}
inside == "body" {
    if (/^}/)
        inside = ""
    next
}
inside == "type" || inside == "" && /^(typedef|enum|struct|#define|#   define) ?/ {
    if (inside == "" && comment == "" && /^enum/ && ended == FNR - 1) {
        inside      = "type"            # the values of the type just named
        declaration = texts[count]
        comment     = comments[count--]
    }
    if (inside == "" && comment == "" && /^enum/)
        comment = " "                   # its values say what they are
    if (inside == "" && comment == "")
        next
    declaration = inside == "" ? $0 : declaration "\n" $0
    inside = "type"
    if (declaration ~ /^#/ ? $0 !~ /\\$/ : $0 ~ /^}.*;$/ || declaration !~ /\{/ && $0 ~ /;$/) {
        keep("type")
        inside = ""
        ended  = FNR
    }
}

END {
    if (failed)
        exit 1
    if (head == "")
        fail("no comment names the file")
    name = FILENAME
    sub(/^.*include\//, "", name)
    page = name
    sub(/\.h$/, "", page)
    sub(/\//, "_", page)
    match(head, /\\brief +/)
    text  = substr(head, RSTART + RLENGTH)
    brief = text
    sub(/\n\n.*/, "", brief)
    text = substr(text, length(brief) + 3)
    gsub(/\n */, " ", brief)
    sub(/\.$/, "", brief)

    print ".\\\" SPDX-License-Identifier: MIT"
    print ".\\\" Made by headers.awk of " name ": edit that."
    print ".Dd " date "\n.Dt " toupper(page) " 3\n.Os"
    print ".Sh NAME\n.Nm " page "\n.Nd " roff(small(brief))
    print ".Sh SYNOPSIS\n.In " name
    for (i = 1; i <= count; i++)
        if (kinds[i] == "function")
            prototype(texts[i], "Fn")
    print ".Sh DESCRIPTION"
    prose(text)
    printf "%s", chapters
    for (i = 1; i <= count; i++) {
        if (kinds[i] != "type")
            continue
        if (!types++)
            print ".Sh TYPES AND CONSTANTS"
        else if (comments[i] != " ")
            print ".Pp"
        explained(comments[i])
        literal(texts[i])
    }
    for (i = 1; i <= count; i++) {
        if (kinds[i] != "function")
            continue
        if (!functions++)
            print ".Sh FUNCTIONS\n.Bl -tag -width Ds"
        prototype(texts[i], "It")
        explained(comments[i])
    }
    if (functions)
        print ".El"
    print ".Sh SEE ALSO"
    print (page == "ecart" ? ".Xr ecart 1" : ".Xr ecart 1 ,\n.Xr ecart 3")
}
