/* SPDX-License-Identifier: MIT */
/* legal_rules.h -- which rules a move breaks */
#ifndef LIB_RULES_LEGAL_RULES_H
#define LIB_RULES_LEGAL_RULES_H

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/attackers.h"

/* A rule if it is broken; the first argument is 1 or 0. */
#define RULE_IF(broken, reason) ((ecart_reason_set)(broken) << PLACE_OF_##reason)

/* Where a piece other than the king must go: anywhere; in check, to the checker
 * or between it and the king; in double check, nowhere. */
static inline ecart_cells answers_to_check(const ecart_position *p)
{
    if (p->checkers == 0)
        return ~(ecart_cells)0;
    if (has_two(p->checkers))
        return 0;
    return p->checkers | between(own_king(p), first_of(p->checkers));
}

/* The king's safety, when another piece moves and captures nothing en passant. */
static inline ecart_reason_set safety_rules(const ecart_position *p, int from, int to)
{
    ecart_reason_set broken = 0;

    if (p->checkers != 0)
        broken |= RULE_IF(has_two(p->checkers), ECART_DOUBLE_CHECK) |
                  RULE_IF(!has_two(p->checkers) && !(answers_to_check(p) & bit(to)),
                          ECART_LEAVES_IN_CHECK);
    if (p->pinned & bit(from))
        broken |= RULE_IF(!(pin_line(p, own_side(p), from) & bit(to)), ECART_PINNED);
    return broken;
}

/* The checkers that go on attacking a king which steps straight away. */
ECART_HIDDEN ecart_cells ecart_followers(const ecart_position *p, int from, int to);

/* All rules that a move breaks: none if it is legal.  ECART_PROMOTION_NEEDED
 * is among them only if it is alone.  The private part is not asked. */
ECART_HIDDEN ecart_reason_set ecart_broken_rules(const ecart_position *p,
                                                 ecart_move move);

#endif
