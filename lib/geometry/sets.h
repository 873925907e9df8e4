/* SPDX-License-Identifier: MIT */
/* sets.h -- sets of cells, cells as the bits of a set, and the 0x88 number of each
 *
 * Here a cell is its index, ecart_cell_index(): the bit that stands for it in
 * a set.  Indices go up the columns, eight to each, so that one row up is one
 * bit up and one column to the right is eight. */
#ifndef LIB_GEOMETRY_SETS_H
#define LIB_GEOMETRY_SETS_H

#include <ecart/cell.h>

#include "base/bits.h"
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

enum {
    NO_INDEX = 64       /* this or more: not a cell */
};

#define NO_CELLS ((ecart_cells)0)
#define ROW(n) ((ecart_cells)0x0101010101010101 << ((n) - 1))

static inline ecart_cells bit(int index)
{
    return (ecart_cells)1 << index;
}

/* The lowest index in a set that is not empty. */
static inline int first_of(ecart_cells set)
{
    ECART_ASSERT(set != 0);
    return bits_lowest(set);
}

/* The first cell of a set; ECART_NO_CELL if it is empty. */
static inline ecart_cell first_cell(ecart_cells set)
{
    return ecart_cells_next(set, ECART_NO_CELL);
}

static inline bool has_two(ecart_cells set)
{
    return (set & (set - 1)) != 0;
}

/* For the index of each cell. */
#define FOR_ALL(index) for (int index = 0; index < 64; index++)

/* For each cell of a set. */
#define FOR_CELLS(cell, set) \
    for (ecart_cell cell = ECART_NO_CELL; \
         (cell = ecart_cells_next((set), cell)) != ECART_NO_CELL;)

/* For each index in a set, in ascending order. */
#define FOR_EACH(index, set)                                              \
    for (ecart_cells rest_ = (set); rest_ != 0 && (index = first_of(rest_), 1); \
         rest_ &= rest_ - 1)

static inline ecart_cell cell_at(int index)
{
    return (ecart_cell)(index + (index >> 3) * 2 + ECART_A1);
}

static inline int square_at(int index)
{
    return index + (index & 56);
}

/* The index of any number; NO_INDEX if it is not a cell. */
static inline int index_of(ecart_cell c)
{
    return ecart_indices[c];
}

/* The place of the difference of two cells in a table by difference. */
static inline int difference_at(int from, int to)
{
    return square_at(to) - square_at(from) + SAME_SQUARE;
}

/* A set with all its bits moved on by a number of places.  Those that pass the last
 * cell go on at the first. */
static inline ecart_cells turned(ecart_cells set, int by)
{
    return set << by | set >> (-by & 63);
}

/* A set moved by a difference of indices, forwards or back.  Every cell of the set must
 * stay on the board. */
static inline ecart_cells moved(ecart_cells set, int difference)
{
    return set << (difference & 63) | set >> (-difference & 63);
}

/* The cells strictly between two cells, by their difference, as bits turned back until
 * the first of the two is a1; none if the two share no line. */
ECART_HIDDEN_TABLE extern const ecart_cells ecart_between[240];

/* The cells strictly between two cells of one row, column or diagonal; none if they
 * do not share one. */
static inline ecart_cells between(int a, int b)
{
    return turned(ecart_between[difference_at(a, b)], a);
}

enum { EAST = 8, WEST = -8 };

#define DARK_CELLS ((ecart_cells)0xaa55aa55aa55aa55)
#define COLUMN_A ((ecart_cells)255)
#define COLUMN_H ((ecart_cells)255 << 56)

/* A knight makes one diagonal step by two jumps, in two ways.  From a corner or to
 * one, both ways lead off the board, and it needs two jumps more. */
enum { CORNER_DETOUR = 2 };

static inline bool is_corner(ecart_cell c)
{
    return c == ECART_A1 || c == ECART_A8 || c == ECART_H1 || c == ECART_H8;
}

static inline bool touch_corner(ecart_cell from, ecart_cell to)
{
    return is_corner(from) || is_corner(to);
}

#endif
