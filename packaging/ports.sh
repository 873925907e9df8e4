#!/bin/bash
# ports.sh -- Ecart on processors of other kinds, and on Windows: builds it for each, runs
# the unit tests, and has the program say what the one of this build says, byte for byte.
#
#     packaging/ports.sh SOURCES BUILD PORT...
#
# SOURCES are a tarball's, and BUILD is a build of them with tests/make_games.  A PORT is
# one of those below, and is built in a folder of that name in the current one, with
# Debian's gcc-TRIPLET; qemu-user-static, or wine, runs what comes out.  The C library is
# linked in, and no other is there: tests/standin/check.h stands in for Check.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$(realpath "$1") build=$(realpath "$2")
shift 2
unset MAKEFLAGS MFLAGS MAKELEVEL CC CFLAGS CPPFLAGS LDFLAGS     # they are for another build

for port; do
    run=("qemu-$port-static") exe='' checks='$(CHECKS:=$(EXEEXT))'
    case $port in
        aarch64) triplet=aarch64-linux-gnu ;;       # char has no sign
        arm)     triplet=arm-linux-gnueabihf ;;     # nor here; 32 bits
        i386)    triplet=i686-linux-gnu ;;          # 32 bits; numbers of 64 may lie at any 4
        riscv64) triplet=riscv64-linux-gnu ;;
        s390x)   triplet=s390x-linux-gnu ;;         # the highest byte comes first
        windows) triplet=x86_64-w64-mingw32 run=(wine) exe=.exe
                 export WINEPREFIX=$PWD/wine WINEDEBUG=-all
                 # There a thread cannot be given a stack, as check_stack does.
                 checks='$(filter-out tests/check_stack%,$(CHECKS:=.exe))' ;;
        *)       echo "ports: no port is named $port"; exit 2 ;;
    esac
    mkdir "$port"
    (
        cd "$port"
        "$sources/configure" --quiet --host=$triplet --enable-werror --disable-shared \
            --without-jansson --without-gtk PKG_CONFIG=false CFLAGS=-O2 \
            CHECK_CFLAGS="-I$sources/tests/standin" CHECK_LIBS=' '
        make -s -j"$(nproc)" LDFLAGS=-all-static tools/ecart$exe
        ! tools/ecart$exe --version || run=()       # as for i386 on x86-64
        # The first program sets wine up, and two at once would be in each other's way.
        "${run[@]}" tools/ecart$exe --version
        compiler="${run[*]}"
        [[ $port != windows ]] || compiler="'$here/wine.sh'"
        make -s -j"$(nproc)" LDFLAGS=-all-static check-TESTS TESTS="$checks" \
            check_PROGRAMS="$checks" LOG_COMPILER="$compiler" VERBOSE=yes
        "$here/same.sh" "$sources" "$build" "${run[@]}" "$PWD/tools/ecart$exe"
    )
    echo "ports: $port is the same"
done
