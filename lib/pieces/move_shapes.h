/* SPDX-License-Identifier: MIT */
/* move_shapes.h -- how every piece goes from cell to cell, stated once
 *
 * One look-up says how a piece would go from one cell to another on an empty
 * board: as a rook does, as a pawn captures, or in a way that is wrong for it, and
 * then what is wrong.  shape.c answers from this table; outcomes.h adds what stands
 * on the board, and the rules add the rest.  The table knows the difference of the
 * cells only, and so not where a pawn starts: see from_start(). */
#ifndef LIB_PIECES_MOVE_SHAPES_H
#define LIB_PIECES_MOVE_SHAPES_H

#include <ecart/piece.h>
#include <ecart/reason.h>

#include "geometry/sets.h"

enum {
    SHAPE_NONE,             /* from and to are the same */

    SHAPE_KING,             /* a true shape has the number of its kind */
    SHAPE_QUEEN,
    SHAPE_ROOK,
    SHAPE_BISHOP,
    SHAPE_KNIGHT,
    SHAPE_PAWN_STEP,
    SHAPE_PAWN_DOUBLE,      /* two steps, from wherever it stands */
    SHAPE_PAWN_CAPTURE,     /* diagonally forward */

    SHAPE_NOT_KING,         /* from here on, the move is wrong for the piece */
    SHAPE_NOT_QUEEN,
    SHAPE_NOT_ROOK,
    SHAPE_NOT_BISHOP,
    SHAPE_NOT_KNIGHT,
    SHAPE_NOT_PAWN,
    SHAPE_PAWN_BACKWARD,
    SHAPE_PAWN_SIDEWAYS,
    SHAPE_PAWN_DOUBLE_ELSEWHERE,    /* not in the table: from_start() */
    SHAPE_NO_PIECE,                 /* from is empty */

    SHAPE_QUEEN_ALIAS,      /* the number is in the queen's set, but means another move */
    SHAPE_ROOK_ALIAS,
    SHAPE_BISHOP_ALIAS,

    MOVE_SHAPES
};

/* By the difference of two cells, and by the piece. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_move_shapes[240][16];

/* The reason for each shape: ECART_LEGAL if the shape is right for its piece. */
ECART_HIDDEN_TABLE extern const ecart_reason ecart_shape_reasons[MOVE_SHAPES];

static inline bool shape_is_alias(unsigned shape)
{
    return shape >= SHAPE_QUEEN_ALIAS;
}

/* The shape of a move that starts from a row, counted from 0: a pawn makes two
 * steps from its second row only. */
static inline unsigned from_start(unsigned shape, ecart_piece piece, unsigned row)
{
    if (shape != SHAPE_PAWN_DOUBLE)
        return shape;

    unsigned start = piece == ECART_PIECE(ECART_WHITE, ECART_PAWN) ? 1 : 6;
    return row == start ? shape : SHAPE_PAWN_DOUBLE_ELSEWHERE;
}

#endif
