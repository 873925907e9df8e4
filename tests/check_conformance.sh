#!/bin/sh
# check_conformance.sh -- the program gives the answers of the conformance suite
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
suite=$srcdir/conformance

# rows FILE LEAST: how many rows it has; too few are a failure
rows() {
    grep -v '^#' "$suite/$1" >"$made/rows"
    test "$(wc -l <"$made/rows")" -ge "$2" || fail "$1: not $2 rows"
}

# asks PROGRAM-OF-AWK: requests in JSON that are made of the rows
asks() {
    awk -F '\t' '
    function quoted(text) { gsub(/[\\"]/, "\\\\&", text); return "\"" text "\"" }
    { print '"$1"' }' "$made/rows" >"$made/requests"
    "$ecart" filter "$made/requests" 2>"$made/err" >"$made/answers" || fail 'the filter fails'
}

# has PATTERN FIELDS: parts of each answer, with tabs between them, are these of the rows
has() {
    sed -E "s/$1/; s/\"//g; s/null/-/g" "$made/answers" | awk -F '\t' -v OFS='\t' '{
        for (n = 1; n <= NF || n == 1; n++)
            $n = $n == "" ? "-" : $n
        print
    }' >"$made/found"
    cut -f "$2" "$made/rows" >"$made/wanted"
    diff "$made/wanted" "$made/found" >"$made/diff" || fail "$(head -n 10 "$made/diff")"
}

# What make.mjs writes is what lies there.
if command -v node >/dev/null 2>&1 && test -f "$srcdir/tests/data/make_reasons.mjs"; then
    mkdir "$made/tables"
    node "$suite/make.mjs" "$made/tables" || fail 'make.mjs'
    for table in "$made/tables"/*; do
        cmp -s "$table" "$suite/$(basename "$table")" ||
            fail "$(basename "$table"): not what conformance/make.mjs writes"
    done
fi

# Another program's list of legal moves says of each move what the table says.
PATH=$PATH:/usr/games
if command -v node >/dev/null 2>&1 && command -v stockfish >/dev/null 2>&1; then
    node "$suite/run.mjs" --perft stockfish >"$made/out" &&
        awk -F '\t' 'NR > 1 && $2 == $3 { right++ } END { exit right != 2 }' "$made/out" ||
        fail "$(cat "$made/out")"
fi

tab=$(printf '\t')
start='.*"verdict":([^,]*),"reason":([^,]*),"move":([^,]*),"cells":\[([^]]*)\],"roles":\[([^]]*)\]'

rows moves.tsv 2000
asks '"{\"chess960\":" ($2 == "chess960" ? "true" : "false") ",\"fen\":" quoted($3) ",\"move\":" quoted($4) "}"'
has "$start.*\"also\":\\[([^]]*)\\].*\$/\\1$tab\\2$tab\\6$tab\\4$tab\\5" 5-9

rows texts.tsv 200
asks '"{\"fen\":" quoted($2) ",\"move\":" quoted($3) "}"'
has "$start.*\$/\\1$tab\\2$tab\\3$tab\\4" 4-7
# What is forgiven, unless that is open.
awk -F '\t' '$8 == "*" { print NR "d" }' "$made/rows" >"$made/open"
for file in rows answers; do
    sed -f "$made/open" "$made/$file" >"$made/new" && mv "$made/new" "$made/$file"
done
has '.*"forgiven":\[([^]]*)\].*$/\1' 8

rows fens.tsv 300
# No field may vanish that is empty, as it would beside a tab.
tr '\t' '\037' <"$made/rows" >"$made/fields"
while IFS=$(printf '\037') read -r _ fen _; do
    "$ecart" fen -- "$fen"
done <"$made/fields" >"$made/told"
# Of each FEN its faults, in the order of their names, and then itself.
awk -F '\t' -v OFS='\t' '
    $1 == "offer" { next }
    $1 != "fen" {
        for (n = ++faults; n > 1 && fault[n - 1] > $2; n--)
            fault[n] = fault[n - 1]
        fault[n] = $2
        next
    }
    {
        all = faults ? fault[1] : "-"
        for (n = 2; n <= faults; n++)
            all = all "," fault[n]
        print all, $2
        faults = 0
    }' "$made/told" >"$made/found"
cut -f 3,4 "$made/rows" | diff - "$made/found" >"$made/diff" || fail "$(head -n 10 "$made/diff")"

rows standings.tsv 50
while IFS=$tab read -r _ fen moves _; do
    test "$moves" = - && moves=
    # shellcheck disable=SC2086 # a list of moves
    "$ecart" ends --json -p "$fen" $moves
done <"$made/rows" | sed -E 's/.*"standing":"([^"]*)","result.*"mate":\{"white":\{"prospect":"([a-z]*)".*"black":\{"prospect":"([a-z]*)".*/\1 \2 \3/
    s/impossible/no/g; s/possible/yes/g' >"$made/found"
paste "$made/found" "$made/rows" | awk -F '\t' '
    {
        split($1, found, " ")
        if (found[1] != $5) print $2 ": " found[1] " and not " $5 ": " $8
        if ($6 != "?" && found[2] != $6) print $2 ": White mates: " found[2] " and not " $6
        if ($7 != "?" && found[3] != $7) print $2 ": Black mates: " found[3] " and not " $7
    }' >"$made/diff"
test ! -s "$made/diff" || fail "$(head -n 10 "$made/diff")"
exit $((failures > 0))
