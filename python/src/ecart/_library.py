# SPDX-License-Identifier: MIT
"""What every module needs to call the library: texts, names, squares."""
from functools import lru_cache
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Tuple

from ._ecart import ffi, lib
from ._errors import UnknownNameError

SQUARES: Tuple[str, ...] = tuple(file + rank for file in "abcdefgh" for rank in "12345678")
SQUARE_OF_CELL: Dict[int, str] = {
    10 * (n // 8 + 1) + n % 8 + 1: square for n, square in enumerate(SQUARES)}
CELL_OF_SQUARE: Dict[str, int] = {square: cell for cell, square in SQUARE_OF_CELL.items()}


class Language(NamedTuple):
    """A language in which there are sentences."""

    code: str       # "fr"
    name: str       # "français"
    draft: bool     # no native speaker has read it; its lessons are in English


def encoded(text: str) -> bytes:
    """A text as the library reads it: any text, even one with half a character."""
    try:
        return text.encode("utf-8", "surrogatepass")
    except AttributeError:
        raise TypeError(f"{text!r} is not a text") from None


def decoded(text: Any, length: Optional[int] = None) -> str:
    """A text of the library."""
    octets: bytes = ffi.string(text) if length is None else ffi.unpack(text, length)
    return octets.decode("utf-8", "replace")


def written(write: Callable[..., int], *arguments: Any, size: int = 1024) -> str:
    """What a function writes that works as snprintf() does."""
    text = ffi.new("char[]", size)
    length = write(*arguments, text, size)
    if length < size:
        return decoded(text, length)
    return written(write, *arguments, size=length + 1)


def cell(square: str) -> int:
    """The number of a square."""
    try:
        return CELL_OF_SQUARE[square]
    except (KeyError, TypeError):
        raise UnknownNameError(f"{square!r} is not a square from a1 to h8") from None


def squares(cells: int) -> Tuple[str, ...]:
    """The squares of a set of cells, in ascending order of file and rank."""
    return tuple(square for n, square in enumerate(SQUARES) if cells >> n & 1)


def names(name: Callable[[int], Any]) -> Tuple[str, ...]:
    """All names of a kind: name(0) and on, up to NULL."""
    found: List[str] = []
    while (text := name(len(found))) != ffi.NULL:
        found.append(decoded(text))
    return tuple(found)


def members(bits: int, all_names: Tuple[str, ...]) -> Tuple[str, ...]:
    """The names that are in a set."""
    return tuple(name for n, name in enumerate(all_names) if bits >> n & 1)


REASON_NAMES = names(lib.ecart_reason_name)
ROLE_NAMES = names(lib.ecart_role_name)
FAULT_NAMES = names(lib.ecart_fault_name)
SEVERITY_NAMES = names(lib.ecart_severity_name)
FORGIVEN_NAMES = names(lib.ecart_forgiven_name)
SLIP_NAMES = names(lib.ecart_slip_name)
STANDING_NAMES = names(lib.ecart_standing_name)
PGN_FAULT_NAMES = names(lib.ecart_pgn_fault_name)

# In the order in which rules are asked; the first is "none", of a legal move.
REASONS: Tuple[str, ...] = tuple(
    REASON_NAMES[lib.ecart_reason_at_rank(rank)] for rank in range(lib.ECART_REASONS))


@lru_cache(maxsize=64)
def find_language(code: str) -> Any:
    """The language that has a code, such as "fr" or "fr_CH.UTF-8"."""
    text = encoded(code)
    language = lib.ecart_language_find(text, len(text))
    if language == ffi.NULL:
        known = ", ".join(each.code for each in languages())
        raise UnknownNameError(f"no sentences in the language {code!r}; there are {known}")
    return language


@lru_cache(maxsize=64)
def find_letters(code: Optional[str]) -> Any:
    """The letters of pieces in a language; None is English."""
    if code is None:
        return ffi.NULL
    text = encoded(code)
    letters = lib.ecart_letters_find(text, len(text))
    if letters == ffi.NULL:
        raise UnknownNameError(f"no letters of pieces in the language {code!r}")
    return letters


def languages() -> Tuple[Language, ...]:
    """The languages in which there are sentences, English first."""
    found: List[Language] = []
    while (language := lib.ecart_language_nth(len(found))) != ffi.NULL:
        found.append(Language(decoded(lib.ecart_language_code(language)),
                              decoded(lib.ecart_language_name(language)),
                              bool(lib.ecart_language_is_draft(language))))
    return tuple(found)


def version() -> str:
    """The version of the library in use."""
    return decoded(lib.ecart_version_text())
