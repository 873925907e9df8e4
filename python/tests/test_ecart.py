# SPDX-License-Identifier: MIT
"""The package by itself.  Expected numbers are published ones, or counted by hand."""
import ast
import copy
import doctest
import io
import json
import os
import pathlib
import pickle
import random
import subprocess
import threading
import time
import xml.etree.ElementTree

import pytest

import ecart

README = pathlib.Path(__file__).resolve().parents[1] / "README.md"
PINNED = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"


@pytest.mark.skipif(not README.exists(), reason="README is not there")
def test_readme_tells_the_truth():
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert failed == 0 and tried > 40


@pytest.mark.parametrize("chapter, least", [("languages", 8), ("boards", 3)])
def test_the_manual_tells_the_truth(chapter, least):
    manual = pathlib.Path(os.environ.get("ECART_MANUAL", README.parents[1] / "doc"))
    if not manual.exists():
        pytest.skip("the manual is not there")
    failed, tried = doctest.testfile(str(manual / f"{chapter}.texi"), module_relative=False,
                                     encoding="utf-8")
    assert failed == 0 and tried > least


def test_the_docstring_of_the_package_tells_the_truth():
    failed, tried = doctest.testmod(ecart)
    assert failed == 0 and tried > 2


@pytest.mark.parametrize("fen, counts", [
    (None, (20, 400, 8902)),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", (48, 2039, 97862)),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", (14, 191, 2812)),
])
def test_perft_has_the_published_numbers(fen, counts):
    position = ecart.Position(fen)
    assert tuple(position.perft(depth) for depth in (1, 2, 3)) == counts
    assert len(position.legal_moves) == counts[0]
    walked = sum(len(position.after(move).legal_moves) for move in position.legal_moves)
    assert walked == counts[1]


def test_a_move_is_listed_if_and_only_if_its_verdict_is_legal():
    position = ecart.Position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -")
    listed = set(position.legal_moves)
    cells = [file + rank for file in "abcdefgh" for rank in "12345678"]
    for start in cells:
        assert set(position.destinations(start)) \
            == {move.to_square for move in listed if move.from_square == start}
        for end in cells:
            verdict = position.check((start, end))
            castles = any(name.startswith("castle") for name in verdict.nature)
            if not castles:
                assert verdict.legal == (ecart.Move(start, end) in listed)
            assert verdict.legal == position.is_legal((start, end))


@pytest.mark.parametrize("text", ["", "\0", "Nf3\0", "\ud800", "e9e9", "é4", "x" * 100000, "--"])
def test_nonsense_gets_a_verdict_with_a_sentence(text):
    verdict = ecart.check(None, text)
    assert not verdict and verdict.move is None and verdict.san is None
    assert verdict.sentence.endswith((".", "?", "!", "…"))
    assert verdict.offset is None or 0 <= verdict.offset <= len(text)
    assert isinstance(verdict.meant, tuple) and isinstance(verdict.hint, str)


def test_a_pin_has_an_arrow_from_the_piece_that_pins():
    verdict = ecart.check("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", ("c3", "d5"))
    assert verdict.arrows == (("c3", "d5", "mover"), ("b4", "e1", "pinner"))
    assert verdict.candidates == ()


def test_a_text_may_mean_several_pieces():
    verdict = ecart.check("4r1k1/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1", "Nd5")
    assert verdict.reason == "pinned" and verdict.candidates == ("c3", "e3")


def test_offsets_are_in_characters():
    assert ecart.check(None, "éé").offset == 0
    faults = ecart.read_fen("4k3/8/8/8/8/8/8/4K3 é x - 0 1").faults
    assert [(fault.name, fault.offset) for fault in faults] \
        == [("bad-side", 20), ("bad-castling", 22)]


def test_squares_that_do_not_exist_get_a_verdict():
    assert ecart.check(None, ("e2", "e9")).reason == "impossible-cell"
    assert ecart.check(None, ecart.Move("", "nowhere")).reason == "impossible-cell"


@pytest.mark.parametrize("ask", [
    lambda: ecart.check(None, "e4", language="xx"),
    lambda: ecart.check(None, "Sf3", letters="xx"),
    lambda: ecart.Position().piece_at("e9"),
    lambda: ecart.Position().prospect("red"),
    lambda: ecart.Position().flag_draws("white", "none"),
    lambda: ecart.Position.start960(960),
    lambda: ecart.check(None, "e4").lesson("master"),
    lambda: ecart.check(None, ("e7", "e8", "joker")),
])
def test_names_that_do_not_exist_are_errors(ask):
    with pytest.raises(ecart.UnknownNameError):
        ask()


def test_a_move_that_is_no_move_is_a_type_error():
    for nonsense in ((), ("e2",), ("e2", "e4", None, None), 17):
        with pytest.raises(TypeError):
            ecart.check(None, nonsense)


def test_a_bad_fen_is_an_error_that_says_where():
    with pytest.raises(ecart.FenError) as caught:
        ecart.check("4k3/8/8/8/8/8/8/4K4 w - - 0 1", "Ke2")
    error = caught.value
    assert (error.offset, error.fault.name) == (16, "bad-rank-length")
    assert "Rank 1" in str(error) and "17" in str(error)
    with pytest.raises(ecart.FenError, match="^There is no king on the board.$"):
        ecart.Position("8/8/8/8/8/8/8/8 w - - 0 1")
    assert pickle.loads(pickle.dumps(error)).fault == error.fault
    for fen in ("", "\0", "\ud800", "8" * 100000):
        with pytest.raises(ValueError):
            ecart.Position(fen)


def test_sentences_speak_four_languages():
    verdict = ecart.check(PINNED, "Ne4")
    said = {verdict.in_language(code).sentence for code in ("en", "fr", "de", "es")}
    assert len(said) == 4
    assert verdict.in_language("fr_CH.UTF-8").sentence.startswith("Le cavalier en c3")


def test_positions_are_values():
    position = ecart.Position(PINNED)
    for other in (ecart.Position(position.fen), copy.copy(position), copy.deepcopy(position),
                  pickle.loads(pickle.dumps(position))):
        assert other == position and hash(other) == hash(position)
    assert position != ecart.Position() and position != PINNED
    assert eval(repr(position), {"Position": ecart.Position}) == position


def test_pieces_are_those_of_the_fen():
    pieces = ecart.Position().pieces
    assert len(pieces) == 32
    assert "".join(str(pieces[file + rank]) for rank in "81" for file in "abcdefgh") \
        == "rnbqkbnrRNBQKBNR"
    assert pieces["g8"] == ("black", "knight")


def test_a_printed_position_is_the_board_that_the_program_draws(program):
    drawn = subprocess.run([program, "board", "-p", PINNED], capture_output=True, check=True,
                           encoding="ascii").stdout.splitlines()
    assert str(ecart.Position(PINNED)).splitlines() == [line[2:] for line in drawn[:9]]


def test_chess960_begins_with_scharnagls_numbers():
    assert ecart.Position.start960(518).fen.startswith("rnbqkbnr/")
    assert ecart.Position.start960(0).fen.startswith("bbqnnrkr/")
    assert ecart.Position.start960(959).fen.startswith("rkrnnqbb/")
    assert ecart.Position.start960(0).chess960


def test_a_game_remembers_more_moves_than_there_was_room_for():
    game = ecart.Game()
    knights = ("Nf3", "Nf6", "Ng1", "Ng8")
    for n in range(300):
        game.play(knights[n % 4])
    assert len(game) == 300 and game.repetitions == 76
    assert game.ends.standing == "fivefold" and game.ends.result == "1/2-1/2"
    assert copy.copy(game).moves == game.moves
    for _ in range(300):
        game.undo()
    assert game.position == ecart.Position()
    with pytest.raises(IndexError):
        game.undo()


def test_a_claim_is_announced_with_a_move():
    game = ecart.Game()
    for move in ("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"):
        game.play(move)
    assert game.claims("Ng8") == ("threefold-claimable",)
    assert game.claims("e5") == () and game.claims("Ke7") == ()


def test_a_refused_move_leaves_the_game_as_it_was():
    game = ecart.Game(PINNED)
    with pytest.raises(ecart.IllegalMoveError) as caught:
        game.play("Ne4", language="es")
    assert caught.value.verdict.reason == "pinned"
    assert "clavado" in str(caught.value)
    assert len(game) == 0 and game.position == ecart.Position(PINNED)


def test_a_flag_that_falls_against_a_bare_king_is_a_draw():
    position = ecart.Position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1")
    assert position.flag_draws("white") and not position.flag_draws("black")
    assert position.prospect("black") == "impossible"


def test_lessons_have_steps():
    verdict = ecart.check(PINNED, "Ne4")
    assert all(step.label is None for step in verdict.lesson("child"))
    assert all(step.label for step in verdict.lesson("player"))
    told = str(verdict.lesson("arbiter", edition=2018))
    assert "3.9" in told and "1 January 2018" in told
    told = str(verdict.lesson("arbiter", tempo="blitz"))
    assert "one extra minute" in told and "B.2" not in told
    assert "7.5.5, B.2" in str(verdict.lesson("arbiter", tempo="blitz", supervised=True))
    child = verdict.lesson("child", numbers=True)
    assert child[0].label is None and child[-1].label == "Path" and child[-2].lines
    game = ecart.Game("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")
    assert len(game.lesson("player")) > 1


def test_premoves_wait_for_the_reply():
    assert ecart.Position().premove("e7e5").possible
    assert ecart.Position().premove(("e7", "e4")).reason == "pawn-shape"


def test_moves_are_read_and_written_as_engines_do():
    for text in ("e2e4", "e7e8q", "a2a1n"):
        assert str(ecart.Move.from_uci(text)) == text
    assert ecart.Move.from_uci("e7e8q").promotion == "queen"
    for text in ("", "e2", "e2e9", "e7e8x", "e7e8qq", "Nf3"):
        with pytest.raises(ecart.UnknownNameError):
            ecart.Move.from_uci(text)


GAMES = (
    '[White "Ä"]\n[Black "a \\"b\\""]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n'
    '[White "c"]\n[FEN "' + PINNED + '"]\n\n1. Ne4 Kd8 *\n\n'
    '[FEN "8/8"]\n\n1. e4 *\n')


def summary(games):
    return [(game.number, game.line, dict(game.tags), [str(move) for move in game.moves],
             game.result, game.complete,
             [(each.line, each.column, each.name, each.sentence) for each in game.findings])
            for game in games]


def test_games_are_the_same_from_a_file_or_any_stream(tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text(GAMES, encoding="utf-8")
    found = summary(ecart.read_pgn(path))
    assert [game[1] for game in found] == [1, 6, 11]
    assert found[0][2:6] == ({"White": "Ä", "Black": 'a "b"'},
                             ["e2e4", "e7e5", "g1f3", "b8c6"], "1/2-1/2", True)
    assert found[1][6][0][:3] == (9, 4, "pinned")
    assert found[2][6][0][2] == "bad-fen" and found[2][4] == "*"
    assert summary(ecart.read_pgn(str(path))) == found
    assert summary(ecart.read_pgn(io.StringIO(GAMES))) == found
    assert summary(ecart.read_pgn(io.BytesIO(GAMES.encode()))) == found
    assert summary(ecart.read_pgn(OneByte(GAMES.encode()))) == found


class OneByte(io.BytesIO):
    """A slow pipe."""

    def read(self, size=-1):
        return super().read(1)


def test_a_game_is_replayed_from_its_start():
    first, second, third = ecart.read_pgn(io.StringIO(GAMES))
    assert first.replay().position.fen.startswith("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/")
    assert second.replay().position == ecart.Position(PINNED)
    assert third.start is None
    with pytest.raises(ecart.FenError):
        third.replay()


def test_a_null_move_ends_the_moves_but_not_the_game():
    game = next(ecart.read_pgn(io.StringIO("1. e4 -- 2. d4 d5 3. Ke4 1-0")))
    assert [str(move) for move in game.moves] == ["e2e4"] and game.result == "1-0"
    assert [each.name for each in game.findings] == ["null-move", "king-shape"]


def test_no_bytes_are_too_strange():
    chance = random.Random(18)
    words = [b"e4", b"Nf3", b"(", b")", b"{", b"}", b"[FEN \"", b"\"]\n", b"\n\n[Event \"",
             b"1-0", b"$9", b";", b"\n", b"\xff", b"\0", b"O-O", b"\xef\xbb\xbf", b"8/8 w "]
    for _ in range(300):
        text = b" ".join(chance.choices(words, k=60)) + chance.randbytes(20)
        found = list(ecart.pgn_findings(io.BytesIO(text)))
        assert [(each.line, each.name) for each in found] \
            == [(each.line, each.name) for each in ecart.pgn_findings(OneByte(text))]
        for game in ecart.read_pgn(io.BytesIO(text)):
            if game.start:
                assert len(game.replay()) == len(game.moves)
        strange = text.decode("utf-8", "surrogateescape")
        assert ecart.check(None, strange).sentence and not ecart.check(None, strange)
        assert ecart.read_fen(strange).faults


def test_letters_of_a_language_are_read_in_games():
    text = "1. e4 e5 2. Sf3 Sc6 *"
    assert not next(ecart.read_pgn(io.StringIO(text))).complete
    assert next(ecart.read_pgn(io.StringIO(text), letters="de")).complete


def test_a_text_that_is_not_read_is_a_finding():
    findings = list(ecart.pgn_findings(io.BytesIO("1. e4 *".encode("utf-16"))))
    assert [each.name for each in findings] == ["wide-text"]
    assert list(ecart.read_pgn(io.BytesIO(b""))) == []


def test_a_row_has_what_a_game_is_and_what_is_wrong_with_it():
    first, second, third = ecart.pgn.rows(io.StringIO(GAMES))
    assert first == {
        "file": None, "line": 1, "offset": 0, "game": 1, "tags": {"White": "Ä", "Black": 'a "b"'},
        "plies": 4, "result": "1/2-1/2", "standing": "in-play", "fault": None, "errors": 0,
        "warnings": 0, "notes": 0}
    assert second["fault"] == {
        "ply": 1, "severity": "error", "reason": "pinned",
        "text": "The knight on c3 is pinned to the king on e1 by the bishop on b4."}
    assert second["offset"] == GAMES.encode().index(b'[White "c"')
    assert (second["plies"], second["standing"]) == (0, None)
    assert third["fault"]["reason"] == "bad-fen" and third["standing"] is None
    text = "1. f3 e5 2. g4 Qh4 0-1\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 -- 5. Nf3 *\n"
    mate, passed = ecart.pgn.rows(io.StringIO(text))
    assert (mate["standing"], mate["warnings"], mate["fault"]["reason"]) \
        == ("checkmate", 1, "missing-check")
    assert (passed["plies"], passed["standing"]) == (9, "in-play")


def test_a_row_has_the_members_that_the_schema_of_the_program_names():
    schema = README.parents[1] / "tools" / "pgn" / "pgn-game.schema.json"
    if not schema.exists():
        pytest.skip("the program's sources are not there")
    with open(schema, encoding="utf-8") as file:
        named = json.load(file)
    for row in (*ecart.pgn.rows(io.StringIO(GAMES)), *ecart.pgn.judge(["", "1. e4 Ke6"])):
        assert list(row) == named["required"]
        assert row["standing"] in named["properties"]["standing"]["enum"]
        assert list(row["fault"] or named["properties"]["fault"]["required"]) \
            == named["properties"]["fault"]["required"]


def test_a_column_of_movetexts_has_a_row_each():
    eight = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"
    column = [eight, "", None, float("nan"), "1. e4 e5 2. Ke3 *", "1. e4 * 1. d4 *", "1. Sf3 *"]
    found = ecart.pgn.judge(column)
    assert [row["game"] for row in found] == [1, 0, 0, 0, 1, 2, 1]
    assert [row["plies"] for row in found] == [8, 0, 0, 0, 2, 1, 0]
    assert [row["errors"] for row in found] == [0, 0, 0, 0, 1, 0, 1]
    assert found[0]["standing"] == "threefold-claimable"
    assert ecart.pgn.judge(tuple(column), letters="de")[6]["errors"] == 0
    assert ecart.pgn.judge(["1. e4 Ke6"], language="fr")[0]["fault"]["text"].startswith("Le roi")


def test_long_collections_come_game_by_game():
    text = "".join(f'[Event "{n}"]\n\n1. e4 e5 2. Ke3 *\n\n' for n in range(20000))
    games = list(ecart.read_pgn(io.StringIO(text)))
    assert [game.tags["Event"] for game in games] == [str(n) for n in range(20000)]
    assert all(game.findings[0].line == 4 * n + 3 for n, game in enumerate(games))


def test_answers_go_from_process_to_process():
    for verdict in (ecart.check(PINNED, "Ne4"), ecart.check(None, ("e2", "e9"), language="fr"),
                    ecart.check(None, "Sd5", letters="de")):
        for other in (pickle.loads(pickle.dumps(verdict)), copy.deepcopy(verdict)):
            assert repr(other) == repr(verdict) and other.evidence == verdict.evidence
            assert (other.hint, other.meant) == (verdict.hint, verdict.meant)
    with pytest.raises(ecart.IllegalMoveError) as caught:
        ecart.Game().play("e5")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    games = list(ecart.read_pgn(io.StringIO(GAMES)))
    assert summary(pickle.loads(pickle.dumps(games))) == summary(games)
    game = games[0].replay()
    assert pickle.loads(pickle.dumps(game)).position == game.position


def test_threads_do_not_disturb_each_other():
    failures = []

    def ask():
        for _ in range(300):
            if ecart.check(PINNED, "Ne4").reason != "pinned":
                failures.append(1)
    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_speed_is_printed(capsys):
    position, count = ecart.Position(), 20000
    start = time.perf_counter()
    for _ in range(count):
        position.check(("c1", "a3"))
    took = time.perf_counter() - start
    with capsys.disabled():
        print(f" {took / count * 1e9:.0f} ns a verdict")


class Board:
    """As python-chess has it."""

    def fen(self):
        return PINNED


class Pushed:
    def uci(self):
        return "c3e4"


PINNED = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"


def test_a_position_is_given_in_many_ways():
    for given in (PINNED, ecart.Position(PINNED), Board()):
        assert ecart.check(given, "Ne4").reason == "pinned"
        assert ecart.Position(given) == ecart.Position(PINNED)
        assert ecart.Game(given).position.fen == PINNED
    assert ecart.Position("startpos") == ecart.Position()
    for nonsense in (1, 3.5, [], object()):
        with pytest.raises(TypeError, match="a position is a FEN"):
            ecart.check(nonsense, "e4")


def test_a_move_is_given_in_many_ways():
    position = ecart.Position(PINNED)
    for given in ("Ne4", ("c3", "e4"), ecart.Move("c3", "e4"), Pushed()):
        assert position.check(given).reason == "pinned"
    for nonsense in (1, None, object()):
        with pytest.raises(TypeError, match="a move is a text"):
            position.check(nonsense)


def test_what_is_no_text_is_refused_in_words():
    for ask in (lambda: ecart.read_fen(3), lambda: ecart.Position().check("e4", language=3),
                lambda: ecart.Position().check("e4", letters=3), lambda: ecart.Watch().look(4),
                lambda: ecart.Referee().attempt(4), lambda: list(ecart.read_pgn(3))):
        with pytest.raises(TypeError, match="[34] is not a text|a stream, not 3"):
            ask()
    with pytest.raises(FileNotFoundError, match="read_pgn.io.StringIO.text"):
        next(ecart.read_pgn("1. e4 e5"))
    with pytest.raises(ecart.UnknownNameError, match="'Nf3' is not two squares"):
        ecart.Position().premove("Nf3")


def test_moves_are_written_as_engines_and_people_do():
    position = ecart.Position("k7/4P3/8/8/8/8/8/K6R w - - 0 1")
    for move in position.legal_moves:
        assert ecart.Move.from_uci(move.uci()) == move
        assert position.check(move.san(position)).move == move
        assert str(move) == move.uci()
    assert ecart.Move("e7", "e8", "queen").uci() == "e7e8q"
    assert ecart.Move("h1", "g1").san(position) == "Rg1"
    with pytest.raises(ecart.IllegalMoveError):
        ecart.Move("h1", "g2").san(position)


def test_a_difference_means_what_two_squares_can_make_of_it():
    squares = [file + rank for file in "abcdefgh" for rank in "12345678"]
    met = {}
    for start in squares:
        for end in squares:
            columns, rows = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
            assert ecart.difference(start, end) == 10 * columns + rows
            met.setdefault(10 * columns + rows, set()).add((columns, rows))
    for difference in (*range(-200, 201), 10 ** 12):
        assert set(ecart.readings(difference)) == met.get(difference, set())
    assert ecart.number("e4") == 54
    with pytest.raises(ecart.UnknownNameError):
        ecart.difference("a1", "i1")


def test_a_picture_has_the_pieces_the_squares_and_the_arrows():
    position = ecart.Position(PINNED)
    verdict = position.check("Ne4")
    for view in ("white", "black"):
        tree = xml.etree.ElementTree.fromstring(ecart.svg(verdict=verdict, view=view))
        named = "{http://www.w3.org/2000/svg}"
        marked = [rect for rect in tree.iter(named + "rect") if rect.get("fill") == "#f7bd96"]
        assert len(marked) == len(verdict.squares) == 2
        assert len([path for path in tree.iter(named + "path") if path.get("class")]) == 2
        assert len(list(tree.iter(named + "g"))) == 1 + len(position.pieces)
    assert tree.find(named + "title").text == verdict.sentence
    tree = xml.etree.ElementTree.fromstring(ecart.svg(verdict=verdict, caption=True))
    below = [text.text for text in tree.iter(named + "text") if int(text.get("y")) > 528]
    assert " ".join(below) == verdict.sentence and len(below) == 2
    assert ecart.svg(PINNED) == position._repr_svg_() != verdict._repr_svg_()
    assert verdict.sentence in verdict._repr_html_()


def test_the_notebook_shows_a_refused_move_with_its_arrows():
    examples = pathlib.Path(os.environ.get("ECART_EXAMPLES", README.parents[1] / "examples"))
    if not examples.is_dir():
        pytest.skip("the examples are not there")
    notebook = json.loads((examples / "refused.ipynb").read_text(encoding="utf-8"))
    scope, shown = {}, []
    for each in notebook["cells"]:
        if each["cell_type"] == "code":
            *lines, last = ast.parse("".join(each["source"])).body
            exec(compile(ast.Module(lines, []), "cell", "exec"), scope)
            if isinstance(last, ast.Expr):
                shown.append(eval(compile(ast.Expression(last.value), "cell", "eval"), scope))
            else:
                exec(compile(ast.Module([last], []), "cell", "exec"), scope)
    pictures = [each._repr_html_() for each in shown if isinstance(each, ecart.Verdict)]
    assert [text.count('class="arrow"') for text in pictures] == [2, 2, 1, 1]
    assert [each.reason for each in shown if isinstance(each, ecart.Verdict)] == [
        "pinned", "pinned", "no-piece", "rook-shape"]
    assert (3, ((0, 3), (1, -7))) in shown


def test_a_printed_position_is_its_board():
    rows = str(ecart.Position(PINNED)).splitlines()
    assert rows[3:5] == ["5  . . . . . . . .", "4  . b . . . . . ."]
    assert repr(ecart.Position(PINNED)) == f"Position({PINNED!r})"


def test_the_package_shows_its_own_names_only():
    shown = {name for name in vars(ecart) if not name.startswith("_")}
    assert shown == set(ecart.__all__) | {"pgn"}
    assert ecart.FenError.__module__ == "ecart"
