#!/bin/sh
# check_cxx.sh -- a program in C++11 uses the library: no warning, and it runs,
# optimised or not
: "${srcdir:=.}"
library=lib/.libs/libecart-core.a
test "$CXX" && test -e $library || exit 77
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0

instruments=
for flag in $CFLAGS; do
    case $flag in --coverage | -fsanitize*) instruments="$instruments $flag" ;; esac
done
for level in -O0 -O2; do
    # shellcheck disable=SC2086 # lists
    $CXX -std=c++11 $level -Wall -Wextra -Wpedantic -Wconversion -Werror $instruments \
        -I"$srcdir/include" "$srcdir/tests/check_cxx.cc" $library -o "$made/cxx" &&
        "$made/cxx" || status=1
done
exit $status
