#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays moves of two cells each, and says how the game stands.  The library, called by
ctypes.

    game.py MOVE...
"""
import ctypes
import sys
from ctypes import c_char_p, c_int, c_size_t, c_uint8, c_void_p

ecart = ctypes.CDLL("libecart.so.1")


def declare(name, answer, *arguments):
    function = getattr(ecart, name)
    function.restype, function.argtypes = answer, arguments
    return function


size_of = declare("ecart_size_of", c_size_t, c_char_p)
start = declare("ecart_game_start", None, c_void_p, c_void_p, c_size_t)
play = declare("ecart_plain_game_play", c_int, c_void_p, c_int, c_int, c_int, c_void_p)
explain = declare("ecart_explain", c_size_t, c_void_p, c_void_p, c_char_p, c_size_t)
standings = declare("ecart_game_standings", ctypes.c_uint32, c_void_p)
standing_first = declare("ecart_standing_first", c_uint8, ctypes.c_uint32)
standing_name = declare("ecart_standing_name", c_char_p, c_uint8)


def memory(structure, count=1):
    size = size_of(structure)
    assert size, structure
    return ctypes.create_string_buffer(count * size)


def cell(name):
    return 10 * (ord(name[0]) - ord("a") + 1) + int(name[1])


class Game:
    """A game of at most 600 moves.  The records stay with it: the game points to them."""

    def __init__(self):
        self.game, self.records = memory(b"ecart_game"), memory(b"ecart_record", 600)
        self.verdict = memory(b"ecart_verdict")
        start(self.game, self.records, 600)

    def play(self, move):
        return play(self.game, cell(move), cell(move[2:]), 0, self.verdict)

    def sentence(self):
        """Says why a move was refused.  A game begins with its position."""
        text = ctypes.create_string_buffer(1024)
        explain(self.game, self.verdict, text, len(text))
        return text.value.decode()

    def standing(self):
        return standing_name(standing_first(standings(self.game))).decode()


def main(moves):
    game = Game()
    for move in moves:
        if not game.play(move):
            print(game.sentence())
    print(game.standing())


if __name__ == "__main__":
    main(sys.argv[1:])
