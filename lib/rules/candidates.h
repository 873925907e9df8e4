/* SPDX-License-Identifier: MIT */
/* candidates.h -- finds the pieces of a kind that may go to a square
 *
 * SAN names a kind and a target, so its reader has to know this.  Attacks go both
 * ways: the pieces that reach the target are found by looking back from it.  Which of
 * them may go there the lists of moves say (movegen.h). */
#ifndef LIB_RULES_CANDIDATES_H
#define LIB_RULES_CANDIDATES_H

#include "rules/movegen.h"

/* ecart_candidates() for pawns. */
ECART_HIDDEN ecart_cells ecart_pawn_candidates(const ecart_position *p, int to);

/* The pieces of a kind, of the side to move, that may legally go to a square,
 * given as an index.  A pawn that reaches the last rank counts, whatever it
 * becomes there.  Castling does not count: SAN has another notation for it. */
static inline ecart_cells ecart_candidates(const ecart_position *p, ecart_kind kind, int to)
{
    movegen     g = movegen_of(p);
    ecart_cells found;
    int         from;

    if (kind == ECART_PAWN)
        return ecart_pawn_candidates(p, to);
    found = empty_board_attacks(kind, to) & own_of(&g, kind);
    if (kind == ECART_KING)
        return found != 0 && safe_for_king(&g, bit(to) & ~g.own) != 0 ? found : 0;
    FOR_EACH(from, found) {
        if ((between(from, to) & g.taken) || !allowed(&g, from, bit(to)))
            found &= ~bit(from);
    }
    return found;
}

#endif
