# pieces.awk -- writes the table of pieces.txt for C, for the program and for an example
BEGIN { kinds = split("KING QUEEN ROOK BISHOP KNIGHT PAWN", kind) }
$1 ~ /^#/ || NF == 0 { next }
{
    part = toupper($1) " " $2
    line = "\"" substr($0, length($1 $2) + 3) "\""
    if (part in path)
        line = path[part] "\n        " line
    path[part] = line
}
function of(name, part)
{
    return (name " " part) in path ? path[name " " part] : "\"\""
}
END {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* " made " -- made by pieces.awk from tools/draw/pieces.txt: edit that */"
    print "#include <ecart.h>\n"
    print "static const struct {\n    const char *outline;\n    const char *lines;"
    printf "} shapes[ECART_KINDS] = {\n    [ECART_NO_KIND] = { \"\", \"\" }"
    for (i = 1; i <= kinds; i++)
        printf ",\n    [ECART_%s] = {\n        %s,\n        %s\n    }", kind[i],
               of(kind[i], "outline"), of(kind[i], "lines")
    print "\n};"
}
