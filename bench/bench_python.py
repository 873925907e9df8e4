# SPDX-License-Identifier: MIT
"""bench_python.py -- run by bench.sh: what questions cost by the package for Python

    bench_python.py REQUESTS [BASE] THIS

REQUESTS has a JSON object a line, with a FEN and a move, as ecart filter reads them.  BASE
and THIS are folders with a package.  They take turns, each in a process of its own, and
rows are printed as bench.c prints them: thread CPU time, in ns."""
import json
import statistics
import subprocess
import sys
import time

ROUNDS = 9
EACH = 5    # of so many requests, one is asked


def times(path, folder):
    """The least time of each task, by its name."""
    sys.path.insert(0, folder)
    import ecart
    with open(path, encoding="ascii") as lines:
        requests = [json.loads(line) for line in lines][::EACH]
    fens = [request["fen"] for request in requests]
    texts = [request["move"] for request in requests]
    pairs = [(text[:2], text[2:4]) for text in texts]
    positions = [ecart.Position(fen) for fen in fens]

    def text():
        for position, move in zip(positions, texts):
            position.is_legal(move)

    def squares():
        for position, move in zip(positions, pairs):
            position.is_legal(move)

    def verdict():
        for position, move in zip(positions, pairs):
            position.check(move)

    def fen():
        for given, move in zip(fens, pairs):
            ecart.Position(given).is_legal(move)

    def least(task):
        found = []
        for _ in range(3):
            start = time.thread_time_ns()
            task()
            found.append(time.thread_time_ns() - start)
        return min(found) / len(requests)

    return {"Python: a text": least(text), "Python: two squares": least(squares),
            "Python: verdict, two squares": least(verdict), "Python: FEN to verdict": least(fen)}


def rows(path, folders):
    """Prints a row for each task."""
    rounds = [[None] * len(folders) for _ in range(ROUNDS)]
    for n, found in enumerate(rounds):
        for i in range(len(folders)):
            which = (i + n) % len(folders)
            found[which] = json.loads(subprocess.check_output(
                [sys.executable, __file__, "--times", path, folders[which]]))
    for name in rounds[0][0]:
        of = [[found[i][name] for found in rounds] for i in range(len(folders))]
        if len(folders) == 1:
            print(f"{name:<40} {min(of[0]):12.2f} {statistics.median(of[0]):12.2f}")
            continue
        ratio = statistics.median(base / this for base, this in zip(*of))
        print(f"{name:<40} {min(of[0]):12.2f} {min(of[1]):12.2f} {ratio:8.2f} "
              f"{min(of[0]) / min(of[1]):10.2f}")


if sys.argv[1] == "--times":
    print(json.dumps(times(*sys.argv[2:])))
else:
    rows(sys.argv[1], sys.argv[2:])
