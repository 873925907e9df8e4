#!/bin/sh
# records.sh -- what is written by hand about reasons, standings, faults and findings is
# what records/ says: numbers, constants and identifiers in the headers, and the constants
# and functions in ecart.vapi, both ways.  A record that is malformed is refused.
: "${AWK:=awk}"
cd "${srcdir:-.}" || exit 99
LC_ALL=C
export LC_ALL
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

fail() {
    echo "$*"
    status=1
}

# A line for each constant of the enum that ends with LAST: its number, its name, and the
# identifier that its comment begins with.
constants() { # constants HEADER LAST
    $AWK -v last="$2" '
        /enum.*\{/ { count = 0 }
        match($0, /^ +ECART_[A-Z0-9_]+/) {
            name = substr($0, RSTART, RLENGTH)
            sub(/^ +/, "", name)
            if (name == last) {
                for (n = 0; n < count; n++)
                    print n "\t" line[n]
                exit
            }
            id = match($0, /"[a-z-]+"/) ? substr($0, RSTART + 1, RLENGTH - 2) : ""
            line[count++] = name "\t" id
        }' "$1"
}

same() { # same RECORDS HEADER: the constants in $made/header are those in $made/records
    $AWK -F '\t' -v records="$1" -v header="$2" '
        function refuse(why) { print why; bad = 1 }
        FNR == NR { number[$2] = $1; id[$2] = $3; called[$2] = $4 != ""; next }
        { there[$2] = 1 }
        !($2 in number) { refuse(records ": no record of " $2 ", which " header " has"); next }
        number[$2] != $1 {
            refuse(header ": " $2 " has the number " $1 ", and " records " says " number[$2])
        }
        $3 != "" && $3 != id[$2] {
            refuse(header ": " $2 " is called \"" $3 "\", and " records " says \"" id[$2] "\"")
        }
        $3 == "" && called[$2] {
            refuse(header ": the comment of " $2 " does not say that it is called \"" id[$2] "\"")
        }
        END {
            for (name in number)
                if (!(name in there))
                    refuse(header ": no " name ", which " records " has")
            exit bad
        }' "$made/stated" "$made/header" || status=1
}

for records in $(grep -l '^header ' records/*.txt); do
    # shellcheck disable=SC2046 # a header and the last name of its enum
    set -- $(sed -n 's/^header //p' "$records")
    sh lib/generate.sh "$records" constant >"$made/stated" || exit 99
    constants "$1" "$2" >"$made/header"
    test -s "$made/header" || fail "$1: no enum ends with $2"
    same "$records" "$1"
done

# In brackets reason.h has the cells that a reason shows, if there are any.
sh lib/generate.sh records/reasons.txt constant roles >"$made/stated" || exit 99
$AWK -F '\t' '
    FNR == NR { shows[$2] = $5 != "-"; next }
    match($0, /^ +ECART_[A-Z0-9_]+/) {
        name = substr($0, RSTART, RLENGTH)
        sub(/^ +/, "", name)
    }
    /\[/ { has[name] }
    END {
        for (name in shows)
            if (shows[name] != (name in has)) {
                print "include/ecart/reason.h: " name (shows[name] ? ": no cells in brackets" \
                    : " shows no cells, as records/reasons.txt says")
                bad = 1
            }
        exit bad
    }' "$made/stated" include/ecart/reason.h || status=1

# The constants of each enum of ecart.vapi, and of the type of that name in the headers.
$AWK '
    match($0, /cname = "[a-z0-9_]*"/)   { type = substr($0, RSTART + 9, RLENGTH - 10) }
    match($0, /cprefix = "[A-Z_]*"/)    { prefix = substr($0, RSTART + 11, RLENGTH - 12) }
    / enum /                            { inside = type; next }
    inside != "" && !/[a-z({]/ {
        for (line = $0; match(line, /[A-Z][A-Z_0-9]*/); line = substr(line, RSTART + RLENGTH))
            print inside " " prefix substr(line, RSTART, RLENGTH)
    }
    inside != "" && /[;}]/              { inside = "" }' include/ecart.vapi >"$made/vala"
$AWK '
    /^typedef u?int[0-9]+_t ecart_/     { type = $3; sub(/;/, "", type) }
    /^enum \{/                          { inside = type == "" ? "-" : type; type = "" }
    inside != "" && match($0, /^ +ECART_[A-Z0-9_]+/) {
        name = substr($0, RSTART, RLENGTH)
        sub(/^ +/, "", name)
        if (name != toupper(inside) "S" && !/how many/)
            print inside " " name
    }
    /^}/                                { inside = "" }' include/ecart/*.h >"$made/all"
test -s "$made/vala" || fail 'include/ecart.vapi: no constants were found'
$AWK '
    FNR == NR { is_vala[$2]; has[$1]; next }
    { of_c[$2] }
    $1 in has && !($2 in is_vala) { print "include/ecart.vapi: no " $2 ", which is an " $1; bad = 1 }
    END {
        for (name in is_vala)
            if (!(name in of_c)) {
                print "include/ecart.vapi: no header has " name
                bad = 1
            }
        exit bad
    }' "$made/vala" "$made/all" || status=1

# Its functions, and those that ecart.h lists for everyday use.
for name in $(grep -o 'cname = "[a-zA-Z_0-9]*"' include/ecart.vapi | cut -d '"' -f 2); do
    test "$name" = uint8_t || grep -qw "$name" include/ecart/*.h ||
        fail "include/ecart.vapi: no header has $name"
done
for name in $(sed -n 's/^ \*     \(ecart_[a-z0-9_]*\)  .*/\1/p' include/ecart.h); do
    grep -Eqw "$name|ecart_plain_${name#ecart_}" include/ecart.vapi ||
        fail "include/ecart.vapi: no $name, which ecart.h lists, nor a word why not"
done

# What is refused, and what is said of it.
refused() { # refused WHY EDIT: when sed edits reasons.txt so
    cp -R records "$made/" && chmod -R u+w "$made/records" && mkdir "$made/lib" &&
        cp lib/generate.sh "$made/lib"
    sed "$2" records/reasons.txt >"$made/records/reasons.txt"
    cmp -s records/reasons.txt "$made/records/reasons.txt" && fail "no edit: $1"
    (cd "$made" && sh lib/generate.sh lib/pieces/reason_records.h) >"$made/out" 2>"$made/err" &&
        fail "taken: $1"
    grep -q "^records/reasons.txt:[0-9]*: .*$1" "$made/err" ||
        fail "not refused because \"$1\": $(cat "$made/err")"
    rm -rf "${made:?}/records" "${made:?}/lib"
}
refused 'pinned has no group'                's/group safety; kind inCheck; quiz pinned/kind inCheck; quiz pinned/'
refused 'group cannot be "saftey"'           's/group safety/group saftey/'
refused 'roles cannot be "pinned"'           's/roles king, pinner/roles king, pinned/'
refused 'laws cannot be "no-checks"'         's/laws no-check;/laws no-checks;/'
refused 'no field is called "rolls"'         's/roles king, pinner/rolls king, pinner/'
refused 'shows stands there twice'           's/group safety;/shows more;/'
refused 'evidence is empty'                  's/evidence the king, the pinner/evidence/'
refused 'another record has the number 36'   's/^37 /36 /'
refused 'the number 99 leaves a hole'        's/^37 /99 /'
refused 'another record is called own-piece' 's/^37 pinned/38 own-piece/'
refused 'a record begins with a number'      's/^37 pinned/pinned/'
refused '"Pinned" is no identifier'          's/^37 pinned/38 Pinned/'
exit $status
