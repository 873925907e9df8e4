/* SPDX-License-Identifier: MIT */
/* legal_rules.h -- finds every rule that a move breaks */
#ifndef LIB_RULES_LEGAL_RULES_H
#define LIB_RULES_LEGAL_RULES_H

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/attackers.h"

/* Where a piece other than the king can go as far as check is concerned: anywhere;
 * in check, to the checker or between it and the king; in double check, nowhere. */
static inline ecart_cells answers_to_check(const ecart_position *p)
{
    if (p->checkers == 0)
        return ~(ecart_cells)0;
    if (has_two(p->checkers))
        return 0;
    return p->checkers | between(own_king(p), first_of(p->checkers));
}

/* The checkers that still attack the king after it stepped straight away from them. */
ECART_HIDDEN ecart_cells ecart_followers(const ecart_position *p, int from, int to);

/* All rules that any move breaks: none if it is legal.  ECART_PROMOTION_NEEDED is in the
 * set only if no other rule is broken. */
ECART_HIDDEN ecart_reason_set ecart_broken_rules(const ecart_position *p, ecart_move move);

#endif
