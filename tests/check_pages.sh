#!/bin/sh
# check_pages.sh -- the manual as pages can be copied as it is and read by everybody:
# each link leads somewhere, each picture is there, has a transparent ground and says
# what it shows; a page says its language and has its contents once
top=$(cd "${srcdir:-.}" && pwd)
makeinfo --version >/dev/null 2>&1 || { echo 'there is no makeinfo'; exit 77; }
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

fail() {
    echo "$*"
    status=1
}

sh "$top/doc/figures.sh" svg "$made/figures" "$top"/doc/*.texi || exit 1
sh "$top/doc/worksheet.sh" >"$made/worksheet.html" || exit 1
sh "$top/doc/pages.sh" "$made/figures" makeinfo --html --split=chapter -c SHOW_TITLE=0 \
    -c FORMAT_MENU=menu --css-ref=manual.css -I "$top/examples" -I doc -I "$top/doc" \
    -I "$made/figures" -o "$made/pages" "$top/doc/ecart.texi" || exit 1
cd "$made/pages" || exit 99

# Chapters only: makeinfo also leaves pages that lead from a section to its chapter.
chapters=$(sed -n 's/.*<li class="level1"><a href="\([^"#]*\).*/\1/p' index.html)
[ "$(echo "$chapters" | wc -l)" -ge 10 ] || fail "the contents have only: $chapters"

for page in index.html $chapters; do
    [ -f "$page" ] || { fail "there is no $page"; continue; }
    grep -q '<html lang="en-GB">' "$page" || fail "$page: which language?"
    for once in '<main>' '</main>' '<nav ' '</nav>' 'aria-current' '<title>'; do
        [ "$(grep -c "$once" "$page")" = 1 ] || fail "$page: not once: $once"
    done
    ! grep -n '<img[^>]*alt=""' "$page" || fail "$page: a picture says nothing"
    [ "$(grep -o '<img' "$page" | wc -l)" = "$(grep -o '<img[^>]* alt="[^"]' "$page" | wc -l)" ] ||
        fail "$page: a picture does not say what it shows"
    for link in $(grep -o '\(href\|src\)="[^":]*"' "$page" | sed 's/.*="//; s/"//' | sort -u); do
        file=${link%%#*}
        [ -f "${file:-$page}" ] || fail "$page: there is no $file"
        case $link in
        *#*) echo "${file:-$page}:id=\"${link#*#}\"" >>"$made/led-to" ;;
        esac
    done
done

test -s "$made/led-to" || fail 'no page has a link to a place'
grep -o 'id="[^"]*"' -- *.html /dev/null | sort -u >"$made/places"
sort -u "$made/led-to" | comm -23 - "$made/places" >"$made/nowhere"
test ! -s "$made/nowhere" || fail "links lead where nothing is: $(cat "$made/nowhere")"

# The first page is a picture and a short list: each chapter once, and once more in the contents.
[ "$(grep -c '<img' index.html)" = 1 ] || fail 'index.html has not one picture'
[ "$(grep -c '<a ' index.html)" -le $((2 * $(echo "$chapters" | wc -l) + 8)) ] || fail 'index.html has too many links'

for picture in *.svg; do
    grep -q "src=\"$picture\"" ./*.html || fail "no page shows $picture"
    ! grep -q 'class="ec-page"' "$picture" || fail "$picture hides the page behind it"
done
exit $status
