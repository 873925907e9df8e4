# SPDX-License-Identifier: MIT
"""What goes wrong, and where."""
from typing import TYPE_CHECKING, Optional, Tuple

if TYPE_CHECKING:
    from .fen import Fault
    from .verdict import Verdict


class EcartError(ValueError):
    """All errors of this package."""


class UnknownNameError(EcartError):
    """A square, a language or another name that does not exist."""


class FenError(EcartError):
    """A FEN that gives no position, with all its faults."""

    def __init__(self, fen: str, faults: "Tuple[Fault, ...]") -> None:
        super().__init__(fen, faults)
        self.fen = fen
        self.faults = faults
        self.fault = next(fault for fault in faults if fault.severity == "error")

    @property
    def offset(self) -> Optional[int]:
        """Where in the FEN the first error is, in characters from 0, if it has a place."""
        return self.fault.offset

    def __str__(self) -> str:
        where = "" if self.offset is None else f"character {self.offset + 1}: "
        return f"{where}{self.fault.sentence}"


class IllegalMoveError(EcartError):
    """A move that cannot be played, with the verdict on it."""

    def __init__(self, verdict: "Verdict") -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return self.verdict.sentence
