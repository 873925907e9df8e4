#!/bin/sh
# complete.sh -- what has to be written by hand about each name of the library is there,
# for every one of them: for each reason, fault and finding that records/ has, its
# sentences, cases, sections and questions; for what is forgiven, its sentence and a line
# of the manual; and for each structure a size for other languages.  Sentences that are
# found by a number have its order.
: "${AWK:=awk}"
cd "${srcdir:-.}" || exit 99
status=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

check() { # check COUNT HEADER FILE...: each names all of the enum that ends with COUNT
    count=$1 header=$2
    shift 2
    names=$($AWK -v count="$count" '
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

check ECART_PGN_FAULTS pgn.h fuzz/fuzz_pgn_twice.c

lacks() { # lacks WHAT...: says so
    echo "$*"
    status=1
}
sh lib/generate.sh records/reasons.txt kind laws roles legends position move >"$made/reasons" || exit 1
names() { # names RECORDS: their identifiers
    sh lib/generate.sh "records/$1.txt" | cut -f 3
}
in_order() { # in_order RECORDS: the same in the order of their numbers
    sh lib/generate.sh "records/$1.txt" | sort -n | cut -f 3
}

begins() { # begins WHERE: the names in $made/there begin with those in $made/names
    $AWK -v where="$1" '
        FNR == NR       { there[$1]; at[FNR] = $1; next }
        at[FNR] == $1   { next }
        { print where ": " ($1 in there ? at[FNR] " is where records/ has " : "no ") $1; bad = 1; exit }
        END             { exit bad }' "$made/there" "$made/names" || status=1
}

# What may be found in a collection beside the reasons stands in ecart(1).
for finding in $(names pgn_faults) $(names findings); do
    grep -Eq "^\.(It )?Li (.* )?$finding( |$)" doc/ecart.1 ||
        lacks "doc/ecart.1: nothing on the finding $finding"
done
for finding in $(names pgn_faults); do
    grep -qx "# $finding" fuzz/corpus/pgn.txt ||
        lacks "fuzz/corpus/pgn.txt: no collection called $finding"
done

sh lib/generate.sh records/faults.txt of >"$made/faults"
while read -r _ constant fault of; do
    cut -f 2 tests/data/faults.tsv | tr ' ' '\n' | grep -Eqx "$fault([@:].*)?" ||
        lacks "tests/data/faults.tsv: no FEN with $fault"
    test "$of" = text || grep -qw "$constant" tests/plain_faults.h ||
        lacks "tests/plain_faults.h: nothing for $constant"
done <"$made/faults"

# Two cases of king-capture are enough: no position has it, so they are made by hand.
(cd tests/data && cat ../../conformance/moves.tsv san.tsv san_more.tsv explain_made.tsv) >"$made/cases"
sed 1d "$made/reasons" >"$made/refusals"
tab=$(printf '\t')
while IFS=$tab read -r _ constant reason kind laws roles legends position move; do
    cases=$(tr '\t' '\n' <"$made/cases" | grep -cx "$reason")
    test "$reason" != king-capture || cases=$((cases + 1))
    test "$cases" -ge 3 ||
        lacks "conformance/moves.tsv: not three cases of $reason: make_reasons.mjs, make regenerate"
    grep -q "^@subsection @code{$reason}" doc/reasons.texi ||
        lacks "doc/reasons.texi: no section on $reason"
    cut -f 1 tests/data/explain_made.tsv | grep -qx "$reason" ||
        cut -f 5 tests/data/explain.tsv | grep -qx "$reason" ||
        lacks "tests/data/explain.tsv: no sentence for $reason"
    cells=$($AWK -v name="$constant" '$1 == name "," { on = 1 } on && /\[/ { print; exit }
        on && /\*\// { exit }' include/ecart/reason.h)
    test "$roles" = - || test "$cells" ||
        lacks "include/ecart/reason.h: no cells in brackets for $constant"
    test "$roles" = - || test "$reason" = king-capture || $AWK -v name="@subsection @code{$reason}" '
        /^@(sub)?section/ { on = $0 == name } on && /^@figure/ { found = 1 }
        END { exit !found }' doc/reasons.texi || lacks "doc/reasons.texi: no picture for $reason"
    test "$reason" = king-capture || grep -qxF -e "$ ecart check -p '$position' $move" \
        -e "$ ecart check $move" doc/reasons.texi ||
        lacks "doc/reasons.texi: not the position and the move of the record of $reason"
    test "$kind" != - || lacks "records/reasons.txt: no kind for $reason"
    test "$laws" != - || lacks "records/reasons.txt: no laws for $reason"
    test "$roles" = - || test "$legends" != - ||
        lacks "records/reasons.txt: no legends for the cells of $reason"
done <"$made/refusals"
sed -n '/REASONS = \[/,/\]/p' tests/data/judge.mjs | grep -o "'[a-z-]*'" | tr -d "'" >"$made/there"
names reasons | sed 1d >"$made/names"
begins tests/data/judge.mjs

# The page has each kind in its order; a tarball has no page.
kinds=$(sed -n 's/^field kind one - //p' records/reasons.txt)
for kind in $kinds; do
    test ! -d web || grep -qw "'$kind'" web/page/games/kinds.js ||
        lacks "web/page/games/kinds.js: no place for the kind $kind"
done
for standing in $(names standings); do
    for schema in tools/filter/filter-answer tools/pgn/pgn-game; do
        grep -q "\"$standing\"" $schema.schema.json ||
            lacks "$schema.schema.json: no standing $standing"
    done
done

sh lib/generate.sh identifiers/forgiven |
{
    while read -r name; do
        grep -q "^@itemx* $name\$" doc/texts.texi ||
            { echo "doc/texts.texi: nothing for $name"; exit 1; }
    done
} || status=1

# Sentences that the program finds by a number stand in the order of that number.
keys() { # keys GROUP/START: what follows in the keys that begin so
    sed -n "s|^$1\\([^: ]*\\):.*|\\1|p" po/en.txt
}
ordered() { # ordered GROUP/START NAME...: the keys that begin so go on with these names
    start=$1
    shift
    test "$(keys "$start" | tr '\n' ' ')" = "$* " ||
        lacks "po/en.txt: $start is not in the order of: $*"
}
first() { # first GROUP/: the keys of a group begin with the names in $made/names
    keys "$1" >"$made/there"
    begins "po/en.txt, $1"
}
constants() { # constants LAST HEADER: the names of the enum that ends with this one
    $AWK -v last="$1" '
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
    ordered law/ $(sh lib/generate.sh records/laws.txt says | $AWK -F '\t' '$4 == "" { print $3 }')
    ordered standing/ $(names standings)
    ordered letters/ $(names letters) other more
    for side in white black; do
        ordered draw/$side- $(constants KINDS include/ecart/piece.h | sed 's/no-kind//')
    done
}
in_order reasons >"$made/names"
first reason/
first child/
first player/
in_order reasons | sed 1d >"$made/names"
first brief/
in_order faults >"$made/names"
first fault/
constants FORGIVEN include/ecart/san.h | tr ' ' '\n' | sed 1d >"$made/names"
first finding/
exit $status
