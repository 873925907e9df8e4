#!/bin/sh
# sentences.sh -- every sentence in every language: sentences.awk checks them
#
#     sentences.sh --print     all of them, to be read: make sentences
source=${srcdir:-.}
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

page() { # page: of the cases on the standard input
    LC_ALL=C awk -f "$source/tests/sentences.awk" "$source/po/en.txt" \
        "$source/tests/data/child_words.txt" -
}

refuses() { # refuses WHY EDIT: in cases that sed edits so
    head -n 300 "$made/cases" | sed "$2" | page 2>&1 >"$made/edited" | grep -q ": $1" ||
        { echo "not refused: $1"; status=1; }
}

tests/make_sentences >"$made/cases" || exit 1
set -- "$1" "$source"/po/*.po
test "$(head -n 1 "$made/cases" | wc -w)" -eq $# ||
    { echo 'skipped: not all languages were built'; exit 77; }
page <"$made/cases" >"$made/page" || exit 1
[ "$1" = --print ] && { cat "$made/page"; exit; }

refuses 'not whole'                  's/Le fou/{le} fou/'
refuses 'not whole'                  's/Le fou/Le  fou/'
refuses 'English: bishop'            's/Le fou/Le bishop/'
refuses 'a sign of another language' "s/Le fou/L'fou/"
refuses 'too long'                   "s/Le fou/Le fou$(printf ' %070d %070d' 0 0)/"
refuses 'the end of a sentence'      's/\.	/	/g'
refuses 'no capital letter'          's/	Le fou/	le fou/'
refuses 'not a word for a child'     's/Le fou/Le foulard/'
refuses 'a sentence of more than'    's/Le fou/Le fou fou fou fou fou fou fou fou fou fou fou fou/'
refuses 'no case in tests'           's/x/x/'
exit $status
