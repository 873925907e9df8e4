#!/bin/sh
# abi.sh -- says which programs that were built with the last release need to be built again:
# what changed in the functions and structures of the shared library, as libabigail sees it.
#
#     packaging/abi.sh LIBRARY           compare; a difference is a fault from 1.0.0 on
#     packaging/abi.sh LIBRARY --write   at a release: keep what to compare with
#
# LIBRARY is lib/.libs/libecart.so, built with -g.  What is kept is libecart.abi.xz, here;
# it is of the kind of machine on which the release was made.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
kept=$here/libecart.abi.xz
headers=$here/../include
now=$(mktemp -d)
trap 'rm -rf "$now"' EXIT

type abidw >/dev/null || { echo 'abi: Debian has abidw in abigail-tools' >&2; exit 2; }
if test "${2-}" = --write; then
    abidw --headers-dir "$headers" --drop-private-types --no-show-locs --no-comp-dir-path \
        --no-corpus-path --type-id-style hash "$1" | xz >"$now/abi.xz"
    mv "$now/abi.xz" "$kept"
    exit
fi

test -f "$kept" || { echo 'abi: there is no release to compare with'; exit 0; }
xzcat "$kept" >"$now/abi"
abidiff --headers-dir2 "$headers" "$now/abi" "$1" && exit
major=$(sed -n 's/^#define ECART_VERSION_MAJOR *\([0-9]*\).*/\1/p' "$headers/ecart/version.h")
test "$major" -eq 0 || exit 1
echo 'abi: a warning only, before 1.0.0'
