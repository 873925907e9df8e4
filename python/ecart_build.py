# SPDX-License-Identifier: MIT
"""The part in C.  It has the library in it; with ECART_SYSTEM=1 in the environment it is
linked with the installed one, which pkg-config finds."""
import os
import pathlib
import shlex
import subprocess
import sys

from cffi import FFI

builder = FFI()
builder.cdef(pathlib.Path("ecart.cdef").read_text(encoding="utf-8"))


def pkg_config(what):
    return shlex.split(subprocess.check_output(["pkg-config", what, "ecart"], text=True))


if os.environ.get("ECART_SYSTEM") == "1":
    how = {"extra_compile_args": pkg_config("--cflags"), "extra_link_args": pkg_config("--libs")}
else:
    how = {"sources": ["source/ecart.c"], "include_dirs": ["source"]}
    if sys.platform.startswith("linux"):
        # Another library of this name in the same process is never called by mistake.
        how["extra_link_args"] = ["-Wl,-Bsymbolic"]

builder.set_source("ecart._ecart", "#include <ecart.h>", **how)
