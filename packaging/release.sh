#!/bin/sh
# release.sh -- all that a release has, and SHA256SUMS, in one folder; nothing is published
#
#     packaging/release.sh VERSION FOLDER MAKE
#
# It runs in a built checkout.  What was tried on what is in TRIED, a line each.
set -eu
make=$3 name=ecart-$1
rm -rf "$2" wheels deb
mkdir -p "$2"
folder=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
unset MAKELEVEL
"$here/needs.sh" release clang=clang lld=wasm-ld binaryen=wasm-opt nodejs=node npm=npm

# part WHAT TRIED FILE...: makes a target, and takes its files, if it makes any, or all of FOLDER/.
part() {
    target=$1 tried=$2
    shift 2
    echo "release: $target"
    $make "$target" >"$folder/$target.log" 2>&1 || { tail -n 20 "$folder/$target.log"; exit 1; }
    test $# = 0 || cp -R "$@" "$folder"
    rm "$folder/$target.log"
    echo "$target: $tried" >>"$folder/TRIED"
}

system="$(. /etc/os-release && echo "$PRETTY_NAME") on $(uname -m)"
part dist 'unpacked and built by the others' "$name.tar.xz"
part dist-amalgamation "fetched by CMake, built and run, $system" "$name-amalgamation.tar.gz"
part wheel "the wheel of this machine installed without a compiler, $system; that for aarch64 built only" \
    wheels/.
part dist-static "answers as this build does, $system" "$name-linux-$(uname -m).tar.xz"
part dist-windows "answers as this build does, under wine, $system" "$name-windows.zip"
part deb "its tests ran in the build, $system" deb/.
part web 'see make check-web'
(cd "$here/../web" && npm pack --silent --pack-destination "$folder" >/dev/null)
cd "$folder"
find . -type f ! -name SHA256SUMS ! -name TRIED ! -name sums -printf '%P\0' | sort -z | xargs -0 sha256sum >sums
mv sums SHA256SUMS
cat SHA256SUMS TRIED
