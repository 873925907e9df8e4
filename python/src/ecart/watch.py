# SPDX-License-Identifier: MIT
"""Boards with sensors or a camera, which are watched while people play."""
from typing import Any, Dict, NamedTuple, Optional, Tuple, Union

from . import fen as fens
from ._ecart import ffi, lib
from ._library import CELL_OF_SQUARE, find_language, names, squares
from .errors import UnknownNameError
from .game import Game, replayed, with_room
from .moves import KINDS, SIDES, Move, Piece, of_library
from .position import Position, Verdict

SIGHTS = ("pieces", "colours", "occupied")
EVENTS = names(lib.ecart_watch_name)
RESULTS = (None, "1-0", "0-1", "1/2-1/2")


class Watched(NamedTuple):
    """What a look at a board shows."""

    event: str      # "same", "lifted", "unfinished", "move", "back", "revised", "try", "result"
                    # or "different"
    moves: Tuple[Move, ...]         # played, taken back, begun or tried
    back: int                       # how many were taken back, before others if "revised"
    verdicts: Tuple[Verdict, ...]   # on the moves that were played or tried
    put: Dict[str, Optional[Piece]] # what has to be put where; None to clear the square
    result: Optional[str]           # as two kings in the centre show it: "1-0"
    several: bool                   # several moves fit, and something more has to be seen


class Watch:
    """A board on which people play, which a program looks at again and again.

    It begins with a Position, a FEN, or the start of a game.  It sees "pieces", only
    "colours", or only which squares are "occupied".  A move has settled after so many
    looks of the same, 1 to 255, or when the clock is pressed.

    Not for several threads at once.
    """

    def __init__(self, position: Union[Position, str, None] = None, *, sees: str = "pieces",
                 settle: int = 2, language: str = "en") -> None:
        if sees not in SIGHTS:
            raise UnknownNameError(f"{sees!r} is not one of {', '.join(SIGHTS)}")
        if not isinstance(position, Position):
            position = Position(position)
        find_language(language)
        self.start = position
        self.language = language
        self._records = ffi.new("ecart_record[]", 64)
        self._watch = ffi.new("ecart_watch *")
        lib.ecart_watch_start(self._watch, position._position, SIGHTS.index(sees), settle,
                              self._records, 64)

    @property
    def position(self) -> Position:
        """The position after the moves that were told."""
        return Position._copy(ffi.addressof(self._watch, "game", "position"))

    @property
    def moves(self) -> Tuple[Move, ...]:
        """The moves that were told, and not taken back."""
        return tuple(of_library(self._records[n].move) for n in range(self._watch.game.count))

    @property
    def game(self) -> Game:
        """A game of these moves, which knows how it stands."""
        return replayed(self.start, self.moves)

    def look(self, placement: str) -> Watched:
        """Takes a look: what the board shows now, as the first field of a FEN.

        A board that sees colours has any capital letter for a white piece, any small one
        for a black piece.  Raises FenError if it is not a placement.
        """
        board = fens.board(placement)
        self._records = with_room(ffi.addressof(self._watch, "game"), self._records, 2)
        return self._told(lib.ecart_watch_look(self._watch, board))

    def clock(self) -> Watched:
        """The clock was pressed: what the last look shows has settled."""
        self._records = with_room(ffi.addressof(self._watch, "game"), self._records, 2)
        return self._told(lib.ecart_watch_clock(self._watch))

    def _told(self, what: Any) -> Watched:
        event = EVENTS[what.kind]
        moves = tuple(of_library(what.moves[n]) for n in range(what.count))
        played = event in ("move", "revised")
        judged = moves if played or what.verdict.reason else ()
        wanted = ffi.addressof(what, "wanted")
        return Watched(event, moves, what.back,
                       self._verdicts(judged, len(moves) if played else 0),
                       {square: _piece(lib.ecart_board_piece(wanted, CELL_OF_SQUARE[square]))
                        for square in squares(what.put)},
                       RESULTS[what.result], what.several)

    def _verdicts(self, moves: Tuple[Move, ...], back: int) -> Tuple[Verdict, ...]:
        """The verdicts on moves, which begin so many moves ago."""
        game, found = ffi.new("ecart_game *", self._watch.game), []
        for _ in range(back):
            lib.ecart_game_undo(game)
        position = Position._copy(ffi.addressof(game, "position"))
        for move in moves:
            found.append(position.check(move, language=self.language))
            position = position.after(move) if found[-1] else position
        return tuple(found)

    def __repr__(self) -> str:
        return f"<Watch of {len(self.moves)} moves: {self.position.fen}>"


def _piece(number: int) -> Optional[Piece]:
    kind = KINDS[number & 7]
    return None if kind is None else Piece(SIDES[number >> 3], kind)
