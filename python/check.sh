#!/bin/sh
# check.sh -- the package for Python: an sdist and a wheel are built and installed without a
# network in an empty environment, and tested there; so is a build with the shared library
# where it was built.  Types are checked if mypy is there.  Skipped without Debian's tools:
# python3-cffi python3-setuptools python3-wheel python3-pytest python3-venv python3-dev.
: "${srcdir:=.}"
build=$PWD
source=$(cd "$srcdir" && pwd) || exit 99

# The first Python that has the tools.
for python in ${PYTHON:+"$PYTHON"} python3 /usr/bin/python3; do
    "$python" -c 'import cffi, ensurepip, pytest, setuptools, wheel
import os, sysconfig
assert os.path.exists(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null && break
    python=
done
if test -z "$python"; then
    echo 'check-python: skipped: no Python has cffi, setuptools, wheel, pytest, venv and Python.h'
    exit 0
fi

set -e
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
PYTHONDONTWRITEBYTECODE=1
PIP_DISABLE_PIP_VERSION_CHECK=1
PIP_NO_INDEX=1
PIP_ROOT_USER_ACTION=ignore
PYTHONWARNINGS=ignore
export PYTHONDONTWRITEBYTECODE PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INDEX PIP_ROOT_USER_ACTION \
    PYTHONWARNINGS
unset PYTHONPATH

# Nothing is written into the sources, which may be read-only.
mkdir "$made/tree"
cp -R "$source/include" "$source/lib" "$source/records" "$source/tools" "$source/po" "$source/python" \
    "$source/COPYING" "$made/tree"
chmod -R u+w "$made/tree"
cd "$made/tree/python"
rm -rf source build dist src/ecart/*.so

"$python" setup.py -q sdist -d "$made/dist"
sdist=$made/dist/ecart-chess-$VERSION.tar.gz
test -f "$sdist"
"$python" -m venv --system-site-packages "$made/env"
"$made/env/bin/pip" -q wheel --no-build-isolation --no-deps -w "$made/dist" "$sdist"
wheel=$(echo "$made"/dist/*.whl)
case $wheel in
    */ecart_chess-$VERSION-cp39-abi3-*.whl) ;;
    *) echo "check-python: not a wheel for the stable ABI: $wheel"; exit 1 ;;
esac

tested() { # tested ENVIRONMENT: run the tests with what is installed there
    cd "$made"
    ECART_PROGRAM=$build/tools/ecart ECART_SUITE=$source/conformance ECART_EXAMPLES=$source/examples \
        ECART_MANUAL=$source/doc \
        "$1/bin/python" -m pytest -q -p no:cacheprovider "$made/tree/python/tests"
    cd "$made/tree/python"
}

# The sources are out of the way: what is tested is what was installed.
"$made/env/bin/pip" -q install "$wheel"
tested "$made/env"
if command -v mypy >/dev/null 2>&1; then
    mypy --cache-dir="$made/types"
else
    echo 'check-python: types are not checked: no mypy'
fi

# The same with the shared library.
if test -e "$build/lib/.libs/libecart.so.1"; then
    cat >"$made/ecart.pc" <<END_OF_PC
Name: ecart
Description: the library where it was built
Version: $VERSION
Libs: -L$build/lib/.libs -lecart
Cflags: -I$source/include
END_OF_PC
    ECART_SYSTEM=1 PKG_CONFIG_PATH=$made "$made/env/bin/pip" -q install --force-reinstall \
        --no-deps --no-build-isolation .
    LD_LIBRARY_PATH=$build/lib/.libs
    export LD_LIBRARY_PATH
    tested "$made/env"
else
    echo 'check-python: not linked with the shared library, which is not there'
fi
echo 'check-python: passed'
