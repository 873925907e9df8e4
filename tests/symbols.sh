#!/bin/sh
# symbols.sh -- eight promises about the names in the objects:
#   the shared library exports what the headers mark ECART_API or ECART_INLINE,
#     only;
#   in a checkout, packaging/debian lists the same names;
#   if names have a version, it is that of the library's file;
#   each name of the library begins with ecart_, so that a program that is linked
#     with the static one may use all others;
#   the library has no writable data;
#   it calls nothing but the few functions any compiler may call by itself;
#   the program uses no hidden name of the library;
#   no two files of the library, nor of the program, need each other, directly
#     or by way of others.
#
# The middle four are looked for in an -O0 build of our own: a table that lost its const
# shows only there, and nothing in it is instrumented.  It is made of one file, as users
# make theirs (lib/amalgamate.sh), with the names seen that files share: that takes a
# fifth of the time.  Which file needs which is read from the objects that are there.
: "${srcdir:=.}" "${CC:=cc}" "${NM:=nm}"
LC_ALL=C
export LC_ALL
shared=lib/.libs/libecart.so
allowed='^(mem(cpy|move|set|cmp)|strlen|__stack_chk_.*|_GLOBAL_OFFSET_TABLE_'
allowed="$allowed"'|__(popcount|clz|ctz|ffs|bswap|parity)[sdt]i2)$'
status=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

export srcdir
sh "$srcdir/lib/amalgamate.sh" "$made" || exit 99
# shellcheck disable=SC2086 # CC and CPPFLAGS are lists
$CC $CPPFLAGS -std=c11 -O0 -fno-pic -DECART_HIDDEN= -c "$made/ecart.c" -o "$made/ecart.o" || exit 99
$NM -A "$made/ecart.o" >"$made/all" 2>/dev/null || exit 77         # no such nm

# What the headers declare: the name before the bracket, comments taken out.
sed '/^#/d' "$srcdir"/include/ecart/*.h | awk '
    { text = text $0 "\n" }
    END {
        gsub(/\/\*[^*]*\*+([^\/*][^*]*\*+)*\//, "", text)
        n = split(text, statement, ";")
        for (i = 1; i <= n; i++)
            if (sub(/^.*ECART_(API|INLINE)[ \n]/, "", statement[i])) {
                sub(/[ \n]*[(\[].*/, "", statement[i])
                sub(/.*[ \n*]/, "", statement[i])
                print statement[i]
            }
    }' | sort >"$made/declared"

names() { # names NM-OPTION... FILE...: the last words of what nm prints
    $NM "$@" 2>/dev/null | sed -n '/:$/d; s/.* //p' | sort -u
}
refuse() { # refuse WHAT FILE: fail and print both if there are any lines in it
    test -s "$2" || return
    echo "$1:"
    cat "$2"
    status=1
}

names -g --defined-only "$made/ecart.o" >"$made/defined"
names -u "$made/ecart.o" | comm -23 - "$made/defined" |
    grep -vE "$allowed" >"$made/called"
grep ' [BbCDdGgSs] ' "$made/all" >"$made/writable"
comm -23 "$made/defined" "$made/declared" >"$made/hidden"
find tools -name '*.o' >"$made/objects"
# shellcheck disable=SC2046 # no blanks in our own file names
names -u $(cat "$made/objects") | comm -12 - "$made/hidden" >"$made/reached"

circles() { # circles OBJECT...: the files whose names go round, by tsort
    $NM -A -g "$@" 2>/dev/null | awk '
        { file = $0
          sub(/:.*/, "", file) }
        $(NF - 1) == "U" { used[++n] = $NF; user[n] = file; next }
                         { home[$NF] = file }
        END {
            for (i = 1; i <= n; i++)
                if (used[i] in home)
                    print user[i], home[used[i]]
        }' >"$made/needs"
    test -s "$made/needs" || echo "nothing was read from $1"
    { tsort <"$made/needs" >/dev/null; } 2>&1
}
# Those that libtool made first or, without a static library, alone.
for source in "$srcdir"/lib/*.c "$srcdir"/lib/*/*.c lib/words/??.c; do
    name=${source#"$srcdir/"} name=${name%.c}
    for object in "$name.o" "${name%/*}/.libs/${name##*/}.o"; do
        test -f "$object" && echo "$object" && break
    done
done | sort -u >"$made/objects"
# shellcheck disable=SC2046 # no blanks in our own file names
circles $(cat "$made/objects") >"$made/circles"
circles tools/*/ecart-*.o >>"$made/circles"

# Some compilers, such as tcc, have constants in no other place than data.
echo 'const int constant = 1;' >"$made/constant.c"
$CC -c "$made/constant.c" -o "$made/constant"
$NM "$made/constant" | grep -q ' D constant' ||
    refuse 'writable data in the library' "$made/writable"
refuse 'calls that the library may not make' "$made/called"
grep -v '^ecart_' "$made/defined" >"$made/bare"
refuse 'names in the library that do not begin with ecart_' "$made/bare"
refuse 'hidden names that the program uses' "$made/reached"
refuse 'files that need each other' "$made/circles"

# Coverage and sanitizers add exports of their own.
case $CFLAGS in *--coverage* | *-fsanitize*) exit $status ;; esac
if $NM -D "$shared" >/dev/null 2>&1; then
    # A name has its version behind it, and the version is a name too.
    names -D --defined-only "$shared" | grep -v '^ECART_[0-9]*\(@@.*\)*$' >"$made/versioned"
    sed 's/@@.*//' "$made/versioned" >"$made/exported"
    comm -3 "$made/declared" "$made/exported" >"$made/differ"
    refuse 'declared but not exported (left), or the reverse' "$made/differ"
    listed=$srcdir/packaging/debian/libecart1.symbols
    if test -f "$listed"; then
        sed -n 's/^ \(ecart_.*\)@.*/\1/p' "$listed" | sort | comm -3 "$made/declared" - \
            >"$made/listed"
        refuse "declared but not in $listed (left), or the reverse" "$made/listed"
        version=$(sed -n 's/^PACKAGE_VERSION = //p' Makefile)
        awk -v version="$version" '/@/ && $NF > version' "$listed" >"$made/listed"
        refuse "a version after $version, which Debian refuses, in $listed" "$made/listed"
    fi
    number=$(sed -n "s/^dlname='libecart\.so\.\([0-9]*\)'/\1/p" lib/libecart.la)
    grep -v "^[^@]*\(@@ECART_$number\)*$" "$made/versioned" >"$made/others"
    refuse "another version than that of libecart.so.$number" "$made/others"
fi
exit $status
