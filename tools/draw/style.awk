# style.awk -- writes the style sheets of style.txt as texts for C
function add(text)
{
    gsub(/"/, "\\\"", text)
    return " \\\n    \"" text "\\n\""
}
/^#/ || NF == 0 { next }
/\{/            { common = common add($0); next }
{
    selector = $5
    for (i = 6; i <= NF; i++)
        selector = selector " " $i
    for (theme = 2; theme <= 4; theme++)
        sheet[theme] = sheet[theme] add(selector "{" $1 ":" $theme "}")
}
END {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* style_sheets.h -- made by style.awk from style.txt: edit that */"
    print "#define STYLE_COMMON" common
    print "#define STYLE_LIGHT" sheet[2]
    print "#define STYLE_DARK" sheet[3]
    print "#define STYLE_PRINT" sheet[4]
}
