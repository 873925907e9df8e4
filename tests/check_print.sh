#!/bin/sh
# check_print.sh -- TeX prints the manual: nothing stands out into the margin, no
# heading is the last line of a page, and figures are drawn and not made of pixels
top=$(cd "${srcdir:-.}" && pwd)
for tool in rsvg-convert texi2dvi pdftex pdftotext pdfimages; do
    command -v $tool >/dev/null || { echo "there is no $tool"; exit 77; }
done
made=$(mktemp -d) || exit 99
build=$PWD
trap 'rm -rf "$made"' EXIT
status=0

fail() {
    echo "$*"
    status=1
}

sh "$top/doc/figures.sh" pdf "$made/figures" "$top"/doc/*.texi || exit 1
cd "$made" || exit 99
texi2dvi --pdf --tidy --build-dir=build -I "$build/doc" -I "$top/doc" -I "$top/build-aux" \
    -I "$top/examples" -I figures -o manual.pdf "$top/doc/ecart.texi" >printed 2>&1 ||
    { tail -n 20 printed; exit 1; }

find build -name '*.log' -exec cat {} + >log
awk '/^Overfull .hbox/ { wide = $0; sub(/.*\(/, "", wide)
                         if (wide + 0 > 10 && ++bad < 5) { print; getline; print } }
     END { exit bad > 0 }' log || fail 'lines stand out into the margin'
! grep 'Undefined\|not found' log || fail 'something is missing'

# Pages of the text end with a form feed.
pdftotext -layout manual.pdf text
awk 'BEGIN { RS = "\f" }
     { n = split($0, line, "\n")
       while (n && line[n] ~ /^ *$/) n--
       if (line[n] ~ /^ *[0-9]+\.[0-9.]+ +[A-Za-z][^.]*$/ || line[n] ~ /^Exercises$/) {
           print "page " NR " ends with: " line[n]
           bad = 1
       } }
     END { if (NR < 60) print NR " pages"; exit bad || NR < 60 }' text || status=1
test "$(pdfimages -list manual.pdf | wc -l)" -le 2 || fail 'there are pixels'
exit $status
