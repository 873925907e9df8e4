/* SPDX-License-Identifier: MIT */
/* piece.c -- letters of the pieces */

#include <ecart/piece.h>

static const char letters[ECART_PIECE_LIMIT] = {
    [ECART_PIECE(ECART_WHITE, ECART_KING)]   = 'K',
    [ECART_PIECE(ECART_WHITE, ECART_QUEEN)]  = 'Q',
    [ECART_PIECE(ECART_WHITE, ECART_ROOK)]   = 'R',
    [ECART_PIECE(ECART_WHITE, ECART_BISHOP)] = 'B',
    [ECART_PIECE(ECART_WHITE, ECART_KNIGHT)] = 'N',
    [ECART_PIECE(ECART_WHITE, ECART_PAWN)]   = 'P',
    [ECART_PIECE(ECART_BLACK, ECART_KING)]   = 'k',
    [ECART_PIECE(ECART_BLACK, ECART_QUEEN)]  = 'q',
    [ECART_PIECE(ECART_BLACK, ECART_ROOK)]   = 'r',
    [ECART_PIECE(ECART_BLACK, ECART_BISHOP)] = 'b',
    [ECART_PIECE(ECART_BLACK, ECART_KNIGHT)] = 'n',
    [ECART_PIECE(ECART_BLACK, ECART_PAWN)]   = 'p',
};

char ecart_piece_letter(ecart_piece p)
{
    return ecart_piece_exists(p) ? letters[p] : '.';
}

ecart_piece ecart_piece_of_letter(char letter)
{
    for (ecart_piece p = 0; p < ECART_PIECE_LIMIT; p++) {
        if (ecart_piece_exists(p) && letters[p] == letter)
            return p;
    }
    return ECART_NO_PIECE;
}
