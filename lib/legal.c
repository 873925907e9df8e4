/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move */

#include <ecart/legal.h>
#include <ecart/shape.h>

#include "legal_rules.h"

static void give(ecart_verdict *v, int first, ecart_cells others)
{
    v->first  = cell_at(first);
    v->others = others & ~bit(first);
}

/* Shapes: where from and where to, and whether the number misled. */
static void give_shape(const ecart_position *p, ecart_verdict *v, int from, int to)
{
    ecart_kind kind = ecart_piece_kind(p->board.at[v->move.from]);

    give(v, from, 0);
    v->others = bit(to);
    v->alias  = kind != ECART_PAWN &&
                ecart_shape_set_has(kind, (ecart_difference)(v->move.to - v->move.from));
}

static void give_castling(const ecart_position *p, ecart_verdict *v, int from, int to)
{
    castling c = castling_with(p, ecart_castling_rook(p, from, to));
    int      passed;

    switch (v->reason) {
    case ECART_CASTLE_NO_ROOK:
        give(v, c.rook, 0);
        break;
    case ECART_CASTLE_PATH_BLOCKED:
        v->others = castling_blockers(p, &c);
        break;
    case ECART_CASTLE_THROUGH_CHECK:
        passed = ecart_castling_passed_attack(p, &c);
        give(v, passed, king_attackers(p, passed));
        break;
    case ECART_CASTLE_INTO_CHECK:
        give(v, c.king_goal, ecart_castling_attackers(p, &c));
        break;
    case ECART_CASTLE_IN_CHECK:
        give(v, from, p->checkers);
        break;
    default:        /* no right */
        give(v, from, 0);
        break;
    }
}

/* The first piece in the way. */
static int blocker(const ecart_position *p, int from, int to)
{
    ecart_cells blockers = between(from, to) & occupied(p);

    return to > from ? first_of(blockers) : 63 - __builtin_clzll(blockers);
}

static void give_king_safety(const ecart_position *p, ecart_verdict *v, int from, int to)
{
    ecart_cells attackers = king_attackers(p, to);
    int         checker;

    if (v->reason == ECART_KINGS_TOUCH)
        give(v, first_of(attackers & p->of_kind[ECART_KING]), 0);
    else
        give(v, to, attackers);

    if (v->reason != ECART_KING_STAYS_ON_LINE)
        return;
    FOR_EACH(checker, p->checkers & attackers) {
        if (between(checker, to) & bit(from))
            v->others = bit(checker);
    }
}

static void give_safety(const ecart_position *p, ecart_verdict *v, int from, int to)
{
    switch (v->reason) {
    case ECART_PINNED:
        give(v, own_king(p), ecart_cells_of(ecart_position_pinner(p, cell_at(from))));
        break;
    case ECART_EN_PASSANT_EXPOSES_KING:
        give(v, own_king(p), en_passant_attackers(p->of_kind, p->of_side, own_side(p),
                                                  own_king(p), from, to));
        break;
    default:
        give(v, own_king(p), p->checkers);
        break;
    }
}

/* The cells that reason.h promises for each reason. */
static void give_evidence(const ecart_position *p, ecart_verdict *v)
{
    int from = index_of(v->move.from), to = index_of(v->move.to);

    switch ((ecart_reason)v->reason) {
    case ECART_IMPOSSIBLE_CELL:
        break;
    case ECART_SAME_CELL:
    case ECART_NOTHING_THERE:
    case ECART_NOT_YOUR_PIECE:
        give(v, from, 0);
        break;
    case ECART_KING_SHAPE:
    case ECART_QUEEN_SHAPE:
    case ECART_ROOK_SHAPE:
    case ECART_BISHOP_SHAPE:
    case ECART_KNIGHT_SHAPE:
    case ECART_PAWN_SHAPE:
    case ECART_PAWN_BACKWARD:
    case ECART_PAWN_SIDEWAYS:
    case ECART_PAWN_DOUBLE_NOT_FROM_START:
        give_shape(p, v, from, to);
        break;
    case ECART_CASTLE_NO_ROOK:
    case ECART_CASTLE_NO_RIGHT:
    case ECART_CASTLE_PATH_BLOCKED:
    case ECART_CASTLE_IN_CHECK:
    case ECART_CASTLE_THROUGH_CHECK:
    case ECART_CASTLE_INTO_CHECK:
        give_castling(p, v, from, to);
        break;
    case ECART_PATH_BLOCKED:
        give(v, blocker(p, from, to), 0);
        break;
    case ECART_EN_PASSANT_UNAVAILABLE:
        give(v, to, bit((to & 56) | (from & 7)));
        break;
    case ECART_KINGS_TOUCH:
    case ECART_KING_CAPTURES_GUARDED:
    case ECART_KING_STAYS_ON_LINE:
    case ECART_KING_INTO_ATTACK:
        give_king_safety(p, v, from, to);
        break;
    case ECART_DOUBLE_CHECK:
    case ECART_LEAVES_IN_CHECK:
    case ECART_PINNED:
    case ECART_EN_PASSANT_EXPOSES_KING:
        give_safety(p, v, from, to);
        break;
    default:
        give(v, to, 0);
        break;
    }
}

int ecart_move_nature(const ecart_position *p, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);
    ecart_kind kind = ecart_piece_kind(p->board.at[move.from]);

    if (kind == ECART_KING && ecart_castling_rook(p, from, to) != NO_INDEX)
        return to > from ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;

    int nature = occupied(p) & bit(to) ? ECART_IS_CAPTURE : 0;
    if (kind != ECART_PAWN)
        return nature;
    if ((to & 7) == last_row(p))
        return nature | ECART_IS_PROMOTION;
    if (to - from == 2 || from - to == 2)
        return nature | ECART_IS_DOUBLE_STEP;
    if (move.to == p->en_passant)
        return nature | ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    return nature;
}

/* Whether a move may give check: the piece from where it goes, or another
 * through the cell that it leaves.  Castling and en passant, which change
 * more cells, always may. */
static bool may_check(const ecart_position *p, ecart_move move, int nature)
{
    int from = index_of(move.from), to = index_of(move.to);
    int king = ecart_cell_index(p->king[enemy_side(p)]);
    ecart_kind kind = ecart_piece_kind(p->board.at[move.from]);
    ecart_cells taken = (occupied(p) & ~bit(from)) | bit(to);

    if (nature & (ECART_IS_CASTLE | ECART_IS_EN_PASSANT))
        return true;
    if (move.promotion != ECART_NO_KIND)
        kind = (ecart_kind)move.promotion;

    if (kind == ECART_PAWN) {
        if (ecart_pawn_attacks[own_side(p)][to] & bit(king))
            return true;
    } else if (kind != ECART_KING && makes(kind, to, king) &&
               !(between(to, king) & taken)) {
        return true;
    }
    return makes(ECART_QUEEN, from, king) && !(between(from, king) & taken) &&
           (position_attackers(p, own_side(p), king, taken & ~bit(to)) &
            (straight_sliders(p->of_kind) | diagonal_sliders(p->of_kind)));
}

/* Apart from its caller, which seldom comes here, for a copy of the position
 * needs room and time. */
ECART_OUT_OF_LINE static int try_check(const ecart_position *p, ecart_move move)
{
    ecart_position after = *p;
    ecart_play_legal(&after, move);
    if (after.checkers == 0)
        return 0;
    return ECART_IS_CHECK | (ecart_has_legal_move(&after) ? 0 : ECART_IS_MATE);
}

static int check_and_mate(const ecart_position *p, ecart_move move, int nature)
{
    if ((nature & ECART_IS_PROMOTION && move.promotion == ECART_NO_KIND) ||
        !may_check(p, move, nature))
        return 0;
    return try_check(p, move);
}

ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    ecart_reason_set broken = ecart_broken_rules(position, move);
    ecart_verdict    v = { .move = move };

    if (broken != 0) {
        v.reason = (uint8_t)first_of(broken);
        v.also   = broken & (broken - 1);
        give_evidence(position, &v);
        if (v.reason != ECART_PROMOTION_NEEDED)
            return v;
    }
    int nature = ecart_move_nature(position, move);
    v.nature = (uint8_t)(nature | check_and_mate(position, move, nature));
    return v;
}

ecart_verdict ecart_castle_check(const ecart_position *position, int wing)
{
    bool        is_short = wing == ECART_IS_CASTLE_SHORT;
    int         king  = own_king(position), rook;
    ecart_cells below = bit(king) - 1, rights = position->castling & own(position);
    int         home  = ecart_cell_index(ECART_E1) + (7 - last_row(position));
    ecart_move  move  = { .from = cell_at(king) };

    rights &= is_short ? ~below : below;
    if (rights != 0 || (king == home && !position->chess960)) {
        rook    = rights != 0 ? first_of(rights) : king + (is_short ? 16 : -16);
        move.to = cell_at(rook);
        return ecart_move_check(position, move);
    }

    rook    = (7 - last_row(position)) | (is_short ? 56 : 0);
    move.to = cell_at(rook);
    ecart_verdict v = { .move = move, .reason = ECART_CASTLE_NO_ROOK };
    if (position->of_kind[ECART_ROOK] & own(position) & bit(rook))
        v.reason = ECART_CASTLE_NO_RIGHT;
    give(&v, v.reason == ECART_CASTLE_NO_RIGHT ? king : rook, 0);
    return v;
}

bool ecart_move_is_legal(const ecart_position *position, ecart_move move)
{
    return ecart_broken_rules(position, move) == 0;
}

ecart_move ecart_move_canonical(const ecart_position *position, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if ((from | to) >= NO_INDEX || from == to || from != own_king(position))
        return move;

    int rook = ecart_castling_rook(position, from, to);
    if (rook != NO_INDEX) {
        castling c = castling_with(position, rook);
        move.to = cell_at(position->chess960 ? rook : c.king_goal);
    }
    return move;
}
