# SPDX-License-Identifier: MIT
"""Collections of games, read piece by piece: files of any size."""
import io
import os
from typing import IO, Any, Dict, Iterator, List, NamedTuple, Optional, Tuple, Union

from ._ecart import ffi, lib
from ._library import PGN_FAULT_NAMES, encoded, find_letters
from .game import Game, replayed
from .moves import Move, of_library
from .position import Position, Verdict

PIECE = 1 << 18
LINES = 32
PLIES = 8192
RESULTS = (None, "1-0", "0-1", "1/2-1/2", "*")

# What gzip.open() gives is an io.BufferedIOBase.
Stream = Union[IO[bytes], IO[str], io.BufferedIOBase]
Source = Union[str, "os.PathLike[str]", Stream]


class Finding(NamedTuple):
    """Something wrong in a game: a refused move, or a fault of the text."""

    game: int           # from 1; 0 before the first
    line: int           # from 1
    column: int         # in bytes, from 1
    offset: int         # in bytes, from 0
    name: str           # a reason such as "pinned", or a fault such as "unclosed-comment"
    text: str           # what is written there
    verdict: Optional[Verdict] = None   # on a move

    @property
    def sentence(self) -> Optional[str]:
        """Why the move is refused; None for a fault of the text."""
        return None if self.verdict is None else self.verdict.sentence


class PgnGame(NamedTuple):
    """A game that was read."""

    number: int                     # from 1
    line: int                       # where it begins
    tags: Dict[str, str]
    start: Optional[Position]       # None if the tag FEN gives no position
    moves: Tuple[Move, ...]         # the game's own line, up to a refused or null move
    result: Optional[str]           # as the text says: "1-0"
    complete: bool                  # all moves of its own line are legal
    findings: Tuple[Finding, ...] = ()  # in variations too

    def replay(self) -> Game:
        """The game, played up to its last legal move.  Raises EcartError if the game
        has no start."""
        return replayed(self.start or Position(self.tags.get("FEN", "")), self.moves)


class _Reader:
    """Collects what a judge of the library tells: findings, and games if they are wanted."""

    def __init__(self, letters: Optional[str], language: str, wants_games: bool) -> None:
        self.wants_games = wants_games
        self.letters = letters
        self.language = language
        self.judge = ffi.new("ecart_pgn_judge *")
        self.event = ffi.new("ecart_pgn_event *")
        self.token = ffi.addressof(self.event, "token")
        self.lines = ffi.new("ecart_pgn_line[]", LINES)
        self.plies = ffi.new("ecart_pgn_ply[]", PLIES)
        self.piece = b""
        self.kept: Any = None       # the piece, as long as the library reads it
        flags = lib.ECART_PGN_QUIET | lib.ECART_PGN_NO_COMMENTS
        lib.ecart_pgn_judge_start(self.judge, self.lines, LINES, flags)
        lib.ecart_pgn_judge_keep(self.judge, self.plies, PLIES)
        if letters is not None:
            lib.ecart_pgn_judge_letters(self.judge, find_letters(letters))
        self._begin()

    def _begin(self) -> None:
        self.line = 0
        self.tags: Dict[str, str] = {}
        self.start: Optional[Position] = None

    def feed(self, text: bytes, last: bool) -> None:
        rest = lib.ecart_pgn_rest(ffi.addressof(self.judge, "reader"))
        self.piece = self.piece[len(self.piece) - rest:] + text
        self.kept = ffi.from_buffer(self.piece)
        lib.ecart_pgn_feed(ffi.addressof(self.judge, "reader"), self.kept, len(self.piece),
                           last)

    def told(self) -> Iterator[Union[PgnGame, Finding]]:
        """What is found, and the games that end, within the pieces that were fed."""
        kind = lib.ecart_pgn_judge_next(self.judge, self.event)
        while kind not in (lib.ECART_PGN_MORE, lib.ECART_PGN_END):
            if kind == lib.ECART_PGN_FAULT:
                yield self._found(PGN_FAULT_NAMES[self.token.fault], None)
            elif kind == lib.ECART_PGN_MOVE:
                if self.event.judged and self.event.notation.verdict.reason:
                    yield self._move()
            elif self.wants_games:
                yield from self._part(kind)
            kind = lib.ecart_pgn_judge_next(self.judge, self.event)

    def _part(self, kind: int) -> Iterator[PgnGame]:
        if kind == lib.ECART_PGN_TAG:
            self._tag()
        elif kind == lib.ECART_PGN_GAME:
            self._start()
        elif kind == lib.ECART_PGN_GAME_END:
            yield self._game()

    def _tag(self) -> None:
        token = self.token
        self.line = self.line or token.place.line
        value = ffi.new("char[]", token.length + 1)
        length = lib.ecart_pgn_value(token, value, token.length + 1)
        self.tags.setdefault(_text(token.name, token.name_length), _text(value, length))

    def _start(self) -> None:
        self.line = self.line or self.token.place.line
        position = lib.ecart_pgn_judge_position(self.judge)
        self.start = Position._copy(position) if position != ffi.NULL else None

    def _move(self) -> Finding:
        before = lib.ecart_pgn_judge_before(self.judge)
        text = ffi.unpack(self.token.text, self.token.length)
        notation = ffi.new("ecart_notation *", self.event.notation)
        verdict = Verdict(Position._copy(before), notation, text, self.language,
                          self.letters)
        return self._found(verdict.reason, verdict)

    def _found(self, name: str, verdict: Optional[Verdict]) -> Finding:
        token, place = self.token, self.token.place
        text = _text(token.text, token.length) if token.text != ffi.NULL else ""
        return Finding(self.judge.games, place.line, place.column, place.offset, name, text,
                       verdict)

    def _game(self) -> PgnGame:
        moves = tuple(of_library(self.plies[n].move) for n in range(self.judge.ply_count))
        game = PgnGame(self.judge.games, self.line, self.tags, self.start, moves,
                       RESULTS[self.judge.result], bool(self.event.judged))
        self._begin()
        return game


def _text(text: Any, length: int) -> str:
    """UTF-8, or Windows-1252, which the library reads too."""
    octets: bytes = ffi.unpack(text, length)
    try:
        return octets.decode("utf-8")
    except UnicodeDecodeError:
        return octets.decode("cp1252", "replace")


def read_pgn(source: Source, *, letters: Optional[str] = None, language: str = "en"
             ) -> Iterator[PgnGame]:
    """The games of a file: its name, or a stream of bytes or of text.

    Every move is judged, in variations too, and nothing in a text stops the reading.
    The letters are those of pieces in a language: "de" reads "Sf3".  What is found where
    there is no game, only pgn_findings() tells.
    """
    ended: Optional[PgnGame] = None
    findings: List[Finding] = []
    for told in _told(_Reader(letters, language, True), source):
        if isinstance(told, PgnGame):
            if ended:
                yield ended
            ended = told._replace(findings=tuple(findings))
            findings = []
        elif ended and told.game == ended.number:       # such as a second result
            ended = ended._replace(findings=ended.findings + (told,))
        else:
            findings.append(told)
    if ended:
        yield ended


def pgn_findings(source: Source, *, letters: Optional[str] = None, language: str = "en"
                 ) -> Iterator[Finding]:
    """All that is wrong in a file, in the order of the text; else as read_pgn()."""
    for told in _told(_Reader(letters, language, False), source):
        if isinstance(told, Finding):
            yield told


def _told(reader: _Reader, source: Source) -> Iterator[Union[PgnGame, Finding]]:
    if isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as stream:
            yield from _pieces(reader, stream)
    else:
        yield from _pieces(reader, source)


def _pieces(reader: _Reader, stream: Stream) -> Iterator[Union[PgnGame, Finding]]:
    last = False
    while not last:
        piece = stream.read(PIECE)
        if piece is None:
            raise BlockingIOError("the stream has nothing to read now")
        last = not piece
        reader.feed(encoded(piece) if isinstance(piece, str) else piece, last)
        yield from reader.told()
