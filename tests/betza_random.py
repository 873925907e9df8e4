# SPDX-License-Identifier: MIT
"""Compares the program with betza_oracle.py: the same texts each time, some of them wrong.

    betza_random.py PROGRAM
"""
import random
import re
import subprocess
import sys

import betza_oracle as oracle

PROGRAM = sys.argv[1]
TEXTS   = 1500
chance  = random.Random(1996)
# Texts at the bounds: of the room for steps, of a number, of a jump, of the length.
EDGES   = ["NCZ(4,1)W9", "NCZ(4,1)N9", "NCZ(4,1)(2,4", "NCZ(4,1)W", "(0,0q)", "(0,0)", "(0,1q)",
           "N9", "N12", "NN3", "NNN", "f", "mc", "K7R0", "fsFsfF", "ffsN", "fssN",
           "N" * 511, "N" * 512, "N" * 510 + "W", "x" + "N" * 600, "N" * 600 + "x", "f" * 600]


def run(arguments):
    """The status of the program, its output and its errors."""
    done = subprocess.run([PROGRAM] + arguments, stdin=subprocess.DEVNULL, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")


def random_text():
    """A text of few capitals with letters before and numbers behind; at times a slip."""
    text = ""
    for _ in range(chance.choice([1, 1, 1, 2, 2, 3, 4, 6])):
        capital = chance.choice(list("WFDNAHCLZJGKRBQ") * 2 + [
            "(%d,%d)" % (chance.randrange(8), chance.randrange(8)) for _ in range(8)])
        text += "".join(chance.choice("fblrvsfblrvsmc")
                        for _ in range(chance.choice([0, 0, 1, 1, 2, 2, 3, 5])))
        text += capital + chance.choice(["", "", "", capital, chance.choice("01234567")])
    if chance.random() < 0.2:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(["", "0", "8", "(", ")", ",", "q", "W", "f"]) + \
            text[at + 1:]
    return text


def read(text):
    """The piece of a text, or the offset of its fault."""
    try:
        return oracle.parse(text)
    except oracle.BetzaError as error:
        return error.offset


def names(cells):
    """The names of cells, in the order of their numbers."""
    return [oracle.name(cell) for cell in sorted(cells)]


def fault_is_the_same(text, offset):
    """Whether the program refuses a text at the same character."""
    status, output, errors = run(["shape", "--betza=" + text, "d4"])
    place = re.search(r"at\s+character\s+(\d+)", errors)
    return status == 2 and output == "" and place and int(place.group(1)) == offset + 1


def marked(board, mark):
    """The names of the cells that have a mark on a printed board."""
    rows = {line.split()[0]: line.split()[1:] for line in board.splitlines()
            if re.match(r"  [1-8] ", line) and len(line.split()) == 9}
    return [column + row for column in "abcdefgh" for row in "12345678"
            if rows[row]["abcdefgh".index(column)] == mark]


def cells_are_the_same(piece, text, cell, black):
    """Whether the piece goes to the same cells."""
    arguments = ["--betza=" + text] + (["black"] if black else []) + [oracle.name(cell)]
    alone = marked(run(["shape"] + arguments)[1], "x")
    return alone == names(oracle.targets_alone(piece, cell, black))


def is_the_same(text):
    """Whether both agree on a text."""
    piece = read(text)
    if isinstance(piece, int):
        return fault_is_the_same(text, piece)
    return all(cells_are_the_same(piece, text, cell, chance.random() < 0.5)
               for cell in chance.sample(oracle.cells(), 4))


def main():
    """Prints the texts on which they differ."""
    texts = EDGES + [random_text() for _ in range(TEXTS)]
    wrong = [text for text in texts if not is_the_same(text)]
    for text in wrong:
        print("they differ: " + text)
    faults = sum(isinstance(read(text), int) for text in texts)
    print("%d texts, %d of them with a fault" % (len(texts), faults))
    return 1 if wrong or not 50 < faults < len(texts) // 2 else 0


if __name__ == "__main__":
    sys.exit(main())
