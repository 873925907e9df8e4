#!/bin/sh
# wheel.sh -- the package for Python: a source distribution, and wheels for Linux that need no
# compiler, for this machine and, with a cross compiler, for aarch64
#
#     packaging/wheel.sh VERSION FOLDER
#
# A wheel is for the stable ABI, so that one serves each Python from 3.9 on, and for glibc 2.17
# and later: a newer symbol in it is an error.  The source distribution has the library as two
# files, and needs a C compiler but no autotools.  Windows and macOS have none: a wheel for them
# needs their Python's headers and tools.
set -eu
version=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-/usr/bin/python3}
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct)
export SOURCE_DATE_EPOCH

git -C "$here/.." archive HEAD | tar -xf - -C "$made"
cd "$made/python"
"$python" setup.py -q sdist -d "$folder" >"$made/log" 2>&1 || { cat "$made/log"; exit 1; }

# wheel MACHINE COMPILER [FLAGS]: builds it, and looks for symbols that are too new
wheel() {
    rm -rf build "$made/wheel"
    tag=manylinux_2_17_$1
    CC=$2 LDSHARED="$2 -shared" _PYTHON_HOST_PLATFORM=linux-$1 CFLAGS="-O2 -g0 ${3:-}" \
        "$python" setup.py -q bdist_wheel -d "$made/wheel" --plat-name "$tag" >"$made/log" 2>&1 ||
        { cat "$made/log"; exit 1; }
    whl=$(echo "$made"/wheel/*.whl)
    "$python" -m zipfile -e "$whl" "$made/wheel/opened"
    newest=$(${2%gcc}objdump -T "$made"/wheel/opened/ecart/*.so | sed -n 's/.*GLIBC_\([0-9.]*\).*/\1/p' |
        sort -V | tail -n 1)
    test "$(printf '%s\n2.17\n' "$newest" | sort -V | tail -n 1)" = 2.17 ||
        { echo "$whl needs glibc $newest"; exit 1; }
    mv "$whl" "$folder"
    echo "$folder/${whl##*/}: glibc $newest or later"
}

wheel "$(uname -m)" gcc
case $(uname -m) in
aarch64) ;;
*)  if command -v aarch64-linux-gnu-gcc >/dev/null 2>&1; then
        # Debian's Python.h asks for the machine's own pyconfig.h; both are 64 bits and Linux,
        # and the stable ABI needs no more of it.
        own=$("$python" -c 'import sysconfig; print(sysconfig.get_config_h_filename())')
        multiarch=$(ls -d /usr/include/*-linux-gnu/"$(basename "$(dirname "$own")")" | head -n 1)
        mkdir -p "$made/include/aarch64-linux-gnu"
        cp -R "$multiarch" "$made/include/aarch64-linux-gnu"
        wheel aarch64 aarch64-linux-gnu-gcc "-I$made/include"
    else
        echo 'no wheel for aarch64: it needs gcc-aarch64-linux-gnu'
    fi ;;
esac

# In an empty environment, where nothing compiles.
"$python" -m venv --system-site-packages "$made/env"
PATH=/nonexistent "$made/env/bin/python" -m pip -q install --no-index --no-deps \
    "$folder/ecart_chess-$version-cp39-abi3-manylinux_2_17_$(uname -m).whl"
cd /
"$made/env/bin/python" -c 'import ecart; print(ecart.check(None, "Ke3"))'
