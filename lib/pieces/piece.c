/* SPDX-License-Identifier: MIT */
/* piece.c -- the letters of pieces */

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

/* White's letter is looked up among capitals, Black's among small letters. */
ecart_piece ecart_piece_of_letter(char letter)
{
    static const uint8_t kinds[32] = {
        ['K' & 31] = ECART_KING, ['Q' & 31] = ECART_QUEEN, ['R' & 31] = ECART_ROOK,
        ['B' & 31] = ECART_BISHOP, ['N' & 31] = ECART_KNIGHT, ['P' & 31] = ECART_PAWN,
    };
    ecart_side  side  = letter & 32 ? ECART_BLACK : ECART_WHITE;
    ecart_piece piece = ECART_PIECE(side, kinds[letter & 31]);

    return (letter & 0xc0) == 0x40 && kinds[letter & 31] != 0 ? piece : ECART_NO_PIECE;
}
