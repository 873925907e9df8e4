/* SPDX-License-Identifier: MIT */
/* nature.c -- what a legal move is: a capture, castling, check, mate */

#include "rules/nature.h"

#include "board/outcomes.h"
#include "rules/castling.h"
#include "rules/movegen.h"
#include "rules/play.h"

_Static_assert((int)OUTCOME_CAPTURE == ECART_IS_CAPTURE &&
               (int)OUTCOME_DOUBLE_STEP == ECART_IS_DOUBLE_STEP, "outcomes.h");

static int king_nature(const ecart_position *p, ecart_move move, int nature)
{
    if (ecart_castling_rook(p, index_of(move.from), index_of(move.to)) == NO_INDEX)
        return nature;
    return move.to > move.from ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;
}

static int pawn_nature(const ecart_position *p, ecart_move move, int nature)
{
    if ((index_of(move.to) & 7) == last_rank(p))
        return nature | ECART_IS_PROMOTION;
    if (move.to - move.from == 2 || move.from - move.to == 2)
        return nature | ECART_IS_DOUBLE_STEP;
    if (move.to == p->en_passant)
        return nature | ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    return nature;
}

/* The nature without check and mate. */
static int moved_nature(const ecart_position *p, ecart_move move)
{
    int nature = p->board.at[move.to] != ECART_NO_PIECE ? ECART_IS_CAPTURE : 0;

    switch (ecart_piece_kind(p->board.at[move.from])) {
    case ECART_KING: return king_nature(p, move, nature);
    case ECART_PAWN: return pawn_nature(p, move, nature);
    default:         return nature;
    }
}

/* Whether a slider attacks the enemy king after a piece has left its square.  It
 * does not if the piece stays on their line. */
static bool uncovers(const ecart_position *p, int king, int from, int to)
{
    ecart_cells taken   = (occupied(p) & ~bit(from)) | bit(to);
    ecart_cells sliders = straight_sliders(p->of_kind) | diagonal_sliders(p->of_kind);

    return (position_attackers(p, own_side(p), king, taken) & sliders) != 0;
}

/* Whether a piece on a square attacks another, if just these squares are taken. */
static inline bool hits(ecart_kind kind, ecart_side side, int from, int to, ecart_cells taken)
{
    if (kind == ECART_PAWN)
        return ecart_pawn_attacks[side][from] >> to & 1;
    return (empty_board_attacks(kind, from) >> to & 1) && !(between(from, to) & taken);
}

/* Whether a move that is neither castling nor en passant gives check: by the piece
 * itself from its target, or by another through the square that it leaves. */
static bool gives_check(const ecart_position *p, ecart_kind kind, int from, int to)
{
    int king = index_of(p->king[p->side ^ 1]);

    return hits(kind, own_side(p), to, king, occupied(p) & ~bit(from)) ||
           ((shields(p) >> from & 1) && uncovers(p, king, from, to));
}

/* Whether some of a few squares is safe for the enemy king after a piece has gone
 * from a square to another. */
static bool any_is_safe(const ecart_position *p, ecart_kind kind, int from, int to,
                        ecart_cells squares)
{
    ecart_side  side  = own_side(p);
    ecart_cells king  = bit(index_of(p->king[side ^ 1])), still = own(p) & ~bit(from);
    ecart_cells taken = (occupied(p) & ~bit(from) & ~king) | bit(to);
    int         at;

    FOR_EACH(at, squares) {
        if (!hits(kind, side, to, at, taken) &&
            !ecart_attackers_if(p->of_kind, still, side, at, taken & ~bit(at)))
            return true;
    }
    return false;
}

/* Whether the enemy king can step out of the check that a piece gives by going
 * from a square to another.  The squares that the piece never attacks come first,
 * since one of them is safe most often.  Inlined, this would take stack that
 * try_check() needs. */
ECART_OUT_OF_LINE
static bool can_step_away(const ecart_position *p, ecart_kind kind, int from, int to)
{
    ecart_cells near = empty_board_attacks(ECART_KING, index_of(p->king[p->side ^ 1])) &
                       ~(enemy(p) & ~bit(to));
    ecart_cells far  = kind == ECART_PAWN ? 0 : empty_board_attacks(kind, to);

    return any_is_safe(p, kind, from, to, near & ~far) ||
           any_is_safe(p, kind, from, to, near & far);
}

/* Finds check and mate by playing the move on a copy, which takes longer. */
ECART_OUT_OF_LINE static int try_check(const ecart_position *p, ecart_move move)
{
    tried after;

    ecart_try_move(p, move, &after);
    if (after.position.checkers == 0)
        return 0;
    return ECART_IS_CHECK | (ecart_can_move(&after.position) ? 0 : ECART_IS_MATE);
}

uint8_t ecart_check_nature(const ecart_position *p, ecart_move move, ecart_kind becomes)
{
    bool escapes = can_step_away(p, becomes, index_of(move.from), index_of(move.to));

    return (uint8_t)(escapes ? ECART_IS_CHECK : try_check(p, move));
}

/* The quick answers first: most moves give no check, and from nearly all checks
 * the king can simply step away. */
static int check_and_mate(const ecart_position *p, ecart_move move, int nature)
{
    int        from = index_of(move.from), to = index_of(move.to);
    ecart_kind kind = ecart_piece_kind(p->board.at[move.from]);

    if (nature & (ECART_IS_CASTLE | ECART_IS_EN_PASSANT))
        return try_check(p, move);
    if (nature & ECART_IS_PROMOTION)
        kind = move.promotion;
    return gives_check(p, kind, from, to) ? ecart_check_nature(p, move, kind) : 0;
}

uint8_t ecart_nature(const ecart_position *p, ecart_move move, ecart_reason reason)
{
    int nature = moved_nature(p, move);

    if (reason == ECART_LEGAL)
        nature |= check_and_mate(p, move, nature);
    return (uint8_t)nature;
}
