# SPDX-License-Identifier: MIT
"""Games, which remember their moves."""
from typing import Any, Optional, Tuple

from . import _lesson as lesson
from ._ecart import ffi, lib
from ._library import STANDING_NAMES, members
from ._ends import Ends, ends_of
from ._moves import Move, MoveLike, Side, of_library, side_number
from ._position import PROSPECTS, IllegalMoveError, Position, PositionLike, Verdict


class Game:
    """A game: Game() begins with the start position, Game(fen) with another one.

    Not for several threads at once, unless all of them only look.
    """

    def __init__(self, position: PositionLike = None) -> None:
        if not isinstance(position, Position):
            position = Position(position)
        self.start = position
        self._records = ffi.new("ecart_record[]", 64)
        self._game: Any = ffi.new("ecart_game *")
        self._owner: Any = None     # what has the game in it, if that is not the game itself
        lib.ecart_game_set(self._game, position._position, self._records, 64)

    @property
    def position(self) -> Position:
        """The position as it stands now."""
        return Position._copy(ffi.addressof(self._game, "position"))

    def check(self, move: MoveLike, *, language: str = "en",
              letters: Optional[str] = None) -> Verdict:
        """The verdict on a move, as Position.check(), with the circumstances of a refusal;
        the game stays as it is."""
        verdict = self.position.check(move, language=language, letters=letters)
        if not verdict:
            told = ffi.new("ecart_circumstance[]", lib.ECART_CIRCUMSTANCE_TYPES)
            count = lib.ecart_circumstances(self._game, verdict._notation, told)
            verdict._past = bytes(ffi.buffer(told, count * ffi.sizeof("ecart_circumstance")))
        return verdict

    def play(self, move: MoveLike, *, language: str = "en",
             letters: Optional[str] = None) -> Verdict:
        """Plays a move.  Raises IllegalMoveError, with the verdict, if it is not legal;
        then the game stays as it is."""
        verdict = self.check(move, language=language, letters=letters)
        if not verdict:
            raise IllegalMoveError(verdict)
        self._make_room()
        lib.ecart_game_play(self._game, verdict._notation.verdict.move, ffi.NULL)
        return verdict

    def _make_room(self, moves: int = 1) -> None:
        count = self._game.count
        if count + moves <= self._game.capacity:
            return
        records = ffi.new("ecart_record[]", 2 * self._game.capacity)
        ffi.memmove(records, self._records, count * ffi.sizeof("ecart_record"))
        self._records = self._game.records = records
        self._game.capacity *= 2

    def undo(self) -> Move:
        """Takes the last move back.  Raises IndexError if there is none."""
        if not lib.ecart_game_undo(self._game):
            raise IndexError("the game has no move to take back")
        return self._move(self._game.count)

    def _move(self, n: int) -> Move:
        return of_library(self._records[n].move)

    @property
    def moves(self) -> Tuple[Move, ...]:
        """The moves that were played."""
        return tuple(self._move(n) for n in range(self._game.count))

    def __len__(self) -> int:
        return int(self._game.count)

    @property
    def ends(self) -> Ends:
        """How the game stands: mate, draws, what may be claimed."""
        return ends_of(lib.ecart_game_standings(self._game), self._game.position.side)

    @property
    def repetitions(self) -> int:
        """How many times the position has occurred, including now."""
        return int(lib.ecart_game_repetitions(self._game))

    def claims(self, move: MoveLike) -> Tuple[str, ...]:
        """The draws that may be claimed by announcing a move."""
        verdict = self.check(move)
        claims = lib.ecart_game_claims(self._game, verdict._notation.verdict.move)
        return members(claims, STANDING_NAMES) if verdict else ()

    def prospect(self, side: Side) -> str:
        """Whether a side can still give mate before a rule ends the game: "possible",
        "impossible" or "unproven"."""
        return PROSPECTS[lib.ecart_game_prospect(self._game, side_number(side))]

    def lesson(self, level: lesson.Level = "child", *, language: str = "en",
               edition: int = 2023, tempo: lesson.Tempo = "standard",
               supervised: bool = False) -> Tuple[lesson.Step, ...]:
        """How the game stands, and why, step by step."""
        how = lesson.How(edition, tempo, supervised, numbers=False)
        return lesson.standing_steps(self._game, level, language, how)

    def __reduce__(self) -> Tuple[Any, ...]:
        return replayed, (self.start, self.moves)

    def __repr__(self) -> str:
        return f"<Game of {len(self)} moves: {self.position.fen}>"


def replayed(start: Position, moves: Tuple[Move, ...]) -> Game:
    """A game of these moves."""
    game = Game(start)
    for move in moves:
        game.play(move)
    return game
