# calls.awk -- fuzz/calls.h from the public headers: for each public function a call of it with
# arguments that are taken from a fuzzer's input.  One that fuzz_calls.c makes by hand is left
# to it.
#
#     awk -f calls.awk fuzz_calls.c include/ecart/*.h
#
# An argument by value is any number.  A structure that is read is the one of its type that
# the world has, which only the library wrote.  An array that is written has just its room.

FNR == 1 { header = FILENAME ~ /\.h$/ }
!header && /^static void call_ecart_/ {
    sub(/^static void call_/, "")
    sub(/\(.*/, "")
    by_hand[$0] = 1
}
header && !/^#/ { text = text $0 " " }

function base(type) {
    gsub(/const |ecart_| *\*/, "", type)
    return type
}

function declare(n, value) { print "    " types[n] (types[n] ~ /\*$/ ? "" : " ") "a" n " = " value ";" }

# Declares the argument n; returns 1 if it has declared the next too, its length or room.
function argument(n,    type, kind, next_name) {
    type = types[n]
    kind = type
    sub(/ *\*$/, "", kind)
    next_name = names[n + 1]
    if (type ~ /^(const )?char \*$/ || type ~ /meaning/ && next_name == "count" ||
        type ~ /\*$/ && type !~ /^const/ && next_name ~ /(size|capacity)$/) {
        if (next_name !~ /(length|size|capacity|count)$/)
            return declare(n, "take_word(w)")
        declare(n + 1, type ~ /^ecart/ ? "take(w) % 9" : type ~ /meaning/ ? "take(w) % 2" : 0)
        declare(n, type ~ /^ecart/ ? "keep(w, a" n + 1 " * sizeof(" kind "))" : \
                   type ~ /meaning/ ? "&w->meaning" : \
                   (type ~ /^const/ ? "take_text" : "take_room") "(w, &a" n + 1 ")")
        return 1
    }
    if (type ~ /^const ecart_(language|letters|text|line|lesson_options) \*$/)
        declare(n, "take_" (type ~ /text/ ? "written" : base(type)) "(w)")
    else if (type ~ /\*$/ && type !~ /^const|faults/ && names[n] ~ /s$/)
        declare(n, "keep(w, ROOM_" base(type) " * sizeof(" kind "))")
    else
        declare(n, type ~ /\*/ ? "&w->" base(type) : "take_" base(type) "(w)")
    return 0
}

# A verdict is not kept of a position that the call has changed.
function emit(result, name, count,    n, call, changes, room) {
    print "static void call_" name "(struct world *w)\n{"
    for (n = 1; n <= count; n++) {
        call = call (n > 1 ? ", " : "") "a" n
        changes = changes || types[n] ~ /^ecart_(position|game) \*/
        room = types[n] == "char *" ? n : room
    }
    for (n = 1; n <= count; n++)
        n += argument(n)
    call = name "(" call ")"
    if (result == "const char *")
        call = "check_name(" call ")"
    else if (result == "size_t" && room)
        call = "check_written(" call ", a" room ", a" room + 1 ")"
    else if (result ~ /^ecart_(verdict|notation|figure|ruling|watched)$/ && !changes)
        call = "w->" base(result) " = " call
    else if (result != "void")
        call = result " volatile result = " call ";\n    (void)result"
    print (count ? "" : "    (void)w;\n") "    " call ";"
    print (changes ? "    settle(w);\n" : "") "}\n"
}

function declared(statement,    result, name, list, n, i, part) {
    sub(/^.*ECART_(API|INLINE) +/, "", statement)
    gsub(/ +/, " ", statement)
    if (statement ~ /^[^(]*\[/)
        return
    name = statement
    sub(/ *\(.*/, "", name)
    result = name
    sub(/.*[ *]/, "", name)
    sub(/ *[a-z_0-9]+$/, "", result)
    sub(/^extern inline |^inline /, "", result)
    all[++functions] = name
    if (name in by_hand)
        return
    list = statement
    sub(/^[^(]*\(/, "", list)
    sub(/\).*/, "", list)
    n = list == "void" ? 0 : split(list, part, ",")
    split("", names)
    for (i = 1; i <= n; i++) {
        types[i] = part[i]
        names[i] = part[i]
        sub(/^ /, "", types[i])
        sub(/.*[ *]/, "", names[i])
        sub(/ *[a-z_0-9]+$/, "", types[i])
    }
    emit(result, name, n)
}

END {
    gsub(/\/\*[^*]*\*+([^\/*][^*]*\*+)*\//, "", text)
    print "/* SPDX-License-Identifier: MIT */"
    print "/* calls.h -- made by calls.awk from the public headers */\n"
    n = split(text, statements, ";")
    for (i = 1; i <= n; i++)
        if (statements[i] ~ /ECART_(API|INLINE) /)
            declared(statements[i])
    print "static void (*const calls[])(struct world *) = {"
    for (i = 1; i <= functions; i++)
        print "    call_" all[i] ","
    print "};"
}
