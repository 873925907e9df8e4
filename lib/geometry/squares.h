/* SPDX-License-Identifier: MIT */
/* squares.h -- the 0x88 number and the index of every cell */
#ifndef LIB_GEOMETRY_SQUARES_H
#define LIB_GEOMETRY_SQUARES_H

#include <stdbool.h>
#include <stdint.h>

#include <ecart/cell.h>

#include "base/internal.h"

/* The 0x88 number of each cell: 16 x column + row, both from 0, and the bit
 * SQUARE_EXISTS, which these leave free.  0 for what is not a cell.  So one look-up
 * says whether a number is a cell, and where it is.  Arithmetic on its digits
 * would need a division.
 *
 * These numbers go up the columns, in the order of the cells.  Those of the Chess
 * Programming Wiki go along the ranks.  A table that treats columns and rows alike
 * is the same for both. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_squares[256];

/* The place of every cell in the order of the cells, 0 to 63; 64 for what is
 * no cell. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_indices[256];

enum {
    SQUARE_EXISTS = 0x08,
    SAME_SQUARE   = 120     /* the 0x88 difference of a cell to itself */
};

static inline bool squares_exist(unsigned from, unsigned to)
{
    return (from & to & SQUARE_EXISTS) != 0;
}

#endif
