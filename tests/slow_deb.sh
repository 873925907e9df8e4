#!/bin/sh
# slow_deb.sh -- the packages for Debian are the same, byte for byte, when they are built
# again in another folder, 40 days later, in another time zone and language, by one job.
# PACKAGES names the folder of those that deb.sh has built already, if there are any.
# Skipped where packaging/ is not there, as in a tarball, or without Debian's tools.
: "${srcdir:=.}"
for tool in dh faketime git pybuild; do
    command -v $tool >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
deb=$srcdir/packaging/deb.sh
test -f "$deb" || { echo 'skipped: no packaging/'; exit 77; }
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
unset MAKEFLAGS MFLAGS MAKELEVEL

set -e
DEB_BUILD_OPTIONS=nocheck
export DEB_BUILD_OPTIONS
tarball=$made/ecart-$VERSION.tar.xz
if test -f "${PACKAGES:=$made/once}/ecart_$VERSION.orig.tar.xz"; then
    cp "$PACKAGES/ecart_$VERSION.orig.tar.xz" "$tarball"
else
    make dist >"$made/log" 2>&1 || { cat "$made/log"; exit 99; }
    cp "ecart-$VERSION.tar.xz" "$tarball"
    "$deb" "$tarball" "$PACKAGES" >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }
fi
(
    umask 027
    mkdir "$made/other"
    TMPDIR=$made/other TZ=Asia/Kathmandu LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8
    DEB_BUILD_OPTIONS='nocheck parallel=1'
    NO_FAKE_STAT=1      # files are as old as they are
    export TMPDIR TZ LANG LC_ALL NO_FAKE_STAT
    faketime -f +40d "$deb" "$tarball" "$made/again"
) >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }

count=0
for package in "$PACKAGES"/*.deb; do
    cmp "$package" "$made/again/${package##*/}"
    count=$((count + 1))
done
test $count -ge 5
