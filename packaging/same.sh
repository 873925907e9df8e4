#!/bin/bash
# same.sh -- a program for another system says what the one of this build says, byte for
# byte: of 20,000 games with planted faults, of broken requests, and of moves.
#
#     packaging/same.sh SOURCES BUILD ARCHIVE
#     packaging/same.sh SOURCES BUILD COMMAND...
#
# SOURCES and BUILD are Ecart's, with tests/make_games built.  ARCHIVE is one that archive.sh
# made; that for Windows is passed over where there is no wine.  COMMAND runs the program,
# such as "qemu-s390x /folder/ecart"; its folder is another, so name files by whole paths.
set -eu
sources=$(realpath "$1") build=$(realpath "$2")
shift 2
case $1 in *.zip | *.tar.xz) set -- "$(realpath "$1")" ;; esac
made=$(mktemp -d)
# What wine leaves behind writes there for some seconds more.
trap 'rm -rf "$made" 2>/dev/null || { sleep 5; rm -rf "$made"; }' EXIT
cd "$made"
case $1 in
    *.tar.xz)
        tar -xf "$1" --strip-components=1
        set -- ./ecart ;;
    *.zip)
        type wine >/dev/null || { echo "same: ${1##*/} is not tested: no wine"; exit 0; }
        unzip -q "$1"
        set -- wine ./*/ecart.exe
        export WINEPREFIX=${WINEPREFIX:-$made/wine} WINEDEBUG=-all
        "$@" --version ;;   # sets wine up, about which it prints something
esac

"$build/tests/make_games" 20000 |
    LC_ALL=C awk -f "$sources/tests/data/plant.awk" "$sources/tests/data/planted.tsv" - \
    >planted.pgn
while read -ra asked; do
    "$build/tools/ecart" "${asked[@]}" <planted.pgn >wanted 2>&1 || :
    "$@" "${asked[@]}" <planted.pgn >answer 2>&1 || :
    cmp wanted answer || { echo "ecart ${asked[*]}: another answer"; exit 1; }
done <<'END'
pgn planted.pgn
pgn --jobs=4 --json -
pgn --mend planted.pgn
filter
check --board --unicode e2e5
explain e2e5
draw move e2e5
END
"$build/tools/ecart" draw numbers >wanted.svg
"$@" draw numbers -o numbers.svg
"$@" draw numbers -o numbers.svg
cmp wanted.svg numbers.svg
[[ $(echo numbers.svg*) == numbers.svg ]]
