#!/bin/sh
# check-deb.sh -- tests packages that deb.sh built, as root on Debian: lintian has nothing to
# say, and in a clean Debian, made by debootstrap, each package installs with what it
# depends on and passes packaging/debian/tests.
#
#     packaging/check-deb.sh FOLDER
#
# The clean Debian is as old as this machine's, and comes from where this machine's packages
# come from, or from DEBIAN_MIRROR.
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin
test "$(id -u)" -eq 0 || { echo 'check-deb: only root can make a clean Debian' >&2; exit 2; }
folder=$(cd "$1" && pwd)
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' "Codename: $release" |
    head -n 1)}
root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT

lintian --allow-root --display-info --pedantic "$folder"/*.changes >"$root/said"
cat "$root/said"
test ! -s "$root/said"

chmod 755 "$root"
debootstrap --variant=minbase "$release" "$root/debian" ${mirror:+"$mirror"}
# What is said while packages are installed is of interest only if a test fails.
autopkgtest "$folder"/*.changes -- chroot "$root/debian" >"$root/log" 2>&1 ||
    { cat "$root/log"; exit 1; }
sed -n '/@@@ summary/,/^autopkgtest/p' "$root/log"
