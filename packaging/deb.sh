#!/bin/sh
# deb.sh -- builds Debian's packages from a released tarball, in a checkout: packaging/debian
# is copied beside the unpacked sources, and dpkg-buildpackage does the rest.
#
#     packaging/deb.sh TARBALL FOLDER
#
# The packages go into FOLDER, which is emptied first.  They are the same, byte for byte,
# wherever and whenever they are built from one tarball and one commit: the commit gives
# the date.  It also says whose packages these are, unless DEBFULLNAME and DEBEMAIL do, as
# for Debian's own tools.  DEB_BUILD_OPTIONS=nocheck leaves out the tests.
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin      # Debian's tools, and no others
# Flags for another build would take the place of Debian's, which keep folders out of it.
unset MAKEFLAGS MFLAGS MAKELEVEL CC CXX CFLAGS CXXFLAGS CPPFLAGS LDFLAGS
here=$(cd "$(dirname "$0")" && pwd)
tarball=$(realpath "$1")
version=${tarball##*/ecart-} version=${version%.tar.xz}
mkdir -p "$2"
folder=$(cd "$2" && pwd)
rm -f "$folder"/*ecart*

last() { # last FORMAT: something about the last commit
    git -C "$here" log -1 --format="$1"
}
maintainer="${DEBFULLNAME:-$(last %an)} <${DEBEMAIL:-$(last %ae)}>"

built=$(mktemp -d)
trap 'rm -rf "$built"' EXIT
cp "$tarball" "$built/ecart_$version.orig.tar.xz"
tar -xf "$tarball" -C "$built"
cp -R "$here/debian" "$built/ecart-$version"
cd "$built/ecart-$version"
sed -i "s|@VERSION@|$version|; s|@MAINTAINER@|$maintainer|; s|@DATE@|$(last %cD)|" \
    debian/control debian/changelog
dpkg-buildpackage --no-sign
cd ..
find . -maxdepth 1 -type f -exec mv {} "$folder" \;
