# SPDX-License-Identifier: MIT
"""What goes wrong, and where."""
from typing import NamedTuple, Optional, Tuple


class Fault(NamedTuple):
    """Something wrong with a FEN."""

    name: str               # "castling-no-rook"
    severity: str           # "error", "repair", "warning" or "note"
    sentence: str
    squares: Tuple[str, ...]
    offset: Optional[int]   # where in the FEN, in characters from 0


class EcartError(ValueError):
    """All errors of this package."""


class UnknownNameError(EcartError):
    """A square, a language or another name that does not exist."""


class FenError(EcartError):
    """A FEN that gives no position, with all its faults."""

    def __init__(self, fen: str, faults: Tuple[Fault, ...]) -> None:
        super().__init__(fen, faults)
        self.fen = fen
        self.faults = faults
        self.fault = next(fault for fault in faults if fault.severity == "error")

    @property
    def offset(self) -> Optional[int]:
        """Where in the FEN the first error is, in characters from 0, if it has a place."""
        return self.fault.offset

    def __str__(self) -> str:
        where = f"character {self.offset + 1}: " if self.offset else ""     # 0: of the board
        return f"{where}{self.fault.sentence}"
