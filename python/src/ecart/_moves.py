# SPDX-License-Identifier: MIT
"""Moves and pieces."""
from typing import Any, Dict, Literal, NamedTuple, Optional, Protocol, Tuple, Union

from ._ecart import ffi, lib
from ._library import CELL_OF_SQUARE, SLIP_NAMES, SQUARE_OF_CELL, cell, decoded
from ._errors import UnknownNameError

Side = Literal["white", "black"]
Kind = Literal["king", "queen", "rook", "bishop", "knight", "pawn"]

SIDES: Tuple[Side, ...] = ("white", "black")
KINDS: Tuple[Optional[Kind], ...] = (
    None, "king", "queen", "rook", "bishop", "knight", "pawn")
KIND_NUMBERS: Dict[Optional[str], int] = {kind: n for n, kind in enumerate(KINDS)}
NO_CELL = 255


class Piece(NamedTuple):
    """A piece of a side; str() is its letter in a FEN."""

    side: Side
    kind: Kind

    def __str__(self) -> str:
        number = SIDES.index(self.side) << 3 | KINDS.index(self.kind)
        letter: bytes = lib.ecart_piece_letter(number)
        return letter.decode("ascii")


class Move(NamedTuple):
    """A request to move: any two squares.  str() is e2e4, or e7e8q with a promotion."""

    from_square: str
    to_square: str
    promotion: Optional[Kind] = None

    @classmethod
    def from_uci(cls, text: str) -> "Move":
        """The move of a text such as e2e4 or e7e8q; any others are UnknownNameErrors."""
        letters: Dict[str, Optional[Kind]] = {
            str(Piece("black", kind)) if kind else "": kind for kind in KINDS}
        if text[4:] not in letters:
            raise UnknownNameError(f"{text!r} is not two squares and the letter of a piece")
        if len(text) < 4:
            raise UnknownNameError(f"{text!r} is not two squares, such as e7e5")
        for square in (text[:2], text[2:4]):
            cell(square)
        return cls(text[:2], text[2:4], letters[text[4:]])

    def uci(self) -> str:
        """The move as chess engines write it."""
        letter = "" if self.promotion is None else str(Piece("black", self.promotion))
        return f"{self.from_square}{self.to_square}{letter}"

    def san(self, position: "WritesMoves") -> str:
        """The move as the standard writes it in a position: position.san(move)."""
        return position.san(self)

    def __str__(self) -> str:
        return self.uci()


class WritesMoves(Protocol):
    """A position."""

    def san(self, move: Move) -> str:
        """A legal move as the standard writes it."""


MoveLike = Union[str, Move, Tuple[str, str], Tuple[str, str, Optional[Kind]]]


class Meaning(NamedTuple):
    """A legal move that a refused text may have meant."""

    move: Move
    san: str
    slip: str       # how the move became the text: "key", "swap"
    cost: int       # of the slip, from 1


def side_number(side: str) -> int:
    """0 for White, 1 for Black."""
    if side not in SIDES:
        raise UnknownNameError(f"{side!r} is neither 'white' nor 'black'")
    return SIDES.index(side)


def kind_number(kind: Optional[str]) -> int:
    """The number of a kind of piece, 0 for None."""
    if kind not in KIND_NUMBERS:
        raise UnknownNameError(f"{kind!r} is not a kind of piece")
    return KIND_NUMBERS[kind]


def numbers(move: Any) -> Tuple[int, int, int]:
    """The cells and the kind of a Move or a tuple.  What is not a square becomes one that
    does not exist: the verdict says so."""
    if not isinstance(move, Move) and callable(getattr(move, "uci", None)):
        move = Move.from_uci(move.uci())
    try:
        if len(move) == 2:
            (from_square, to_square), promotion = move, None
        else:
            from_square, to_square, promotion = move
    except (TypeError, ValueError):
        raise TypeError("a move is a text, a Move, two squares or an object with uci(), "
                        f"not {move!r}") from None
    return (CELL_OF_SQUARE.get(from_square, NO_CELL), CELL_OF_SQUARE.get(to_square, NO_CELL),
            kind_number(promotion))


def to_library(move: MoveLike) -> Any:
    """An ecart_move of a Move or a tuple."""
    from_cell, to_cell, kind = numbers(move)
    return ffi.new("ecart_move *", {"from": from_cell, "to": to_cell, "promotion": kind})[0]


def of_library(move: Any) -> Move:
    """A Move of an ecart_move with two cells."""
    return Move(SQUARE_OF_CELL[getattr(move, "from")], SQUARE_OF_CELL[move.to],
                KINDS[move.promotion])


def meaning_of(meaning: Any) -> Meaning:
    """A Meaning of an ecart_meaning."""
    return Meaning(of_library(meaning.move), decoded(meaning.san), SLIP_NAMES[meaning.slip],
                   meaning.cost)
