/* SPDX-License-Identifier: MIT */
/* castling.c -- the rules of castling, in standard chess and in Chess960
 *
 * A right to castle is kept as the rook with which the king may castle:
 * p->castling is the set of these rooks.  In standard chess the king's move of two
 * squares from e1 or e8 always means castling, so that a refusal can say what is
 * missing.  The king's move onto an own rook means castling if there is a right to castle
 * with this rook.  Without the right it still does if programs write castling in this way
 * and the rook is not beside the king: see is_onto_rook(). */

#include "rules/castling.h"

/* Whether a side's king would go two files along its rank from where it stands
 * at the start of standard chess. */
static bool is_two_files_from_home(const ecart_position *p, ecart_side side, int from, int to)
{
    return !p->chess960 && from == king_home(side) && goes_two_files(from, to);
}

/* Whether a side's king would go onto a rook of its own from its home to a corner; in
 * Chess960, along its first rank and not to the next square. */
static bool is_onto_rook(const ecart_position *p, ecart_side side, int from, int to)
{
    int rank = king_home(side) & 7, difference = to - from;

    if (!(p->of_kind[ECART_ROOK] & p->of_side[side] & bit(to)) || (to & 7) != rank)
        return false;
    if (p->chess960)
        return (from & 7) == rank && difference != EAST && difference != WEST;
    return from == king_home(side) && (bit(to) & (COLUMN_A | COLUMN_H));
}

bool ecart_means_castling(const ecart_position *p, ecart_side side, int from, int to)
{
    return (p->castling & p->of_side[side] & bit(to)) ||
           is_two_files_from_home(p, side, from, to) || is_onto_rook(p, side, from, to);
}

castling ecart_castling_towards(const ecart_position *p, bool kingside)
{
    int rook = rook_with_right(p, kingside);

    if (rook == NO_INDEX)
        rook = (own_king(p) & 7) | (kingside ? 56 : 0);
    return castling_to(p, rook, kingside);
}

int ecart_castling_rook(const ecart_position *p, int from, int to)
{
    if ((own(p) & bit(to)) && ((p->castling & bit(to)) || is_onto_rook(p, p->side, from, to)))
        return to;
    return is_two_files_from_home(p, p->side, from, to)
         ? ecart_castling_towards(p, to > from).rook : NO_INDEX;
}

/* The first attacked square that the king passes, or NO_INDEX. */
static int passed_attack(const ecart_position *p, const castling *c)
{
    int step = c->king_to > c->king ? EAST : WEST;

    if (c->king == c->king_to)
        return NO_INDEX;
    for (int passed = c->king + step; passed != c->king_to; passed += step) {
        if (king_attackers(p, passed) != 0)
            return passed;
    }
    return NO_INDEX;
}

/* After castling the rook stands beside the king, and may shield it. */
ecart_cells ecart_castling_attackers(const ecart_position *p, const castling *c)
{
    ecart_cells taken = (occupied(p) & ~bit(c->king) & ~bit(c->rook)) | bit(c->rook_to);

    return position_attackers(p, enemy_side(p), c->king_to, taken);
}

ecart_reason_set ecart_castling_rules(const ecart_position *p, int rook)
{
    castling c = castling_with(p, rook);

    if (!(p->of_kind[ECART_ROOK] & own(p) & bit(rook)))
        return RULE(ECART_CASTLE_NO_ROOK);
    return RULE_IF(!(p->castling & bit(rook)), ECART_CASTLE_NO_RIGHT) |
           forbid_castling(p, &c) |
           RULE_IF(passed_attack(p, &c) != NO_INDEX, ECART_CASTLE_THROUGH_CHECK) |
           RULE_IF(ecart_castling_attackers(p, &c) != 0, ECART_CASTLE_INTO_CHECK);
}

evidence ecart_castling_evidence(const ecart_position *p, ecart_reason r, int rook)
{
    castling c = castling_with(p, rook);
    int      passed;

    switch (r) {
    case ECART_CASTLE_NO_ROOK:
        return squares(rook, 0);
    case ECART_CASTLE_PATH_BLOCKED:
        return (evidence){ .others = castling_blockers(p, &c) };
    case ECART_CASTLE_IN_CHECK:
        return squares(c.king, p->checkers);
    case ECART_CASTLE_THROUGH_CHECK:
        passed = passed_attack(p, &c);
        return squares(passed, king_attackers(p, passed));
    default:
        return squares(c.king_to, ecart_castling_attackers(p, &c));
    }
}

static ecart_castling in_cells(castling c)
{
    return (ecart_castling){
        .king    = cell_at(c.king),    .rook    = cell_at(c.rook),
        .king_to = cell_at(c.king_to), .rook_to = cell_at(c.rook_to),
    };
}

ecart_castling ecart_castling_of(const ecart_position *position, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to), rook = NO_INDEX;

    if ((from | to) < NO_INDEX && from != to && from == own_king(position))
        rook = castles_with(position, from, to);
    return rook != NO_INDEX ? in_cells(castling_with(position, rook))
                            : (ecart_castling){ .king = ECART_NO_CELL };
}

ecart_castling ecart_castling_on(const ecart_position *position, ecart_wing wing)
{
    if (own_king(position) == NO_INDEX || wing > ECART_QUEENSIDE)
        return (ecart_castling){ .king = ECART_NO_CELL };
    return in_cells(ecart_castling_towards(position, wing == ECART_KINGSIDE));
}

ecart_move ecart_move_canonical(const ecart_position *position, ecart_move move)
{
    ecart_castling c = ecart_castling_of(position, move);

    if (c.king != ECART_NO_CELL)
        move.to = position->chess960 ? c.rook : c.king_to;
    return move;
}
