#!/bin/sh
# lines.sh -- make lines: how many lines of C people keep in lib, include and tools
#
#     lines.sh [LIMIT]
#
# A row for each room, and the total in the last line; above LIMIT the status is 1.  What
# a generator makes is left out: its file says so in a comment, "NAME -- made by".
cd "${srcdir:-.}" || exit 99

# Of a checkout what git knows or could be told; a tarball has no more than that.
sources() {
    files=$(git ls-files --cached --others --exclude-standard \
        'lib/*.[ch]' 'include/*.[ch]' 'tools/*.[ch]' 2>/dev/null)
    test -n "$files" || files=$(find lib include tools -name '*.[ch]')
    # shellcheck disable=SC2086 # names of files, without blanks
    ls $files 2>/dev/null
}

# shellcheck disable=SC2046 # names of files, without blanks
LC_ALL=C awk -v limit="${1:-0}" '
function end_file() {
    if (file != "" && !made) {
        room = file
        sub(/\/[^\/]*$/, "", room)
        if (!(room in lines))
            rooms[++count] = room
        lines[room] += length_of_file
        total       += length_of_file
    }
}
FNR == 1 { end_file(); file = FILENAME; made = 0 }
tolower($0) ~ /^\/\* [^ ]+ -- made (by|from)/ { made = 1 }
{ length_of_file = FNR }
END {
    end_file()
    for (i = 1; i <= count; i++)
        printf "%-20s %6d\n", rooms[i], lines[rooms[i]]
    printf "%-20s %6d\n", "total", total
    exit limit && total > limit
}' $(sources) || { echo "lines: more than $1: take some away" >&2; exit 1; }
