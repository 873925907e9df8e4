#!/bin/sh
# check_readme.sh -- the program in README.md prints what it says, and the packages' READMEs
# show the same twelve things in the same order.  Those are run by tests of their own.
: "${srcdir:=.}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

# After an arrow, in a remark of its own, stands what is printed.
sed -n '/^```c$/,/^```$/p' "$srcdir/README.md" |
    awk '{ while (match($0, /→ [^*]* \*\//)) {
               print substr($0, RSTART + length("→ "), RLENGTH - length("→  */"))
               $0 = substr($0, RSTART + RLENGTH)
           } }' >"$made/said"
tests/readme >"$made/printed" || status=1
diff -u "$made/said" "$made/printed" || status=1

things() { # things FILE: what it shows, by number
    sed -n -e 's|^>>> # \([0-9][0-9]*\. .*\)|\1|p' -e 's|^// \([0-9][0-9]*\. .*\)|\1|p' \
        -e 's|^ *[/][*] \([0-9][0-9]*\. .*\) [*][/]|\1|p' "$1"
}
things "$srcdir/README.md" >"$made/things"
test "$(wc -l <"$made/things")" -eq 12 || { echo 'README.md: not twelve things'; status=1; }
for each in "$srcdir/python/README.md" "$srcdir/web/README.md"; do
    test -e "$each" || continue     # web/ is in a checkout only
    things "$each" >"$made/other"
    diff -u "$made/things" "$made/other" || { echo "$each: other things"; status=1; }
done
exit $status
