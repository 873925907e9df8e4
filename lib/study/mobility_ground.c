/* SPDX-License-Identifier: MIT */
/* mobility_ground.c -- what a piece finds on a board */

#include "study/mobility_ground.h"

/* What stands on the cell from which the piece starts is ignored. */
ground ecart_mobility_ground(const ecart_board *board, ecart_side side, ecart_cells from,
                             int ways)
{
    placement pieces = ecart_placement_of(board);
    ground    g      = { pieces.of_kind[ECART_NO_KIND] & ~from, 0 };

    if (ways & ECART_TAKE_ENEMY)
        g.takeable |= pieces.of_side[side ^ 1];
    if (ways & ECART_TAKE_OWN)
        g.takeable |= pieces.of_side[side];
    g.takeable &= ~pieces.of_kind[ECART_KING];
    return g;
}
