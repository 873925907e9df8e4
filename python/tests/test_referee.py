# SPDX-License-Identifier: MIT
"""The referee, and what happened in a game."""
import doctest
import json
import os
import pathlib
import pickle
import random
import runpy
import subprocess

import pytest

import ecart

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Board:
    """A board of another package: it has fen(), and may have root() and move_stack."""

    def __init__(self, fen, moves=()):
        self.written, self.move_stack = fen, list(moves)

    def fen(self):
        return self.written

    def root(self):
        return Board(ecart.Position().fen)


def test_a_legal_move_is_played_and_any_other_is_refused():
    referee = ecart.Referee()
    assert referee.attempt("I play **e4**.")
    ruling = referee.attempt("My move is Ke6.")
    assert not ruling and ruling.verdict == "illegal" and ruling.reason == "king-shape"
    assert ruling.move is None and ruling.offset == len("My move is ")
    assert ruling.strikes == (1, 1) and ruling.consequence == "none"
    assert referee.attempt("e7e5").move == ("e7", "e5", None)
    assert [str(move) for move in referee.game.moves] == ["e2e4", "e7e5"]
    assert referee.attempt(("g1", "f3")) and referee.position.turn == "black"


def test_a_piece_that_left_is_followed():
    referee = ecart.Referee(moves=["e4", "e5", "Nf3", "Nc6", "Bc4"])
    ruling = referee.attempt("b8d7")
    assert ruling.circumstances == (
        ("left", 4, ("c6",), "The knight left b8 on move 2 and stands on c6 now."),)
    assert ruling.feedback == f"{ruling.text} {ruling.circumstances[0].text}" == str(ruling)
    assert referee.attempt("b8d7").circumstances[-1].name == "again"
    played = referee.attempt("b8c6", language="fr").circumstances[1]
    assert played[:3] == ("played", 4, ("b8", "c6")) and played.text.startswith("Le cavalier")


def test_games_tell_what_happened_and_positions_do_not():
    game = ecart.Game()
    for move in ("e4", "e5", "Nf3", "Nc6", "Bc4"):
        game.play(move)
    verdict = game.check("b8d7")
    assert [each.name for each in verdict.circumstances] == ["left"]
    assert pickle.loads(pickle.dumps(verdict)).circumstances == verdict.circumstances
    assert verdict.in_language("de").circumstances[0].text.startswith("Der Springer hat b8")
    assert game.position.check("b8d7").circumstances == ()
    assert game.check("Nf6").circumstances == ()


def test_a_limit_of_refusals_is_a_loss():
    referee = ecart.Referee(move_limit=2)
    assert [referee.attempt("Ke3").consequence for _ in range(2)] == ["none", "loss"]
    assert ecart.Referee(game_limit=1).attempt("").consequence == "loss"


def test_the_laws_give_minutes_and_then_the_game():
    referee = ecart.Referee(edition=2023, tempo="rapid")
    first, second = referee.attempt("Ke3"), referee.attempt("Ke3")
    assert (first.consequence, first.minutes) == ("time", 1)
    assert second.consequence == "loss"
    bare = ecart.Referee("4k3/8/8/8/8/8/8/4K2R w K - 0 1", supervised=False)
    assert [bare.attempt("e4").consequence for _ in range(2)] == ["time", "draw"]
    with pytest.raises(ecart.UnknownNameError):
        ecart.Referee(tempo="bullet")


def test_the_end_of_the_game_is_told():
    referee = ecart.Referee(moves=["f3", "e5", "g4"])
    assert referee.attempt("Qh4#").standing == "checkmate"
    assert ecart.Referee().attempt("e4").standing is None


def test_without_spoilers_an_ambiguous_text_has_no_squares():
    fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"
    assert ecart.Referee(fen).attempt("Rd1").text == "This could be Rad1 or Rhd1: say which rook."
    assert ecart.Referee(fen, spoilers=False).attempt("Rd1").text == "Say which rook moves."
    two = ecart.Referee(spoilers=False).attempt("e4 or d4")
    assert two.text == "Two moves are named, e4 and d4: name one." and two.offset == 0


def test_boards_of_other_packages_are_asked():
    played = ecart.Game()
    for move in ("e4", "e5", "Nf3"):
        played.play(move)
    board = Board(played.position.fen, played.moves)
    assert [each.name for each in ecart.Referee(board).attempt("e7e5").circumstances] == [
        "left", "played"]
    board.root = None
    assert ecart.Referee(board).attempt("e7e5").circumstances == ()
    assert ecart.Referee(played).attempt("Nc6") and len(played) == 3
    for nonsense in (7, object(), []):
        with pytest.raises(TypeError):
            ecart.Referee(nonsense)


def test_a_long_game_has_room():
    referee = ecart.Referee()
    for _ in range(50):
        assert all(referee.attempt(move) for move in ("Nf3", "Nf6", "Ng1", "Ng8"))
    assert len(referee.game) == 200
    assert referee.game.undo() == ("f6", "g8", None)


EXAMPLES = pathlib.Path(os.environ.get("ECART_EXAMPLES", ROOT / "examples"))


@pytest.mark.skipif(not EXAMPLES.exists(), reason="the examples are not there")
def test_the_arena_of_the_manual_plays_games():
    arena = runpy.run_path(str(EXAMPLES / "arena.py"))
    drawn = random.Random(7)

    def model(fen, feedback):
        if drawn.random() < 0.2 and not feedback:
            return "I play Kb4."
        return f"<move>{drawn.choice(ecart.Position(fen).legal_moves)}</move>"

    assert arena["play"]({"white": model, "black": model}) in ("1-0", "0-1", "1/2-1/2")
    assert arena["play"]({"white": lambda *_: "e4 or d4", "black": model}) == "0-1"


@pytest.mark.skipif(not EXAMPLES.exists(), reason="the manual is not there")
def test_the_players_of_the_manual_play_by_hand(monkeypatch, capsys):
    page = (EXAMPLES.parent / "doc/models.texi").read_text(encoding="utf-8")
    lines = page.split("plays this.")[1].split("@verbatim\n")[1].split("@end verbatim")[0]
    typed = iter(["f3", "e5", "I play Ke3.", "g4", "**Qh4**"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    exec(lines, runpy.run_path(str(EXAMPLES / "arena.py")))
    printed = capsys.readouterr().out
    assert "The king on e1 cannot go to e3" in printed and printed.endswith("0-1\n")


@pytest.mark.skipif(not EXAMPLES.exists(), reason="the manual is not there")
def test_the_page_on_models_tells_the_truth():
    page = EXAMPLES.parent / "doc/models.texi"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0 and tried > 4


@pytest.mark.skipif("ECART_PROGRAM" not in os.environ, reason="the program is not there")
def test_the_program_says_the_same():
    drawn, asked, answers = random.Random(32), [], []
    for _ in range(40):
        referee, moves, tries = ecart.Referee(move_limit=3), [], []
        for ply in range(1, 30):
            text = drawn.choice(["Ke2", "**e4**", "Nb8d7", "Nf3 or e5", "O-O", "<move>d5</move>", "g1f3"])
            asked.append({"op": "referee", "moves": list(moves), "text": text,
                          "tries": list(tries), "limit": {"per": "move", "n": 3}})
            ruling = referee.attempt(text)
            answers.append(ruling)
            if not ruling:
                tries.append({"ply": len(moves) + 1, "text": text})
                move = drawn.choice(referee.position.legal_moves)
                referee.game.play(move)
                moves.append(str(move))
            else:
                moves.append(str(ruling.move))
            if referee.game.ends.over:
                break
    lines = "".join(json.dumps(each) + "\n" for each in asked)
    said = subprocess.run([os.environ["ECART_PROGRAM"], "filter"], input=lines, text=True,
                          capture_output=True, check=True).stdout.splitlines()
    for ruling, line in zip(answers, said):
        answer = json.loads(line)
        assert (ruling.verdict, ruling.reason, ruling.text, ruling.consequence) == tuple(
            answer[name] for name in ("verdict", "reason", "text", "consequence"))
        assert (ruling.move and str(ruling.move)) == answer["move"]
        assert [each._asdict() for each in ruling.circumstances] == [
            {**each, "cells": tuple(each["cells"])} for each in answer["circumstances"]]
        assert ruling.strikes._asdict() == answer["strikes"]
        assert ruling.offset == answer["offset"] and ruling.standing == answer["standing"]
    assert len(said) == len(answers) > 500
