#!/bin/sh
# headers.sh -- every public header compiles alone and included twice, in C and in C++.
# ecart.h brings those that are promised, and others that say that they may change until
# 1.0; study.h brings the rest, which say it too.  The comment of ecart.h lists every
# promised function, and nothing that no header has.  The version in them is the package's.
: "${srcdir:=.}" "${CC:=cc}"
status=0
object=$(mktemp) || exit 99
trap 'rm -f "$object"' EXIT

compiles() { # compiles HEADER COMPILER...: does it, twice, without a warning?
    header=$1
    shift
    printf '#include <%s>\n#include <%s>\nextern int c;\n' "$header" "$header" |
        "$@" -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -I"$srcdir/include" -c -o "$object" -
}

brings() { # brings HEADER: the headers that it includes, directly or not
    # shellcheck disable=SC2086 # CC may hold options
    echo "#include <$1>" | $CC -I"$srcdir/include" -E -x c - | grep '^#'
}
included=$(brings ecart.h) studied=$(brings ecart/study.h)
open='may change until 1\.0'
promised=
for path in "$srcdir"/include/ecart.h "$srcdir"/include/ecart/*.h; do
    header=${path#"$srcdir/include/"}
    # shellcheck disable=SC2086 # CC and CXX may hold options
    {
        compiles "$header" $CC -std=c11 -x c || status=1
        test -z "$CXX" || compiles "$header" $CXX -std=c++11 -x c++ || status=1
    }
    case $included in
    *"/$header\""*)
        grep -q "$open" "$path" || promised="$promised $path"
        continue ;;
    esac
    case $studied in
    *"/$header\""*) grep -q "$open" "$path" || { echo "$header does not say: $open"; status=1; } ;;
    *)               echo "neither ecart.h nor study.h has $header"; status=1 ;;
    esac
done

declares() { # declares HEADER...: the functions that they declare
    sed -nE 's/^ECART_(API|INLINE) .*[ *](ecart_[a-z0-9_]*)\(.*/\2/p' "$@"
}
listed=$(sed -n '/are promised/,/^ \*\//p' "$srcdir/include/ecart.h" | grep -o 'ecart_[a-z0-9_]*')
declared=$(declares "$srcdir"/include/ecart/*.h)
# shellcheck disable=SC2086 # a list of headers
for function in $(declares $promised); do
    echo "$listed" | grep -qx "$function" ||
        { echo "ecart.h does not list $function, which is promised"; status=1; }
done
for function in $listed; do
    echo "$declared" | grep -qx "$function" ||
        { echo "ecart.h lists $function, which no header declares"; status=1; }
done

grep -q "VERSION_STRING \"$VERSION\"" "$srcdir/include/ecart/version.h" || {
    echo "version.h is not of version $VERSION: run bootstrap"
    status=1
}
exit $status
