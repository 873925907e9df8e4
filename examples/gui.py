#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""All that a chess GUI asks, from one running `ecart filter`.

    gui.py < EVENTS

An event is a line: press SQUARE, drop SQUARE, promote PIECE (q, r, b or n), back,
status, or explain.  What a GUI would show is printed.  gui.mjs does the same in Node.
"""
import json
import subprocess
import sys


class Ecart:
    """A process that answers requests: one line each, in the same order."""

    def __init__(self, program="ecart"):
        self.process = subprocess.Popen(
            [program, "filter"], text=True, encoding="utf-8",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("ecart has stopped")
        answer = json.loads(line)
        if answer["verdict"] == "bad-request":      # an error in this program
            raise ValueError(answer["text"])
        return answer

    def close(self):
        self.process.communicate()      # closes its input, and it ends


class Board:
    """A game, and what the mouse does to it."""

    def __init__(self, ecart, show, fen=None):
        self.ecart, self.show = ecart, show
        self.fen, self.moves = fen, []
        self.held = self.dropped = None

    def ask(self, op, **members):
        return self.ecart.ask(op=op, fen=self.fen, moves=self.moves, **members)

    def press(self, square):
        """Paints where the piece can go."""
        self.held = square
        self.show("paint", *self.ask("destinations", **{"from": square})["destinations"])

    def drop(self, square, piece=""):
        """Plays the move; or asks what the pawn becomes; or says why not."""
        self.dropped = square
        answer = self.ask("move", move=self.held + square + piece)
        if answer["verdict"] == "legal":
            self.moves.append(answer["move"])
            self.show("play", answer["san"])
        elif answer["verdict"] == "promotion-needed":
            self.show("ask", answer["text"])
        else:
            self.refuse(answer)

    def refuse(self, answer):
        self.show("say", answer["text"])
        if answer["hint"]:
            self.show("say", answer["hint"])
        for source, target in arrows(answer):
            self.show("arrow", source, target)

    def promote(self, piece):
        self.drop(self.dropped, piece)

    def back(self):
        if self.moves:
            self.show("back", self.moves.pop())

    def status(self):
        """How the game stands, and what may be claimed."""
        answer = self.ask("ends")
        self.show(answer["standing"], answer["text"])
        for claim in answer["claims"]:
            self.show("claim", claim["standing"], "with", claim["san"])

    def explain(self):
        """Why the move that was tried last is refused, for a child."""
        for step in self.ask("explain", move=self.held + self.dropped, level="child")["steps"]:
            self.show("say", step["text"])


def arrows(answer):
    """From each piece that attacks or protects, to what it looks at."""
    roles = list(zip(answer["cells"], answer["roles"]))
    aims = [cell for cell, role in roles if role in ("king", "target", "passed")]
    for cell, role in roles:
        if aims and role in ("checker", "attacker", "pinner", "guard"):
            yield cell, aims[-1]


def main():
    ecart = Ecart()
    board = Board(ecart, print)
    for line in sys.stdin:
        event, *arguments = line.split()
        getattr(board, event)(*arguments)
    ecart.close()


if __name__ == "__main__":
    main()
