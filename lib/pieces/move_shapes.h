/* SPDX-License-Identifier: MIT */
/* move_shapes.h -- how a piece goes from a cell to another, by one look-up
 *
 * What shape.h finds out by asking, for every piece and every difference of
 * two cells.  tests/check_legal.c compares the two. */
#ifndef LIB_PIECES_MOVE_SHAPES_H
#define LIB_PIECES_MOVE_SHAPES_H

#include <ecart/piece.h>
#include <ecart/reason.h>

#include "geometry/squares.h"

/* The way of a piece on an empty board: if it goes so and captures so, the
 * number of its kind.  A piece that does not go so has in its place the reason
 * for that, from ECART_KING_SHAPE on, or an alias: it makes the same decimal
 * difference elsewhere. */
enum {
    WAY_NONE,           /* it stays where it is, or there is no piece */
    WAY_STEP = ECART_KNIGHT + 1,    /* a pawn, straight */
    WAY_DOUBLE,                     /* a pawn, straight, two steps from anywhere */

    WAY_CAPTURE = ECART_PAWN_DOUBLE_NOT_FROM_START + 1,     /* a pawn, diagonally */
    WAY_QUEEN_ALIAS,
    WAY_ROOK_ALIAS,
    WAY_BISHOP_ALIAS,
    WAY_KNIGHT_ALIAS,
    WAYS
};

/* Beside the kinds, as columns of the table. */
enum {
    WAY_BLACK_PAWN = ECART_PAWN + 1
};

/* By the difference of two cells, and by the column of what goes. */
ECART_HIDDEN extern const uint8_t ecart_ways[240][8];

/* The column of each piece. */
ECART_HIDDEN extern const uint8_t ecart_way_columns[16];

#endif
