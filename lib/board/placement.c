/* SPDX-License-Identifier: MIT */
/* placement.c -- a board as sets of cells, one for each kind and side */

#include "board/placement.h"

/* Replaces bytes of 16 or more by 0. */
static uint64_t without_high(uint64_t bytes)
{
    const uint64_t low = 0x0f0f0f0f0f0f0f0f;
    uint64_t       high = ((bytes >> 4 & low) + low) >> 4 & 0x0101010101010101;

    return bytes & ~(high * 255);
}

/* The lowest bits of eight bytes beside each other.  The factor has a bit for
 * each byte, which takes the byte's bit to its place among the highest eight. */
static ecart_cells gathered(uint64_t bytes)
{
    return (bytes & 0x0101010101010101) * 0x0102040810204080 >> 56;
}

/* The number of a piece has four bits, three for the kind and one for the side.
 * First a set is made for each bit: the squares where the number has that bit. */
placement ecart_placement_of(const ecart_board *board)
{
    ecart_cells one = 0, two = 0, four = 0, black = 0;

    for (int n = 0; n < 64; n += 8) {
        uint64_t file = bytes_at(&board->at[cell_at(n)]);

        if (file & 0xf0f0f0f0f0f0f0f0)
            file = without_high(file);
        one   |= gathered(file)      << n;
        two   |= gathered(file >> 1) << n;
        four  |= gathered(file >> 2) << n;
        black |= gathered(file >> 3) << n;
    }

    ecart_cells all = (one | two | four) & ~(one & two & four);
    placement   p   = { .of_kind = {
        [ECART_NO_KIND] = all,
        [ECART_KING]    = one & ~two & ~four,
        [ECART_QUEEN]   = ~one & two & ~four,
        [ECART_ROOK]    = one & two & ~four,
        [ECART_BISHOP]  = ~one & ~two & four,
        [ECART_KNIGHT]  = one & ~two & four,
        [ECART_PAWN]    = ~one & two & four,
    }, .of_side = {
        [ECART_WHITE]   = all & ~black,
        [ECART_BLACK]   = all & black,
    } };
    return p;
}
