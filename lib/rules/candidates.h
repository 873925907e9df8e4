/* SPDX-License-Identifier: MIT */
/* candidates.h -- finds the pieces of a kind that may go to a square
 *
 * SAN names a kind and a target, so its reader has to know this.  Attacks go both
 * ways: the pieces that reach the target are found by looking back from it.  Most
 * often there is one, and it is not pinned.  Each pinned piece, and in check each
 * piece, is judged by the rules. */
#ifndef LIB_RULES_CANDIDATES_H
#define LIB_RULES_CANDIDATES_H

#include "rules/legal_rules.h"

/* ecart_candidates() for pawns. */
ECART_HIDDEN ecart_cells ecart_pawn_candidates(const ecart_position *p, int to);

/* The pieces among some with nothing between them and the target. */
ECART_HIDDEN ecart_cells ecart_unblocked(const ecart_position *p, ecart_cells pieces, int to);

/* The pieces among some that break no rule, or only lack a promotion. */
ECART_HIDDEN ecart_cells ecart_legal_among(const ecart_position *p, ecart_cells pieces, int to);

/* The pieces of a kind, of the side to move, that may legally go to a square,
 * given as an index.  A pawn that reaches the last rank counts, whatever it
 * becomes there.  Castling does not count: SAN has another notation for it. */
static inline ecart_cells ecart_candidates(const ecart_position *p, ecart_kind kind, int to)
{
    ecart_cells found, constrained;

    if (kind == ECART_PAWN)
        return ecart_pawn_candidates(p, to);
    found = own(p) & bit(to) ? 0 : empty_board_attacks(kind, to) & own(p) & p->of_kind[kind];
    if (has_two(found))
        found = ecart_unblocked(p, found, to);
    else if (found != 0 && (between(first_of(found), to) & occupied(p)))
        return 0;
    if (kind == ECART_KING)
        return found != 0 && king_attackers(p, to) == 0 ? found : 0;
    constrained = p->checkers != 0 ? found : found & p->pinned;
    return constrained == 0 ? found
                            : (found ^ constrained) | ecart_legal_among(p, constrained, to);
}

#endif
