# SPDX-License-Identifier: MIT
"""Where a chess piece described in Betza's notation goes on the 8x8 board.

A cell is (column, row), each from 0 to 7, and a step is (columns, rows): columns
to the right, rows forward, seen by the player of the piece.
"""
SIZE = 8          # columns and rows of the board
FAR = SIZE - 1    # no ride can be longer than this
MAX_STEPS = 32    # different steps one text may have
MAX_BYTES = 511   # length one text may have

# The leap of each plain letter, as its two parts in any order.
LEAPS = {"W": (0, 1), "F": (1, 1), "D": (0, 2), "N": (1, 2), "A": (2, 2), "H": (0, 3),
         "C": (1, 3), "L": (1, 3), "Z": (2, 3), "J": (2, 3), "G": (3, 3)}

# The letters that stand for others: their leaps, and the reach if no number follows.
COMPOUNDS = {"K": ((LEAPS["W"], LEAPS["F"]), 1), "R": ((LEAPS["W"],), FAR),
             "B": ((LEAPS["F"],), FAR), "Q": ((LEAPS["W"], LEAPS["F"]), FAR)}

# Two neighbouring letters that are one direction (not on orthogonal leaps).
PAIRS = {"fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "fs", "bs", "lv", "rv"}

# The sides that a direction letter names, as (columns, rows).
SIDES = {"f": [(0, 1)], "b": [(0, -1)], "l": [(-1, 0)], "r": [(1, 0)],
         "v": [(0, 1), (0, -1)], "s": [(-1, 0), (1, 0)]}


class BetzaError(Exception):
    """A text with a fault; offset is its first wrong or missing byte."""

    def __init__(self, offset):
        super().__init__("error %d" % offset)
        self.offset = offset


# ---------------------------------------------------------------- directions

def all_steps(leap):
    """All steps of a leap: its two parts in both orders and with all signs."""
    m, n = leap
    return {(p * x, q * y) for x, y in ((m, n), (n, m)) for p in (1, -1) for q in (1, -1)}


def goes_to(step, side):
    """Whether the step has a part towards this side."""
    return step[0] * side[0] + step[1] * side[1] > 0


def goes_mainly_to(step, side):
    """Whether the longer part of an oblique step is towards this side."""
    return step[0] * side[0] + step[1] * side[1] == max(abs(step[0]), abs(step[1]))


def orthogonal(leap):
    """Whether the leap stays on its column or row, like W, D and H."""
    return 0 in leap


def diagonal(leap):
    """Whether the leap is along a diagonal, like F, A and G."""
    return leap[0] == leap[1]


def steps_of_letter(leap, letter):
    """The steps one direction letter chooses: on an oblique leap its longer part decides."""
    test = goes_to if orthogonal(leap) or diagonal(leap) else goes_mainly_to
    return {step for step in all_steps(leap) for side in SIDES[letter] if test(step, side)}


def steps_of_pair(leap, first, second):
    """The steps a pair of letters chooses on a diagonal or oblique leap.

    Diagonal: the steps both letters choose.  Oblique: the steps whose shorter part
    is towards the first letter and whose longer part is towards the second.
    """
    if diagonal(leap):
        return steps_of_letter(leap, first) & steps_of_letter(leap, second)
    return {step for step in steps_of_letter(leap, second)
            if any(goes_to(step, side) for side in SIDES[first])}


def steps_of_run(leap, run):
    """The steps a run of direction letters chooses, read from the left."""
    steps = set()
    at = 0
    while at < len(run):
        two = run[at:at + 2]
        if two in PAIRS and not orthogonal(leap):
            steps |= steps_of_pair(leap, two[0], two[1])
            at += 2
        elif len(two) == 2 and two[0] == two[1]:
            steps |= steps_of_letter(leap, two[0])
            at += 2
        else:
            steps |= steps_of_letter(leap, two[0])
            at += 1
    return steps


def chosen_steps(leap, small):
    """The steps of a leap that the small letters before it leave; m and c part the runs."""
    runs = small.replace("c", "m").split("m")
    if not any(runs):
        return all_steps(leap)
    return set().union(*(steps_of_run(leap, run) for run in runs))


# ------------------------------------------------------------------- reading

def byte_at(text, at):
    """The character at this offset, or nothing behind the end."""
    return text[at:at + 1]


def read_small(text, at):
    """The offset behind the small letters that start here."""
    while byte_at(text, at) and byte_at(text, at) in "mcfblrvs":
        at += 1
    return at


def read_bracket(text, at):
    """The leap written (m,n) here and the offset behind it."""
    for offset, wanted in enumerate(("(", "01234567", ",", "01234567", ")")):
        found = byte_at(text, at + offset)
        if not found or found not in wanted:
            raise BetzaError(at + offset)
        if offset == 3 and text[at + 1] == "0" and found == "0":
            raise BetzaError(at + offset)
    return (int(text[at + 1]), int(text[at + 3])), at + 5


def read_atom(text, at):
    """The leaps of the capital or bracket here, its own reach, and the offset behind it."""
    letter = byte_at(text, at)
    if letter == "(":
        leap, end = read_bracket(text, at)
        return (leap,), 1, end
    if letter in LEAPS:
        return (LEAPS[letter],), 1, at + 1
    if letter in COMPOUNDS:
        leaps, reach = COMPOUNDS[letter]
        return leaps, reach, at + 1
    raise BetzaError(at)


def is_digit(character):
    """Whether this is one of the digits 0 to 9."""
    return character != "" and character in "0123456789"


def read_reach(text, start, end, reach):
    """How far the atom text[start:end] rides, and the offset behind its repetition or number."""
    atom = text[start:end]
    if text.startswith(atom, end):
        end += len(atom)
        if is_digit(byte_at(text, end)):
            raise BetzaError(end)
        return FAR, end
    digit = byte_at(text, end)
    if not is_digit(digit):
        return reach, end
    if digit in "89" or is_digit(byte_at(text, end + 1)):
        raise BetzaError(end)
    return int(digit) or FAR, end + 1


def add_part(piece, leaps, small):
    """Adds the steps of one part of the text to the piece, and returns them."""
    steps = set().union(*(chosen_steps(leap, small) for leap in leaps))
    for step in steps:
        piece.setdefault(step, (0, 0))
    return steps


def read_piece(text):
    """The piece a text describes: for each step its reach to move and its reach to capture."""
    if not text:
        raise BetzaError(0)
    piece = {}
    at = 0
    while at < len(text):
        start = read_small(text, at)
        small = text[at:start]
        leaps, reach, end = read_atom(text, start)
        steps = add_part(piece, leaps, small)
        if len(piece) > MAX_STEPS:
            raise BetzaError(start)
        reach, at = read_reach(text, start, end, reach)
        moves = reach if "m" in small or "c" not in small else 0
        captures = reach if "c" in small or "m" not in small else 0
        for step in steps:
            piece[step] = (max(piece[step][0], moves), max(piece[step][1], captures))
    return piece


def parse(text):
    """The piece a text of any length describes; the first error counts."""
    try:
        piece = read_piece(text)
    except BetzaError as error:
        raise BetzaError(min(error.offset, MAX_BYTES)) from None
    if len(text) > MAX_BYTES:
        raise BetzaError(MAX_BYTES)
    return piece


# --------------------------------------------------------------------- going

def cells():
    """All cells in the order a1 a2 ... a8 b1 ... h8."""
    return [(column, row) for column in range(SIZE) for row in range(SIZE)]


def name(cell):
    """The name of a cell, as a1."""
    return "abcdefgh"[cell[0]] + "12345678"[cell[1]]


def ride(cell, step, black):
    """The cells on the board that a step repeated from a cell meets, with their numbers from 1."""
    turn = -1 if black else 1
    for count in range(1, FAR + 1):
        column = cell[0] + count * step[0] * turn
        row = cell[1] + count * step[1] * turn
        if not (0 <= column < SIZE and 0 <= row < SIZE):
            return
        yield count, (column, row)


def targets_alone(piece, cell, black):
    """Where the piece may go from a cell of the empty board, to move or to capture."""
    return {there for step, reaches in piece.items()
            for count, there in ride(cell, step, black) if count <= max(reaches)}
