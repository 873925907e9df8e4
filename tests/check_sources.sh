#!/bin/sh
# check_sources.sh -- the manual's table of the sources: each idea has functions that a
# header declares, a command that ends well and prints something, and a section
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
top=$(cd "$srcdir" && pwd)
PATH=$PWD/tools:$PATH
unset LANGUAGE

# A line for each row: its number, its functions, its command and its section, with | between them.
awk '
function end_row(    functions, command, section, text) {
    if (row == "")
        return
    text = row
    while (match(text, /@code\{ecart_[a-z0-9_]*\(\)/)) {
        functions = functions " " substr(text, RSTART + 6, RLENGTH - 8)
        text = substr(text, RSTART + RLENGTH)
    }
    if (match(row, /@samp\{[^}]*\}/))
        command = substr(row, RSTART + 6, RLENGTH - 7)
    if (match(row, /@ref\{[^}]*\}/))
        section = substr(row, RSTART + 5, RLENGTH - 6)
    gsub(/@@/, "@", command)
    print ++rows "|" functions "|" command "|" section
    row = ""
}
/^@(item|end)/ { end_row() }
/^@item/       { row = $0; next }
row != ""      { row = row " " $0 }' "$top/doc/sources.texi" >"$made/rows"

while IFS="|" read -r row functions command section; do
    case $command in
    'ecart '?*) ;;
    *) fail "row $row has no command" ;;
    esac
    test -n "$functions" || fail "row $row has no function" "$command"
    grep -qx "@node $section" "$top"/doc/*.texi || fail "no section $section" "$command"
    for name in $functions; do
        grep -q "[ *]$name(" "$top"/include/ecart/*.h || fail "no header has $name" "$command"
    done
    (cd "$made" && sh -c "$command" >out 2>err </dev/null)
    status=$?
    test "$status" = 0 || fail "status $status" "$command"
    test -s "$made/out" || fail 'prints nothing' "$command"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$command"
done <"$made/rows"
test "$(wc -l <"$made/rows")" -ge 67 || fail "only $(wc -l <"$made/rows") rows" the table
exit $((failures != 0))
