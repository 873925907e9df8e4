#!/usr/bin/env python3
"""mcdc.py -- does each condition in lib/ decide by itself, in some unit test?

    mcdc.py SOURCES WORK EXCEPTIONS TESTS

SOURCES is an unpacked tarball, WORK a new folder, TESTS a variable of the Makefile.  A decision
such as "a && b" needs two calls that differ in a alone and end differently, and two for b:
modified condition/decision coverage.  Clang counts it from version 18 on; without it nothing
is measured.  EXCEPTIONS names what cannot be had: file, line and why, with tabs between.
Every condition must be covered or stand there, and what stands there must not be covered.
Clang counts no condition within a "!(a && b)" or a "c ? a && b : d", so there must be none.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys


def newest():
    """The names of clang, llvm-cov and llvm-profdata, all of one version."""
    for version in range(40, 17, -1):
        names = [f"{name}-{version}" for name in ("clang", "llvm-cov", "llvm-profdata")]
        if all(map(shutil.which, names)):
            return names
    return None


def main():
    sources, work = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    tools = newest()
    if not tools:
        print("mcdc: skipped: there is no clang 18 or newer with its llvm-cov and llvm-profdata")
        return
    clang, cov, profdata = tools

    def run(*command, **more):
        return subprocess.run(list(map(str, command)), cwd=work, check=True,
                              stdin=subprocess.DEVNULL, **more)

    work.mkdir()
    run(sources / "configure", "--quiet", "--disable-shared", f"CC={clang}",
        "CFLAGS=-O0 -w -fprofile-instr-generate -fcoverage-mapping -fcoverage-mcdc")
    said = run("make", "-s", "-j2", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
               text=True).stderr
    uncounted = sorted({line for line in said.splitlines()
                        if f"{sources}/lib/" in line and "unsupported MC/DC" in line})
    run("make", "-s", "-j2", "check", f"TESTS=$({sys.argv[4]})", stdout=subprocess.DEVNULL,
        env=dict(os.environ, LLVM_PROFILE_FILE=f"{work}/profiles/%m-%p"))
    run(profdata, "merge", "-sparse", "-o", "profile", *work.glob("profiles/*"))
    programs = [path for path in sorted(work.glob("tests/check_*")) if not path.suffix]
    objects = [word for path in programs for word in ("-object", path)]
    report = json.loads(run(cov, "export", "-skip-expansions", "-instr-profile", "profile",
                            *objects, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)

    with open(sys.argv[3], encoding="utf-8") as lines:
        known = {tuple(line.split("\t")[:2]) for line in lines if not line.startswith("#")}
    decisions = {}      # a function that is inline has one record in each source
    for file in report["data"][0]["files"]:
        name = pathlib.Path(file["filename"])
        if name.is_relative_to(sources / "lib"):
            text = name.read_text(encoding="utf-8").split("\n")
            for record in file.get("mcdc_records", []):
                key = str(name.relative_to(sources)), record[0], text[record[0] - 1].strip()
                seen = decisions.setdefault((key, record[1]), [False] * len(record[-1]))
                decisions[key, record[1]] = [a or b for a, b in zip(seen, record[-1])]
    missing = {(key[0], key[2]): (key, seen) for (key, _), seen in decisions.items()
               if not all(seen)}
    for place in known - missing.keys():
        print("mcdc: covered, or no longer there:", *place, sep="\t")
    for place in missing.keys() - known:
        print("mcdc:", *missing[place], sep="\t")
    for line in uncounted:
        print("mcdc: clang cannot count this one:", line, sep="\t")
    conditions = [part for seen in decisions.values() for part in seen]
    print(f"mcdc: {sum(conditions)} of {len(conditions)} conditions decide by themselves, "
          f"{len(known)} lines are exceptions")
    sys.exit(known != missing.keys() or uncounted != [])


if __name__ == "__main__":
    main()
