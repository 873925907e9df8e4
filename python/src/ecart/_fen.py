# SPDX-License-Identifier: MIT
"""FEN: reading it, with all that is wrong with it."""
from typing import Any, Tuple

from ._ecart import ffi, lib
from ._library import (FAULT_NAMES, SEVERITY_NAMES, encoded, find_language, squares, written)
from ._errors import Fault, FenError


def _fault(text: bytes, setup: Any, faults: Any, n: int, language: Any) -> Fault:
    offset = faults.offset[n]
    return Fault(
        FAULT_NAMES[n], SEVERITY_NAMES[lib.ecart_fault_severity(n)],
        written(lib.ecart_explain_fen_fault, language, text, len(text), setup, faults, n),
        squares(faults.cells[n]),
        None if offset == lib.ECART_NO_OFFSET
        else len(text[:offset].decode("utf-8", "ignore")))


def read(fen: str, chess960: bool, language: str = "en") -> Tuple[Any, Tuple[Fault, ...]]:
    """The ecart_position of a FEN, or None, and its faults."""
    text, words = encoded(fen), find_language(language)
    setup, faults = ffi.new("ecart_setup *"), ffi.new("ecart_faults *")
    position = ffi.new("ecart_position *")
    sound = lib.ecart_fen_read(text, len(text), chess960, setup, faults)
    found = tuple(_fault(text, setup, faults, n, words)
                  for n in range(lib.ECART_FAULTS) if faults.set >> n & 1)
    return position if sound and lib.ecart_position_set(position, setup) else None, found


def board(placement: str) -> Any:
    """The ecart_board of the first field of a FEN, and whatever stands behind it."""
    text, words = encoded(placement), find_language("en")
    setup, faults = ffi.new("ecart_setup *"), ffi.new("ecart_faults *")
    lib.ecart_fen_read(text, len(text), False, setup, faults)
    found = tuple(_fault(text, setup, faults, n, words)
                  for n in range(lib.ECART_BAD_MOVE_NUMBER + 1) if faults.set >> n & 1)
    if any(fault.severity == "error" for fault in found):
        raise FenError(placement, found)
    return ffi.new("ecart_board *", setup.board)


def write(position: Any) -> str:
    """The FEN of an ecart_position."""
    setup = ffi.new("ecart_setup *")
    lib.ecart_position_setup(position, setup)
    return written(lib.ecart_fen_write, setup, 0, size=lib.ECART_FEN_SIZE)
