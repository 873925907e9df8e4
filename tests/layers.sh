#!/bin/sh
# layers.sh -- a folder includes only itself and the folders before it, no two files have
# one name, and no modules of Python go round in a circle.
#
# lib/local.mk and tools/local.mk name their folders, lowest first.  A public
# header belongs to the folder of lib/ whose local.mk lists it, and includes
# only headers that are listed before it.  The library includes freestanding
# headers only; tools/ and examples/ see no more of it than its users do.
cd "${srcdir:-.}" || exit 99

# What the build makes is in two rooms, the languages of the library and of the program.
find lib tools -name '*.[ch]' -exec grep -L ' -- made by ' {} + | sed 's/.*\///' | sort | uniq -d |
grep . && { echo 'two files have this name'; exit 1; }

for module in python/src/ecart/*.py; do
    name=${module##*/}
    sed -n "s/^ *from \.\([a-z_][a-z_]*\) import.*/${name%.py} \1/p
            s/^ *from \. import \([a-z_]*\).*/${name%.py} \1/p" "$module"
done | { tsort >/dev/null; } 2>&1 | grep . && { echo 'modules of Python need each other'; exit 1; }

for folder in include/ecart lib tools examples; do
    test -d $folder && set -- "$@" $folder
done
# shellcheck disable=SC2046 # a list of files
find "$@" -name '*.[ch]' -exec awk '
function refuse(why) {
    print FILENAME ":" FNR ": " why
    bad = 1
}
function below(name, path) {            # may a file of this path include it?
    return name in rank && (!(path in rank) || rank[name] <= rank[path])
}
FILENAME ~ /local\.mk$/ {
    if (/^include (lib|tools)\/[a-z]+\/local\.mk/)
        rank[substr($2, 1, length($2) - 9)] = ++folders
    else if (match($0, /ecart\/[a-z0-9_]+\.h/)) {
        room = FILENAME
        sub(/\/local\.mk$/, "", room)
        header = substr($0, RSTART, RLENGTH)
        listed["include/" header] = ++headers
        rank[header] = rank[room]
    }
    next
}
!/^[ \t]*#[ \t]*include/ { next }
{
    split(FILENAME, part, "/")
    top  = part[1]
    room = part[3] == "" ? "" : part[1] "/" part[2]
    used = $0
    sub(/^[^<"]*/, "", used)
    sub(/[>"][^>"]*$/, "", used)        # <name or "name: what is left
    name = substr(used, 2)
    public = name ~ /^ecart\//
    quoted = used ~ /^"/
}
top == "examples" {
    if (quoted && name ~ /\//)
        refuse("only <...> and the files beside it")
    next
}
top == "include" && public {
    if (listed["include/" name] == 0)
        refuse(name " is in no local.mk of lib/")
    else if (listed["include/" name] > listed[FILENAME])
        refuse(name " comes later")
    next
}
quoted {
    folder = top "/" name
    if (!sub(/\/[^\/]*$/, "", folder) || folder == top) {
        if (room ~ /^lib/ || name ~ /\//)
            refuse("name its folder")
    } else if (!below(folder, room))
        refuse(room " comes before " folder)
    next
}
top == "lib" && public {
    if (!below(name, room))
        refuse(room " comes before " name)
    next
}
top == "tools" || (top == "lib" && room == "") { next }
!public && used !~ /^<(stdbool|stddef|stdint|limits|string)\.h$/ {
    refuse("not a freestanding header")
}
END { exit bad }
' lib/local.mk tools/local.mk $(sed -n 's/^include \(lib\/.*\)/\1/p' lib/local.mk) include/local.mk {} +
