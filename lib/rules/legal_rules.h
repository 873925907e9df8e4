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

/* The rules of the king's safety that another piece breaks, except en passant. */
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

/* The rules that a king breaks by going to a square that is attacked: by the other
 * king, by checkers on whose line it stays, or by other pieces. */
static inline ecart_reason_set attacked_king_rules(const ecart_position *p, int to, bool king,
                                                   bool follow, bool others)
{
    bool takes = enemy(p) >> to & 1;

    return RULE_IF(king, ECART_KINGS_TOUCH) |
           RULE_IF(takes & (follow | others), ECART_KING_CAPTURES_GUARDED) |
           RULE_IF(!takes & follow, ECART_KING_STAYS_ON_LINE) |
           RULE_IF(!takes & others, ECART_KING_INTO_ATTACK);
}

/* The rules of the king's safety that a move of the king breaks, except castling. */
ECART_HIDDEN ecart_reason_set ecart_king_safety_rules(const ecart_position *p,
                                                      int from, int to);

/* The checkers that still attack the king after it stepped straight away from
 * them. */
ECART_HIDDEN ecart_cells ecart_followers(const ecart_position *p, int from, int to);

/* The rules that a move between two squares breaks: of an own piece, and of a piece
 * of the other side. */
ECART_HIDDEN ecart_reason_set ecart_own_rules(const ecart_position *p, ecart_move move);
ECART_HIDDEN ecart_reason_set ecart_enemy_rules(const ecart_position *p, ecart_move move);

/* All rules that any move breaks: none if it is legal.  ECART_PROMOTION_NEEDED is
 * only in it if no rule is broken.  The private part is not used. */
static inline ecart_reason_set broken_rules(const ecart_position *p, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if ((from | to) >= NO_INDEX)
        return RULE(ECART_IMPOSSIBLE_CELL);
    if (from == to)
        return RULE(ECART_SAME_CELL);
    if (p->board.at[move.from] == ECART_NO_PIECE)
        return RULE(ECART_NOTHING_THERE);
    return own(p) >> from & 1 ? ecart_own_rules(p, move) : ecart_enemy_rules(p, move);
}

#endif
