/* SPDX-License-Identifier: MIT */
/* squares.c -- the 0x88 number and the index of every cell */

#include "geometry/sets.h"

/* Column and row as hexadecimal digits, from 0, with SQUARE_EXISTS added to
 * the row's.  Rank 8 first, as on a diagram. */
const uint8_t ecart_squares[256] = {
#define RANK(row, digit)                                                      \
    [ECART_CELL(1, row)] = 0x00 | (digit), [ECART_CELL(2, row)] = 0x10 | (digit), \
    [ECART_CELL(3, row)] = 0x20 | (digit), [ECART_CELL(4, row)] = 0x30 | (digit), \
    [ECART_CELL(5, row)] = 0x40 | (digit), [ECART_CELL(6, row)] = 0x50 | (digit), \
    [ECART_CELL(7, row)] = 0x60 | (digit), [ECART_CELL(8, row)] = 0x70 | (digit)
    RANK(8, 0x0f),
    RANK(7, 0x0e),
    RANK(6, 0x0d),
    RANK(5, 0x0c),
    RANK(4, 0x0b),
    RANK(3, 0x0a),
    RANK(2, 0x09),
    RANK(1, 0x08)
#undef RANK
};

/* In the order of the numbers; 64 for what is not a cell. */
const uint8_t ecart_indices[256] = {
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,  0,  1,  2,  3,  4,
     5,  6,  7, 64, 64,  8,  9, 10, 11, 12, 13, 14, 15, 64, 64, 16,
    17, 18, 19, 20, 21, 22, 23, 64, 64, 24, 25, 26, 27, 28, 29, 30,
    31, 64, 64, 32, 33, 34, 35, 36, 37, 38, 39, 64, 64, 40, 41, 42,
    43, 44, 45, 46, 47, 64, 64, 48, 49, 50, 51, 52, 53, 54, 55, 64,
    64, 56, 57, 58, 59, 60, 61, 62, 63, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
};
