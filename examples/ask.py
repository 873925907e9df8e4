#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""May this move be played, and if not, why not?  The library, called by ctypes.

    ask.py FEN MOVE
"""
import ctypes
import os
import sys
from ctypes import c_bool, c_char_p, c_int, c_size_t, c_void_p

ecart = ctypes.CDLL("libecart.so.1")


def declare(name, answer, *arguments):
    function = getattr(ecart, name)
    function.restype, function.argtypes = answer, arguments
    return function


size_of = declare("ecart_size_of", c_size_t, c_char_p)
ask = declare("ecart_ask", c_int, c_char_p, c_size_t, c_char_p, c_size_t,
              c_char_p, c_char_p, c_size_t)
fen_position = declare("ecart_fen_position", c_bool, c_char_p, c_size_t, c_bool,
                       c_void_p, c_void_p)
notation_read = declare("ecart_plain_notation_read", c_int, c_void_p, c_void_p,
                        c_char_p, c_size_t, c_void_p)
evidence = declare("ecart_verdict_evidence", c_int, c_void_p, c_char_p)
role = declare("ecart_verdict_role", ctypes.c_uint8, c_void_p, c_int)
role_name = declare("ecart_role_name", c_char_p, ctypes.c_uint8)
reason_name = declare("ecart_reason_name", c_char_p, ctypes.c_uint8)


def memory(structure):
    return ctypes.create_string_buffer(size_of(structure))


def name(cell):
    return "abcdefgh"[cell // 10 - 1] + str(cell % 10)


def show_cells(fen, move):
    position, faults = memory(b"ecart_position"), memory(b"ecart_faults")
    notation, cells = memory(b"ecart_notation"), ctypes.create_string_buffer(65)

    fen_position(fen, len(fen), False, position, faults)
    notation_read(position, None, move, len(move), notation)
    # A notation begins with its verdict.
    for n in range(evidence(notation, cells)):
        print(name(cells.raw[n]), role_name(role(notation, n)).decode())


def main(fen, move):
    fen, move = os.fsencode(fen), os.fsencode(move)
    text = ctypes.create_string_buffer(1024)

    reason = ask(fen, len(fen), move, len(move), b"en", text, len(text))
    print("bad-position" if reason < 0 else reason_name(reason).decode())
    print(text.value.decode())
    if reason >= 0:
        show_cells(fen, move)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
