#!/usr/bin/env python3
"""mutants.py -- change the sources in one place after another: do the tests see it?

    mutants.py SOURCES WORK SEED COUNT ROOMS EQUIVALENTS [ONLY]

SOURCES is an unpacked tarball, WORK a folder that keeps the build and the verdicts for another
run with the same sources, ROOMS the beginning of the names of files that are changed: "lib/",
"lib/rules/" or "tools/".  COUNT changes are drawn, as many in each
room, none twice, the same ones for a SEED.  A mutant in lib/ is judged by the unit tests, with
the cases that make check takes and then with all, one in tools/ by the scripts that run the
program: those that run its line, first those that are named like its file or its room, then the
quick ones.  A program that was changed may remove or replace any file, so that no
mutant of tools/ is run by root.  ONLY is a file of what such a run printed: the mutants in it
are judged, and no others.

A mutant is killed if a test fails or hangs.  It is equal if the compiler makes the same code
of it (-O1 or -O2), or if EQUIVALENTS names it: lines of file, what was written, what the
mutant has, and the argument why no answer changes, with tabs between; * for what the mutant has
is all that the tests let live in these lines.  What does not compile is drawn again.  Each
survivor is printed: file, line, what was written, what the mutant has.
"""
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import pickle
import random
import re
import shlex
import shutil
import subprocess
import sys

SWAPS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||",
         "||": "&&", "+": "-", "-": "+", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
         "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|=", "++": "--", "--": "++", "/": "*",
         "true": "false", "false": "true", "!": ""}
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/|\b0x[0-9a-fA-F]+|\b\d+|\w+|'
                   r'<<=|>>=|->|==|!=|<=|>=|&&|\|\||<<|>>|[-+|&^*/%]=|\+\+|--|\S', re.S)
OPERAND = re.compile(r'[\w)\]]$')
STATEMENT = re.compile(r'\s*(?:[\w.>\[\]-]+(?: *[-+|&^*/]?= .*|\(.*\)|\+\+|--)|break|continue);$')
# Nothing is hidden, so that the tests can be linked with a library that is loaded.
SEEN = "#define __visibility__(what) __unused__\n"
# The seconds a test may take of a processor, and the bytes of memory and of files.
LIMITED = 'ulimit -t "$0"; ulimit -v 8000000; ulimit -f 200000; exec timeout 300 "$@"'

WORKERS = os.cpu_count() or 1

Mutant = collections.namedtuple("Mutant", "file line old new change")


def bodies(text):
    """Where functions' bodies begin and end: their braces have lines of their own."""
    start = None
    for brace in re.finditer(r"^[{}]$", text, re.M):
        if brace.group() == "{":
            start = brace.end()
        elif start is not None:
            yield start, brace.start()
            start = None


def changes(text, start, end):
    """All changes of a body, each as (from, to, what is put there)."""
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


def mutants(file, text):
    """All mutants of a source."""
    for body in bodies(text):
        for start, end, put in changes(text, *body):
            first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
            yield Mutant(file, text.count("\n", 0, start) + 1, text[first:last].strip(),
                         (text[first:start] + put + text[end:last]).strip(),
                         (start, end, put))


def run(command, folder, seconds=600, **more):
    """Whether a command ends well, in so many seconds of a processor; what it took."""
    process = subprocess.Popen(["sh", "-c", LIMITED, str(seconds), *map(str, command)],
                               cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=True, **more)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        pass
    return status == 0, used.ru_utime + used.ru_stime


class Court:
    """A build of the sources, and the tests that judge its mutants."""

    def __init__(self, sources, work, tools):
        self.work, self.build, self.tools, self.sources = work, work / "build", tools, sources
        (self.build / "made").mkdir(parents=True)
        (work / "seen.h").write_text(SEEN)
        flags = "-O1 -w" + ("" if tools else
                            f" -fPIC -fvisibility=default -include {work}/seen.h")
        self.make([sources / "configure", "--quiet", "--disable-shared", f"CFLAGS={flags}"])
        make = ["make", "-s", f"-j{WORKERS}"]
        self.make(make if tools else
                  [*make, "lib/libecart.la", *self.variable("$(BUILT_SOURCES)").split()])
        self.compile = self.variable(
            "$(CC) $(DEFS) $(DEFAULT_INCLUDES) $(INCLUDES) "
            + ("$(tools_ecart_CPPFLAGS)" if tools else "$(AM_CPPFLAGS)")
            + " $(CPPFLAGS) $(AM_CFLAGS) $(CFLAGS)").replace("\n", " ")
        if tools:
            (self.build / "tools/ecart").unlink()
            done = self.make(["make", "V=1", "tools/ecart"])
            self.link = shlex.split(re.search("^libtool: link: (.*)$", done, re.M)[1])
        else:
            objects = sorted(self.build.glob("lib/**/*.lo"))
            self.link = ["cc", "-shared", "-Wl,-soname,mutant.so", "-o", "mutant.so", *(
                str(path.relative_to(self.build).with_suffix(".o")) for path in objects)]
            for archive in "libecart-core.a", "libecart.a":
                (self.build / "lib/.libs" / archive).write_text(
                    f"INPUT({self.build}/mutant.so)\n")
        self.compile_all("-O0 --coverage")
        run([*self.link, "--coverage"], self.build)
        self.names = self.variable("$(PROGRAM)" if tools else
                                   "$(LAYERS) tests/check_api").split()
        self.make([*make, "check", "TESTS="] if tools else [*make, *self.names])
        self.seconds, self.originals, self.last, self.ran = {}, {}, {}, {}
        self.trials = [(name, whole) for whole in ([True] if tools else [False, True])
                       for name in self.names]
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            for name, lines in zip(self.names, pool.map(self.lines_of, self.names)):
                for file, line, times in lines:
                    tests = self.ran.setdefault(file, {}).setdefault(line, set())
                    tests.update([name] if times else ())
            self.compile_all("")
            run(self.link, self.build)
            list(pool.map(self.time, self.trials))

    def lines_of(self, test):
        """The lines of a build that counts, each as (file, line, how often a test runs it)."""
        counts, lines = self.work / "counts" / pathlib.Path(test).name, []
        self.judge((test, True), self.build, 600, GCOV_PREFIX=str(counts))
        for data in counts.rglob("*.gcda"):
            shutil.copy("/" / data.relative_to(counts).with_suffix(".gcno"), data.parent)
            said = subprocess.run(["gcov", "--json-format", "--stdout", data.name], check=True,
                                  cwd=data.parent, stdout=subprocess.PIPE).stdout
            for file in json.loads(said)["files"]:
                name = os.path.relpath(file["file"], self.sources)
                lines += [(name, line["line_number"], line["count"]) for line in file["lines"]]
        shutil.rmtree(counts, ignore_errors=True)
        return lines

    def time(self, trial):
        """Notes the seconds of a test without a mutant."""
        passed, self.seconds[trial] = self.judge(trial, self.build, 300)
        if not passed:
            sys.exit(f"mutants: {trial[0]} fails without a mutant")

    def compile_all(self, flags):
        """Makes the objects that are linked, with other flags."""
        def again(name):
            source = self.sources / self.source(name)
            if not run(["sh", "-c", f"{self.compile} {flags} -c -o {name} {source}"],
                       self.build)[0]:
                sys.exit(f"mutants: {source} does not compile")

        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            list(pool.map(again, filter(self.source, self.link)))

    @staticmethod
    def source(word):
        """The source of an object that is linked; None for any other word."""
        name = re.fullmatch(r"((?:lib|tools)/(?:.*/)?)(?:ecart-)?([^/]*)\.o", word)
        return name and f"{name[1]}{name[2]}.c"

    def make(self, command):
        done = subprocess.run(command, cwd=self.build, stdin=subprocess.DEVNULL, text=True,
                              stdout=subprocess.PIPE)
        if done.returncode:
            sys.exit(f"mutants: {' '.join(map(str, command))}: failed")
        return done.stdout

    def variable(self, text):
        """What a text of the Makefile stands for."""
        rule = f"mutants-say:;@:$(info {text})\n"
        return subprocess.run(["make", "-s", "-f", "Makefile", "-f", "-", "mutants-say"],
                              cwd=self.build, input=rule, text=True, check=True,
                              stdout=subprocess.PIPE).stdout

    def room(self, number):
        """A folder in which a worker judges: a copy of the build."""
        room = self.work / str(number)
        shutil.rmtree(room, ignore_errors=True)
        shutil.copytree(self.build, room, symlinks=True)
        return room

    def judge(self, trial, room, seconds, **more):
        """Whether a test passes, and the seconds it took of a processor."""
        test, whole = trial
        command = ["sh", self.sources / test] if self.tools else [self.build / test]
        return run(command, room, seconds, env=dict(
            os.environ, LC_ALL="C", srcdir=str(self.sources), CK_FORK="no",
            TMPDIR=str(room / "made"), LD_LIBRARY_PATH=str(room),
            **({"ROUNDS": "1"} if whole else {}), **more))

    def code(self, file, text, room, flags=""):
        """The object of a source, or None if it does not compile."""
        source = room / "mutant.c"
        source.write_text(text)
        folder = shlex.quote(str((self.sources / file).parent))
        command = f"{self.compile} {flags} -iquote {folder} -c -o mutant.o mutant.c"
        passed, _ = run(["sh", "-c", command], room)
        return (room / "mutant.o").read_bytes() if passed else None

    def original(self, file, room, flags=""):
        if (file, flags) not in self.originals:
            text = (self.sources / file).read_text(encoding="utf-8")
            self.originals[file, flags] = self.code(file, text, room, flags)
        return self.originals[file, flags]

    def order(self, file, line):
        """The tests that run a line, or those around a line that gcov does not know, with few
        cases and then with all: those first that are named like the file or its room, then the
        quick.  A program that a signal ends does not count: if no test ran it, all are asked."""
        known = self.ran.get(file, {})
        around = {max((at for at in known if at <= line), default=0),
                  min((at for at in known if at >= line), default=0)}
        words = set(re.split(r"[_/.]", file))
        running = set().union(*(known.get(at, ()) for at in around)) or self.names
        return sorted((trial for trial in self.trials if trial[0] in running),
                      key=lambda trial: (
            trial[1], trial != self.last.get(file),
            -len(words & set(re.split(r"[_/.]", trial[0])) - {"check"}), self.seconds[trial]))

    def verdict(self, mutant, room):
        """killed, equal, surviving, or None if it does not compile."""
        file, (start, end, put) = mutant.file, mutant.change
        text = (self.sources / file).read_text(encoding="utf-8")
        text = text[:start] + put + text[end:]
        before, code = self.original(file, room), self.code(file, text, room)
        if code is None or code == before:
            return code and "equal"
        link = ["mutant.o" if self.source(word) == file else word for word in self.link]
        if link == self.link or not run(link, room)[0]:
            return None
        for trial in self.order(file, mutant.line):
            if not self.judge(trial, room, int(4 * self.seconds[trial]) + 2)[0]:
                self.last[file] = trial
                shutil.rmtree(room / "made")
                (room / "made").mkdir()
                return "killed"
        same = self.code(file, text, room, "-O2") == self.original(file, room, "-O2")
        return "equal" if same else "surviving"


def court_of(sources, work, tools):
    """The court of these very sources that an earlier run left, or else a new one."""
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(sources.rglob("*"))
                                     if path.is_file())).digest()
    kept = work / "court"
    if kept.exists():
        left, court = pickle.loads(kept.read_bytes())
        if left == digest:
            return court
    shutil.rmtree(work, ignore_errors=True)
    court = Court(sources, work, tools)
    kept.write_bytes(pickle.dumps((digest, court)))
    return court


def drawn(sites, seed):
    """The mutants in the order in which they are drawn: one of each room in turn."""
    draw = random.Random(seed)
    for room in sites:
        draw.shuffle(room)
    while sites:
        draw.shuffle(sites)
        for room in sites:
            yield room.pop()
        sites = [room for room in sites if room]


def main():
    sources, work = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
    seed, count, begin = sys.argv[3], int(sys.argv[4]), sys.argv[5]
    tools = begin.startswith("tools")
    if tools and os.geteuid() == 0:
        sys.exit("mutants: not as root: a program that was changed may replace any file")

    def rows(name, first):
        with open(name, encoding="utf-8") as lines:
            return {tuple(row[:1] + row[first:first + 2]) for row in
                    (line.rstrip("\n").split("\t") for line in lines)
                    if len(row) > first + 1 and not row[0].startswith("#")}

    known = rows(sys.argv[6], 1)
    only = rows(sys.argv[7], 2) if len(sys.argv) > 7 else None
    sites = {}
    for path in sorted(sources.glob("**/*.c")):
        file, text = str(path.relative_to(sources)), path.read_text(encoding="utf-8")
        if file.startswith(begin) and " -- made " not in text[:300]:
            sites.setdefault(os.path.dirname(file), []).extend(
                mutant for mutant in mutants(file, text)
                if only is None or (file, mutant.old, mutant.new) in only)
    court = court_of(sources, work / ("tools" if tools else "lib"), tools)
    noted = court.work / "verdicts"
    judged = {tuple(row[1:]): row[0] for row in
              (line.rstrip("\n").split("\t") for line in
               (noted.read_text(encoding="utf-8").splitlines() if noted.exists() else ()))}
    free = [court.room(number) for number in range(WORKERS)]

    def judge(mutant):
        place = tuple(map(str, mutant[:4]))
        if place not in judged:
            room = free.pop()
            try:
                judged[place] = court.verdict(mutant, room) or ""
            finally:
                free.append(room)
            with noted.open("a", encoding="utf-8") as out:
                print(judged[place], *place, sep="\t", file=out)
        return mutant, judged[place]

    verdicts, waiting = collections.Counter(), collections.deque()
    queue = drawn([room for room in sites.values() if room], seed)
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        while verdicts.total() < count:
            waiting.extend(pool.submit(judge, mutant) for _, mutant in
                           zip(range(30 * WORKERS - len(waiting)), queue))
            if not waiting:
                break
            mutant, verdict = waiting.popleft().result()
            if verdict == "surviving" and known & {(mutant.file, mutant.old, mutant.new),
                                                   (mutant.file, mutant.old, "*")}:
                verdict = "equal"
            if verdict == "surviving":
                print(*mutant[:4], sep="\t", flush=True)
            if verdict:
                verdicts[verdict] += 1
        for future in waiting:
            future.cancel()
    print(f"{verdicts.total()} mutants: {verdicts['killed']} killed, "
          f"{verdicts['surviving']} surviving, {verdicts['equal']} equal")


if __name__ == "__main__":
    main()
