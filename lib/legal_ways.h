/* SPDX-License-Identifier: MIT */
/* legal_ways.h -- how a piece goes from a cell to another, by one look-up
 *
 * What shape.h finds out by asking, for every piece and every difference of
 * two cells.  tests/check_legal.c compares the two. */
#ifndef LIB_LEGAL_WAYS_H
#define LIB_LEGAL_WAYS_H

#include <ecart/reason.h>

#include "board_attacks.h"

/* The way of a piece on an empty board.  A piece that does not go so has in its
 * place the reason for that, from ECART_KING_SHAPE on, or an alias: it makes
 * the same decimal difference elsewhere. */
enum {
    WAY_FITS,           /* goes so, and captures so */
    WAY_CAPTURE,        /* a pawn, diagonally */
    WAY_STEP,           /* a pawn, straight */
    WAY_DOUBLE,         /* a pawn, two steps from its starter cell */
    WAY_QUEEN_ALIAS,
    WAY_ROOK_ALIAS,
    WAY_BISHOP_ALIAS,
    WAY_KNIGHT_ALIAS,

    WAYS = ECART_PAWN_DOUBLE_NOT_FROM_START + 1
};

enum {
    WAY_COLUMNS = 10,
    WAY_MORE    = 16    /* beside a column: its way is not all that counts */
};

/* By the difference of two cells. */
ECART_HIDDEN extern const uint8_t ecart_ways[240][WAY_COLUMNS];

/* The column by the side to move, the piece, and the row in which it stands.
 * There is more to ask of kings, of pawns that may promote or capture en
 * passant, and of what is no own piece. */
ECART_HIDDEN extern const uint8_t ecart_way_columns[2][16][8];

#endif
