#!/bin/sh
# table.sh -- make bench-table: runs make bench, and puts its numbers into the manual
#
# Each number becomes a value of doc/measured.texi, which the chapters name where
# they need it: @value{verdict-drags-before}, -this or -ratio.  Nobody types numbers.
# If one is missing that a chapter needs, the manual stays as it is.  PRINTED names a
# file with what make bench printed before, and then nothing is timed.
set -eu
: "${srcdir:=.}" "${PRINTED:=}"
made=$(mktemp -d) || exit
trap 'rm -rf "$made"' EXIT
trap 'exit 1' HUP INT TERM

if test -z "$PRINTED"; then
    PRINTED=$made/printed
    sh "$srcdir/bench/bench.sh" | tee "$PRINTED"
fi

awk '
function flag(name) {
    name = tolower(name)
    gsub(/[^a-z0-9]+/, "-", name)
    return name
}

# With three digits; and a comma before the last three of many.
function shown(number,    text) {
    if (number < 99.95)
        return sprintf(number < 9.995 ? "%.2f" : "%.1f", number)
    text = sprintf("%.0f", number)
    while (match(text, /[0-9][0-9][0-9][0-9]($|,)/))
        text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
    return text
}

function put(name, value) {
    print "@set " flag(name) " " value
}

BEGIN {
    FS = "  +"
    print "@c measured.texi -- made by make bench-table, of one run of make bench"
}
/^base is commit / { sub(/.* /, ""); put("bench-base", $0); next }
/^peers: / { sub(/^peers: /, ""); put("bench-peers", $0); next }
/^ns each/ { next }
!machine && /, / { machine = 1; put("bench-machine", $0); next }
NF == 5 {
    put($1 " before", shown($2))
    put($1 " this", shown($3))
    put($1 " ratio", shown($4))
}
NF == 4 {
    put($1 " " $2, shown($3))
    put($1 " " $2 " times", shown($4))
}' "$PRINTED" >"$made/measured.texi"

for name in $(grep -oh '@value{[a-z0-9-]*}' "$srcdir/doc/speed.texi" "$srcdir/doc/distances.texi" |
    sed 's/.*{\(.*\)}/\1/' | sort -u); do
    grep -q "^@set $name " "$made/measured.texi" || {
        echo "bench: the manual needs $name, which was not measured: it stays as it is" >&2
        exit 1
    }
done
cp "$made/measured.texi" "$srcdir/doc/measured.texi"
