/* SPDX-License-Identifier: MIT */
/* candidates.c -- finds the pieces of a kind that may go to a square */

#include "rules/candidates.h"

#include "rules/movegen.h"

ecart_cells ecart_unblocked(const ecart_position *p, ecart_cells pieces, int to)
{
    int from;

    FOR_EACH(from, pieces) {
        if (between(from, to) & occupied(p))
            pieces &= ~bit(from);
    }
    return pieces;
}

ecart_cells ecart_legal_among(const ecart_position *p, ecart_cells pieces, int to)
{
    ecart_cells legal = 0;
    int         from;

    FOR_EACH(from, pieces) {
        ecart_move       move   = ecart_move_make(cell_at(from), cell_at(to), ECART_NO_KIND);
        ecart_reason_set broken = ecart_broken_rules(p, move);

        if ((broken & ~RULE(ECART_PROMOTION_NEEDED)) == 0)
            legal |= bit(from);
    }
    return legal;
}

/* The moves of all pawns are generated at once, so step back from the target to
 * where those start that reach it. */
ecart_cells ecart_pawn_candidates(const ecart_position *p, int to)
{
    movegen      g      = movegen_of(p);
    ecart_cells  pawns  = own_of(&g, ECART_PAWN), target = bit(to);
    pawn_targets t      = targets_of_pawns(&g, pawns & ~p->pinned);

    if (index_of(p->en_passant) == to)
        return ecart_legal_among(p, ecart_pawn_attacks[p->side ^ 1][to] & pawns, to);
    return moved(t.steps & target, -g.forward) |
           moved(t.doubles & target, -2 * g.forward) |
           moved(t.east & target, -g.forward - EAST) |
           moved(t.west & target, -g.forward - WEST) |
           ecart_legal_among(p, pawns & p->pinned, to);
}
