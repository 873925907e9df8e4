/* SPDX-License-Identifier: MIT */
/* piece.c -- the letters of pieces */

#include <ecart/piece.h>

/* Letters without the bits that tell capitals from small ones. */
enum { ALPHABET = 32 };

/* By the number of a piece: its kind, and 8 more for Black. */
static const char letters[] = " KQRBNP  kqrbnp";

char ecart_piece_letter(ecart_piece p)
{
    return ecart_piece_exists(p) ? letters[p] : '.';
}

/* White's letter is looked up among capitals, Black's among small letters. */
ecart_piece ecart_piece_of_letter(char letter)
{
    static const uint8_t kinds[ALPHABET] = {
        ['K' & 31] = ECART_KING, ['Q' & 31] = ECART_QUEEN, ['R' & 31] = ECART_ROOK,
        ['B' & 31] = ECART_BISHOP, ['N' & 31] = ECART_KNIGHT, ['P' & 31] = ECART_PAWN,
    };
    ecart_side  side  = letter & 32 ? ECART_BLACK : ECART_WHITE;
    ecart_piece piece = ECART_PIECE(side, kinds[letter & 31]);

    return (letter & 0xc0) == 0x40 && kinds[letter & 31] != 0 ? piece : ECART_NO_PIECE;
}
