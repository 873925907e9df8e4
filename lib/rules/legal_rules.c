/* SPDX-License-Identifier: MIT */
/* legal_rules.c -- finds every rule that a move breaks
 *
 * Every rule is asked, so that a verdict can name all that are broken: first what
 * the board says (outcomes.h), then promotion, then the king's safety.  Castling
 * has rules of its own (castling.h).  En passant has a test of its own for check,
 * because two pawns leave their squares. */

#include "rules/legal_rules.h"

#include "board/outcomes.h"
#include "board/placement.h"
#include "rules/castling.h"
#include "rules/movegen.h"

typedef ecart_reason_set rules;

/* A pawn cannot become a king, a pawn, or anything that is not a kind. */
static inline rules promotion_rules(ecart_move move, bool happens)
{
    if (move.promotion == ECART_NO_KIND)
        return 0;
    return RULE_IF(move.promotion == ECART_KING || move.promotion >= ECART_PAWN,
                   ECART_PROMOTION_INVALID) |
           RULE_IF(!happens, ECART_PROMOTION_NOT_ALLOWED);
}

/* Two pawns leave their squares, so the attackers of the king are found anew. */
static rules en_passant_rules(const ecart_position *p, int from, int to)
{
    ecart_cells attackers = en_passant_attackers(p->of_kind, p->of_side, p->side,
                                                 own_king(p), from, to);
    rules broken = RULE_IF(has_two(p->checkers), ECART_DOUBLE_CHECK);

    if (attackers == 0)
        return broken;
    if (!has_two(p->checkers))
        broken |= RULE_IF((attackers & p->checkers) != 0, ECART_LEAVES_IN_CHECK);
    if ((p->pinned & bit(from)) && !(pin_line(p, p->side, from) & bit(to))) {
        broken    |= RULE(ECART_PINNED);
        attackers &= ~bit(pinner_of(p, p->side, from));
    }
    return broken | RULE_IF((attackers & ~p->checkers) != 0, ECART_EN_PASSANT_EXPOSES_KING);
}

/* The rules that a pawn breaks, given those that the board alone shows. */
static rules pawn_rules(rules broken, const ecart_position *p, ecart_move move, int from, int to)
{
    bool last = (to & 7) == last_rank(p);

    if (broken == RULE(ECART_PAWN_CAPTURE_EMPTY)) {
        if (move.to == p->en_passant)
            return promotion_rules(move, last) | en_passant_rules(p, from, to);
        if (takes_beside(p, from, to))
            broken = RULE(ECART_EN_PASSANT_UNAVAILABLE);
    }
    broken |= promotion_rules(move, last) | check_rules(p, from, to);
    if (broken == 0 && last && move.promotion == ECART_NO_KIND)
        return RULE(ECART_PROMOTION_NEEDED);
    return broken;
}

ecart_cells ecart_followers(const ecart_position *p, int from, int to)
{
    ecart_cells found = 0;
    int         checker;

    FOR_EACH(checker, p->checkers) {
        if (between(checker, to) & bit(from))
            found |= bit(checker);
    }
    return found;
}

/* The rules that a king breaks by going to a square that is attacked: by the other
 * king, by checkers on whose line it stays, or by other pieces. */
static rules king_step_rules(const ecart_position *p, int from, int to)
{
    ecart_cells attackers = king_attackers(p, to);
    ecart_cells guards    = attackers & ~p->of_kind[ECART_KING];
    ecart_cells follow    = guards == 0 ? 0 : ecart_followers(p, from, to) & guards;
    bool        takes     = enemy(p) >> to & 1;

    return RULE_IF(guards != attackers, ECART_KINGS_TOUCH) |
           RULE_IF(takes && guards != 0, ECART_KING_CAPTURES_GUARDED) |
           RULE_IF(!takes && follow != 0, ECART_KING_STAYS_ON_LINE) |
           RULE_IF(!takes && guards != follow, ECART_KING_INTO_ATTACK);
}

static rules king_rules(rules broken, const ecart_position *p, ecart_move move, int from, int to)
{
    int rook = castles_with(p, from, to);

    if (rook != NO_INDEX)
        return promotion_rules(move, false) | ecart_castling_rules(p, rook);
    return broken | promotion_rules(move, false) | king_step_rules(p, from, to);
}

static inline unsigned shape_with_start(step s)
{
    return from_start(shape_of(s), s.piece, s.from & 7);
}

/* For a piece of the other side, only the shape counts.  Castling is a right shape here. */
static rules enemy_rules(const ecart_position *p, ecart_move move)
{
    step         s     = step_of(&p->board, move.from, move.to);
    ecart_reason shape = ecart_shape_reasons[shape_with_start(s)];

    if (ecart_piece_kind(s.piece) == ECART_KING &&
        ecart_means_castling(p, enemy_side(p), (int)s.from, (int)s.to))
        shape = ECART_LEGAL;
    return RULE(ECART_NOT_YOUR_PIECE) | rule_of(shape);
}

static rules own_rules(const ecart_position *p, ecart_move move)
{
    step           s      = step_of(&p->board, move.from, move.to);
    int            from   = (int)s.from, to = (int)s.to;
    const outcome *o      = outcome_of(&p->board, p->side, s, move.to, shape_with_start(s),
                                       blockers_of(s, occupied(p)));
    rules          broken = reasons_also(o) | rule_of(reason_in(o->head));

    switch (ecart_piece_kind(s.piece)) {
    case ECART_KING:
        return king_rules(broken, p, move, from, to);
    case ECART_PAWN:
        return pawn_rules(broken, p, move, from, to);
    default:
        return broken | promotion_rules(move, false) | check_rules(p, from, to);
    }
}

rules ecart_broken_rules(const ecart_position *p, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if ((from | to) >= NO_INDEX)
        return RULE(ECART_IMPOSSIBLE_CELL);
    if (from == to)
        return RULE(ECART_SAME_CELL);
    if (p->board.at[move.from] == ECART_NO_PIECE)
        return RULE(ECART_NOTHING_THERE);
    return own(p) >> from & 1 ? own_rules(p, move) : enemy_rules(p, move);
}
