#!/bin/sh
# amalgamation.sh -- the library as two files, with a CMakeLists.txt, in an archive that other
# projects take into theirs
#
#     packaging/amalgamation.sh VERSION ARCHIVE.tar.gz
#
# It is the same, byte for byte, wherever it is made from one commit.  If cmake is there, a
# project that fetches the archive is built and run.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
version=$1 archive=$(realpath -m "$2") name=ecart-$1-amalgamation
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
umask 022

mkdir "$made/$name"
srcdir=$here/.. sh "$here/../lib/amalgamate.sh" "$made/$name"
sed "s/@VERSION@/$version/" "$here/CMakeLists.txt" >"$made/$name/CMakeLists.txt"
cp "$here/../COPYING" "$made/$name"
date=$(git -C "$here" log -1 --format=%cI)
tar -C "$made" --sort=name --owner=0 --group=0 --numeric-owner --mtime="$date" \
    -cf "$made/archive.tar" "$name"
gzip -9nc "$made/archive.tar" >"$archive"

command -v cmake >/dev/null 2>&1 || { echo "$archive: not tried, there is no cmake"; exit 0; }
mkdir "$made/project"
cat >"$made/project/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.14)
project(tried C)
include(FetchContent)
FetchContent_Declare(ecart URL file://$archive)
FetchContent_MakeAvailable(ecart)
add_executable(tried tried.c)
target_link_libraries(tried ecart)
END
cat >"$made/project/tried.c" <<'END'
#include <ecart.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    ecart_position position;
    char           text[ECART_EXPLAIN_SIZE];

    ecart_position_start(&position);
    ecart_verdict verdict = ecart_move_check(&position, ecart_move_make(31, 13, ECART_NO_KIND));
    ecart_explain(&position, &verdict, text, sizeof text);
    puts(text);
    return strstr(text, "b2") == NULL;
}
END
{
    cmake -S "$made/project" -B "$made/build" && cmake --build "$made/build"
} >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }
"$made/build/tried"
