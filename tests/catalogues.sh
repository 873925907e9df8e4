#!/bin/sh
# catalogues.sh -- gettext's msgfmt finds no fault in any catalogue, the generator
# stops where a translation has what cannot be said, no language lacks anything, and the
# remarks for translators stand in po/en.txt alone
cd "${srcdir:-.}" || exit 99
status=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

refuses() { # refuses WHAT EDIT...: a catalogue that sed edits so
    what=$1
    shift
    sed "$@" tests/data/qab.po >"$made/qab.po"
    cmp -s tests/data/qab.po "$made/qab.po" && { echo "no edit: $what"; status=1; }
    sh lib/generate.sh "$made/qab.po" >"$made/out" 2>"$made/err" &&
        { echo "taken: $what"; status=1; }
    test -s "$made/err" || { echo "no word about $what"; status=1; }
}

refuses 'a place that is not known'       's/{do from}/{do form}/'
refuses 'a form that is not known'        's/{do from}/{di from}/'
refuses 'three words'                     's/{do from}/{do do from}/'
refuses 'a brace alone'                   's/{do from}/{do from/'
refuses 'a kind without a form'           's/{do from}/{kind}/'
refuses 'a kind with a rank'              's/{do from}/{-e kind}/'
refuses 'a number with a form'            's/{do from}/{tas start}/'
refuses 'a piece outside the pattern'     's/{do from}/{piece}/'
refuses 'a pattern in the pattern'        's/{-deki square}/{tas square}/'
refuses 'a form of no sort'               's/^"noun tasi/"verb tasi/'
refuses 'a tab'                           "s/rok yok/rok	yok/"
refuses 'an English text that is another' 's/ve /&/; s/^msgid "yes"/msgid "oui"/'
refuses 'a key that is not there'         's/grammar\/or"/grammar\/oder"/'
refuses 'grammar that is not translated'  's/^msgstr " ve "/msgstr ""/'
refuses 'grammar that is doubtful'        's/^msgctxt "grammar\/and"/#, fuzzy\n&/'
refuses 'a header without plural forms'   '/Plural-Forms/d'

lacks() { # lacks CATALOGUE: says what is not translated, or says something else
    for domain in law program; do
        LC_ALL=C awk -v domain=$domain -f lib/words/po.awk -f tests/translated.awk \
            po/en.txt "$1" || return 1
    done
}

incomplete() { # incomplete WHAT CATALOGUE EDIT...: sed makes it incomplete
    what=$1 catalogue=$2
    shift 2
    sed "$@" "$catalogue" >"$made/po.po"
    cmp -s "$catalogue" "$made/po.po" && { echo "no edit: $what"; status=1; }
    lacks "$made/po.po" >"$made/out" && { echo "not missed: $what"; status=1; }
}

for catalogue in po/*.po; do
    lacks "$catalogue" || status=1
done
incomplete 'a sentence'            po/de.po 's/^msgstr "kein Zug"/msgstr ""/'
incomplete 'the grammar of a draft' po/ru.po '/^msgctxt "grammar\/and"/,/^msgstr/s/^msgstr .*/msgstr ""/'
incomplete 'a place'               po/de.po 's/^\(msgstr .*\){@ all}/\1/'
incomplete 'a plural form'         po/de.po 's/^msgstr\[1\] .*/msgstr[1] ""/'
incomplete 'what is doubtful'      po/de.po 's/^msgctxt "brief\/pinned"/#, fuzzy\n&/'
incomplete 'a draft'               po/ru.po '/^"X-Draft/d'

# A draft that lacks one title has no sentence at all.
sed 's/^msgstr "это не ход"/msgstr ""/' po/ru.po >"$made/ru.po"
test "$(sh lib/generate.sh "$made/ru.po" | wc -c)" -lt \
    $(($(sh lib/generate.sh po/fr.po | wc -c) / 8)) ||
    { echo 'a draft is mixed with English'; status=1; }

grep -n '^#\.' po/*.po && status=1
# Pictures in SVG take sentences as they are.
grep -n '^[^#].*[<>&]' po/*.po | grep -v 'Plural-Forms\|"< > ' && status=1

command -v msgfmt >/dev/null || { echo 'skipped: there is no msgfmt'; exit $((status ? 1 : 77)); }
for catalogue in po/*.po tests/data/*.po; do
    msgfmt --check -o /dev/null "$catalogue" || status=1
done
exit $status
