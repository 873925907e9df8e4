#!/bin/sh
# contents.sh -- each file of lib/ and tools/ begins with what it holds
#
#     contents.sh --print     a table of all of them, to be read: make contents
#
# The table is made of the first comment of each file, and of each folder's local.mk.  A
# header and its source share a line if they say the same.
cd "${srcdir:-.}" || exit 99
tops='lib tools'
LC_ALL=C
export LC_ALL

# The folders of lib/ or tools/ in their order, and before them the files beside.
folders() {
    echo "$1"
    sed -n "s|^include \($1/.*\)/local.mk|\1|p" "$1/local.mk"
}

list() { # list FOLDER: what each file in it holds, as rows of a table
    find "$1" -name '*.[ch]' | grep "^$1/[^/]*$" | sort | xargs awk '
    FNR == 1 { text = ""; done = 0 }
    FNR == 1 || done { next }
    {
        line = $0
        sub(/^(\/\*| \*)/, "", line)
        sub(/^ +/, "", line)
        done = sub(/ *\*\/.*/, "", line) || line == ""
        text = text (text == "" || line == "" ? "" : " ") line
    }
    done {
        name = FILENAME
        sub(/.*\//, "", name)
        if (index(text, name " -- ") != 1) {
            print FILENAME ": begins with no \"" name " -- what it holds\"" | "cat >&2"
            bad = 1
        }
        holds[++files] = substr(text, length(name " -- ") + 1)
        names[files]   = name
    }
    END {
        if (files)
            print "\n| file | holds |\n| --- | --- |"
        for (i = 1; i <= files; i++) {
            stem = substr(names[i], 1, length(names[i]) - 1)
            if (i < files && names[i + 1] == stem "h" && holds[i] == holds[i + 1])
                printf "| `%s[ch]` | %s |\n", stem, holds[i++]
            else
                printf "| `%s` | %s |\n", names[i], holds[i]
        }
        exit bad
    }'
}

print() {
    for folder in $(for top in $tops; do folders "$top"; done); do
        printf '\n### `%s/`\n\n' "$folder"
        sed -n '/^#/!q; s/^# //p' "$folder/local.mk"
        list "$folder" || return
    done
}

if [ "$1" = --print ]; then
    echo '## What each file holds'
    print
else
    print >/dev/null
fi
