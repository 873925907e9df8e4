# commands.awk -- the page of man for one command, ecart-pgn(1), made of ecart(1)
#
#     awk -v name=pgn -f commands.awk doc/ecart.1
#
# ecart(1) describes all commands, so that nothing is written twice.  This takes what it
# says about one: what follows its name, its description, and its examples.

# The first sentence, as far as it is plain text, says what the command does.
function purpose(line)
{
    if (said || line ~ /^\./) {
        said = 1
        return
    }
    what = what (what == "" ? "" : " ") line
    said = sub(/[.:;]( .*)?$/, "", what)
}

# "see JSON" is about a section of the other page, and so is the option of its name.
function elsewhere(line,    section, rest)
{
    section = line
    sub(/^\.Sx /, "", section)
    rest = section ~ / [.,;]$/ ? substr(section, length(section) - 1) : ""
    sub(/ [.,;]$/, "", section)
    return section " in\n.Xr ecart 1" rest
}

function own(line)
{
    sub(/^\.Nm$/, ".Nm ecart", line)
    sub(/^\.Nm ([.,;])$/, substr(line, 1, 3) " ecart" substr(line, 4), line)
    return line ~ /^\.Sx / ? elsewhere(line) : line
}

/^\.Dd /           { date = $0 }
/^\.Sh /           { section = $2; on = 0 }

section == "COMMANDS" && /^\.Bl / { depth++ }
section == "COMMANDS" && /^\.El/ && depth-- == 1 { section = ""; on = 0 }
section == "COMMANDS" && depth == 1 && /^\.It Ic / {
    on = $3 == name
    if (!on)
        next
    sub(/^\.It/, ".Nm ecart\n")
    gsub(/ (Ic|Op|Oo) /, "\n.&")
    gsub(/\n\. /, "\n.")
    gsub(/ Oc /, " Oc\n.")
    gsub(/\n\.\n/, "\n")
    gsub(/\n+/, "\n")
    synopsis = $0 "\n"
    next
}
section == "COMMANDS" && on {
    purpose($0)
    text = text own($0) "\n"
    next
}

# A command, and what it prints.
section == "EXAMPLES" && /^\$ /   { on = $0 ~ "ecart " name "( |$)" }
section == "EXAMPLES" && /^\.Ed/  { on = 0 }
section == "EXAMPLES" && on       { examples = examples $0 "\n" }

END {
    if (synopsis == "" || text == "") {
        print "commands.awk: ecart(1) says nothing about " name > "/dev/stderr"
        exit 1
    }
    sub(/,$/, "", what)
    print ".\\\" SPDX-License-Identifier: MIT"
    print ".\\\" Made by commands.awk of ecart.1: edit that."
    print date
    print ".Dt ECART-" toupper(name) " 1"
    print ".Os"
    print ".Sh NAME"
    print ".Nm ecart-" name
    print ".Nd " tolower(substr(what, 1, 1)) substr(what, 2)
    print ".Sh SYNOPSIS"
    printf "%s", synopsis
    print ".Sh DESCRIPTION"
    printf "%s", text
    print ".Pp"
    print ".Xr ecart 1"
    print "describes squares, pieces and moves, the other commands, JSON and the environment."
    print ".Sh EXIT STATUS"
    print "0 for yes, 1 for no, 2 for an error, as"
    print ".Xr ecart 1"
    print "says."
    if (examples != "")
        printf ".Sh EXAMPLES\n.Bd -literal\n%s.Ed\n", examples
    print ".Sh SEE ALSO"
    print ".Xr ecart 1"
}
