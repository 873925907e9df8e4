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
from typing import Optional

from ._library import REASONS, Language, languages, version
from .circumstance import Circumstance
from .ends import Ends
from .errors import EcartError, Fault, FenError, UnknownNameError
from .game import Game
from .lesson import Step
from .moves import Meaning, Move, MoveLike, Piece
from .pgn import Finding, PgnGame, pgn_findings, read_pgn
from .position import (Evidence, FenReading, IllegalMoveError, Position, Premove, Verdict,
                       read_fen)
from .referee import Referee, Ruling, Strikes
from .watch import Watch, Watched

__version__ = version()

__all__ = [
    "REASONS", "Circumstance", "EcartError", "Ends", "Evidence", "Fault", "FenError",
    "FenReading", "Finding", "Game", "IllegalMoveError", "Language", "Meaning", "Move", "MoveLike", "PgnGame", "Piece",
    "Position", "Premove", "Referee", "Ruling", "Step", "Strikes", "UnknownNameError", "Verdict",
    "Watch", "Watched", "check", "languages", "pgn_findings", "read_fen", "read_pgn",
]


def check(fen: Optional[str], move: MoveLike, *, language: str = "en",
          letters: Optional[str] = None, chess960: bool = False) -> Verdict:
    """May this move be played in this position, and if not, why not?

    The FEN may be None, for the start of a game.  The rest is as for Position.check().
    Raises FenError if the FEN gives no position.
    """
    return Position(fen, chess960=chess960).check(move, language=language, letters=letters)
