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

with open("source/ecart.h", encoding="utf-8") as header:
    version = re.search('ECART_VERSION_STRING "(.*)"', header.read()).group(1)

setup(
    version=version,
    cffi_modules=["ecart_build.py:builder"],
    # cffi uses only what every Python from 3.2 on has.
    options={"bdist_wheel": {"py_limited_api": "cp39"}},
)
