#!/usr/bin/env python3
"""mutants.py -- change the sources in one place after another: do the tests see it?

    mutants.py SOURCES WORK SEED COUNT ROOMS EQUIVALENTS

SOURCES is an unpacked tarball, WORK a new folder, ROOMS the beginning of the names of files
that are changed: "lib/", "lib/rules/" or "tools/".  COUNT changes are drawn, as many in each
room, the same ones for a SEED.  A mutant in lib/ is judged by the unit tests, first by that
of its own file; one in tools/ by the scripts that run the program.

A mutant is killed if a test fails or hangs.  It is equal if the compiler makes the same code
of it, or if EQUIVALENTS names it: lines of file, what was written, what the mutant has, and
the argument why no answer changes, with tabs between.  What does not compile is drawn again.
"""
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

SWAPS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||",
         "||": "&&", "+": "-", "-": "+", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
         "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=", "++": "--", "--": "++", "/": "*",
         "true": "false", "false": "true", "!": ""}
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/|\b0x[0-9a-fA-F]+|\b\d+|\w+|'
                   r'<<=|>>=|->|==|!=|<=|>=|&&|\|\||<<|>>|[-+|&^*/%]=|\+\+|--|\S', re.S)
OPERAND = re.compile(r'[\w)\]]$')
STATEMENT = re.compile(r'\s*(?:[\w.>\[\]-]+(?: *[-+|&^*/]?= .*|\(.*\)|\+\+|--)|break|continue);$')


def bodies(text):
    """Where functions' bodies begin and end: their braces have lines of their own."""
    start = None
    for brace in re.finditer(r"^[{}]$", text, re.M):
        if brace.group() == "{":
            start = brace.end()
        elif start is not None:
            yield start, brace.start()
            start = None


def changes(text):
    """All changes of a source, each as (from, to, what is put there)."""
    for start, end in bodies(text):
        before = ""
        for token in TOKEN.finditer(text, start, end):
            word, place = token.group(), token.span()
            if word.startswith("/*"):
                continue
            unary = word in "+-&*" and not OPERAND.search(before)
            if word in SWAPS and not unary:
                yield *place, SWAPS[word]
            elif word.isdigit():
                yield *place, str(int(word) + 1)
            before = word
        for line in re.finditer(r"^.*$", text[start:end], re.M):
            code, offset = line.group(), start + line.start()
            if STATEMENT.match(code) and not re.match(r"\s*return", code):
                yield offset, offset + len(code), re.match(r"\s*", code).group() + ";"
            for whole in re.finditer(r"\b(?:if|while) (\(.*\))(?= \{$|$)|return (.*);$", code):
                group = 1 if whole.group(1) else 2
                yield offset + whole.start(group), offset + whole.end(group), \
                    f"(!({whole.group(group)}))"


def run(command, folder, limit=None, **more):
    """Whether a command ends well, in time."""
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True, **more)
    try:
        return process.wait(limit) == 0
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        return False


class Court:
    """A copy of the sources, a build of them, and the tests that judge its mutants."""

    def __init__(self, sources, folder, tools):
        self.source, self.build, self.tools = folder / "source", folder / "build", tools
        shutil.copytree(sources, self.source)
        run(["chmod", "-R", "u+w", "."], self.source)
        self.build.mkdir()
        # Nothing is hidden, so that the tests can be linked with a library that is loaded.
        flags = "-O1 -fPIC"
        if not tools:
            (folder / "seen.h").write_text("#define __visibility__(what) __unused__\n")
            flags += f" -fvisibility=default -include {folder}/seen.h"
        self.must([self.source / "configure", "--quiet", "--disable-shared", f"CFLAGS={flags}"])
        self.must(["make", "-s"])
        if not tools:
            self.objects = sorted(self.build.glob("lib/**/*.lo"))
            archive = self.build / "lib/.libs/libecart-core.a"
            self.link()
            archive.write_text(f"INPUT({self.build}/mutant.so)\n")
        self.must(["make", "-s", "check", "TESTS="])
        names = self.listed("PROGRAM" if tools else "LAYERS")
        self.seconds = {name: self.judge([name]) for name in names}
        for name, seconds in self.seconds.items():
            if seconds is None:
                sys.exit(f"mutants: {name} fails without a mutant")

    def must(self, command):
        if subprocess.run(command, cwd=self.build, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL).returncode:
            sys.exit(f"mutants: {' '.join(map(str, command))}: failed")

    def listed(self, name):
        """The words of a variable of the Makefile."""
        rule = f"mutants-list:\n\t@echo $({name})\n"
        return subprocess.run(["make", "-s", "-f", "Makefile", "-f", "-", "mutants-list"],
                              cwd=self.build, input=rule, text=True, check=True,
                              stdout=subprocess.PIPE).stdout.split()

    def link(self):
        objects = [path.with_suffix(".o") for path in self.objects]
        return run(["cc", "-shared", "-o", "mutant.so", *objects], self.build)

    def compiled(self):
        """Builds what changed."""
        if self.tools:
            return run(["make", "-s", "tools/ecart"], self.build)
        targets = [path.relative_to(self.build) for path in self.objects]
        return run(["make", "-s", *targets], self.build) and self.link()

    def judge(self, tests):
        """How long the tests took, or None if one failed or hung."""
        start = time.monotonic()
        for test in tests:
            limit = 30 if self.tools else 10 * getattr(self, "seconds", {}).get(test, 6) + 5
            command = ["sh", self.source / test] if self.tools else [self.build / test]
            if not run(command, self.build, limit, env=dict(
                    os.environ, LC_ALL="C", srcdir=str(self.source), CK_TIMEOUT_MULTIPLIER="20")):
                return None
        return time.monotonic() - start

    def order(self, file):
        """The tests, those first that are named like the file or its room, then the quick."""
        words = set(re.split(r"[_/.]", file))
        return sorted(self.seconds, key=lambda test: (
            -len(words & set(re.split(r"[_/.]", test)) - {"check"}), self.seconds[test]))

    def code(self, file):
        built = sorted(self.build.glob(file[:-2] + "*.o") or self.build.glob(
            str(pathlib.Path(file).parent / ("*" + pathlib.Path(file).stem + ".o"))))
        return [path.read_bytes() for path in built]

    def try_mutant(self, file, text, change):
        """killed, equal, surviving, or None if it does not compile."""
        start, end, put = change
        path, before = self.source / file, self.code(file)
        path.write_text(text[:start] + put + text[end:])
        try:
            if not self.compiled():
                return None
            if before and self.code(file) == before:
                return "equal"
            return "surviving" if self.judge(self.order(file)) is not None else "killed"
        finally:
            path.write_text(text)
            self.compiled()


def line_of(text, place):
    start = text.rfind("\n", 0, place) + 1
    return text[start:text.find("\n", place)].strip()


def main():
    sources, work = map(pathlib.Path, sys.argv[1:3])
    seed, count, rooms = int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
    known = {tuple(row.split("\t")[:3]) for row in open(sys.argv[6], encoding="utf-8")
             if not row.startswith("#")}
    texts = {str(path.relative_to(sources)): path.read_text(encoding="utf-8")
             for path in sorted(sources.glob("**/*.c"))}
    sites = {}
    for file, text in texts.items():
        if file.startswith(rooms) and " -- made " not in text[:300]:
            sites.setdefault(os.path.dirname(file), []).extend(
                (file, change) for change in changes(text))
    tools = rooms.startswith("tools")
    workers = min(os.cpu_count() or 1, count)
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        courts = list(pool.map(lambda n: Court(sources.resolve(), work.resolve() / str(n), tools),
                               range(workers)))

        def judge(number):
            draw = random.Random(f"{seed} {number}")
            room = draw.choice(list(sites.values()))
            court = courts.pop()
            try:
                while True:
                    file, change = draw.choice(room)
                    text = texts[file]
                    mutated = text[:change[0]] + change[2] + text[change[1]:]
                    old, new = line_of(text, change[0]), line_of(mutated, change[0])
                    verdict = court.try_mutant(file, text, change)
                    if verdict == "surviving" and (file, old, new) in known:
                        verdict = "equal"
                    if verdict:
                        if verdict == "surviving":
                            print(file, text.count("\n", 0, change[0]) + 1, old, new, sep="\t",
                                  flush=True)
                        return verdict
            finally:
                courts.append(court)

        verdicts = list(pool.map(judge, range(count)))
    print(f"{len(verdicts)} mutants: {verdicts.count('killed')} killed, "
          f"{verdicts.count('surviving')} surviving, {verdicts.count('equal')} equal")


if __name__ == "__main__":
    main()
