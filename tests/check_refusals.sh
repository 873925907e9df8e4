#!/bin/sh
# check_refusals.sh -- the refusals of conformance/: each with its reason and circumstances, also
# without spoilers; and both forms of the table have the same rows
: "${srcdir:=.}"
LC_ALL=C
export LC_ALL
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

grep -v '^#' "$srcdir/conformance/refusals.tsv" >"$made/rows"
test "$(wc -l <"$made/rows")" -ge 300 || { echo 'not 300 refusals'; exit 1; }

requests() { # requests MEMBERS
    awk -F '\t' -v more="$1" '{
        gsub(/"/, "\\\"", $3)
        gsub(/ /, "\",\"", $2)
        printf "{\"op\":\"referee\",\"moves\":[\"%s\"],\"text\":\"%s\"%s}\n", $2, $3, more
    }' "$made/rows"
}

answers() { # what the table has, of answers
    sed 's/.*"verdict":"\([^"]*\)","reason":"\([^"]*\)".*"circumstances":\[\(.*\)\],"strikes".*/\1	\2	\3/
        s/{"name":"\([a-z]*\)","ply":\([0-9]*\),"cells":\[\([^]]*\)\],"text":"[^"]*"}/\1 \2 \3/g
        s/","/ /g; s/",/, /g; s/"//g; s/	$/	-/'
}

cut -f 4-6 "$made/rows" >"$made/wanted"
for more in '' ',"spoilers":false'; do
    requests "$more" | tools/ecart filter 2>/dev/null | answers | diff "$made/wanted" - || status=1
done
awk -f "$srcdir/conformance/jsonl.awk" "$srcdir/conformance/refusals.tsv" >"$made/jsonl"
sed 's/.*"verdict":"\([^"]*\)","reason":"\([^"]*\)","circumstances":\[\(.*\)\]}$/\1	\2	\3/
    s/{"name":"\([a-z]*\)","ply":\([0-9]*\),"cells":\[\([^]]*\)\]}/\1 \2 \3/g
    s/","/ /g; s/",/, /g; s/"//g; s/	$/	-/' "$made/jsonl" |
    diff "$made/wanted" - || status=1
exit $status
