# SPDX-License-Identifier: MIT
"""Judges chess moves, and says why one is refused.

    >>> import ecart
    >>> verdict = ecart.check("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne4")
    >>> verdict.legal
    False
    >>> verdict.sentence
    'The knight on c3 is pinned to the king on e1 by the bishop on b4.'

Squares are texts, "e4".  Sides, kinds of pieces, reasons, roles and faults are texts too:
"white", "knight", "pinned".
"""
from typing import Optional as _Optional

from ._circumstance import Circumstance
from ._differences import Reading, difference, number, readings
from ._ends import Ends
from ._errors import EcartError, Fault, FenError, UnknownNameError
from ._game import Game
from ._lesson import Step
from ._library import REASONS, Language, languages
from ._library import version as _version
from ._moves import Meaning, Move, MoveLike, Piece
from ._position import (Arrow, Evidence, FenReading, IllegalMoveError, Position, PositionLike,
                        Premove, Verdict, read_fen, svg)
from ._referee import Referee, Ruling, Strikes
from ._watch import Watch, Watched
from .pgn import Finding, PgnGame, pgn_findings, read_pgn

__version__ = _version()

__all__ = [
    "REASONS", "Arrow", "Circumstance", "EcartError", "Ends", "Evidence", "Fault", "FenError",
    "FenReading", "Finding", "Game", "IllegalMoveError", "Language", "Meaning", "Move",
    "MoveLike", "PgnGame", "Piece", "Position", "PositionLike", "Premove", "Reading", "Referee",
    "Ruling", "Step", "Strikes", "UnknownNameError", "Verdict", "Watch", "Watched", "check",
    "difference", "languages", "number", "pgn_findings", "read_fen", "read_pgn", "readings", "svg",
]


def check(position: PositionLike, move: MoveLike, *, language: str = "en",
          letters: _Optional[str] = None, chess960: bool = False) -> Verdict:
    """May this move be played in this position, and if not, why not?

    The position may be None, for the start of a game.  The rest is as for Position() and
    Position.check().  Raises FenError if a FEN gives no position.
    """
    return Position(position, chess960=chess960).check(move, language=language, letters=letters)


# They are named as they are imported: ecart.FenError.
for _name in __all__:
    if isinstance(globals()[_name], type):
        globals()[_name].__module__ = __name__
del _name
