/* SPDX-License-Identifier: MIT */
/* methods.c -- the distances once more, by every known method; and how pieces move by the
 * article, with its faults, and by an index */

#include <ecart/methods.h>
#include <ecart/shape.h>

#include "geometry/distance_tables.h"
#include "pieces/move_shapes.h"

/* Knight jumps for |columns|, |rows| away from the corners.  The table is
 * symmetric.  tests/check_distance.c derives it again by walking. */
static const int8_t knight_8x8[8][8] = {
    /*        0  1  2  3  4  5  6  7  rows */
    [0] = {   0, 3, 2, 3, 2, 3, 4, 5 },
    [1] = {   3, 2, 1, 2, 3, 4, 3, 4 },
    [2] = {   2, 1, 4, 3, 2, 3, 4, 5 },
    [3] = {   3, 2, 3, 2, 3, 4, 3, 4 },
    [4] = {   2, 3, 2, 3, 4, 3, 4, 5 },
    [5] = {   3, 4, 3, 4, 3, 4, 5, 4 },
    [6] = {   4, 3, 4, 3, 4, 5, 4, 5 },
    [7] = {   5, 4, 5, 4, 5, 4, 5, 6 },
};

static int unpack(ecart_metric metric, unsigned packed)
{
    int chebyshev = (int)(packed & 7);
    int manhattan = chebyshev + (int)(packed >> 3 & 7);

    switch (metric) {
    case ECART_CHEBYSHEV: return chebyshev;
    case ECART_MANHATTAN: return manhattan;
    default:              return 2 * (int)(packed >> 6) + (manhattan & 1);
    }
}

/* In a set, one row up is one bit up, and one column to the right is eight. */
static ecart_cells all_jumps(ecart_cells set)
{
    const ecart_cells row_1 = 0x0101010101010101, row_2 = row_1 << 1;
    const ecart_cells row_8 = row_1 << 7,         row_7 = row_1 << 6;

    ecart_cells one_row  = (set & ~row_8) << 1 | (set & ~row_1) >> 1;
    ecart_cells two_rows = (set & ~(row_7 | row_8)) << 2 | (set & ~(row_1 | row_2)) >> 2;

    return one_row << 16 | one_row >> 16 | two_rows << 8 | two_rows >> 8;
}

int ecart_knight_fill(ecart_cells from, ecart_cells to)
{
    int rounds = 0;

    if (from == 0 || to == 0)
        return -1;
    for (; !(from & to); rounds++)
        from |= all_jumps(from);
    return rounds;
}

/* The table has only the first cells of one quarter of the board; the others are
 * mirrored into it.  A bit of the column and one of the row show on which side of
 * the middle a cell lies. */
static int by_64x64(ecart_metric metric, ecart_cell from, ecart_cell to)
{
    int a = ecart_cell_index(from), b = ecart_cell_index(to);
    int mirror = (a & 0x20 ? 0x38 : 0) | (a & 0x04 ? 0x07 : 0);

    a ^= mirror;
    b ^= mirror;
    return unpack(metric, distances_64x64[(a >> 1 & 12) | (a & 3)][b]);
}

/* The sizes 9 and 11 of a diagonal step have one reading each, so the difference is enough. */
static int corner_detour(ecart_metric metric, ecart_cell from, ecart_cell to)
{
    int size = ecart_difference_size(ecart_difference_between(from, to));

    return metric == ECART_KNIGHT_JUMPS && touch_corner(from, to) &&
           (size == ECART_NORTH_EAST || size == ECART_SOUTH_EAST) ? CORNER_DETOUR : 0;
}

/* A jump changes each part by 2 at most, and the sum by 3 at most.  So a knight needs half of
 * the longer part or a third of the sum, whichever is more, and one jump more if this number
 * is even and the sum is odd, or the reverse.  Some cells are too near for that, and take two
 * jumps more: the cell beside, two cells diagonally, and one cell diagonally from a corner. */
static int knight_by_arithmetic(ecart_cell from, ecart_cell to, int columns, int rows)
{
    int  longer = columns > rows ? columns : rows, sum = columns + rows;
    int  half   = (longer + 1) / 2, third = (sum + 2) / 3;
    int  least  = half > third ? half : third;
    bool near   = sum == 1 || (columns == 2 && rows == 2) ||
                  (columns == 1 && rows == 1 && touch_corner(from, to));

    return least + ((least ^ sum) & 1) + (near ? 2 : 0);
}

static int by_arithmetic(ecart_metric metric, ecart_cell from, ecart_cell to)
{
    ecart_reading parts = ecart_difference_reading(from, to);
    int columns = ecart_difference_size(parts.columns), rows = ecart_difference_size(parts.rows);

    switch (metric) {
    case ECART_CHEBYSHEV: return columns > rows ? columns : rows;
    case ECART_MANHATTAN: return columns + rows;
    default:              return knight_by_arithmetic(from, to, columns, rows);
    }
}

/* The functions of distance.h use this method. */
static int by_0x88(ecart_metric metric, ecart_cell from, ecart_cell to)
{
    switch (metric) {
    case ECART_CHEBYSHEV: return ecart_chebyshev_distance(from, to);
    case ECART_MANHATTAN: return ecart_manhattan_distance(from, to);
    default:              return ecart_knight_distance(from, to);
    }
}

static int by_15x15(ecart_metric metric, ecart_cell from, ecart_cell to)
{
    return unpack(metric, distances_15x15[ecart_difference_15x15(from, to)]) +
           corner_detour(metric, from, to);
}

static int knight_by_8x8(ecart_cell from, ecart_cell to)
{
    ecart_reading parts = ecart_difference_reading(from, to);
    int columns = ecart_difference_size(parts.columns), rows = ecart_difference_size(parts.rows);

    if (columns == 1 && rows == 1 && touch_corner(from, to))
        return knight_8x8[1][1] + CORNER_DETOUR;
    return knight_8x8[columns][rows];
}

static int knight_by_8x8_no_branch(ecart_cell from, ecart_cell to)
{
    ecart_reading parts = ecart_difference_reading(from, to);
    int columns = ecart_difference_size(parts.columns), rows = ecart_difference_size(parts.rows);
    int corner  = (from == ECART_A1) | (from == ECART_A8) |
                  (from == ECART_H1) | (from == ECART_H8) |
                  (to   == ECART_A1) | (to   == ECART_A8) |
                  (to   == ECART_H1) | (to   == ECART_H8);

    return knight_8x8[columns][rows] + CORNER_DETOUR * (corner & (columns == 1) & (rows == 1));
}

bool ecart_distance_knows(ecart_metric metric, ecart_method method)
{
    const unsigned knights_only = 1u << ECART_BY_FILL | 1u << ECART_BY_8X8 |
                                  1u << ECART_BY_8X8_NO_BRANCH;

    return metric < ECART_METRICS && method < ECART_METHODS &&
           (metric == ECART_KNIGHT_JUMPS || !(knights_only >> method & 1));
}

int ecart_distance_by(ecart_metric metric, ecart_method method, ecart_cell from, ecart_cell to)
{
    if (!ecart_distance_knows(metric, method) ||
        !ecart_cell_exists(from) || !ecart_cell_exists(to))
        return -1;

    switch (method) {
    case ECART_BY_ARITHMETIC:    return by_arithmetic(metric, from, to);
    case ECART_BY_FILL:          return ecart_knight_fill(ecart_cells_of(from),
                                                          ecart_cells_of(to));
    case ECART_BY_64X64:         return by_64x64(metric, from, to);
    case ECART_BY_0X88:          return by_0x88(metric, from, to);
    case ECART_BY_15X15:         return by_15x15(metric, from, to);
    case ECART_BY_8X8:           return knight_by_8x8(from, to);
    default:                     return knight_by_8x8_no_branch(from, to);
    }
}

int ecart_difference_0x88(ecart_cell from, ecart_cell to)
{
    if (!ecart_cell_exists(from) || !ecart_cell_exists(to))
        return 0;

    ecart_reading reading = ecart_difference_reading(from, to);
    return 120 + 16 * reading.rows + reading.columns;
}

int ecart_difference_15x15(ecart_cell from, ecart_cell to)
{
    if (!ecart_cell_exists(from) || !ecart_cell_exists(to))
        return -1;

    ecart_reading reading = ecart_difference_reading(from, to);
    return 112 + 15 * reading.rows + reading.columns;
}

/* Both arrays have 15 rows.  Those of the 0x88 array have one number more, the first,
 * which is not an index. */
ecart_reading ecart_index_reading(ecart_method method, int index)
{
    ecart_reading reading = { 0, 0 };
    int           width   = method == ECART_BY_0X88 ? 16 : method == ECART_BY_15X15 ? 15 : 0;

    if (index < 0 || index >= 15 * width || (width == 16 && index % 16 == 0))
        return reading;
    reading.columns = (int8_t)(index % width - width / 2);
    reading.rows    = (int8_t)(index / width - 7);
    return reading;
}

/* The difference of two cells that are as far apart as an index says. */
ecart_difference ecart_index_step(ecart_method method, int index)
{
    ecart_reading reading = ecart_index_reading(method, index);
    int column = reading.columns < 0 ? 8 : 1, row = reading.rows < 0 ? 8 : 1;

    return ecart_difference_step(ecart_cell_make(column, row),
                                 ecart_cell_make(column + reading.columns,
                                                 row + reading.rows));
}

bool ecart_shape_article(ecart_kind kind, ecart_cell from, ecart_cell to)
{
    ecart_difference difference = ecart_difference_between(from, to);
    bool starter = ecart_cell_row(from) == 2 || ecart_cell_row(from) == 7;

    if (kind == ECART_PAWN && ecart_difference_size(difference) == 2)
        return starter;
    return ecart_shape_set_has(kind, difference);
}

/* The tables of the library go up the columns.  So their index has columns where the
 * Wiki's has rows. */
int ecart_shape_attackers(ecart_method method, int index)
{
    ecart_reading  vector = ecart_index_reading(method, index);
    const uint8_t *shapes = ecart_move_shapes[SAME_SQUARE + 16 * vector.columns + vector.rows];
    int            pieces = 0;

    for (int piece = 0; piece < ECART_PIECE_LIMIT; piece++) {
        unsigned shape = shapes[piece];

        if ((shape >= SHAPE_KING && shape <= SHAPE_KNIGHT) || shape == SHAPE_PAWN_CAPTURE)
            pieces |= 1 << piece;
    }
    return pieces;
}
