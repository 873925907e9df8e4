#!/bin/sh
# headers.sh -- every public header compiles alone and included twice, in C
# and in C++; ecart.h and study.h bring them all, and each function that its comment lists
# is in one; the version in them is the package's.
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

# shellcheck disable=SC2086 # CC may hold options
included=$(printf '#include <%s>\n' ecart.h ecart/study.h | $CC -I"$srcdir/include" -E -x c - | grep '^#')
for path in "$srcdir"/include/ecart.h "$srcdir"/include/ecart/*.h; do
    header=${path#"$srcdir/include/"}
    # shellcheck disable=SC2086 # CC and CXX may hold options
    {
        compiles "$header" $CC -std=c11 -x c || status=1
        test -z "$CXX" || compiles "$header" $CXX -std=c++11 -x c++ || status=1
    }
    case $included in
    *"/$header\""*) ;;
    *)              echo "ecart.h and study.h lack $header"; status=1 ;;
    esac
done

listed=$(sed -n 's/^ \*     \(ecart_[a-z0-9_]*\)  .*/\1/p' "$srcdir/include/ecart.h")
test "$listed" || { echo 'ecart.h lists no function'; status=1; }
declared=$(sed -n '/^ECART_\(API\|INLINE\)/,/)/p' "$srcdir"/include/ecart/*.h)
for function in $listed; do
    case $declared in
    *[\ *]"$function("*) ;;
    *)                  echo "ecart.h lists $function, which no header declares"; status=1 ;;
    esac
done

grep -q "VERSION_STRING \"$VERSION\"" "$srcdir/include/ecart/version.h" || {
    echo "version.h is not of version $VERSION: run bootstrap"
    status=1
}
exit $status
