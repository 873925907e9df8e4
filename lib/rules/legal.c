/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move
 *
 * The table of outcomes (outcomes.h) is enough for most moves.  Every rule is asked
 * (legal_rules.h) where the table says itself that it is not enough, and if the piece is
 * pinned or the side in check, which the table does not know. */

#include <ecart/legal.h>

#include <string.h>

#include "board/outcomes.h"
#include "board/placement.h"
#include "rules/movegen.h"
#include "rules/play.h"

_Static_assert((int)OUTCOME_CAPTURE == ECART_IS_CAPTURE &&
               (int)OUTCOME_DOUBLE_STEP == ECART_IS_DOUBLE_STEP, "outcomes.h");

/* The head has the first square of the evidence too: see HEAD().  The move is copied
 * as one word; field by field, compilers store it in four pieces. */
static inline ecart_verdict verdict_of(ecart_move move, uint32_t head, ecart_reason_set also,
                                       ecart_cells others)
{
    ecart_verdict verdict = {
        .also   = also, .others = others,
        .first  = (ecart_cell)head,      .reason = reason_in(head),
        .nature = (uint8_t)(head >> 16), .alias  = (uint8_t)(head >> 24),
    };

    memcpy(&verdict.move, &move, sizeof move);
    return verdict;
}

static evidence more_evidence(const ecart_position *p, ecart_move move, ecart_reason reason)
{
    int from = index_of(move.from), to = index_of(move.to), king = own_king(p);

    switch (reason) {
    case ECART_EN_PASSANT_UNAVAILABLE:
        return squares(to, bit(beside(from, to)));
    case ECART_KINGS_TOUCH:
        return squares(first_of(king_attackers(p, to) & p->of_kind[ECART_KING]), 0);
    case ECART_KING_STAYS_ON_LINE:
        return squares(to, bit(bits_highest(ecart_followers(p, from, to) & king_attackers(p, to))));
    case ECART_KING_CAPTURES_GUARDED:
    case ECART_KING_INTO_ATTACK:
        return squares(to, king_attackers(p, to));
    case ECART_PINNED:
        return squares(king, bit(pinner_of(p, p->side, from)));
    case ECART_EN_PASSANT_EXPOSES_KING:
        return squares(king, en_passant_attackers(p->of_kind, p->of_side, p->side,
                                                  king, from, to));
    case ECART_DOUBLE_CHECK:
    case ECART_LEAVES_IN_CHECK:
        return squares(king, p->checkers);
    default:
        return ecart_castling_evidence(p, reason, castles_with(p, from, to));
    }
}

/* The squares that reason.h promises for a reason. */
static evidence evidence_of(const ecart_position *p, ecart_move move, ecart_reason reason)
{
    step s;

    switch (ecart_reason_shows[reason]) {
    case SHOWS_NOTHING:
        return (evidence){ .first = ECART_NO_CELL };
    case SHOWS_FROM:
        return (evidence){ .first = move.from };
    case SHOWS_FROM_TO:
        return (evidence){ .first = move.from, .others = bit(index_of(move.to)) };
    case SHOWS_TO:
        return (evidence){ .first = move.to };
    case SHOWS_BLOCKER:
        s = step_of(&p->board, move.from, move.to);
        return (evidence){ .first = first_met(s, blockers_of(s, occupied(p))) };
    default:
        return more_evidence(p, move, reason);
    }
}

/* The verdict rule by rule. */
ECART_OUT_OF_LINE static ecart_verdict judge(const ecart_position *p, ecart_move move)
{
    ecart_reason_set broken = ecart_broken_rules(p, move);
    ecart_reason     reason = first_asked(broken);
    int              nature = 0;
    bool             alias  = false;
    evidence         shown;

    if (reason == ECART_LEGAL || reason == ECART_PROMOTION_NEEDED)
        nature = ecart_change_of(p, move).nature;
    if (ecart_reason_shows[reason] == SHOWS_FROM_TO)
        alias = shape_is_alias(shape_of(step_of(&p->board, move.from, move.to)));
    shown = evidence_of(p, move, reason);
    return verdict_of(move, HEAD(reason, nature, alias) | shown.first, broken & (broken - 1),
                      shown.others);
}

/* What the table of outcomes says of a move. */
typedef struct look {
    step           s;
    ecart_cells    blockers;
    const outcome *o;
} look;

/* Looks a move up, and returns whether the table's answer is enough.  It is not enough if
 * the move is not between two squares, or names a promotion; if the outcome asks for the
 * rules; if the piece is pinned; and in check. */
static inline bool look_up(const ecart_position *p, ecart_move move, look *l)
{
    unsigned    from = ecart_indices[move.from], to = ecart_indices[move.to];
    unsigned    first_row = p->side == ECART_WHITE ? 0 : 7;

    if ((((from | to) & NO_INDEX) | move.promotion) != 0)
        return false;
    l->s        = step_of(&p->board, move.from, move.to);
    l->blockers = blockers_of(l->s, occupied(p));
    l->o        = outcome_of(&p->board, p->side, l->s, move.to, shape_of(l->s), l->blockers);
    return ((held_pieces(p) >> from | (unsigned)l->o->asks >> ((to & 7) ^ first_row)) & 1) == 0;
}

ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    look l;

    if (!look_up(position, move, &l))
        return judge(position, move);
    return verdict_of(move, l.o->head | first_shown(l.o, l.s, move.from, move.to, l.blockers),
                      reasons_also(l.o), then_shown(l.o, l.s));
}

ecart_reason ecart_move_reason(const ecart_position *position, ecart_move move)
{
    look l;

    return look_up(position, move, &l) ? reason_in(l.o->head)
                                       : first_asked(ecart_broken_rules(position, move));
}

bool ecart_move_is_legal(const ecart_position *position, ecart_move move)
{
    return ecart_move_reason(position, move) == ECART_LEGAL;
}

/* There is no right to castle, and no move of the king would mean castling. */
static ecart_verdict refuse_castling(const ecart_position *p, ecart_move move, bool kingside)
{
    int          corner = (7 - last_rank(p)) | (kingside ? 56 : 0);
    bool         rook   = (p->of_kind[ECART_ROOK] & own(p) & bit(corner)) != 0;
    ecart_reason reason = rook ? ECART_CASTLE_NO_RIGHT : ECART_CASTLE_NO_ROOK;

    move.to = cell_at(corner);
    return verdict_of(move, HEAD(reason, 0, 0) | (rook ? move.from : move.to), 0, 0);
}

ecart_verdict ecart_castle_check(const ecart_position *position, ecart_wing wing)
{
    int        king = own_king(position), rook;
    bool       home = !position->chess960 && king == king_home(position->side);
    bool       kingside = wing == ECART_KINGSIDE;
    ecart_move move = { .from = position->king[position->side] };

    if (king == NO_INDEX || wing > ECART_QUEENSIDE)
        return verdict_of(move, HEAD(ECART_CASTLE_NO_RIGHT, 0, 0) | move.from, 0, 0);

    rook = rook_with_right(position, kingside);
    if (rook == NO_INDEX && !home)
        return refuse_castling(position, move, kingside);
    move.to = cell_at(rook != NO_INDEX ? rook : king + 2 * (kingside ? EAST : WEST));
    return ecart_move_check(position, move);
}

ecart_verdict ecart_position_play(ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);

    if (ecart_verdict_is_legal(&verdict))
        ecart_play_legal(position, move);
    return verdict;
}
