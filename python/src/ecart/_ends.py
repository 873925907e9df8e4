# SPDX-License-Identifier: MIT
"""How a game or a position stands."""
from typing import NamedTuple, Optional, Tuple

from ._ecart import lib
from ._library import STANDING_NAMES, find_language, members, written
from ._moves import SIDES, Side

NOT_OVER = ("in-play", "threefold-claimable", "fifty-move-claimable")


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

    def sentence(self, language: str = "en") -> str:
        """The standing for people: "White is checkmated: Black has won."."""
        return written(lib.ecart_explain_standing, find_language(language),
                       SIDES.index(self.turn), STANDING_NAMES.index(self.standing))


def ends_of(standings: int, side: int) -> Ends:
    """An Ends of a set of standings."""
    found = members(standings, STANDING_NAMES)
    return Ends(found[0], found, SIDES[side])
