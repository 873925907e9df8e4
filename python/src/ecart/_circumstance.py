# SPDX-License-Identifier: MIT
"""What happened in a game that explains a refusal."""
from typing import Any, NamedTuple, Tuple

from ._ecart import ffi, lib
from ._library import SQUARE_OF_CELL, names, written

CIRCUMSTANCE_NAMES = names(lib.ecart_circumstance_name)
PLAYED = CIRCUMSTANCE_NAMES.index("played")


class Circumstance(NamedTuple):
    """Something that happened in a game and explains a refusal."""

    name: str                   # "left", "captured", "played", "turn", "arrived", "lapsed"
                                # or "again"
    ply: int                    # the half-move, from 1
    cells: Tuple[str, ...]      # the square of the piece; from and to of a move
    text: str                   # the sentence


def circumstances_of(found: Any, count: int, words: Any) -> Tuple[Circumstance, ...]:
    """The circumstances of an array of ecart_circumstance, in words of a language."""
    return tuple(circumstance_of(found[n], words) for n in range(count))


def circumstance_of(told: Any, words: Any) -> Circumstance:
    """One of them."""
    cells = (getattr(told, "from"), told.cell) if told.type == PLAYED else (told.cell,)
    text = written(lib.ecart_explain_circumstance, words,
                   ffi.new("ecart_circumstance *", told))
    return Circumstance(CIRCUMSTANCE_NAMES[told.type], told.ply,
                        tuple(SQUARE_OF_CELL[each] for each in cells if each in SQUARE_OF_CELL),
                        text)
