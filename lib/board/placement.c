/* SPDX-License-Identifier: MIT */
/* placement.c -- a board as sets of cells, one for each kind and side, and what attacks a cell */

#include "board/placement.h"

/* Replaces bytes of 16 or more by 0. */
static uint64_t without_high(uint64_t bytes)
{
    const uint64_t low = 0x0f0f0f0f0f0f0f0f;
    uint64_t       high = ((bytes >> 4 & low) + low) >> 4 & 0x0101010101010101;

    return bytes & ~(high * 255);
}

/* Exchanges the bits of b under a mask with those bits of a that are "by" places
 * higher. */
static inline void exchange(uint64_t *a, int by, uint64_t *b, uint64_t mask)
{
    uint64_t differ = (*a >> by ^ *b) & mask;

    *a ^= differ << by;
    *b ^= differ;
}

/* Bit n of byte m becomes bit m of byte n: Warren, Hacker's Delight, 7-3. */
static inline uint64_t transposed(uint64_t bytes)
{
    uint64_t differ = (bytes >> 7 ^ bytes) & 0x00aa00aa00aa00aa;

    bytes ^= differ << 7 ^ differ;
    differ = (bytes >> 14 ^ bytes) & 0x0000cccc0000cccc;
    bytes ^= differ << 14 ^ differ;
    differ = (bytes >> 28 ^ bytes) & 0x00000000f0f0f0f0;
    return bytes ^ differ << 28 ^ differ;
}

/* File n from the left and the fourth after it, in the lower and the higher half of
 * eight bytes. */
static inline uint64_t two_files(const ecart_board *board, int n)
{
    uint64_t low  = bytes_at(&board->at[cell_at(8 * n)]);
    uint64_t high = bytes_at(&board->at[cell_at(8 * n + 32)]);

    if ((low | high) & 0xf0f0f0f0f0f0f0f0)
        return without_high(low) | without_high(high) << 4;
    return low | high << 4;
}

/* The number of a piece has four bits, three for the kind and one for the side.
 * First a set is made for each bit: the squares where the number has that bit.  The
 * exchanges bring each bit into its set, and then each set is put into the order of
 * its squares. */
placement ecart_placement_of(const ecart_board *board)
{
    uint64_t one  = two_files(board, 0), two   = two_files(board, 1);
    uint64_t four = two_files(board, 2), black = two_files(board, 3);

    exchange(&one, 1, &two, 0x5555555555555555);
    exchange(&four, 1, &black, 0x5555555555555555);
    exchange(&one, 2, &four, 0x3333333333333333);
    exchange(&two, 2, &black, 0x3333333333333333);
    one   = transposed(one);
    two   = transposed(two);
    four  = transposed(four);
    black = transposed(black);

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

ecart_cells ecart_attackers_if(const ecart_cells *of_kind, ecart_cells of_side,
                               ecart_side side, int index, ecart_cells taken)
{
    ecart_cells own      = of_side & taken;
    ecart_cells straight = straight_sliders(of_kind) & own;
    ecart_cells diagonal = diagonal_sliders(of_kind) & own;
    ecart_cells found    =
        (empty_board_attacks(ECART_KNIGHT, index) & of_kind[ECART_KNIGHT]) |
        (empty_board_attacks(ECART_KING, index)   & of_kind[ECART_KING])   |
        (ecart_pawn_attacks[side ^ 1][index] & of_kind[ECART_PAWN]);

    if (straight & empty_board_attacks(ECART_ROOK, index))
        found |= rook_attacks(index, taken) & straight;
    if (diagonal & empty_board_attacks(ECART_BISHOP, index))
        found |= bishop_attacks(index, taken) & diagonal;
    return found & own;
}
