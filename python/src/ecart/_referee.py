# SPDX-License-Identifier: MIT
"""A referee, for those who let language models, other programs or people play."""
from typing import Any, Iterable, NamedTuple, Optional, Tuple

from ._ecart import ffi, lib
from ._library import (REASON_NAMES, STANDING_NAMES, encoded, find_language, find_letters, names,
                       written)
from ._circumstance import Circumstance, circumstances_of
from ._game import Game
from ._lesson import EDITIONS, TEMPOS, Tempo, number
from ._moves import Move, MoveLike, of_library
from ._position import Position

CONSEQUENCES = names(lib.ecart_consequence_name)
LEGAL, PROMOTION_NEEDED = REASON_NAMES.index("none"), REASON_NAMES.index("promotion-needed")
CLAIMABLE = STANDING_NAMES.index("threefold-claimable")
TRIES = 64      # as many refusals of a half-move are known again


class Strikes(NamedTuple):
    """How often something was refused."""

    move: int       # of this half-move
    game: int       # of this side in the game


class Ruling(NamedTuple):
    """What a referee says of a text.  It is true if the move is legal, and was played."""

    verdict: str                # "legal", "promotion-needed" or "illegal"
    reason: str                 # one of REASONS
    move: Optional[Move]        # None if it was not played
    offset: int                 # where the move stands in the text, in characters from 0; or
                                # where a text goes wrong that names no move
    text: str                   # the sentence
    circumstances: Tuple[Circumstance, ...]     # what happened in the game that explains it
    strikes: Strikes
    consequence: str            # "none", "time", "loss" or "draw"
    minutes: int                # that the opponent gets, if the consequence is "time"
    standing: Optional[str]     # how the game ended; None while it goes on

    def __bool__(self) -> bool:
        return self.verdict == "legal"

    @property
    def feedback(self) -> str:
        """All that the player should hear: the sentence, and what happened in the game."""
        told = (each.text for each in self.circumstances if each.name != "turn")
        return " ".join((self.text, *told))

    def __str__(self) -> str:
        return self.feedback


class Referee:
    """Plays what is tried, or refuses it, says why, and counts.

    It begins with the start position, with a FEN, a Position or a Game; or with anything that
    has a method fen(), such as the board of another package: if that has root() and
    move_stack too, their moves are played, so that the referee knows what happened.

    Refusals count if there is a limit: of one half-move, move_limit, or of a side in the
    game, game_limit; so many lose.  Or they are illegal moves by the Laws, if any of edition,
    tempo and supervised is given.  Without spoilers, no answer says what can be played.

    Not for several threads at once.
    """

    def __init__(self, start: Any = None, moves: Iterable[MoveLike] = (), *,
                 move_limit: int = 0, game_limit: int = 0, edition: Optional[int] = None,
                 tempo: Optional[Tempo] = None, supervised: Optional[bool] = None,
                 spoilers: bool = True, language: str = "en",
                 letters: Optional[str] = None) -> None:
        game = game_of(start)
        for move in moves:
            game.play(move)
        self.language = language
        self._letters = find_letters(letters)
        self._tries = ffi.new("ecart_try[]", TRIES)
        self._referee = ffi.new("ecart_referee *")
        lib.ecart_referee_start(self._referee, ffi.NULL, 0, self._tries, TRIES)
        self._referee.letters = self._letters
        self._referee.no_spoilers = not spoilers
        self._referee.game = game._game[0]
        game._game = ffi.addressof(self._referee, "game")
        game._owner = self._referee
        self.game = game
        rules = self._referee.rules
        rules.move_limit, rules.game_limit = move_limit, game_limit
        rules.by_laws = (edition, tempo, supervised) != (None, None, None)
        rules.edition = number(edition or 2023, EDITIONS)
        rules.tempo = number(tempo or "standard", TEMPOS)
        rules.supervised = bool(supervised)

    @property
    def position(self) -> Position:
        """The position in which something is tried next."""
        return self.game.position

    def attempt(self, text: MoveLike, *, language: Optional[str] = None) -> Ruling:
        """Reads the move that a text names, and plays it if it is legal.

        The text is a move in any notation, or a page: the last answer that is marked as one
        counts, \\\\boxed{Nf3}, <move>Nf3</move>, Final answer: Nf3; else a last line that is a
        move; else the only move in it.
        """
        octets = encoded(Move(*text).uci() if isinstance(text, tuple) else text)
        self.game._make_room()
        ruling = lib.ecart_referee_try(self._referee, octets, len(octets))
        return self._told(ruling, octets, find_language(language or self.language))

    def _told(self, ruling: Any, octets: bytes, words: Any) -> Ruling:
        reason, ruled = ruling.notation.verdict.reason, ffi.new("ecart_ruling *", ruling)
        kept = ffi.from_buffer(octets)
        tried = ffi.new("ecart_text *", {"text": kept, "length": len(octets)})
        told = written(lib.ecart_referee_explain, self._referee, ruled, words, tried)
        unread = REASON_NAMES[reason] in ("bad-notation", "impossible-cell")
        offset = ruling.notation.offset if unread else ruling.at[0]
        return Ruling(
            {LEGAL: "legal", PROMOTION_NEEDED: "promotion-needed"}.get(reason, "illegal"),
            REASON_NAMES[reason],
            of_library(ruling.notation.verdict.move) if reason == LEGAL else None,
            len(octets[:offset].decode("utf-8", "ignore")), told,
            circumstances_of(ruling.circumstances, ruling.count, words),
            Strikes(ruling.move_strikes, ruling.game_strikes),
            CONSEQUENCES[ruling.consequence], ruling.minutes,
            STANDING_NAMES[ruling.standing] if ruling.standing < CLAIMABLE else None)

    def __repr__(self) -> str:
        return f"<Referee of {self.game!r}>"


def game_of(start: Any) -> Game:
    """The game that begins with a FEN or a position, or is that of a board."""
    if isinstance(start, Game):
        return copied(start)
    if start is None or isinstance(start, (str, Position)):
        return Game(start)
    fen = getattr(start, "fen", None)
    if not callable(fen):
        raise TypeError(f"neither a FEN, a position nor a board: {start!r}")
    root, chess960 = getattr(start, "root", None), bool(getattr(start, "chess960", False))
    if not callable(root):
        return Game(Position(fen(), chess960=chess960))
    game = Game(Position(root().fen(), chess960=chess960))
    for move in getattr(start, "move_stack", ()):
        game.play(str(move))
    return game


def copied(game: Game) -> Game:
    """The same game in memory of its own."""
    made = Game(game.start)
    for move in game.moves:
        made.play(move)
    return made
