/* SPDX-License-Identifier: MIT */
/* fen_text.c -- a FEN that can be read again without being told of Chess960 */

#include "cli/fen_text.h"

#include <string.h>

void fen_text(const ecart_setup *setup, int form, char fen[ECART_FEN_SIZE])
{
    ecart_setup  again;
    ecart_faults faults;

    ecart_fen_write(setup, form, fen, ECART_FEN_SIZE);
    ecart_fen_read(fen, strlen(fen), false, &again, &faults);
    if (again.castling != setup->castling)
        ecart_fen_write(setup, form | ECART_FEN_SHREDDER, fen, ECART_FEN_SIZE);
}
