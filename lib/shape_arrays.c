/* SPDX-License-Identifier: MIT */
/* shape_arrays.c -- many shapes at once
 *
 * The shapes as sizes of columns and rows, in loops without a branch, one for
 * each kind, for the compiler to spread over lanes. */

#include <ecart/shape.h>

#include "lanes.h"

#define LOOP(name, condition)                                             \
    static void name(const ecart_cell *restrict from,                     \
                     const ecart_cell *restrict to,                       \
                     uint8_t *restrict fits, size_t count)                \
    {                                                                     \
        for (size_t i = 0; i < count; i++) {                              \
            lane    l       = lane_between(from[i], to[i]);               \
            uint8_t columns = l.columns, rows = l.rows;                   \
            uint8_t answer  = (condition) ? 1 : 0;                        \
            uint8_t moves   = columns | rows ? 1 : 0;                     \
            fits[i] = (uint8_t)(answer & moves & ~l.nonsense);            \
        }                                                                 \
    }

/* A bishop's parts are equal, a rook has one only, a queen either; a king's
 * are 1 at most; a knight's are 1 and 2, and so 3 by exclusive or. */
LOOP(king,   (columns | rows) <= 1)
LOOP(queen,  (columns == rows) | (columns == 0) | (rows == 0))
LOOP(rook,   (columns == 0) | (rows == 0))
LOOP(bishop, columns == rows)
LOOP(knight, (columns ^ rows) == 3 && lane_max(columns, rows) == 2)

static void pawn(ecart_side side, const ecart_cell *restrict from,
                 const ecart_cell *restrict to, uint8_t *restrict fits,
                 size_t count)
{
    bool    white = side == ECART_WHITE;
    uint8_t first = white ? 1 : 6;
    uint8_t flip  = white ? 0 : 255;    /* x ^ 255 is -x - 1 */

    for (size_t i = 0; i < count; i++) {
        lane    l       = lane_between(from[i], to[i]);
        uint8_t forward = (uint8_t)(((to[i] - from[i]) ^ flip) - flip);
        uint8_t step    = forward == ECART_NORTH ? 1 : 0;
        uint8_t right   = forward == ECART_NORTH_EAST ? 1 : 0;
        uint8_t left    = forward == (uint8_t)ECART_NORTH_WEST ? 1 : 0;
        uint8_t two     = forward == 2 * ECART_NORTH ? 1 : 0;
        uint8_t start   = lane_row(from[i]) == first ? 1 : 0;

        fits[i] = (uint8_t)((step | right | left | (two & start)) & ~l.nonsense);
    }
}

void ecart_shapes_check(ecart_piece piece, const ecart_cell *from,
                        const ecart_cell *to, uint8_t *fits, size_t count)
{
    ecart_kind kind = ecart_piece_exists(piece) ? ecart_piece_kind(piece)
                                                : ECART_NO_KIND;

    switch (kind) {
    case ECART_KING:   king(from, to, fits, count);   return;
    case ECART_QUEEN:  queen(from, to, fits, count);  return;
    case ECART_ROOK:   rook(from, to, fits, count);   return;
    case ECART_BISHOP: bishop(from, to, fits, count); return;
    case ECART_KNIGHT: knight(from, to, fits, count); return;
    case ECART_PAWN:
        pawn(ecart_piece_side(piece), from, to, fits, count);
        return;
    default:
        for (size_t i = 0; i < count; i++)
            fits[i] = 0;
    }
}
