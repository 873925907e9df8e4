#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Asks ecart filter for random operations, and compares requests and answers with the
published schemas.

    filter_operations.py ECART SCHEMAS COUNT [SEED]

Of every answer it must be true that it fits its schema, that it has the id of its
request, and that it is a bad request if and only if the request does not fit its own.
Some requests are cut, or have bytes replaced; of those that are no JSON any more only
the answer is looked at.  Ends with 77 if Python has no jsonschema.
"""
import json
import random
import subprocess
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    sys.exit(77)

FENS = [
    None,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
    "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
    "4k3/P7/8/8/8/8/8/4K3 w - - 99 60",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "7k/8/8/8/8/8/8/5KR1 w G - 0 1",
    "8/8/8/4k3/8/4K3/4P3/8",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "8/8/8 w",
    "",
]
TEXTS = ["e4", "Nf3", "e7e5", "5254", "O-O", "Ke2", "exd6", "a7a8", "a8=Q", "Kd1", "Bc4", "Ng1",
         "Nf6", "Ng8", "zzz", "", "i9", "knight f3", "0000", "é\u2028\x1b"]
BOARDS = ["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "8/8/8/3k4/4K3/8/8/8",
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "9", "pppppppp/8/8/8/8/8/8/8"]
VALUES = {
    "id": [1, "a", None, {"a": [1.5]}, [True], 1e300],
    "op": ["move", "moves", "destinations", "explain", "fen", "ends", "board", "referee", None],
    "fen": FENS,
    "moves": [None, [], ["e4"], ["Nf3", "Nf6", "Ng1", "Ng8"] * 2, ["e4", "e5", "Ke3"]],
    "move": TEXTS,
    "from": ["g1", "71", "c3", "e1", "a8", "a7", 71, 17.0],
    "to": ["f3", "e4", "66", "a8", "g1", 63, 54],
    "promotion": ["q", "n", None],
    "board": BOARDS,
    "colours": [True, False, None],
    "occupied": [True, False],
    "level": ["child", "player", "arbiter", None],
    "edition": ["2023", "2018"],
    "tempo": ["standard", "rapid", "blitz"],
    "supervised": [True, False],
    "numbers": [True, False],
    "text": TEXTS,
    "tries": [None, [], [{"ply": 1, "text": "Ke3"}, {"text": "zzz", "ply": 2.0}],
              [{"ply": 3, "text": "Nf6"}] * 3],
    "spoilers": [True, False, None],
    "limit": [None, {"per": "move", "n": 2}, {"n": 1, "per": "game"}],
    "meant": [True, False],
    "chess960": [True, False],
    "strict": [True, False, None],
    "language": ["en", "fr-CA", "xx", None],
    "letters": ["en", "de", None],
}
ALWAYS = ["moves", "meant", "chess960", "strict", "language", "letters"]
USED = {"move": ["move"], "moves": ["from"], "destinations": ["from"],
        "explain": ["level", "edition", "tempo", "supervised", "numbers"], "fen": [], "ends": [],
        "board": ["board", "colours", "occupied"],
        "referee": ["text", "tries", "spoilers", "limit", "level", "edition", "tempo",
                    "supervised"]}
WRONG = [3, -0.5, 19, 89, 54.5, "x", "", [], ["e4", 5], {}, {"a": None}, True,
         [{"ply": 0, "text": "a"}], [{"ply": 1}], {"per": "side", "n": 1}, {"per": "move", "n": 1.5}]


def random_request(chance):
    needed = {"destinations": "from", "board": "board", "move": "move", "explain": "move",
              "referee": "text"}
    op = chance.choice(VALUES["op"])
    used = USED[op or "move"] if chance.random() < 0.8 else list(VALUES)
    names = {"id", "op", "fen"} | {n for n in ALWAYS if chance.random() < 0.2}
    names |= {n for n in used if chance.random() < 0.2}
    if chance.random() < 0.8 and (op or "move") in needed:
        names.add(needed[op or "move"])
    if op in ("move", None, "explain") and chance.random() < 0.3:
        names = names - {"move"} | {"from", "to"}
    request = {name: chance.choice(VALUES[name]) for name in names}
    request["op"] = op
    if chance.random() < 0.1:
        name = chance.choice(list(VALUES) + ["undo"])
        request[name] = chance.choice(WRONG)
    members = list(request.items())
    chance.shuffle(members)
    return dict(members)


def broken(chance, line):
    at = chance.randrange(len(line))
    if chance.random() < 0.5:
        return line[:at]
    return line[:at] + bytes([chance.randrange(256)]) + line[at + 1:]


def make_lines(chance, count):
    """Lines, and the request that each holds; None where that is not known."""
    for _ in range(count):
        request = random_request(chance)
        line = json.dumps(request, ensure_ascii=chance.random() < 0.5).encode()
        if chance.random() < 0.15:
            request, line = None, b"{" + broken(chance, line)[1:].replace(b"\n", b" ")
        yield request, line


def faults_of(answer, request, schemas):
    of_requests, of_answers = schemas
    yield from (error.message for error in of_answers.iter_errors(answer))
    if request is None:
        return
    if answer["id"] != request.get("id"):
        yield "another id"
    asked = request.get("language") is not None and answer["verdict"] != "bad-request"
    known = "fr" if request.get("language") == "fr-CA" else "en"
    if answer.get("language") != (known if asked else None):
        yield "another language"
    if of_requests.is_valid(request) == (answer["verdict"] == "bad-request"):
        yield "the schema of requests says otherwise"


def main(ecart, folder, count, seed="1"):
    chance = random.Random(int(seed))
    schemas = []
    for name in ("request", "answer"):
        with open(f"{folder}/filter-{name}.schema.json", encoding="utf-8") as file:
            schema = json.load(file)
        Draft202012Validator.check_schema(schema)
        schemas.append(Draft202012Validator(schema))
    requests = list(make_lines(chance, int(count)))
    run = subprocess.run([ecart, "filter"], input=b"\n".join(line for _, line in requests),
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    answers = run.stdout.decode("utf-8").split("\n")
    bad = run.returncode != 0 or len(answers) != len(requests) + 1
    if bad:
        print(run.stderr.decode("utf-8", "replace"), len(answers), "lines for", len(requests))
    for (request, line), text in zip(requests, answers):
        for fault in faults_of(json.loads(text), request, schemas):
            print(f"{line!r}\n{text[:400]}\n{fault[:200]}\n")
            bad = True
    seen = {json.loads(text)["op"] for text in answers[:-1]}
    if seen != set(VALUES["op"]):
        print("not every operation was asked for:", seen)
        bad = True
    return bad


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
