# SPDX-License-Identifier: MIT
"""The answer to a move: legal, or why not."""
from functools import cached_property
from typing import TYPE_CHECKING, Any, Dict, NamedTuple, Optional, Tuple

from . import lesson
from ._ecart import ffi, lib
from ._library import (FORGIVEN_NAMES, REASON_NAMES, REASONS, ROLE_NAMES, SQUARE_OF_CELL,
                       find_language, find_letters, members, written)
from .moves import Meaning, Move, meaning_of, of_library

if TYPE_CHECKING:
    from .position import Position

NATURES = ("capture", "en-passant", "castle-short", "castle-long", "double-step", "promotion")
GIFTS = ("check", "mate")


class Evidence(NamedTuple):
    """A square that shows the reason."""

    square: str
    role: str       # what it is: "king", "pinner", "blocker"


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
        bits = self._notation.verdict.also
        found = set(members(bits, REASON_NAMES))
        return tuple(reason for reason in REASONS if reason in found)

    @cached_property
    def evidence(self) -> Tuple[Evidence, ...]:
        """The squares that show the reason, in order, each with its role."""
        cells = ffi.new("ecart_cell[]", lib.ECART_EVIDENCE_LIMIT)
        count = lib.ecart_verdict_evidence(self._verdict, cells)
        return tuple(
            Evidence(SQUARE_OF_CELL[cells[n]],
                     ROLE_NAMES[lib.ecart_verdict_role(self._verdict, n)])
            for n in range(count))

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
               tempo: lesson.Tempo = "standard") -> Tuple[lesson.Step, ...]:
        """All of the reasoning, for a child, a player or an arbiter.

        The edition of the Laws, 2023 or 2018, and the tempo are for an arbiter.
        """
        return lesson.move_steps(self.position._position, self._verdict, level, self.language,
                                 edition, tempo)

    def in_language(self, language: str) -> "Verdict":
        """The same verdict with its sentences in another language."""
        return Verdict(self.position, self._notation, self._text, language, self._code)

    def __reduce__(self) -> Tuple[Any, ...]:
        return _unpickled, (self.position, bytes(ffi.buffer(self._notation)), self._text,
                            self.language, self._code)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Verdict {self.reason}: {self.sentence}>"


def _unpickled(position: "Position", octets: bytes, text: Optional[bytes], language: str,
               letters: Optional[str]) -> Verdict:
    notation = ffi.new("ecart_notation *")
    if len(octets) != ffi.sizeof(notation[0]):
        raise ValueError("the verdict was pickled by another version of the package")
    ffi.memmove(notation, octets, len(octets))
    return Verdict(position, notation, text, language, letters)
