#!/bin/sh
# installed.sh -- make installcheck: what was installed can be used, where it is or
# under DESTDIR.  Each page of man opens and tells of its own name; each picture and
# link of the HTML is there, and so are the schemas; programs in C and C++
# build through pkg-config, with the shared library and the static one, and through CMake.
# What was not installed, and tools that are not there, are passed over.
: "${srcdir:=.}" "${CC:=cc}" "${PKG_CONFIG:=pkg-config}"
: "${bindir:?}" "${includedir:?}" "${libdir:?}" "${mandir:?}" "${htmldir:?}" "${pkgconfigdir:?}"
: "${pkgdatadir:?}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
status=0
pages=$DESTDIR$mandir
html=$DESTDIR$htmldir/ecart.html

fail() {
    echo "installcheck: $*"
    status=1
}

# A function's page is its chapter, or leads there.
opens() { # opens FOLDER/PAGE NAME
    followed=$1
    chapter=$(sed -n '1s/^\.so //p' "$pages/$1")
    [ -z "$chapter" ] || followed=$chapter
    grep -q '^\.Sh NAME' "$pages/$followed" 2>/dev/null ||
        { fail "man $2: $followed has no text"; return; }
    [ -z "$chapter" ] || grep -q "^\.It Fn $2 " "$pages/$followed" ||
        fail "man $2: $followed does not tell of it"
}

[ -f "$pages/man1/ecart.1" ] || fail "there is no $pages/man1/ecart.1"
for page in "$pages"/man[13]/ecart*.[13]; do
    name=${page##*/}
    opens "${page#"$pages/"}" "${name%.*}"
done
for header in "$DESTDIR$includedir"/ecart/*.h; do
    for function in $(sed -nE 's/^ECART_(API|INLINE) .*[ *](ecart_[a-z0-9_]*)\(.*/\2/p' \
                      "$header"); do
        [ -f "$pages/man3/$function.3" ] || fail "man $function: there is no page"
    done
done
# The reader of pages finds them too, by a name that leads on and by one that does not.
if man -w -M "$pages" ecart >/dev/null 2>&1; then
    for name in ecart ecart_explain ecart_version ecart_move_check; do
        man -M "$pages" "$name" 2>/dev/null | grep -q "$name" || fail "man $name: nothing"
    done
fi

if [ -d "$html" ]; then
    for page in "$html"/*.html; do
        for link in $(grep -o '\(href\|src\)="[^":#]*["#]' "$page" | sed 's/.*="//; s/["#]$//'); do
            [ -f "$html/$link" ] || fail "$page: there is no $link"
        done
    done
    grep -q '<img[^>]* src="' "$html"/*.html || fail "$html has no pictures"
fi

for schema in filter/filter-request filter/filter-answer pgn/pgn-game; do
    cmp -s "$srcdir/tools/$schema.schema.json" "$DESTDIR$pkgdatadir/${schema#*/}.schema.json" ||
        fail "$schema.schema.json is not there, or another"
done

# What is not in its final place has DESTDIR before it, system folders too.
PKG_CONFIG_LIBDIR=$DESTDIR$pkgconfigdir
PKG_CONFIG_SYSROOT_DIR=$DESTDIR
PKG_CONFIG_ALLOW_SYSTEM_CFLAGS=1
PKG_CONFIG_ALLOW_SYSTEM_LIBS=1
LD_LIBRARY_PATH=$DESTDIR$libdir
export PKG_CONFIG PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_ALLOW_SYSTEM_CFLAGS
export PKG_CONFIG_ALLOW_SYSTEM_LIBS LD_LIBRARY_PATH
unset PKG_CONFIG_PATH

[ "$("$DESTDIR$bindir/ecart" --version | head -n 1 | grep -o '[0-9][0-9.]*')" = "$VERSION" ] ||
    fail "the program is not of version $VERSION"
$PKG_CONFIG --version >/dev/null 2>&1 || exit $status
[ "$($PKG_CONFIG --modversion ecart)" = "$VERSION" ] ||
    fail "pkg-config does not know version $VERSION"

cat >"$made/program.c" <<'END_OF_C'
#include <ecart.h>
#include <stdio.h>

int main(void)
{
    ecart_position position;

    ecart_position_start(&position);
    printf("%d %s\n", (int)ecart_perft(&position, 2),
           ecart_version() == ECART_VERSION ? ECART_VERSION_STRING : "of another version");
    return 0;
}
END_OF_C
cp "$srcdir/tests/check_cxx.cc" "$made/program.cc"
cat >"$made/CMakeLists.txt" <<'END_OF_CMAKE'
cmake_minimum_required(VERSION 3.10)
project(program C)
find_package(PkgConfig REQUIRED)
pkg_check_modules(ECART REQUIRED IMPORTED_TARGET ecart)
add_executable(program program.c)
target_link_libraries(program PkgConfig::ECART)
END_OF_CMAKE
cd "$made" || exit 99

says() { # says PROGRAM HOW: it runs, with the library of this version
    [ "$("$1")" = "400 $VERSION" ] || fail "a program $2 does not run: $("$1" 2>&1)"
}

# shellcheck disable=SC2046,SC2086 # lists
{
    $CC $CFLAGS program.c $LDFLAGS $($PKG_CONFIG --cflags --libs ecart) -o plain &&
        says ./plain 'in C' || fail 'a program in C does not build'

    # Not every system has its own libraries as archives.
    echo 'int main(void) { return 0; }' >empty.c
    if [ -f "$DESTDIR$libdir/libecart.a" ] && $CC $CFLAGS empty.c $LDFLAGS -static -o empty 2>/dev/null
    then
        $CC $CFLAGS program.c $LDFLAGS -static $($PKG_CONFIG --static --cflags --libs ecart) -o archive &&
            LD_LIBRARY_PATH='' says ./archive 'in C, linked statically' ||
            fail 'a program in C does not link statically'
    fi

    if [ "$CXX" ]; then
        $CXX -std=c++11 $CFLAGS program.cc $LDFLAGS $($PKG_CONFIG --cflags --libs ecart) -o cxx &&
            ./cxx >/dev/null || fail 'a program in C++ does not build, or fails'
    fi
}

if cmake --version >/dev/null 2>&1; then
    if cmake -S . -B built >cmake.log 2>&1 && cmake --build built >>cmake.log 2>&1; then
        says built/program 'built by CMake'
    else
        cat cmake.log
        fail 'CMake does not build a program'
    fi
fi
exit $status
