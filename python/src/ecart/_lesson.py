# SPDX-License-Identifier: MIT
"""Lessons: the reasoning on a move, for a child, a player or an arbiter."""
from typing import Any, List, Literal, NamedTuple, Optional, Sequence, Tuple

from ._ecart import ffi, lib
from ._library import find_language, written
from ._errors import UnknownNameError

Level = Literal["child", "player", "arbiter"]
Tempo = Literal["standard", "rapid", "blitz"]
LEVELS: Tuple[Level, ...] = ("child", "player", "arbiter")
TEMPOS: Tuple[Tempo, ...] = ("standard", "rapid", "blitz")
EDITIONS = (2023, 2018)


class Step(NamedTuple):
    """A step of a lesson."""

    label: Optional[str]        # what it is about; None in a child's lesson
    text: str
    lines: Tuple[str, ...] = ()     # what comes below the text


def number(value: object, values: Sequence[object]) -> int:
    """The place of a value among those that it may have."""
    if value not in values:
        known = ", ".join(map(repr, values))
        raise UnknownNameError(f"{value!r} is none of {known}")
    return values.index(value)


class How(NamedTuple):
    """How a lesson is written.  All but the numbers is for an arbiter."""

    edition: int
    tempo: Tempo
    supervised: bool
    numbers: bool


def options(level: Level, language: str, how: How) -> Any:
    """The ecart_lesson_options of these names."""
    return ffi.new("ecart_lesson_options *", {
        "language": find_language(language), "level": number(level, LEVELS),
        "edition": number(how.edition, EDITIONS), "tempo": number(how.tempo, TEMPOS),
        "supervised": how.supervised, "numbers": how.numbers})


def steps(lesson: str, level: Level) -> Tuple[Step, ...]:
    """The steps of a lesson.  A line without a label continues a step, except for a
    child, whose lines have none before the numbers."""
    found: List[Step] = []
    headed = level != "child"
    for line in lesson.splitlines():
        label, _, text = line.partition("\t")
        headed = headed or bool(label)
        if found and not label and headed:
            found[-1] = found[-1]._replace(lines=found[-1].lines + (text,))
        else:
            found.append(Step(label or None, text) if "\t" in line else Step(None, line))
    return tuple(found)


def move_steps(position: Any, verdict: Any, level: Level, language: str,
               how: How) -> Tuple[Step, ...]:
    """The lesson on a verdict of the library."""
    return steps(written(lib.ecart_lesson_move, options(level, language, how),
                         position, verdict, size=lib.ECART_LESSON_SIZE), level)


def standing_steps(game: Any, level: Level, language: str, how: How) -> Tuple[Step, ...]:
    """The lesson on how a game of the library stands."""
    return steps(written(lib.ecart_lesson_standing, options(level, language, how),
                         game, size=lib.ECART_LESSON_SIZE), level)
