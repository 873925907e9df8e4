# manual_json.awk -- the JSON in the examples of a chapter, one object per line
#
# An object begins where a line of an @example begins with its brace: a request of a
# document for the shell, after "> ", or an answer.  It may also stand in a command,
# between apostrophes.  What cannot be JSON, as it is cut within a string or does not
# end, is printed as "fault: NUMBER OF LINE: ...".
function fault(what) {
    print "fault: line " NR ": " what
    open = 0
}

# Follows a line of an object, and prints the object at its end.
function follow(line,   i, c, inside) {
    for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (inside && c == "\\")
            i++
        else if (c == "\"")
            inside = !inside
        else if (!inside && c ~ /[{[]/)
            open++
        else if (!inside && c ~ /[]}]/ && --open == 0 && i < length(line))
            return fault("more behind an object: " line)
    }
    object = object " " line
    if (inside)
        fault("cut within a string: " line)
    else if (open == 0)
        print substr(object, 2)
}

/^@(small)?example/     { on = 1; next }
/^@end (small)?example/ { if (open) fault("an object without its end"); on = 0; next }
!on                     { next }
{
    gsub(/@[{]/, "{")
    gsub(/@[}]/, "}")
    gsub(/@@/, "@")
    sub(/^> ?/, "")
}
open             { follow($0); next }
/^[{] *("|$)/    { opening = $0; waiting = $0 == "{"; object = ""
                   if (!waiting) follow($0)
                   next }
waiting          { waiting = 0; if (/^ +"/) { follow("{"); follow($0) } next }
/^[$].*\047[{]".*[}]\047/ {
    object = ""
    match($0, /\047[{].*[}]\047/)
    follow(substr($0, RSTART + 1, RLENGTH - 2))
}
