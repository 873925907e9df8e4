# SPDX-License-Identifier: MIT
"""Boards with sensors or a camera, which are watched while people play."""
from typing import Any, Dict, NamedTuple, Optional, Tuple, Union

from . import _fen as fens
from ._ecart import ffi, lib
from ._library import CELL_OF_SQUARE, find_language, names, squares, written
from ._errors import UnknownNameError
from ._game import Game
from ._moves import KINDS, SIDES, Move, Piece, of_library
from ._position import Position, Verdict

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
    put_sentence: str               # that in words, in the language of the watch
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
        find_language(language)
        self.language = language
        self._watch = ffi.new("ecart_watch *")
        # The moves that were told, and not taken back.
        self.game = game = Game(position)
        lib.ecart_watch_start(self._watch, game.start._position, SIGHTS.index(sees), settle,
                              game._records, game._game.capacity)
        game._game = ffi.addressof(self._watch, "game")
        game._owner = self._watch

    @property
    def position(self) -> Position:
        """The position after the moves that were told."""
        return self.game.position

    def look(self, placement: str) -> Watched:
        """Takes a look: what the board shows now, as the first field of a FEN.

        A board that sees colours has any capital letter for a white piece, any small one
        for a black piece.  Raises FenError if it is not a placement.
        """
        board = fens.board(placement)
        self.game._make_room(2)
        return self._told(lib.ecart_watch_look(self._watch, board))

    def clock(self) -> Watched:
        """The clock was pressed: what the last look shows has settled."""
        self.game._make_room(2)
        return self._told(lib.ecart_watch_clock(self._watch))

    def _told(self, what: Any) -> Watched:
        event, wanted = EVENTS[what.kind], ffi.addressof(what, "wanted")
        moves = tuple(of_library(what.moves[n]) for n in range(what.count))
        verdicts: Tuple[Verdict, ...] = ()
        if event in ("move", "revised"):
            verdicts = self._played(moves)
        elif what.verdict.reason:
            verdicts = (self.game.check(moves[0], language=self.language),)
        return Watched(event, moves, what.back, verdicts,
                       {square: _piece(lib.ecart_board_piece(wanted, CELL_OF_SQUARE[square]))
                        for square in squares(what.put)},
                       written(lib.ecart_explain_put, find_language(self.language),
                               ffi.addressof(what)) if event in ("try", "different") else "",
                       RESULTS[what.result], what.several)

    def _played(self, moves: Tuple[Move, ...]) -> Tuple[Verdict, ...]:
        """The verdicts on the last moves of the game."""
        game = ffi.new("ecart_game *", self._watch.game)
        for _ in moves:
            lib.ecart_game_undo(game)
        position = Position._copy(ffi.addressof(game, "position"))
        found = []
        for move in moves:
            found.append(position.check(move, language=self.language))
            position = position.after(move)
        return tuple(found)

    def __repr__(self) -> str:
        return f"<Watch of {len(self.game)} moves: {self.position.fen}>"


def _piece(number: int) -> Optional[Piece]:
    kind = KINDS[number & 7]
    return None if kind is None else Piece(SIDES[number >> 3], kind)
