/* SPDX-License-Identifier: MIT */
/* legal_rules.c -- which rules does a move break?
 *
 * Every rule is asked, so that a refusal can tell all that is wrong.  The
 * reasons are numbered in the order of their importance, and so the lowest
 * bit of the set is the reason that is given. */

#include "rules/legal_calm.h"

typedef ecart_reason_set rules;

static inline rules rule(ecart_reason reason)
{
    return rule_if(true, reason);
}

static inline rules rules_of(const ruling *r)
{
    return also_of(r) | (rule(reason_of(r)) & ~rule(ECART_LEGAL));
}

/* A king or a pawn is nothing to become, nor is what is no kind at all. */
static inline rules promotion_rules(ecart_move move, bool happens)
{
    if (move.promotion == ECART_NO_KIND)
        return 0;
    return rule_if(move.promotion == ECART_KING || move.promotion >= ECART_PAWN,
                   ECART_PROMOTION_INVALID) |
           rule_if(!happens, ECART_PROMOTION_NOT_ALLOWED);
}

/* Whether a pawn, diagonally onto an empty cell, comes too late: an enemy
 * pawn stands beside it, where a double step ends. */
static bool is_late_en_passant(const ecart_position *p, int from, int to)
{
    ecart_cells beside = bit((to & 56) | (from & 7)) & enemy(p);

    return (beside & p->of_kind[ECART_PAWN]) &&
           (from & 7) == (p->side == ECART_WHITE ? 4 : 3);
}

ECART_OUT_OF_LINE static rules en_passant_rules(const ecart_position *p,
                                                int from, int to)
{
    ecart_cells attackers = en_passant_attackers(p->of_kind, p->of_side, own_side(p),
                                                 own_king(p), from, to);
    rules broken = rule_if(has_two(p->checkers), ECART_DOUBLE_CHECK);

    if (attackers == 0)
        return broken;
    if (!has_two(p->checkers))
        broken |= rule_if((attackers & p->checkers) != 0, ECART_LEAVES_IN_CHECK);
    if ((p->pinned & bit(from)) && leaves_pin_line(p, from, to)) {
        broken    |= rule(ECART_PINNED);
        attackers &= ~bit(pinner_of(p, own_side(p), from));
    }
    return broken | rule_if((attackers & ~p->checkers) != 0,
                            ECART_EN_PASSANT_EXPOSES_KING);
}

/* What a pawn breaks, of which the rules on its way are known. */
static rules pawn_rules(rules broken, const ecart_position *p, ecart_move move,
                        int from, int to)
{
    bool last = (to & 7) == last_row(p);

    if (broken == rule(ECART_PAWN_CAPTURE_EMPTY)) {
        if (move.to == p->en_passant)
            return promotion_rules(move, last) | en_passant_rules(p, from, to);
        if (is_late_en_passant(p, from, to))
            broken = rule(ECART_EN_PASSANT_UNAVAILABLE);
    }
    broken |= promotion_rules(move, last) | safety_rules(p, from, to);
    if (broken == 0 && last && move.promotion == ECART_NO_KIND)
        return rule(ECART_PROMOTION_NEEDED);
    return broken;
}

/* The checkers that go on attacking a king which steps straight away. */
static ecart_cells followers(const ecart_position *p, int from, int to)
{
    ecart_cells found = 0;
    int         checker;

    FOR_EACH(checker, p->checkers) {
        if (between(checker, to) & bit(from))
            found |= bit(checker);
    }
    return found;
}

static inline rules king_safety_rules(const ecart_position *p, int from, int to)
{
    ecart_cells attackers = king_attackers(p, to);
    ecart_cells king      = attackers & p->of_kind[ECART_KING];
    ecart_cells guards    = attackers & ~king;

    if (attackers == 0)
        return 0;

    rules broken = rule_if(king != 0, ECART_KINGS_TOUCH);
    if (enemy(p) & bit(to))
        return broken | rule_if(guards != 0, ECART_KING_CAPTURES_GUARDED);

    ecart_cells follow = followers(p, from, to) & guards;
    return broken | rule_if(follow != 0, ECART_KING_STAYS_ON_LINE) |
           rule_if((guards & ~follow) != 0, ECART_KING_INTO_ATTACK);
}

/* Whether a side's king would go two columns along its row from where it
 * stands at the start of usual chess. */
static bool is_two_columns_from_home(const ecart_position *p, ecart_side side,
                                     int from, int to)
{
    int home = ecart_cell_index(ECART_E1) + (side == ECART_WHITE ? 0 : 7);

    return !p->chess960 && from == home && (to - from == 16 || from - to == 16);
}

/* The own rook with a right to castle on the side of a cell, or NO_INDEX. */
static int rook_with_right(const ecart_position *p, int from, int to)
{
    ecart_cells rights = p->castling & own(p);
    ecart_cells below  = rights & (bit(from) - 1);

    rights = to > from ? rights & ~below : below;
    return rights == 0 ? NO_INDEX : first_of(rights);
}

int ecart_castling_rook(const ecart_position *p, int from, int to)
{
    if (p->castling & own(p) & bit(to))
        return to;
    if (!is_two_columns_from_home(p, own_side(p), from, to))
        return NO_INDEX;

    int rook = rook_with_right(p, from, to);
    if (rook == NO_INDEX)
        rook = (from & 7) | (to > from ? 56 : 0);
    return rook;
}

int ecart_castling_passed_attack(const ecart_position *p, const castling *c)
{
    ecart_cells passed = between(c->king, c->king_goal);
    int         step   = c->king_goal > c->king ? 8 : -8;

    if (passed == 0)
        return NO_INDEX;
    for (int cell = c->king + step; cell != c->king_goal; cell += step) {
        if (king_attackers(p, cell) != 0)
            return cell;
    }
    return NO_INDEX;
}

ecart_cells ecart_castling_attackers(const ecart_position *p, const castling *c)
{
    ecart_cells taken = (occupied(p) & ~bit(c->king) & ~bit(c->rook)) |
                        bit(c->rook_goal);

    return position_attackers(p, enemy_side(p), c->king_goal, taken);
}

static rules castling_rules(const ecart_position *p, ecart_move move, int rook)
{
    rules broken = promotion_rules(move, false);

    if (!(p->of_kind[ECART_ROOK] & own(p) & bit(rook)))
        return broken | rule(ECART_CASTLE_NO_ROOK);

    castling c = castling_with(p, rook);
    return broken |
           rule_if(!(p->castling & bit(rook)), ECART_CASTLE_NO_RIGHT) |
           rule_if(castling_blockers(p, &c) != 0, ECART_CASTLE_PATH_BLOCKED) |
           rule_if(p->checkers != 0, ECART_CASTLE_IN_CHECK) |
           rule_if(ecart_castling_passed_attack(p, &c) != NO_INDEX,
                   ECART_CASTLE_THROUGH_CHECK) |
           rule_if(ecart_castling_attackers(p, &c) != 0, ECART_CASTLE_INTO_CHECK);
}

ECART_OUT_OF_LINE static rules king_rules(const ecart_position *p, ecart_move move,
                                          int from, int to)
{
    if (is_king_step(p, from, to))
        return promotion_rules(move, false) | king_safety_rules(p, from, to);

    int rook = ecart_castling_rook(p, from, to);
    if (rook != NO_INDEX)
        return castling_rules(p, move, rook);
    return rule_if(!makes(ECART_KING, from, to), ECART_KING_SHAPE) |
           rule_if((own(p) & bit(to)) != 0, ECART_OWN_PIECE) |
           promotion_rules(move, false) | king_safety_rules(p, from, to);
}

/* The way of a piece, with a reason for a double step from elsewhere than a
 * starter cell. */
static inline size_t way_of(route r)
{
    size_t   way    = way_on(r);
    unsigned starts = r.piece == ECART_PIECE(ECART_WHITE, ECART_PAWN) ? 1 : 6;

    return way == WAY_DOUBLE && (r.from & 7) != starts ? ECART_PAWN_DOUBLE_NOT_FROM_START : way;
}

/* Whether a piece goes so on an empty board. */
static inline rules shape_rules(route r)
{
    return rules_of(&ecart_rulings[way_of(r)][ECART_EMPTY][0]) &
           (rule(ECART_CASTLE_NO_ROOK) - rule(ECART_KING_SHAPE));
}

/* A piece that is not one's own is not judged by the rules that protect one's
 * own king; only whether it goes so.  It may mean castling. */
ECART_OUT_OF_LINE static rules enemy_rules(const ecart_position *p, ecart_move move)
{
    route r = route_of(p, move);

    if (ecart_piece_kind(p->board.at[move.from]) == ECART_KING &&
        ((p->castling & enemy(p) & bit((int)r.to)) ||
         is_two_columns_from_home(p, enemy_side(p), (int)r.from, (int)r.to)))
        return rule(ECART_NOT_YOUR_PIECE);
    return rule(ECART_NOT_YOUR_PIECE) | shape_rules(r);
}

ECART_OUT_OF_LINE static rules own_rules(const ecart_position *p, ecart_move move)
{
    int        from = index_of(move.from), to = index_of(move.to);
    ecart_kind kind = ecart_piece_kind(p->board.at[move.from]);

    if (kind == ECART_KING)
        return king_rules(p, move, from, to);

    route r      = route_of(p, move);
    rules broken = rules_of(ruling_on(p, move, way_of(r), met_on(p, r)));
    if (kind == ECART_PAWN)
        return pawn_rules(broken, p, move, from, to);
    return broken | promotion_rules(move, false) | safety_rules(p, from, to);
}

ecart_reason_set ecart_broken_rules(const ecart_position *p, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if ((from | to) >= NO_INDEX)
        return rule(ECART_IMPOSSIBLE_CELL);
    if (from == to)
        return rule(ECART_SAME_CELL);
    if (p->board.at[move.from] == ECART_NO_PIECE)
        return rule(ECART_NOTHING_THERE);
    return own(p) & bit(from) ? own_rules(p, move) : enemy_rules(p, move);
}
