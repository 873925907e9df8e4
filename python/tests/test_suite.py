# SPDX-License-Identifier: MIT
"""The package gives the answers of the conformance suite, and those of the program."""
import json
import subprocess

import ecart
from ecart._library import FORGIVEN_NAMES, PGN_FAULT_NAMES


def joined(names):
    return ",".join(names) or "-"


def verdict_name(verdict):
    if verdict.legal:
        return "legal"
    return "promotion-needed" if verdict.promotion_needed else "illegal"


def as_two_squares(uci):
    """The move of two squares, or None if it names no squares."""
    if len(uci) not in (4, 5):
        return None
    kinds = {"q": "queen", "r": "rook", "b": "bishop", "n": "knight", "k": "king", "p": "pawn"}
    promotion = kinds[uci[4]] if len(uci) == 5 else None
    return ecart.Move(uci[:2], uci[2:4], promotion)


def test_verdicts_are_those_of_the_suite(rows):
    table = rows("moves.tsv")
    assert len(table) >= 2000
    for _, kind, fen, move, verdict, reason, also, cells, roles, _ in table:
        answer = ecart.check(fen, move, chess960=kind == "chess960")
        assert [verdict_name(answer), answer.reason, joined(answer.also),
                joined(square for square, _ in answer.evidence),
                joined(role for _, role in answer.evidence)] \
            == [verdict, reason, also, cells, roles], (fen, move)
        moved = ecart.check(fen, as_two_squares(move), chess960=kind == "chess960")
        assert (moved.reason, moved.evidence) == (answer.reason, answer.evidence), (fen, move)


def test_texts_are_read_as_in_the_suite(rows):
    table = rows("texts.tsv")
    assert len(table) >= 200
    for _, fen, text, verdict, reason, move, cells, forgiven, _ in table:
        answer = ecart.check(fen, text)
        assert [verdict_name(answer), answer.reason,
                joined(square for square, _ in answer.evidence)] \
            == [verdict, reason, cells], (fen, text)
        if answer:
            position = answer.position
            legal = {position.san(each): str(each) for each in position.legal_moves}
            assert legal[answer.san] == move, (fen, text)
        if forgiven != "*":
            assert joined(answer.forgiven) == forgiven, (fen, text)


def test_fens_have_the_faults_of_the_suite(rows):
    table = rows("fens.tsv")
    assert len(table) >= 300
    for _, fen, faults, mended in table:
        reading = ecart.read_fen(fen)
        assert joined(sorted(fault.name for fault in reading.faults)) == faults, fen
        assert (reading.position.fen if reading.position else "-") == mended, fen


def test_games_stand_as_in_the_suite(rows):
    prospects = {"yes": "possible", "no": "impossible"}
    for _, fen, moves, standing, white, black, why in rows("standings.tsv"):
        game = ecart.Game(fen)
        for move in moves.split() if moves != "-" else ():
            game.play(move)
        assert game.ends.standing == standing, why
        for side, mates in (("white", white), ("black", black)):
            if mates != "?":
                assert game.prospect(side) == prospects[mates], why


def test_sentences_are_those_of_the_program(rows, program):
    """In each language, of every refused move and text of the suite."""
    asked = [(row[2], row[3]) for row in rows("moves.tsv") if row[1] == "chess"]
    asked += [(row[1], row[2]) for row in rows("texts.tsv")]
    lines = "".join(json.dumps({"fen": fen, "move": move}) + "\n" for fen, move in asked)
    for language in ("en", "fr", "de", "es"):
        answers = subprocess.run([program, "filter", f"--language={language}"], input=lines,
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                 encoding="utf-8").stdout.splitlines()
        assert len(answers) == len(asked)
        for (fen, move), line in zip(asked, answers):
            wanted, found = json.loads(line), ecart.check(fen, move, language=language)
            assert found.sentence == wanted["text"], (fen, move)
            assert (found.hint or None) == wanted["hint"], (fen, move)
            assert found.san == wanted["san"], (fen, move)


# What only the program looks at: games as a whole.
ONLY = ("wrong-result,result-differs,wrong-number,missing-tag,mate-unfinished,played-past-end,"
        "flag-fall-result,setup-without-fen,duplicate-tag,bad-date,bad-elo,bad-round,"
        "draw-unfinished,open-result-tag,setup-with-fen,kings-in-centre")


def test_rows_are_those_of_the_program(program, rows, tmp_path):
    text = tmp_path / "games.pgn"
    lines = ["\t".join(cells) for cells in rows("games.txt")]
    text.write_text("\n".join(line for line in lines if line[:1] not in ("@", "=")
                              and line[:8] != "[Result " and "3. Ke4" not in line) + """

[Event "x"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 (3... d5 4. Ne4 e5) 4. Ng1 Ng8 ] * 1-0
[FEN "4k3/8/8/8/8/8/8/R3K3 b - - 7 30"]

30... Ke7 31. Ra7+ Kd6 -- 32. Kd5 (32. Ke4) = Zz9 $999 1-0
""", encoding="utf-8")
    run = subprocess.run([program, "pgn", "--games", "--json", f"--no-warn={ONLY}", str(text)],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    wanted = [json.loads(line) for line in run.stdout.splitlines()]
    found = list(ecart.pgn.rows(str(text)))
    assert len(found) == len(wanted) > 60
    for row, other in zip(found, wanted):
        if row["fault"]:
            written, sentence = row["fault"].pop("text"), other["fault"].pop("text")
            assert sentence.startswith(written) or row["fault"]["reason"] not in ecart.REASONS
        assert row == other


def test_severities_are_those_of_the_program(program):
    listed = subprocess.run([program, "pgn", "--list"], stdout=subprocess.PIPE,
                            encoding="utf-8").stdout.split()
    severities = dict(zip(listed[1::2], listed[::2]))
    for name in PGN_FAULT_NAMES + ecart.REASONS[1:] + FORGIVEN_NAMES:
        assert ecart.Finding(1, 1, 1, 0, name, "").severity == severities[name], name


def test_findings_are_those_of_the_program(program, tmp_path):
    """Every refused move and every fault of a text, at the same place."""
    text = tmp_path / "games.pgn"
    text.write_bytes(b"""[White "a"]

1. e4 e5 2. Ke3 * 1-0

[White "b" [Black "c"]

1. e4 e5 (1... d5 2. exd6) 2. Bb5 {unclosed *

[Event "x"]
[White "d]
[FEN "9/8 w"]

1. e5 *

[Event "M\xfcller"]

1. d4 d5 2. Bg5 Qd6 3. Bxd8 ) $999 1/2
""")
    run = subprocess.run([program, "pgn", "--json", str(text)], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, encoding="utf-8")
    wanted = [json.loads(line) for line in run.stdout.splitlines()]
    wanted = [each for each in wanted if each["reason"] not in ("bad-tag-value",)]
    found = list(ecart.pgn_findings(text))
    assert [(each.game, each.line, each.column, each.name) for each in found] \
        == [(each["game"], each["line"], each["column"], each["reason"]) for each in wanted]
    assert len(found) > 8
    for each, line in zip(found, wanted):
        if each.sentence:
            assert line["text"].startswith(each.sentence)
