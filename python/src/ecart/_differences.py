# SPDX-License-Identifier: MIT
"""Differences between the numbers of squares, and what they mean."""
from typing import NamedTuple, Tuple

from ._ecart import lib
from ._library import cell


class Reading(NamedTuple):
    """What a difference means: so many columns towards h, and so many rows towards 8."""

    columns: int
    rows: int


def number(square: str) -> int:
    """The number of a square, ten times its column and its row: e4 is 54."""
    return cell(square)


def difference(start: str, end: str) -> int:
    """What a move from one square to another does to the number of its square."""
    return cell(end) - cell(start)


def readings(difference: int) -> Tuple[Reading, ...]:
    """Everything that a difference can mean: one thing, or two, or nothing."""
    if not -77 <= difference <= 77:
        return ()
    found = lib.ecart_difference_readings(difference)
    return tuple(Reading(each.columns, each.rows) for each in found.reading[0:found.count])
