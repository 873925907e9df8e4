#!/bin/sh
# pages.sh -- makes the pages of the manual
#
#     pages.sh PICTURES MAKEINFO... -o FOLDER FILE
#
# makeinfo writes them.  Then each gets the table of contents, beside the text or
# behind it, with the sections of its own chapter; and the folder gets the pictures,
# the style sheet and the worksheet, so that it can be copied as it is.
set -eu
pictures=$1
shift
sources=$(dirname "$0")
"$@"

while [ "$1" != -o ]; do shift; done
folder=$2
cp "$sources/manual.css" "$pictures"/*.svg "$folder"

# The table of contents is in index.html.  An item of it is a line.
${AWK:-awk} '/<div class="contents">/ { on = 1 } on { print } on && /^<\/div>/ { exit }' \
    "$folder/index.html" >"$folder/contents.new"
for page in "$folder"/*.html; do
    ${AWK:-awk} -v page="$(basename "$page")" '
    # The items of the contents down to sections, but sections of this page only.
    FNR == NR {
        depth += gsub(/<ul[^>]*>/, "")
        if (match($0, /<a [^>]*href="[^"]*"/)) {
            link = substr($0, RSTART, RLENGTH)
            sub(/.*href="/, "", link)
            sub(/"$/, "", link)
            file = link
            sub(/#.*/, "", file)
            text = $0
            sub(/.*<a [^>]*>/, "", text)
            sub(/<\/a>.*/, "", text)
            here = depth == 1 && file == page ? " aria-current=\"page\"" : ""
            if (depth == 1 || (depth == 2 && file == page))
                items = items "<li class=\"level" depth "\"><a href=\"" link "\"" here ">" \
                    text "</a></li>\n"
        }
        depth -= gsub(/<\/ul>/, "")
        next
    }
    # The language is told as browsers know it, for the whole page.
    /^<html/ { sub(/<html[^>]*>/, "<html lang=\"en-GB\">") }
    /<body/ {
        print "<body>"
        print "<p class=\"skip\"><a href=\"#contents\">Contents</a></p>"
        print "<main>"
        next
    }
    /<title>Top \(/ { sub(/Top \(/, ""); sub(/\)<\/title>/, "</title>") }
    # Contents and index are beside the text, and need no link in each line.
    { sub(/(&nbsp;)? *\[<a [^]]*>Contents<\/a>\].*\]/, "")
      sub(/"(index.html)?#SEC_Contents"/, "\"#contents\"") }
    /<table class="menu"/, /<\/table>/ { sub(/&bull; /, ""); sub(/<\/a>:/, "</a>") }
    /id="SEC_Contents"/ { skipping = 1 }
    skipping {
        divisions += gsub(/<div/, "") - gsub(/<\/div>/, "")
        skipping = divisions > 0
        next
    }
    /<\/body>/ {
        print "</main>"
        print "<nav id=\"contents\" aria-label=\"Contents\">"
        print "<ul>\n<li><a href=\"index.html\"" \
            (page == "index.html" ? " aria-current=\"page\"" : "") ">Ecart</a></li>"
        print items "</ul>"
        print "</nav>"
    }
    { print }' "$folder/contents.new" "$page" >"$page.new"
    mv "$page.new" "$page"
done
rm "$folder/contents.new"
cp "$(dirname "$pictures")/worksheet.html" "$folder"
