#!/bin/sh
# slow_ports.sh -- on two more processors, which CI's step "ports" leaves out, the unit tests
# pass, and the program says what the one of this build says.  Skipped where packaging/ is
# not there, as in a tarball, or without what builds and runs programs for them.
: "${srcdir:=.}"
for tool in arm-linux-gnueabihf-gcc riscv64-linux-gnu-gcc qemu-arm-static qemu-riscv64-static; do
    command -v $tool >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
ports=$srcdir/packaging/ports.sh
test -f "$ports" || { echo 'skipped: no packaging/'; exit 77; }
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
unset MAKEFLAGS MFLAGS MAKELEVEL

make distdir distdir="$made/source" >"$made/log" 2>&1 || { cat "$made/log"; exit 99; }
make tests/make_games >"$made/log" 2>&1 || { cat "$made/log"; exit 99; }
build=$PWD ports=$(realpath "$ports")
cd "$made" || exit 99
"$ports" source "$build" arm riscv64 >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }
