#!/bin/sh
# layers.sh -- a file includes only its own layer and lower ones.
#
# The order of the headers in include/local.mk is the order of the layers.
# ecart/NAME.h, lib/NAME.h, lib/NAME.c and their parts lib/NAME_part.c belong
# to the layer NAME.  Any other file of lib/ is shared, and counts as part of
# the lowest layer that includes it.  The library includes freestanding headers
# only; tools/ and examples/ see no more of the library than its users.
#
# In tools/, a file includes only its own folder and those before it in
# tools/local.mk: "cli/json.h", always with the folder; and command.h.
cd "${srcdir:-.}" || exit 99
status=0

for folder in include/ecart lib examples; do
    test -d $folder && set -- "$@" $folder
done
find "$@" -name '*.[ch]' -exec awk '
function stem(path) {
    sub(/.*\//, "", path)
    sub(/\.[ch]$/, "", path)
    return path
}
function layer(name) {                  # 0 while it is not known
    while (!(name in rank) && sub(/_[^_]*$/, "", name))
        ;
    return rank[name] + 0
}
function refuse(line, why) {
    print line ": " why
    bad = 1
}
FILENAME == "include/local.mk" {
    if (match($0, /ecart\/[a-z0-9_]+\.h/)) {
        name = stem(substr($0, RSTART, RLENGTH))
        rank[name] = ++layers
        public[name] = 1
    }
    next
}
/^[ \t]*#[ \t]*include/ {
    at = FILENAME ":" FNR
    used = $0
    sub(/^[^<"]*/, "", used)
    sub(/[>"][^>"]*$/, "", used)        # <name or "name: what is left
    name = stem(substr(used, 2))
    if (used ~ /^".*\//)
        refuse(at, "only <...> and the files beside it")
    else if (FILENAME ~ /^examples\//)
        next
    else if (used ~ /^<ecart\// && !(name in public))
        refuse(at, name ".h is not in include/local.mk")
    else if (used ~ /^("|<ecart\/)/) {
        from[++edges] = stem(FILENAME)
        to[edges] = name
        where[edges] = at
    } else if (used !~ /^<(stdbool|stddef|stdint|limits|string)\.h$/)
        refuse(at, "not a freestanding header")
}
END {
    do {                                # shared files sink to their lowest user
        sunk = 0
        for (e = 1; e <= edges; e++) {
            user = layer(from[e])
            name = to[e]
            if (!layer(name))
                shared[name] = 1
            if (user && name in shared && (!layer(name) || user < rank[name])) {
                rank[name] = user
                sunk = 1
            }
        }
    } while (sunk)
    for (e = 1; e <= edges; e++)
        if (layer(to[e]) > layer(from[e]))
            refuse(where[e], from[e] " must not know " to[e])
    exit bad
}
' include/local.mk {} + || status=1

find tools -name '*.[ch]' -exec awk '
function folder(path) {                 # "" for the files of tools/ itself
    return match(path, /[^\/]*\//) ? substr(path, 1, RLENGTH - 1) : ""
}
function refuse(why) {
    print FILENAME ":" FNR ": " why
    bad = 1
}
FILENAME == "tools/local.mk" {
    if ($1 == "include")
        rank[folder(substr($2, length("tools/") + 1))] = ++folders
    next
}
FNR == 1 {
    mine = folder(substr(FILENAME, length("tools/") + 1))
    if (mine != "" && !(mine in rank))
        refuse("tools/local.mk does not include " mine "/local.mk")
}
/^[ \t]*#[ \t]*include[ \t]*"/ {
    used = $0
    sub(/^[^"]*"/, "", used)
    sub(/".*/, "", used)
    if (mine == "" || used == "command.h")
        next
    else if (!(folder(used) in rank))
        refuse("not a folder of tools/local.mk: " used)
    else if (rank[folder(used)] > rank[mine])
        refuse(mine "/ must not know " used)
}
END { exit bad }
' tools/local.mk {} + || status=1
exit $status
