#!/bin/sh
# archive.sh -- builds the program as one file that needs no other, from a released tarball,
# for people who can install nothing.
#
#     packaging/archive.sh linux TARBALL ARCHIVE.tar.xz [CONFIGURE-ARGUMENT...]
#     packaging/archive.sh windows TARBALL ARCHIVE.zip [CONFIGURE-ARGUMENT...]
#
# For Linux it is linked with musl, and runs on any machine of the kind it was built on; for
# 64-bit Windows it is built with mingw-w64.  The archive has the program's pages too, for
# man or for a browser.  It is the same, byte for byte, wherever and whenever it is built
# from one tarball and one commit.  PNGs and compressed games are left out, since they need
# more libraries.
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL CC CFLAGS CPPFLAGS LDFLAGS     # they are for another build
system=$1
here=$(cd "$(dirname "$0")" && pwd)
tarball=$(realpath "$2") archive=$(realpath "$3")
shift 3
name=${archive##*/} name=${name%.zip} name=${name%.tar.xz}
date=$(git -C "$here" log -1 --format=%cI)
built=$(mktemp -d)
trap 'rm -rf "$built"' EXIT
umask 022

mkdir "$built/source"
tar -xf "$tarball" -C "$built/source" --strip-components=1
cd "$built/source"
case $system in
    linux)   ecart=tools/ecart
             set -- CC=musl-gcc "$@" ;;
    windows) ecart=tools/ecart.exe
             set -- --host=x86_64-w64-mingw32 "$@" ;;
esac
./configure --quiet --disable-shared --without-jansson PKG_CONFIG=false \
    CFLAGS="-O2 -ffile-prefix-map=$PWD=." "$@"
make -s -j"$(nproc)" LDFLAGS='-all-static -s' $ecart
make -s command-pages

mkdir "$built/$name"
cp $ecart COPYING NEWS "$built/$name"
for page in doc/*.1; do
    case $system in
        linux)   mkdir -p "$built/$name/man/man1"
                 cp "$page" "$built/$name/man/man1" ;;
        windows) mkdir -p "$built/$name/pages"
                 page=${page#doc/}
                 mandoc -T html -O man=%N.html "doc/$page" >"$built/$name/pages/${page%.1}.html" ;;
    esac
done

cd "$built"
find "$name" -exec touch --date="$date" {} +
rm -f "$archive"
case $system in
    linux)   tar --sort=name --owner=0 --group=0 --numeric-owner -cJf "$archive" "$name" ;;
    windows) find "$name" | LC_ALL=C sort | TZ=UTC zip -qX "$archive" -@ ;;
esac
