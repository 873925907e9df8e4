/* SPDX-License-Identifier: MIT */
/* candidates.c -- finds the pawns that may go to a square */

#include "rules/candidates.h"

/* The moves of all pawns are generated at once, so step back from the target to where
 * those start that reach it.  Pinned pawns, and those that may capture en passant, are
 * asked one by one. */
ecart_cells ecart_pawn_candidates(const ecart_position *p, int to)
{
    movegen      g     = movegen_of(p);
    ecart_cells  pawns = own_of(&g, ECART_PAWN), target = bit(to);
    pawn_targets t     = targets_of_pawns(&g, pawns & ~p->pinned);
    ecart_cells  found = moved(t.steps & target, -g.forward) |
                         moved(t.doubles & target, -2 * g.forward) |
                         moved(t.east & target, -g.forward - EAST) |
                         moved(t.west & target, -g.forward - WEST);
    ecart_cells  asked = pawns & (to == index_of(p->en_passant)
                                  ? ecart_pawn_attacks[p->side ^ 1][to] : p->pinned);
    int          from;

    FOR_EACH(from, asked) {
        if (ecart_targets_of(&g, from) & target)
            found |= bit(from);
    }
    return found;
}
