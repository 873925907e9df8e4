# SPDX-License-Identifier: MIT
"""Builds the package.  In Ecart's tree, the library is written as two files first; an
sdist has them."""
import os
import re
import shutil
import subprocess

from setuptools import setup

os.chdir(os.path.dirname(os.path.abspath(__file__)))

if os.path.exists("../lib/amalgamate.sh"):
    os.makedirs("source", exist_ok=True)
    subprocess.run(["sh", "../lib/amalgamate.sh", "source"], check=True,
                   env={**os.environ, "srcdir": ".."})
    shutil.copyfile("../COPYING", "source/COPYING")
    # The shapes of the pieces, as the program draws them: outlines, and lines within.
    with open("../tools/draw/pieces.txt", encoding="utf-8") as drawn:
        found = re.findall("^([a-z]+) (outline|lines) (.*)$", drawn.read(), re.M)
    shapes = {kind: tuple("".join(path for which, part, path in found if (which, part) == (kind, of))
                          for of in ("outline", "lines")) for kind, _, _ in found}
    with open("src/ecart/_shapes.py", "w", encoding="utf-8") as made:
        made.write('"""The outlines of the pieces, and the lines in them; setup.py wrote this."""\n'
                   f"SHAPES = {shapes!r}\n")

with open("source/ecart.h", encoding="utf-8") as header:
    version = re.search('ECART_VERSION_STRING "(.*)"', header.read()).group(1)

setup(
    version=version,
    cffi_modules=["ecart_build.py:builder"],
    # cffi uses only what every Python from 3.2 on has.
    options={"bdist_wheel": {"py_limited_api": "cp39"}},
)
