#!/bin/sh
# slow_deb.sh -- the packages for Debian are the same, byte for byte, when they are built
# again in another folder, 40 days later, in another time zone and language, by one job.
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
make dist >"$made/log" 2>&1 || { cat "$made/log"; exit 99; }
"$deb" "ecart-$VERSION.tar.xz" "$made/once" >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }
(
    umask 027
    mkdir "$made/other"
    TMPDIR=$made/other TZ=Asia/Kathmandu LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8
    DEB_BUILD_OPTIONS='nocheck parallel=1'
    NO_FAKE_STAT=1      # files are as old as they are
    export TMPDIR TZ LANG LC_ALL NO_FAKE_STAT
    faketime -f +40d "$deb" "ecart-$VERSION.tar.xz" "$made/again"
) >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }

count=0
for package in "$made"/once/*.deb; do
    cmp "$package" "$made/again/${package##*/}"
    count=$((count + 1))
done
test $count -ge 5
