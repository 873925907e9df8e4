# SPDX-License-Identifier: MIT
"""Collections of games, read piece by piece: files of any size."""
import errno
import io
import os
from typing import (IO, Any, BinaryIO, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple,
                    Union)

from ._ecart import ffi, lib
from ._library import (FORGIVEN_NAMES, PGN_FAULT_NAMES, STANDING_NAMES, encoded, find_letters,
                       members)
from ._game import Game, replayed
from ._moves import Move, of_library
from ._position import Position, Verdict

PIECE = 1 << 18
LINES = 32
PLIES = 8192
RESULTS = (None, "1-0", "0-1", "1/2-1/2", "*")

# What is a warning, and what is about a file and so in no row; all else is an error.
WARNINGS = frozenset(FORGIVEN_NAMES + (
    "ambiguous", "stray-word", "result-spelling", "null-move", "fen-repair", "legacy-text",
    "byte-order-mark", "stray-text", "variant-end"))
OF_FILES = ("wide-text", "legacy-text", "byte-order-mark", "stray-text")

# What gzip.open() gives is an io.BufferedIOBase.
Stream = Union[IO[bytes], IO[str], io.BufferedIOBase]
Source = Union[str, "os.PathLike[str]", Stream]
Row = Dict[str, Any]


class Finding(NamedTuple):
    """Something wrong in a game: a refused move, or a fault of the text.

    A refused move's verdict is false, so ask whether it is None.
    """

    game: int           # from 1; 0 before the first
    line: int           # from 1
    column: int         # in bytes, from 1
    offset: int         # in bytes, from 0
    name: str           # a reason such as "pinned", or a fault such as "unclosed-comment"
    text: str           # what is written there
    verdict: Optional[Verdict] = None   # on a move
    ply: int = 0        # the half-move at which it is, from 1

    @property
    def severity(self) -> str:
        """"error" or "warning"."""
        return "warning" if self.name in WARNINGS else "error"

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
    offset: int = 0                 # where it begins, in bytes
    plies: int = 0                  # how many half-moves were played, null moves too
    standing: Optional[str] = None  # at the end; only rows() looks at it

    def replay(self) -> Game:
        """The game, played up to its last legal move.  Raises EcartError if the game
        has no start."""
        return replayed(self.start or Position(self.tags.get("FEN", "")), self.moves)


class _Reader:
    """Collects what a judge of the library tells: findings, and games if they are wanted."""

    def __init__(self, letters: Optional[str], language: str, wants_games: bool,
                 wants_forgiven: bool = False) -> None:
        self.wants_games = wants_games
        self.wants_forgiven = wants_forgiven
        self.letters = letters
        self.language = language
        self.judge = ffi.new("ecart_pgn_judge *")
        self.event = ffi.new("ecart_pgn_event *")
        self.token = ffi.addressof(self.event, "token")
        self.lines = ffi.new("ecart_pgn_line[]", LINES)
        self.kept_plies = ffi.new("ecart_pgn_ply[]", PLIES)
        self.piece = b""
        self.kept: Any = None       # the piece, as long as the library reads it
        flags = lib.ECART_PGN_QUIET | lib.ECART_PGN_NO_COMMENTS
        lib.ecart_pgn_judge_start(self.judge, self.lines, LINES, flags)
        lib.ecart_pgn_judge_keep(self.judge, self.kept_plies, PLIES)
        if letters is not None:
            lib.ecart_pgn_judge_letters(self.judge, find_letters(letters))
        self._begin()

    def _begin(self) -> None:
        """Begins a game, at its first token."""
        self.number: int = self.judge.games
        self.line: int = self.token.place.line
        self.offset: int = self.token.place.offset
        self.tags: Dict[str, str] = {}
        self.start: Optional[Position] = None
        self.plies = 0

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
            if self.number != self.judge.games:
                self._begin()
            if kind == lib.ECART_PGN_FAULT:
                yield self._found(PGN_FAULT_NAMES[self.token.fault], None)
            elif kind == lib.ECART_PGN_MOVE:
                if self.event.judged:
                    yield from self._move()
            elif kind == lib.ECART_PGN_NAG:
                if self.wants_forgiven and self.token.text[0] > b"\x7f":
                    yield self._found("annotation", None)
            elif kind == lib.ECART_PGN_GAME:
                self._start()
            elif self.wants_games:
                yield from self._part(kind)
            kind = lib.ecart_pgn_judge_next(self.judge, self.event)

    def _part(self, kind: int) -> Iterator[PgnGame]:
        if kind == lib.ECART_PGN_TAG:
            self._tag()
        elif kind == lib.ECART_PGN_GAME_END:
            yield self._game()

    def _tag(self) -> None:
        token = self.token
        value = ffi.new("char[]", token.length + 1)
        length = lib.ecart_pgn_value(token, value, token.length + 1)
        self.tags.setdefault(_text(token.name, token.name_length), _text(value, length))

    def _start(self) -> None:
        position = lib.ecart_pgn_judge_position(self.judge)
        self.start = Position._copy(position) if position != ffi.NULL else None

    def _move(self) -> Iterator[Finding]:
        """What is found of a judged move: why it is refused, or what was forgiven."""
        before = lib.ecart_pgn_judge_before(self.judge)
        if self.event.notation.verdict.reason:
            text = ffi.unpack(self.token.text, self.token.length)
            notation = ffi.new("ecart_notation *", self.event.notation)
            verdict = Verdict(Position._copy(before), notation, text, self.language,
                              self.letters)
            yield self._found(verdict.reason, verdict)._replace(ply=self._count(before) + 1)
        elif self.wants_forgiven:
            for name in members(self.event.notation.forgiven, FORGIVEN_NAMES):
                yield self._found(name, None)

    def _count(self, position: Any) -> int:
        """How many half-moves lead from the start of the game to a position.  If the tag SetUp
        was right and its FEN was wrong, the game had the usual start."""
        if self.judge.fen_doubted and self.judge.fen_length == 0 and "FEN" in self.tags:
            self.start = Position()
        if self.start is None:
            return 0
        first = self.start._position
        return int(2 * (position.number - first.number) + position.side - first.side)

    def _ply(self) -> int:
        """At which half-move the text was read."""
        position = lib.ecart_pgn_judge_position(self.judge)
        plies = self.plies if position == ffi.NULL else self._count(position)
        if self.judge.depth == 0:
            self.plies = plies
        return plies

    def _found(self, name: str, verdict: Optional[Verdict]) -> Finding:
        token, place = self.token, self.token.place
        text = _text(token.text, token.length) if token.text != ffi.NULL else ""
        return Finding(self.judge.games, place.line, place.column, place.offset, name, text,
                       verdict, self._ply())

    def _game(self) -> PgnGame:
        plies = self._ply()
        moves = tuple(of_library(self.kept_plies[n].move) for n in range(self.judge.ply_count))
        return PgnGame(self.judge.games, self.line, self.tags, self.start, moves,
                       RESULTS[self.judge.result], bool(self.event.judged),
                       offset=self.offset, plies=plies, standing=self._standing())

    def _standing(self) -> Optional[str]:
        """How the game stands at its end, if that is known and wanted."""
        if not (self.wants_forgiven and self.event.judged):
            return None
        end, count = lib.ecart_pgn_judge_position(self.judge), self.judge.ply_count
        standings = lib.ecart_position_standings(end)
        if self.start and self.judge.keeps and end.clock >= 8:      # as three times takes
            game, records = ffi.new("ecart_game *"), ffi.new("ecart_record[]", count + 1)
            lib.ecart_game_set(game, self.start._position, records, count + 1)
            for n in range(count):
                lib.ecart_game_play(game, self.kept_plies[n].move, ffi.NULL)
            standings = lib.ecart_game_standings(game)
        return members(standings, STANDING_NAMES)[0]


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
    return _games(_Reader(letters, language, True), source)


def _games(reader: _Reader, source: Source) -> Iterator[PgnGame]:
    """Each game, with all that is found up to the next one."""
    ended: Optional[PgnGame] = None
    findings: List[Finding] = []
    for told in _told(reader, source):
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


def rows(source: Source, *, letters: Optional[str] = None, language: str = "en"
         ) -> Iterator[Row]:
    """A row a game, as "ecart pgn --games --json" prints it.

    What only the program looks at, such as a result that contradicts the last position, is
    not counted; the file is None for a stream; and the text of a fault is the sentence on a
    refused move, and otherwise what is written there.
    """
    name = os.fspath(source) if isinstance(source, (str, os.PathLike)) else None
    for game in _games(_Reader(letters, language, True, True), source):
        yield _row(game, name)


def judge(column: Iterable[Optional[str]], *, letters: Optional[str] = None,
          language: str = "en") -> List[Row]:
    """A row for each movetext of a column, in its order, such as a column of pandas.

    A movetext needs no tags and no result.  The row is that of its first game, and "game"
    says how many games it holds: 0 if it is empty, or no text.
    """
    return [_judged(text if isinstance(text, str) else "", letters, language) for text in column]


def _judged(text: str, letters: Optional[str], language: str) -> Row:
    reader = _Reader(letters, language, True, True)
    games = list(_games(reader, io.StringIO(text)))
    game = games[0] if games else PgnGame(0, 0, {}, None, (), None, False)
    findings = tuple(each for each in game.findings if each.name != "no-result")
    return _row(game._replace(findings=findings, number=len(games)), None)


def _row(game: PgnGame, file: Optional[str]) -> Row:
    findings = [each for each in game.findings if each.name not in OF_FILES]
    errors = [each for each in findings if each.severity == "error"]
    worst = next(iter(errors or findings), None)
    fault = worst and {"ply": worst.ply, "severity": worst.severity, "reason": worst.name,
                       "text": worst.sentence or worst.text}
    return {"file": file, "line": game.line, "offset": game.offset, "game": game.number,
            "tags": game.tags, "plies": game.plies, "result": game.result,
            "standing": game.standing, "fault": fault, "errors": len(errors),
            "warnings": len(findings) - len(errors), "notes": 0}


def _told(reader: _Reader, source: Source) -> Iterator[Union[PgnGame, Finding]]:
    if isinstance(source, (str, os.PathLike)):
        with _opened(source) as stream:
            yield from _pieces(reader, stream)
    elif hasattr(source, "read"):
        yield from _pieces(reader, source)
    else:
        raise TypeError(f"a collection is the name of a file or a stream, not {source!r}")


def _opened(source: "Union[str, os.PathLike[str]]") -> BinaryIO:
    try:
        return open(source, "rb")
    except OSError as error:
        if not isinstance(source, str) or error.errno == errno.EACCES:
            raise
        raise type(error)(error.errno, f"{error.strerror}; a text is read with"
                          " read_pgn(io.StringIO(text))", source[:80]) from None


def _pieces(reader: _Reader, stream: Stream) -> Iterator[Union[PgnGame, Finding]]:
    last = False
    while not last:
        piece = stream.read(PIECE)
        if piece is None:
            raise BlockingIOError("the stream has nothing to read now")
        last = not piece
        reader.feed(encoded(piece) if isinstance(piece, str) else piece, last)
        yield from reader.told()
