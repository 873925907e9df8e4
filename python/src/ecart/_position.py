# SPDX-License-Identifier: MIT
"""Positions, which never change, and the verdicts on their moves."""
from functools import cached_property
from html import escape
from typing import Any, Dict, Literal, NamedTuple, Optional, Protocol, Tuple, Union

from . import _fen as fens
from . import _lesson as lesson
from . import _svg as pictures
from ._ecart import ffi, lib
from ._library import (CELL_OF_SQUARE, FORGIVEN_NAMES, REASON_NAMES, ROLE_NAMES, SQUARE_OF_CELL,
                       SQUARES, cell, encoded, find_language, find_letters, members, squares,
                       written)
from ._circumstance import Circumstance, circumstances_of
from ._ends import Ends, ends_of
from ._errors import EcartError, Fault, FenError, UnknownNameError
from ._moves import (KINDS, NO_CELL, SIDES, Meaning, Move, MoveLike, Piece, Side, meaning_of,
                    numbers, of_library, side_number, to_library)

PROSPECTS = ("impossible", "unproven", "possible")
FLAG_RULES = ("fide", "uscf")
NATURES = ("capture", "en-passant", "castle-short", "castle-long", "double-step", "promotion")
GIFTS = ("check", "mate")


class Evidence(NamedTuple):
    """A square that shows the reason."""

    square: str
    role: str       # what it is: "king", "pinner", "blocker"


class Arrow(NamedTuple):
    """An arrow on a board: the move, or an attack."""

    start: str
    end: str
    role: str       # of what is on its start: "mover", "pinner"


# To find these takes a third of the time of a verdict.
MOVE_CHECK = lib.ecart_plain_move_check
CELL       = CELL_OF_SQUARE.get
NULL       = ffi.NULL
NOTATION   = ffi.typeof("ecart_notation *")
VERDICT    = ffi.typeof("ecart_verdict *")


class Verdict:
    """The answer to a move.  It is true if the move is legal.

    Sentences are worked out when they are asked for, in the language of the verdict.
    """

    def __init__(self, position: "Position", notation: Any, text: Optional[bytes],
                 language: str, letters: Optional[str]) -> None:
        self.position = position
        self.language = language
        self._notation = notation
        self._text = text
        self._past: bytes = b""     # an array of ecart_circumstance
        self._code = letters
        self._letters = find_letters(letters)
        self._words = find_language(language)

    @property
    def _verdict(self) -> Any:
        return ffi.addressof(self._notation, "verdict")

    @property
    def reason(self) -> str:
        """The first rule that the move breaks, one of REASONS; "none" if it is legal."""
        return REASON_NAMES[int(self._notation.verdict.reason)]

    @property
    def legal(self) -> bool:
        """Whether the move may be played as it was asked."""
        return bool(self._notation.verdict.reason == 0)

    def __bool__(self) -> bool:
        return self.legal

    @property
    def promotion_needed(self) -> bool:
        """Whether the move is legal once it says which piece the pawn becomes."""
        return self.reason == "promotion-needed"

    @property
    def also(self) -> Tuple[str, ...]:
        """The other rules that the move breaks, in the order of REASONS."""
        found = self._notation.verdict.also
        asked = map(lib.ecart_reason_at_rank, range(lib.ECART_REASONS))
        return tuple(REASON_NAMES[n] for n in asked if lib.ecart_reason_set_has(found, n))

    @cached_property
    def evidence(self) -> Tuple[Evidence, ...]:
        """The squares that show the reason, in order, each with its role."""
        cells = ffi.new("ecart_cell[]", lib.ECART_EVIDENCE_LIMIT)
        count = lib.ecart_verdict_evidence(self._verdict, cells)
        return tuple(
            Evidence(SQUARE_OF_CELL[cells[n]],
                     ROLE_NAMES[lib.ecart_verdict_role(self._verdict, n)])
            for n in range(count))

    @cached_property
    def arrows(self) -> Tuple[Arrow, ...]:
        """What a board may show: the move first, then what attacks."""
        arrows = ffi.new("ecart_arrow[]", lib.ECART_ARROWS_LIMIT)
        count = lib.ecart_verdict_arrows(self.position._position, self._verdict, arrows)
        return tuple(
            Arrow(SQUARE_OF_CELL[getattr(arrow, "from")], SQUARE_OF_CELL[arrow.to],
                  ROLE_NAMES[arrow.role])
            for arrow in arrows[0:count])

    @property
    def candidates(self) -> Tuple[str, ...]:
        """The squares of the pieces that a refused text may mean, if there are several."""
        return squares(self._notation.verdict.candidates)

    @property
    def cells(self) -> Dict[str, Tuple[str, ...]]:
        """The squares of the evidence by their role: {"king": ("e1",), "pinner": ("b4",)}."""
        by_role: Dict[str, Tuple[str, ...]] = {}
        for square, role in self.evidence:
            by_role[role] = by_role.get(role, ()) + (square,)
        return by_role

    @property
    def move(self) -> Optional[Move]:
        """The move that was asked; None if the text does not name one move."""
        move = self._notation.verdict.move
        named = all(cell in SQUARE_OF_CELL for cell in (getattr(move, "from"), move.to))
        return of_library(move) if named and move.promotion < 7 else None

    @property
    def san(self) -> Optional[str]:
        """A legal move as the standard writes it; None if it is refused."""
        return self.position.san(self.move) if self.legal and self.move else None

    @property
    def nature(self) -> Tuple[str, ...]:
        """What a legal move is: "capture", "check" and so on."""
        verdict = self._notation.verdict
        natures = members(verdict.nature, NATURES)
        if self.legal:
            natures += GIFTS[:lib.ecart_move_gives(self.position._position, verdict.move)]
        return natures

    @property
    def forgiven(self) -> Tuple[str, ...]:
        """How the text differs from the standard."""
        return members(self._notation.forgiven, FORGIVEN_NAMES)

    @property
    def offset(self) -> Optional[int]:
        """Where a text goes wrong that is not a move, in characters from 0."""
        if self._text is None or self.reason not in ("bad-notation", "impossible-cell"):
            return None
        return len(self._text[:self._notation.offset].decode("utf-8", "ignore"))

    @property
    def sentence(self) -> str:
        """The verdict for people."""
        text = ffi.NULL
        if self._text is not None:
            kept = ffi.from_buffer(self._text)
            text = ffi.new("ecart_text *", {"text": kept, "length": len(self._text)})
        return written(lib.ecart_explain_notation, self._words, self._letters,
                       self.position._position, self._notation, text)

    @property
    def brief(self) -> str:
        """A refusal in a few words, as a title; empty if the move is legal."""
        return written(lib.ecart_explain_brief, self._words, self.position._position,
                       self._verdict)

    @property
    def hint(self) -> str:
        """What may be done instead; empty if there is nothing to say."""
        return written(lib.ecart_explain_notation_hint, self._words, self._letters,
                       self.position._position, self._notation)

    @property
    def circumstances(self) -> Tuple[Circumstance, ...]:
        """What happened in the game that explains a refusal; none if a position was asked."""
        found = ffi.from_buffer("ecart_circumstance[]", self._past)
        return circumstances_of(found, len(found), self._words)

    @cached_property
    def _meanings(self) -> Tuple[Any, int]:
        if self.legal:
            return ffi.NULL, 0
        found = ffi.new("ecart_meaning[]", 64)
        position = self.position._position
        if self._text is None:
            return found, lib.ecart_meant_move(position, self._notation.verdict.move, found, 64)
        return found, lib.ecart_meant(position, self._text, len(self._text), found, 64)

    @property
    def meant(self) -> Tuple[Meaning, ...]:
        """The legal moves that a refused one may have meant, nearest first."""
        found, count = self._meanings
        return tuple(meaning_of(found[n]) for n in range(count))

    @property
    def did_you_mean(self) -> str:
        """The nearest three of them as a question; empty if there are none."""
        found, count = self._meanings
        return written(lib.ecart_explain_meant, self._words, found, min(count, 3))

    def lesson(self, level: lesson.Level = "child", *, edition: int = 2023,
               tempo: lesson.Tempo = "standard", supervised: bool = False,
               numbers: bool = False) -> Tuple[lesson.Step, ...]:
        """All of the reasoning, for a child, a player or an arbiter.

        The edition of the Laws, 2023 or 2018, the tempo, and whether one arbiter watches
        the game are for an arbiter.  Numbers are those of the squares and their difference.
        """
        return lesson.move_steps(self.position._position, self._verdict, level, self.language,
                                 lesson.How(edition, tempo, supervised, numbers))

    @property
    def squares(self) -> Tuple[str, ...]:
        """The squares that show the reason, without their roles."""
        return tuple(square for square, _ in self.evidence)

    def _repr_svg_(self) -> str:
        return pictures.svg(self.position, self)

    def _repr_html_(self) -> str:
        words = escape(" ".join(filter(None, (self.sentence, self.hint))))
        return f"<figure>{self._repr_svg_()}<figcaption>{words}</figcaption></figure>"

    def in_language(self, language: str) -> "Verdict":
        """The same verdict with its sentences in another language."""
        verdict = Verdict(self.position, self._notation, self._text, language, self._code)
        verdict._past = self._past
        return verdict

    def __reduce__(self) -> Tuple[Any, ...]:
        return _unpickled_verdict, (self.position, bytes(ffi.buffer(self._notation)),
                                    self._text, self.language, self._code, self._past)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Verdict {self.reason}: {self.sentence}>"


class IllegalMoveError(EcartError):
    """A move that cannot be played, with the verdict on it."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return self.verdict.sentence


class Premove(NamedTuple):
    """Whether a premove can become legal."""

    possible: bool
    reply: Optional[Move]       # the first reply that makes it so
    reason: Optional[str]       # or the rule that forbids it


class HasFen(Protocol):
    """A board of another package, such as a chess.Board."""

    def fen(self) -> str:
        """The position as a FEN."""


# What a position can be given as; None and "startpos" are the start of a game.
PositionLike = Union["Position", str, HasFen, None]


def _fen_of(given: Any) -> str:
    """The FEN of what is given as a position."""
    fen = given if isinstance(given, (str, Position)) else getattr(given, "fen", None)
    fen = fen.fen if isinstance(fen, Position) else fen() if callable(fen) else fen
    if not isinstance(fen, str):
        raise TypeError("a position is a FEN, \"startpos\", a Position or an object with fen(), "
                        f"not {given!r}")
    return fen


class Position:
    """A position: Position() is the start of a game, Position(fen) any other.

    The FEN may also be "startpos", a Position, or a board of another package that has fen().
    Raises FenError if the FEN gives no position; what can be mended is mended.  In
    Chess960, KQkq means the outermost rooks.
    """

    __slots__ = ("_position",)

    def __init__(self, fen: PositionLike = None, *, chess960: bool = False) -> None:
        if fen is None or fen == "startpos":
            self._position = ffi.new("ecart_position *")
            lib.ecart_position_start(self._position)
            return
        if isinstance(fen, Position):
            self._position = fen._position
            return
        fen = _fen_of(fen)
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
        notation = ffi.new(NOTATION)
        if isinstance(move, str):
            text = encoded(move)
            lib.ecart_plain_notation_read(self._position, find_letters(letters), text, len(text),
                                          notation)
            return Verdict(self, notation, text, language, letters)
        # A notation begins with its verdict.
        verdict = ffi.cast(VERDICT, notation)
        MOVE_CHECK(self._position, *numbers(move), verdict)
        return Verdict(self, notation, None, language, letters)

    def is_legal(self, move: MoveLike) -> bool:
        """Whether a move may be played; quicker than check()."""
        if isinstance(move, str):
            text = encoded(move)
            return bool(lib.ecart_plain_notation_read(self._position, ffi.NULL, text, len(text),
                                                      ffi.NULL) == 0)
        # numbers() takes as long as the verdict.
        if type(move) is tuple and len(move) == 2:
            start, end = move[0], move[1]
            return not MOVE_CHECK(self._position, CELL(start, NO_CELL), CELL(end, NO_CELL), 0, NULL)
        return not MOVE_CHECK(self._position, *numbers(move), NULL)

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
        board = ffi.addressof(self._position, "board")
        return written(lib.ecart_board_text, board, 0, size=lib.ECART_BOARD_TEXT_SIZE)

    def _repr_svg_(self) -> str:
        return pictures.svg(self)

    def __repr__(self) -> str:
        chess960 = ", chess960=True" if self.chess960 else ""
        return f"Position({self.fen!r}{chess960})"


def _unpickled(fen: str, chess960: bool) -> Position:
    return Position(fen, chess960=chess960)


class FenReading(NamedTuple):
    """What a FEN says: a position unless one of its faults is an error."""

    position: Optional[Position]
    faults: Tuple[Fault, ...]


def read_fen(fen: str, *, chess960: bool = False, language: str = "en") -> FenReading:
    """Reads a FEN, and says everything that is wrong with it."""
    position, faults = fens.read(fen, chess960, language)
    return FenReading(None if position is None else Position._of(position), faults)


def _unpickled_verdict(position: Position, octets: bytes, text: Optional[bytes],
                       language: str, letters: Optional[str], past: bytes) -> Verdict:
    notation = ffi.new("ecart_notation *")
    if len(octets) != ffi.sizeof(notation[0]):
        raise ValueError("the verdict was pickled by another version of the package")
    ffi.memmove(notation, octets, len(octets))
    verdict = Verdict(position, notation, text, language, letters)
    verdict._past = past
    return verdict


def svg(position: PositionLike = None, *, verdict: Optional[Verdict] = None, size: int = 360,
        view: Literal["white", "black"] = "white", caption: bool = False) -> str:
    """The picture of a position, SVG; with a verdict, its squares and arrows too.

    Without a position it is that of the verdict.  A caption says the verdict below the board.
    """
    shown = verdict.position if verdict is not None and position is None else Position(position)
    return pictures.svg(shown, verdict, size, view, caption)
