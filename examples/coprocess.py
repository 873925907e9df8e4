#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks a running `ecart filter` about moves, one question after another.

    coprocess.py FEN MOVE...

A GUI in any language does the same: start the program once, write a line, read
a line.  Starting it anew for each move would cost a hundred times as much.
"""
import subprocess
import sys
from typing import List, NamedTuple


class Answer(NamedTuple):
    verdict: str        # legal, promotion-needed, illegal, bad-position, bad-request
    reason: str         # such as path-blocked; none if the move is legal
    move: str           # as two cells, e2e4; "-" if it was refused
    cells: List[str]    # the evidence: which piece blocks, pins or attacks
    text: str           # a sentence for people


class Referee:
    """A co-process, which sends its answers before it waits for another question."""

    def __init__(self, program="ecart"):
        self.process = subprocess.Popen(
            [program, "filter"], text=True, encoding="utf-8",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def ask(self, fen, move):
        # A second line would get an answer too, and every later answer would be late.
        if "\n" in fen + move:
            raise ValueError("a question is one line")
        print(fen, move, sep="\t", file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("ecart has stopped")
        verdict, reason, move, cells, text = answer.rstrip("\n").split("\t")
        return Answer(verdict, reason, move, [] if cells == "-" else cells.split(","), text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate()      # closes its input, and it ends


def main(fen, *moves):
    with Referee() as referee:
        for move in moves:
            answer = referee.ask(fen, move)
            print(f"{move}: {answer.text}")
            if answer.cells:
                print("   look at", ", ".join(answer.cells))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
