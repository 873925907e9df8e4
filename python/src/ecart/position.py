# SPDX-License-Identifier: MIT
"""Positions, which never change."""
from typing import Any, Dict, NamedTuple, Optional, Tuple

from . import fen as fens
from ._ecart import ffi, lib
from ._library import (REASON_NAMES, SQUARE_OF_CELL, STANDING_NAMES, SQUARES, cell, encoded,
                       find_letters, members, squares, written)
from .errors import FenError, IllegalMoveError, UnknownNameError
from .moves import (KINDS, SIDES, Move, MoveLike, Piece, Side, numbers, of_library, side_number,
                    to_library)
from .verdict import Verdict

PROSPECTS = ("impossible", "unproven", "possible")
FLAG_RULES = ("fide", "uscf")
NOT_OVER = ("in-play", "threefold-claimable", "fifty-move-claimable")


class Premove(NamedTuple):
    """Whether a premove can become legal."""

    possible: bool
    reply: Optional[Move]       # the first reply that makes it so
    reason: Optional[str]       # or the rule that forbids it


class Ends(NamedTuple):
    """How a game or a position stands."""

    standing: str               # what describes it best: "checkmate", "in-play"
    standings: Tuple[str, ...]  # everything that is true
    turn: Side

    @property
    def over(self) -> bool:
        """Whether the game has ended by itself."""
        return self.standing not in NOT_OVER

    @property
    def result(self) -> Optional[str]:
        """The result as PGN writes it; None if the game is not over."""
        if not self.over:
            return None
        if self.standing == "checkmate":
            return "0-1" if self.turn == "white" else "1-0"
        return "1/2-1/2"


def ends_of(standings: int, side: int) -> Ends:
    """An Ends of a set of standings."""
    found = members(standings, STANDING_NAMES)
    return Ends(found[0], found, SIDES[side])


class Position:
    """A position: Position() is the start of a game, Position(fen) any other.

    Raises FenError if the FEN gives no position; what can be mended is mended.  In
    Chess960, KQkq means the outermost rooks.
    """

    __slots__ = ("_position",)

    def __init__(self, fen: Optional[str] = None, *, chess960: bool = False) -> None:
        if fen is None:
            self._position = ffi.new("ecart_position *")
            lib.ecart_position_start(self._position)
            return
        position, faults = fens.read(fen, chess960)
        if position is None:
            raise FenError(fen, faults)
        self._position = position

    @classmethod
    def _of(cls, position: Any) -> "Position":
        """A Position of an ecart_position that nobody else writes to."""
        made = cls.__new__(cls)
        made._position = position
        return made

    @classmethod
    def _copy(cls, position: Any) -> "Position":
        return cls._of(ffi.new("ecart_position *", position[0]))

    @classmethod
    def start960(cls, number: int) -> "Position":
        """A start of Chess960 by its number, 0 to 959."""
        setup = ffi.new("ecart_setup *")
        position = ffi.new("ecart_position *")
        if not 0 <= number <= 959 or not lib.ecart_setup_start_960(setup, number):
            raise UnknownNameError(f"no start of Chess960 has the number {number}")
        lib.ecart_position_set(position, setup)
        return cls._of(position)

    @property
    def fen(self) -> str:
        """The position as a FEN."""
        return fens.write(self._position)

    @property
    def turn(self) -> Side:
        """The side to move."""
        return SIDES[int(self._position.side)]

    @property
    def chess960(self) -> bool:
        """Whether castling is king onto rook."""
        return bool(self._position.chess960)

    @property
    def clock(self) -> int:
        """Moves of either side since a capture or a pawn's move."""
        return int(self._position.clock)

    @property
    def number(self) -> int:
        """The number of the move."""
        return int(self._position.number)

    @property
    def en_passant(self) -> Optional[str]:
        """The square that a pawn just passed."""
        return SQUARE_OF_CELL.get(self._position.en_passant)

    @property
    def castling(self) -> Tuple[str, ...]:
        """The rooks with which a king may castle."""
        return squares(self._position.castling)

    @property
    def checkers(self) -> Tuple[str, ...]:
        """The pieces that give check."""
        return squares(self._position.checkers)

    @property
    def is_check(self) -> bool:
        """Whether the side to move is in check."""
        return bool(self._position.checkers)

    @property
    def pinned(self) -> Tuple[str, ...]:
        """The pinned pieces of the side to move."""
        return squares(self._position.pinned)

    def piece_at(self, square: str) -> Optional[Piece]:
        """The piece on a square."""
        board = ffi.addressof(self._position, "board")
        piece = lib.ecart_board_piece(board, cell(square))
        kind = KINDS[piece & 7]
        return None if kind is None else Piece(SIDES[piece >> 3], kind)

    @property
    def pieces(self) -> Dict[str, Piece]:
        """All pieces, by their squares."""
        found = ((square, self.piece_at(square)) for square in SQUARES)
        return {square: piece for square, piece in found if piece}

    def attackers(self, square: str, side: Side) -> Tuple[str, ...]:
        """The pieces of a side that attack a square, pinned ones too."""
        return squares(lib.ecart_position_attackers(self._position, side_number(side),
                                                    cell(square)))

    def attacks(self, square: str) -> Tuple[str, ...]:
        """The squares that the piece on a square attacks or protects."""
        return squares(lib.ecart_position_attacks(self._position, cell(square)))

    def check(self, move: MoveLike, *, language: str = "en",
              letters: Optional[str] = None) -> Verdict:
        """The verdict on a move: a Move, two squares, or a text in any notation.

        Nonsense gets a verdict too.  The letters are those of pieces in a language:
        "de" reads "Sf3".
        """
        notation = ffi.new("ecart_notation *")
        if isinstance(move, str):
            text = encoded(move)
            lib.ecart_plain_notation_read(self._position, find_letters(letters), text, len(text),
                                          notation)
            return Verdict(self, notation, text, language, letters)
        # A notation begins with its verdict.
        verdict = ffi.cast("ecart_verdict *", notation)
        lib.ecart_plain_move_check(self._position, *numbers(move), verdict)
        return Verdict(self, notation, None, language, letters)

    def is_legal(self, move: MoveLike) -> bool:
        """Whether a move may be played; quicker than check()."""
        if isinstance(move, str):
            text = encoded(move)
            return bool(lib.ecart_plain_notation_read(self._position, ffi.NULL, text, len(text),
                                                      ffi.NULL) == 0)
        return bool(lib.ecart_plain_move_check(self._position, *numbers(move), ffi.NULL) == 0)

    @property
    def legal_moves(self) -> Tuple[Move, ...]:
        """All legal moves."""
        moves = ffi.new("ecart_move[]", lib.ECART_MOVE_LIST_SIZE)
        count = lib.ecart_legal_moves(self._position, moves, lib.ECART_MOVE_LIST_SIZE)
        return tuple(of_library(moves[n]) for n in range(count))

    def destinations(self, square: str) -> Tuple[str, ...]:
        """The squares to which the piece on a square may go."""
        return squares(lib.ecart_legal_destinations(self._position, cell(square)))

    def after(self, move: MoveLike) -> "Position":
        """The position after a move.  Raises IllegalMoveError if it is not legal."""
        verdict = self.check(move)
        if not verdict:
            raise IllegalMoveError(verdict)
        played = Position._copy(self._position)
        lib.ecart_position_play(played._position, verdict._notation.verdict.move)
        return played

    def san(self, move: MoveLike, *, letters: Optional[str] = None) -> str:
        """A legal move as the standard writes it, or with the letters of a language.

        Raises IllegalMoveError if it is not legal.
        """
        verdict = self.check(move)
        if not verdict:
            raise IllegalMoveError(verdict)
        return written(lib.ecart_san_write_with, self._position, find_letters(letters),
                       verdict._notation.verdict.move, size=16)

    def premove(self, move: MoveLike) -> Premove:
        """Whether a move of the side that waits can become legal, once the other replies.

        A text is two squares, e7e5: other notations need the position after the reply.
        """
        if isinstance(move, str):
            move = Move.from_uci(move)
        answer = lib.ecart_premove_check(self._position, to_library(move))
        if answer.possible:
            return Premove(True, of_library(answer.reply), None)
        return Premove(False, None, REASON_NAMES[answer.reason] if answer.reason else None)

    @property
    def ends(self) -> Ends:
        """How the position stands, as if it occurred for the first time."""
        return ends_of(lib.ecart_position_standings(self._position), self._position.side)

    def prospect(self, side: Side) -> str:
        """Whether a side can still give mate: "possible", "impossible" or "unproven"."""
        return PROSPECTS[lib.ecart_side_prospect(self._position, side_number(side))]

    def flag_draws(self, side: Side, rules: str = "fide") -> bool:
        """Whether the game is drawn when the time of a side is up, by "fide" or "uscf"."""
        if rules not in FLAG_RULES:
            raise UnknownNameError(f"{rules!r} is neither 'fide' nor 'uscf'")
        return bool(lib.ecart_flag_draws(self._position, side_number(side),
                                         FLAG_RULES.index(rules)))

    def perft(self, depth: int) -> int:
        """How many sequences of so many legal moves there are."""
        return int(lib.ecart_perft(self._position, depth))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.fen == other.fen and self.chess960 == other.chess960

    def __hash__(self) -> int:
        return hash(self.fen)

    def __reduce__(self) -> Tuple[Any, ...]:
        return _unpickled, (self.fen, self.chess960)

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Position":
        return self

    def __str__(self) -> str:
        return self.fen

    def __repr__(self) -> str:
        chess960 = ", chess960=True" if self.chess960 else ""
        return f"Position({self.fen!r}{chess960})"


def _unpickled(fen: str, chess960: bool) -> Position:
    return Position(fen, chess960=chess960)
