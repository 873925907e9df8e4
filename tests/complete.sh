#!/bin/sh
# complete.sh -- what the program says about each name of an enum of the library
# has a line for every one of them: a forgotten line would be an empty text.  Each
# reason also has a section of the manual, and a sentence that a test compares; what
# is forgiven is in the manual's table; what is found in games stands in ecart(1);
# sentences that are found by a number have its order; and each structure has a size
# for other languages.
cd "${srcdir:-.}" || exit 99
status=0
json=$(sh lib/generate.sh lib/words/reasons.json) || exit 99

check() { # check COUNT HEADER FILE...: each names all of the enum that ends with COUNT
    count=$1 header=$2
    shift 2
    names=$(awk -v count="$count" '
        /enum.*\{/ { names = "" }
        match($0, /^ +ECART_[A-Z0-9_]+/) {
            name = substr($0, RSTART, RLENGTH)
            sub(/^ +/, "", name)
            if (name == count)
                print names
            names = names " " name
        }' "include/ecart/$header")
    [ "$names" ] || { echo "$header: no enum ends with $count"; status=1; }
    for file; do
        for name in $names; do
            grep -qw "$name" "$file" || { echo "$file: nothing for $name"; status=1; }
        done
    done
}

check ECART_REASONS    reason.h lib/lesson/laws.c tools/draw/move.c
check ECART_STANDINGS  game.h   lib/lesson/laws.c
check ECART_FORGIVEN   san.h    tools/pgn/finding_text.c
check ECART_PGN_FAULTS pgn.h    tools/pgn/finding_text.c

# Other languages ask for the size of any structure.
for structure in $(sed -n 's/^} \(ecart_[a-z_]*\);$/\1/p' include/ecart/*.h); do
    grep -q "EACH($structure)" lib/plain/sizes.c ||
        { echo "lib/plain/sizes.c: no size of $structure"; status=1; }
done

# What may be found in a collection beside the reasons stands in ecart(1).
for finding in $(sed -n 's/.*\[[A-Z_]* - FINDING_GAME\] *= "\([a-z-]*\)".*/\1/p' \
                     tools/pgn/finding.c) \
               $(sed -n 's/.*\[ECART_PGN_[A-Z_]*\] *= "\([a-z-]*\)".*/\1/p' lib/pgn/fault.c); do
    grep -Eq "^\.(It )?Li $finding( |$)" doc/ecart.1 ||
        { echo "doc/ecart.1: nothing on the finding $finding"; status=1; }
done

for reason in $(sed -n 's/.*EACH(ECART_[A-Z_0-9]*, *"\([a-z-]*\)".*/\1/p' \
    lib/pieces/reason_list.h); do
    [ "$reason" = none ] || grep -q "^@subsection @code{$reason}" doc/reasons.texi ||
        { echo "doc/reasons.texi: no section on $reason"; status=1; }
    [ "$reason" = none ] || echo "$json" | grep -q "^{\"reason\":\"$reason\"" ||
        { echo "reasons.json: nothing for $reason"; status=1; }
    cut -f 1 tests/data/explain_made.tsv | grep -qx "$reason" ||
        cut -f 5 tests/data/explain.tsv | grep -qx "$reason" ||
        { echo "tests/data/explain.tsv: no sentence for $reason"; status=1; }
done

sed -n '/forgiven_names/,/^}/s/.*"\(.*\)".*/\1/p' lib/notation/forgiven.c |
{
    while read -r name; do
        grep -q "^@itemx* $name\$" doc/texts.texi ||
            { echo "doc/texts.texi: nothing for $name"; exit 1; }
    done
} || status=1

# Sentences that the program finds by a number stand in the order of that number.
ordered() { # ordered GROUP/START NAME...: the keys that begin so go on with these names
    start=$1
    shift
    test "$(sed -n "s|^msgctxt \"$start\\(.*\\)\"|\\1|p" po/ecart.pot | tr '\n' ' ')" = "$* " ||
        { echo "po/ecart.pot: $start is not in the order of: $*"; status=1; }
}
constants() { # constants LAST HEADER: the names of the enum that ends with this one
    awk -v last="$1" '
        /enum.*\{/ { names = "" }
        match($0, /^ +ECART_[A-Z_]+/) {
            name = substr($0, RSTART, RLENGTH)
            sub(/^ +ECART_/, "", name)
            if (name == last)
                print tolower(names)
            names = names " " name
        }' "$2" | tr _ -
}
# shellcheck disable=SC2046 # lists of names
{
    ordered standing/ $(constants STANDINGS include/ecart/game.h)
    ordered letters/ $(sed -n '/ alphabets\[/,/^}/s/^    { "\([a-z]*\)".*/\1/p' \
                           lib/notation/letters.c) other more
    for side in white black; do
        ordered draw/$side- $(constants KINDS include/ecart/piece.h | sed 's/no-kind//')
    done
}
exit $status
