#!/bin/sh
# check_manual.sh -- every command in the manual prints what the manual says
#
# In an @example, a line that begins with "$ " is a command; what follows, up
# to the next command or the end, is what it prints on a terminal of 72 columns,
# which is what a page has room for; but JSON is never broken.  The commands of a
# chapter run one after another in a folder that is empty when the chapter begins.
#
# Two comments check what is shown without a command: "@c prints: COMMAND" before
# an @example says what prints it, and "@c holds: COMMAND" what is true because of
# its exit status.  Exercises and their answers use them.
top=$(cd "${srcdir:-.}" && pwd)
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
PATH=$PWD/tools:$PWD/examples:$PATH
LC_ALL=C.UTF-8
NO_COLOR=1
export PATH LC_ALL NO_COLOR top
unset LANGUAGE
status=0
commands=0
without=
command -v duckdb >/dev/null ||
    { without='$ duckdb'; echo 'there is no duckdb: what it prints was not tried'; }

echo '{"move":"e4"}' | ecart filter 2>&1 | grep -q '"legal"' ||
    { echo 'the manual is about a program that reads JSON, and this one does not'; exit 77; }

# Texinfo's marks become what a reader sees.
seen='s/@\([{}@]\)/\1/g; s/@w{\([^}]*\)}/\1/g'

for chapter in "$top"/doc/*.texi; do
    name=$(basename "$chapter" .texi)
    mkdir -p "$made/$name/folder"
    awk -v without="$without" '
         /^@(small)?example/ { on = 1; next } /^@end (small)?example/ { on = 0 }
         on { if (/^\$ /) shown = without == "" || index($0, without) != 1; if (shown) print }
         !on { shown = 0 }' "$chapter" | sed "$seen; s/ \$//" >"$made/$name/wanted"
    sed -n 's/^[$>] //p' "$made/$name/wanted" >"$made/$name/commands"
    [ -s "$made/$name/commands" ] || continue
    if ! command -v jq >/dev/null && grep -q '\<jq\>' "$made/$name/commands"; then
        echo "there is no jq: the commands of $name.texi were not tried"
        continue
    fi
    commands=$((commands + $(wc -l <"$made/$name/commands")))

    # A command is shown as it was typed, and then its output.
    awk '/^\$ / { if (NR > 1) print "EOC"; print "cat <<\"EOC\""; print; typed = 1; next }
         /^>( |$)/ && typed { print; next }
         { typed = 0 }
         END { print "EOC" }' "$made/$name/wanted" |
        awk '/^EOC$/ { print; for (i = 1; i <= n; i++) print lines[i]; n = 0; next }
             { print }
             /^[$>]( |$)/ { lines[++n] = substr($0, 3) }' >"$made/$name/script"
    (cd "$made/$name/folder" && sh ../script 2>&1) |
        awk -v json="$made/$name/json" '/^ *["{}]/ { print >json; fflush(json); $0 = "\001" } { print }' |
        sed "s/−/$(printf '\002')/g; s/×/$(printf '\003')/g" | fold -s -w 72 |
        sed "s/$(printf '\002')/−/g; s/$(printf '\003')/×/g" |
        awk -v json="$made/$name/json" '/^\001/ { getline <json } { print }' |
        sed 's/ $//' >"$made/$name/printed"
    diff -u "$made/$name/wanted" "$made/$name/printed" >"$made/$name/diff" ||
        { echo "$name.texi is not what the program says (-: the manual)"
          sed 1,2d "$made/$name/diff"; status=1; }
done

# All JSON can be read by others: a reader that is there, if there is one.
if command -v jq >/dev/null; then
    reads='jq -s -e length'
elif command -v python3 >/dev/null; then
    reads='python3 -c "import json, sys; [json.loads(line) for line in sys.stdin]"'
else
    reads='cat'
fi
for chapter in "$top"/doc/*.texi; do
    awk -f "$top/tests/manual_json.awk" "$chapter" >"$made/objects"
    [ -s "$made/objects" ] || continue
    objects=$((${objects:-0} + $(wc -l <"$made/objects")))
    ! grep '^fault: ' "$made/objects" && eval "$reads" <"$made/objects" >/dev/null ||
        { echo "$(basename "$chapter"): an example that is not JSON"; status=1; }
done
[ "${objects:-0}" -ge 5 ] || { echo "only ${objects:-0} objects of JSON were found"; status=1; }

# What the comments say is tried in a folder of its own.
mkdir "$made/comments"
cat >"$made/code" <<'END'
code() { # code FILE FUNCTION...: these functions, with an empty line between them
    file=$top/$1 gap=
    shift
    for function; do
        printf "$gap"
        sed -n "/^[a-z].* $function(.*[^;]$/,/^}/p" "$file"
        gap='\n'
    done
}
END
for chapter in "$top"/doc/*.texi; do
    awk '/^@c holds: / { print "( " substr($0, 10) " ) >/dev/null 2>&1 || " \
                                "echo \047does not hold: " FNR "\047" }
         /^@c prints: / { print "( " substr($0, 11) " ) >printed 2>&1"; next_example = 1 }
         /^@(small)?example/ && next_example { on = 1; next_example = 0
             print "diff -u - printed >differs <<\"EOE\" || sed 1,2d differs"; next }
         /^@end (small)?example/ && on { print "EOE"; on = 0 }
         on' "$chapter" | sed "$seen" >"$made/script"
    grep -q . "$made/script" || continue
    (cd "$made/comments" && cat ../code ../script | sh 2>&1) | sed "s|^|$(basename "$chapter"): |" >"$made/said"
    [ -s "$made/said" ] && { cat "$made/said"; status=1; }
done

# Exercises are numbered through a chapter, and each has an answer under that number.
for chapter in "$top"/doc/*.texi; do cat "$chapter"; done | awk '
    /^@node /                { node = substr($0, 7) }
    /^@chapter /             { title = node; answers = node == "Answers" }
    /^@xref/ && answers      { title = $0; gsub(/@xref\{|\}.*/, "", title) }
    /^@subheading Exercises/ { next_list = 1 }
    /^@enumerate/ && (next_list || answers) {
        on = 1
        next_list = 0
        if ($2 != (answers ? answered[title] : asked[title]) + 1) {
            print title ": a list of exercises or answers begins with " $2
            bad = 1
        }
    }
    /^@item/ && on           { if (answers) answered[title]++; else asked[title]++ }
    /^@end enumerate/        { on = 0 }
    END {
        for (title in asked) {
            all += asked[title]
            if (asked[title] != answered[title]) {
                print title ": " asked[title] " exercises, " answered[title] + 0 " answers"
                bad = 1
            }
        }
        if (all < 50) {
            print "only " all + 0 " exercises were found"
            bad = 1
        }
        exit bad
    }' || status=1

# What it says of functions is about functions that there are.
grep -oh '[ *]ecart_[a-z0-9_]*(' "$top"/include/ecart/*.h | tr -d ' *(' | sort -u >"$made/declared"
for name in $(grep -oh 'ecart_[a-z0-9_]*()' "$top"/doc/*.texi | tr -d '()' | sort -u |
              comm -23 - "$made/declared"); do
    echo "the manual names $name(), which no header declares"
    status=1
done

# The manual would have to lose most of its commands for this to be wrong.
[ "$commands" -ge 30 ] || { echo "only $commands commands were found"; status=1; }
exit $status
