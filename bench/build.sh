#!/bin/sh
# build.sh -- compiles sources of bench/ against two trees, to be compared
#
#     build.sh NAME...
#
# The sources bench/NAME*.c become bench/base/NAME.so, with the library of the
# commit BASE in it, and bench/this/NAME.so, with that of this tree.  BASE is
# built in a folder of bench/base that has its name; BASE_BUILD names a tree that
# is built already.  The status is 3 if there is no such commit here.
set -eu
: "${srcdir:=.}" "${BASE_BUILD:=}" "${CC:=cc}" "${MAKE:=make}"
here=$PWD

# Without examples and tests, and with the same compiler and flags as this tree.
build_base() {
    commit=$(git -C "$srcdir" rev-parse --verify --quiet "$BASE^{commit}" 2>/dev/null) || {
        echo "bench: no commit $BASE here: a checkout with its history is needed" >&2
        exit 3
    }
    BASE_BUILD=$here/bench/base/$commit
    if ! test "$(cat "$BASE_BUILD/built" 2>/dev/null)" = "$CC $CFLAGS"; then
        echo "bench: building $BASE" >&2
        rm -rf "$BASE_BUILD"
        mkdir -p "$BASE_BUILD"
        git -C "$srcdir" archive "$commit" | tar -x -C "$BASE_BUILD"
        (cd "$BASE_BUILD" && autoreconf --install && ./configure --quiet --without-gtk \
            CC="$CC" CFLAGS="$CFLAGS" &&
            $MAKE lib/libecart.la tools/ecart) >bench/base.log 2>&1 || {
            tail -n 20 bench/base.log >&2
            exit 2
        }
        echo "$CC $CFLAGS" >"$BASE_BUILD/built"
    fi
}

# compile TREE HEADERS FOLDER NAME: the archive is linked whole, and none of its
# names is seen from outside.
compile() {
    # shellcheck disable=SC2086 # lists of flags
    $CC $AM_CFLAGS $CFLAGS -D_POSIX_C_SOURCE=200809L -fPIC -shared -I"$2" \
        "$srcdir/bench/$4"*.c -o "bench/$3/$4.so" -Wl,-Bsymbolic -Wl,--exclude-libs,ALL \
        -Wl,--whole-archive "$1/lib/.libs/libecart-core.a" -Wl,--no-whole-archive
}

mkdir -p bench/base bench/this
for name; do
    compile . "$srcdir/include" this "$name"
done
test -n "$BASE_BUILD" || build_base
BASE_BUILD=$(cd "$BASE_BUILD" && pwd)
for name; do
    compile "$BASE_BUILD" "$BASE_BUILD/include" base "$name"
done
ln -sfn "$BASE_BUILD" bench/base/program
