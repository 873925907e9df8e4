# SPDX-License-Identifier: MIT
"""Boards that are watched, beside the program: ecart seen --follow."""
import json
import random
import subprocess

import pytest

import ecart

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def changed(placement, **squares):
    """A placement with pieces put on squares, "-" for nothing."""
    rows = [[letter for sign in row for letter in ("." * int(sign) if sign.isdigit() else sign)]
            for row in placement.split("/")]
    for square, letter in squares.items():
        rows[8 - int(square[1])]["abcdefgh".index(square[0])] = letter.replace("-", ".")
    text = "/".join("".join(row) for row in rows)
    for empty in range(8, 0, -1):
        text = text.replace("." * empty, str(empty))
    return text


def test_a_move_is_told_once_when_it_has_settled():
    watch = ecart.Watch()
    lifted = changed(START, e2="-")
    played = changed(START, e2="-", e4="P")
    assert watch.look(START).event == "same"
    assert watch.look(lifted).put == {"e2": ecart.Piece("white", "pawn")}
    assert watch.look(changed(lifted, e3="P")).event == "unfinished"
    assert watch.look(played).event == "unfinished"
    told = watch.look(played)
    assert (told.event, told.moves) == ("move", (ecart.Move("e2", "e4"),))
    assert told.verdicts[0].san == "e4" and told.verdicts[0].position.fen.startswith(START)
    assert watch.look(played).event == "same"
    assert watch.game.moves == told.moves
    assert watch.position.turn == "black"


def test_an_illegal_move_is_explained_and_what_to_put_back():
    watch = ecart.Watch(language="fr")
    watch.look(changed(START, e2="-", e5="P"))
    told = watch.clock()
    assert (told.event, told.verdicts[0].reason) == ("try", "pawn-shape")
    assert told.verdicts[0].sentence.startswith("Le pion en e2 ne peut pas aller en e5")
    assert told.put == {"e2": ecart.Piece("white", "pawn"), "e5": None}
    assert told.put_sentence == "Libérer e5. Remettre le pion en e2."
    assert watch.game.moves == ()


def test_two_moves_and_the_way_back():
    watch = ecart.Watch(settle=1)
    told = watch.look(changed(START, e2="-", e4="P", e7="-", e5="p"))
    assert [verdict.san for verdict in told.verdicts] == ["e4", "e5"]
    told = watch.look(changed(START, d2="-", d4="P"))
    assert (told.event, told.back, [verdict.san for verdict in told.verdicts]) \
        == ("revised", 2, ["d4"])
    told = watch.look(START)
    assert (told.event, told.back, told.moves) == ("back", 1, (ecart.Move("d2", "d4"),))
    assert told.verdicts == () and watch.game.moves == ()


def test_castling_may_begin_with_the_rook():
    watch = ecart.Watch(CASTLES, settle=1, sees="occupied")
    rook = changed(CASTLES.split()[0], h1="-", f1="R")
    assert str(watch.look(rook).moves[0]) == "h1f1"
    told = watch.look(changed(rook, e1="-", g1="K"))
    assert (told.event, str(told.moves[0]), told.verdicts[0].san) == ("revised", "e1g1", "O-O")


def test_a_promotion_whose_pawn_lies_there_and_a_result():
    watch = ecart.Watch("8/P6k/8/8/8/8/8/K7 w - - 0 1", settle=1)
    told = watch.look("P7/7k/8/8/8/8/8/K7")
    assert (told.event, told.verdicts[0].promotion_needed) == ("unfinished", True)
    assert watch.look("8/P7/8/3K4/4k3/8/8/8").result == "1-0"


def test_what_is_no_placement_or_name_is_refused():
    watch = ecart.Watch()
    for text in ("", "8", "x", "9/8/8/8/8/8/8/8", START + " x", "\ud800"):
        with pytest.raises(ecart.FenError):
            watch.look(text)
    assert watch.look(START + " w KQkq - 0 1").event == "same"
    for wrong in ({"sees": "shadows"}, {"language": "xx"}):
        with pytest.raises(ecart.UnknownNameError):
            ecart.Watch(**wrong)
    with pytest.raises(ecart.FenError):
        ecart.Watch("8")


def test_a_long_game_is_remembered_whole():
    watch, position, played = ecart.Watch(settle=1), ecart.Position(), []
    dice = random.Random(33)
    while len(played) < 200 and position.legal_moves:
        played.append(dice.choice(position.legal_moves))
        position = position.after(played[-1])
        assert watch.look(position.fen).event == "move"
    assert watch.game.moves == tuple(played) and len(played) > 100
    assert watch.position.fen == position.fen


@pytest.mark.parametrize("sees", ["pieces", "colours", "occupied"])
def test_hands_at_random_have_the_answers_of_the_program(program, sees):
    dice, board, watch = random.Random(7), START, ecart.Watch(sees=sees)
    looks, answers, seen = [], [], [START]
    for _ in range(600):
        choice = dice.randrange(6)
        if choice < 2:
            square = dice.choice("abcdefgh") + dice.choice("12345678")
            board = changed(board, **{square: dice.choice("--PpNk")})
        elif choice == 2:
            board = dice.choice(seen[-3:])
        elif choice == 3 or not watch.position.legal_moves:
            board = watch.position.fen.split()[0]
        else:
            board = watch.position.after(dice.choice(watch.position.legal_moves)).fen.split()[0]
            seen.append(watch.position.fen.split()[0])
        for _ in range(dice.randrange(1, 4)):
            looks.append(board)
            answers.append(watch.look(board))
        if dice.random() < 0.1:
            looks.append("clock")
            answers.append(watch.clock())
    options = [] if sees == "pieces" else ["--" + sees]
    lines = subprocess.run([program, "seen", "--follow", "--json", *options], check=True,
                           input="\n".join(looks) + "\n", capture_output=True, text=True).stdout
    for answer, line in zip(answers, map(json.loads, lines.splitlines())):
        assert answer.event == line["event"]
        assert [str(move) for move in answer.moves] == line.get("moves", [])
        assert answer.back == line.get("back", 0)
        assert answer.result == line.get("result")
        if answer.event != "lifted":
            assert [(square, piece and str(piece)) for square, piece in answer.put.items()] \
                == [(each["square"], each["piece"]) for each in line.get("put", [])]
        assert answer.put_sentence == "" or line["text"].endswith(answer.put_sentence)
        assert (answer.put_sentence != "") == (answer.event in ("try", "different"))
        if answer.verdicts:
            assert answer.verdicts[-1].reason == line["reason"]
    assert len(lines.splitlines()) == len(answers)
    assert {answer.event for answer in answers} >= {
        "same", "lifted", "unfinished", "move", "back", "revised", "try", "different"}
