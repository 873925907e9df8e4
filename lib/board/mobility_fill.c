/* SPDX-License-Identifier: MIT */
/* mobility_fill.c -- where pieces of one kind go, from many cells at once */

#include "board/mobility_fill.h"

/* A pawn that steps onto the third rank of its side comes from the second, so it may
 * go on to the fourth in the same move. */
static ecart_cells pawn_step(ecart_side side, ecart_cells from, ground g)
{
    ecart_cells empty = ~g.occupied, ahead, goals;

    if (side == ECART_WHITE) {
        ahead = (from & ~ROW(8)) << 1;
        goals = ahead & empty;
        goals |= (goals & ROW(3)) << 1 & empty;
    } else {
        ahead = (from & ~ROW(1)) >> 1;
        goals = ahead & empty;
        goals |= (goals & ROW(6)) >> 1 & empty;
    }
    return goals | ((ahead << 8 | ahead >> 8) & g.takeable);
}

ecart_cells ecart_mobility_step(ecart_piece piece, ecart_cells from, ground g)
{
    ecart_kind  kind  = ecart_piece_kind(piece);
    ecart_cells goals = 0;
    int         index;

    if (kind == ECART_PAWN)
        return pawn_step(ecart_piece_side(piece), from, g);
    FOR_EACH(index, from)
        goals |= piece_attacks(kind, index, g.occupied);
    return goals & (~g.occupied | g.takeable);
}

ecart_cells ecart_mobility_fill(ecart_piece piece, ecart_cells from, ground g)
{
    ecart_cells reached = from, front = from;

    while (front != 0) {
        front    = ecart_mobility_step(piece, front, g) & ~reached;
        reached |= front;
    }
    return reached;
}
