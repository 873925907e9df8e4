/* SPDX-License-Identifier: MIT */
/* shape_arrays.c -- whether a piece may make many moves, all answered at once
 *
 * A shape is a rule about the sizes of columns and rows, asked in loops without a
 * branch, so that the compiler can vectorize them.  One loop knows all rules and
 * gets those that hold for a kind.  It is as fast as a loop for each kind, and a
 * fifth of the size. */

#include <ecart/shape.h>

#include "base/internal.h"
#include "geometry/lanes.h"

/* What a kind may do, 1 or 0; and the longest step along its lines. */
typedef struct gait {
    uint8_t diagonal, straight, jump, reach;
} gait;

static const gait gaits[ECART_PAWN] = {
    [ECART_KING]   = { .diagonal = 1, .straight = 1, .reach = 1 },
    [ECART_QUEEN]  = { .diagonal = 1, .straight = 1, .reach = 7 },
    [ECART_ROOK]   = { .straight = 1, .reach = 7 },
    [ECART_BISHOP] = { .diagonal = 1, .reach = 7 },
    [ECART_KNIGHT] = { .jump = 1 },
};

/* On a diagonal both parts are equal, and on a straight line one is 0. */
ECART_VECTORIZED
static void piece_of(gait g, const ecart_cell *restrict from,
                     const ecart_cell *restrict to, uint8_t *restrict fits,
                     size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lane    l        = lane_between(from[i], to[i]);
        uint8_t longer   = lane_max(l.columns, l.rows);
        uint8_t shorter  = lane_min(l.columns, l.rows);
        uint8_t diagonal = lane_is(longer, shorter) & g.diagonal;
        uint8_t straight = lane_is(shorter, 0) & g.straight;
        uint8_t near     = lane_below((uint8_t)(longer - 1), g.reach);
        uint8_t jump     = lane_is(longer, 2) & lane_is(shorter, 1) & g.jump;

        fits[i] = (uint8_t)((((diagonal | straight) & near) | jump) & ~l.nonsense);
    }
}

ECART_VECTORIZED
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
        uint8_t step    = lane_is(forward, ECART_NORTH);
        uint8_t right   = lane_is(forward, ECART_NORTH_EAST);
        uint8_t left    = lane_is(forward, (uint8_t)ECART_NORTH_WEST);
        uint8_t two     = lane_is(forward, 2 * ECART_NORTH);
        uint8_t start   = lane_is(lane_row(from[i]), first);

        fits[i] = (uint8_t)((step | right | left | (two & start)) & ~l.nonsense & 1);
    }
}

void ecart_shapes_check(ecart_piece piece, const ecart_cell *from,
                        const ecart_cell *to, uint8_t *fits, size_t count)
{
    ecart_kind kind = ecart_piece_exists(piece) ? ecart_piece_kind(piece)
                                                : ECART_NO_KIND;

    if (kind == ECART_PAWN)
        pawn(ecart_piece_side(piece), from, to, fits, count);
    else
        piece_of(gaits[kind], from, to, fits, count);
}
