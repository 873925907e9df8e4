#!/bin/sh
# python.sh -- run by bench.sh: builds the package for Python of this tree and of BASE, and
# times them.  REQUESTS is a file for bench_python.py.
set -eu
: "${srcdir:=.}" "${REQUESTS:?}"
here=$PWD

# The first Python that can build the package.
for python in ${PYTHON:+"$PYTHON"} python3 /usr/bin/python3 none; do
    "$python" -c 'import cffi, os, setuptools, sysconfig
assert os.path.exists(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null && break
done
test "$python" != none || { echo 'bench: no Python has cffi, setuptools and Python.h'; exit 0; }

# build TREE FOLDER: the commit that BASE names has no records.
build() {
    rm -rf "$2"
    mkdir -p "$2"
    for part in include lib records tools po python COPYING; do
        test ! -e "$1/$part" || cp -R "$1/$part" "$2"
    done
    chmod -R u+w "$2"
    (cd "$2/python" && rm -rf source build src/ecart/*.so &&
        "$python" setup.py -q build_ext --inplace) >"$2/log" 2>&1 ||
        { tail -n 20 "$2/log" >&2; exit 2; }
}

set --
if test -e bench/base/program; then
    build bench/base/program/ "$here/bench/base/python-base"
    set -- "$here/bench/base/python-base/python/src"
fi
build "$srcdir" "$here/bench/base/python-this"
"$python" "$srcdir/bench/bench_python.py" "$REQUESTS" "$@" "$here/bench/base/python-this/python/src"
