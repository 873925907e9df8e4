/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move
 *
 * There are two ways to it.  Most requests are of an unconstrained piece to a
 * target that is not special, and the table of outcomes knows all about them.
 * Any other is judged rule by rule.  Both end in verdict_of(). */

#include <ecart/legal.h>

#include "pieces/reason_list.h"
#include "rules/castling.h"
#include "rules/constraints.h"
#include "rules/evidence.h"
#include "rules/legal_rules.h"
#include "rules/nature.h"
#include "rules/play.h"

/* From its small parts with the first square of the evidence: see HEAD(). */
static inline ecart_verdict verdict_of(ecart_move move, uint32_t head, ecart_reason_set also,
                                       ecart_cells others)
{
    return (ecart_verdict){
        .also   = also, .others = others,
        .first  = (ecart_cell)head,      .reason = reason_in(head),
        .nature = (uint8_t)(head >> 16), .alias  = (uint8_t)(head >> 24),
        .move   = move,
    };
}

/* Whether a number misled: the piece does not go so, yet its set has it. */
static inline bool is_alias(const ecart_position *p, ecart_move move)
{
    return shape_is_alias(shape_of(step_of(&p->board, move.from, move.to)));
}

/* A verdict for which the position is asked once more: what a legal move is, or by
 * which squares one sees the reason. */
ECART_OUT_OF_LINE static ecart_verdict look_again(const ecart_position *p, ecart_move move,
                                                  ecart_reason reason, ecart_reason_set also)
{
    bool     refused = reason != ECART_LEGAL && reason != ECART_PROMOTION_NEEDED;
    uint8_t  nature  = refused ? 0 : ecart_nature(p, move, reason);
    evidence shown   = ecart_evidence(p, move, reason);

    return verdict_of(move, HEAD(reason, nature, 0) | shown.first, also, shown.others);
}

/* Any move whatever. */
ECART_OUT_OF_LINE static ecart_verdict judge(const ecart_position *p, ecart_move move)
{
    ecart_reason_set broken = ecart_broken_rules(p, move);
    ecart_reason     reason = first_asked(broken);
    ecart_reason_set also   = broken & (broken - 1);

    if (ecart_reason_shows[reason] == SHOWS_FROM)
        return verdict_of(move, HEAD(reason, 0, 0) | move.from, also, 0);
    if (ecart_reason_shows[reason] == SHOWS_FROM_TO)
        return verdict_of(move, HEAD(reason, 0, is_alias(p, move)) | move.from, also,
                          bit(index_of(move.to)));
    return look_again(p, move, reason, also);
}

/* Whether the table may know all: an unconstrained piece goes from a square to a
 * square, and no promotion is named. */
static inline bool is_fast(const ecart_position *p, ecart_move move)
{
    unsigned from = ecart_indices[move.from], to = ecart_indices[move.to];

    return (((from | to) & NO_INDEX) | move.promotion) == 0 && (unconstrained(p) >> from & 1);
}

ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    if (!is_fast(position, move))
        return judge(position, move);

    step           s        = step_of(&position->board, move.from, move.to);
    ecart_cells    blockers = blockers_of(s, occupied(position));
    const outcome *o = outcome_of(&position->board, position->side, move.to, shape_of(s),
                                  blockers);

    if (is_special(position, o, s))
        return only_checks(o) ? look_again(position, move, ECART_LEGAL, 0)
                              : judge(position, move);
    return verdict_of(move, o->head | first_shown(o, s, move.from, move.to, blockers),
                      reasons_also(o), then_shown(o, s));
}

ecart_reason ecart_move_reason(const ecart_position *position, ecart_move move)
{
    if (!is_fast(position, move))
        return first_asked(ecart_broken_rules(position, move));

    step           s = step_of(&position->board, move.from, move.to);
    const outcome *o = outcome_of(&position->board, position->side, move.to, shape_of(s),
                                  blockers_of(s, occupied(position)));

    if (is_special(position, o, s) && !only_checks(o))
        return first_asked(ecart_broken_rules(position, move));
    return reason_in(o->head);
}

bool ecart_move_is_legal(const ecart_position *position, ecart_move move)
{
    return ecart_move_reason(position, move) == ECART_LEGAL;
}

/* Without the right, where the king's move does not mean castling. */
static ecart_verdict refuse_castling(const ecart_position *p, ecart_move move, bool kingside)
{
    int          corner = (7 - last_row(p)) | (kingside ? 56 : 0);
    bool         rook   = (p->of_kind[ECART_ROOK] & own(p) & bit(corner)) != 0;
    ecart_reason reason = rook ? ECART_CASTLE_NO_RIGHT : ECART_CASTLE_NO_ROOK;

    move.to = cell_at(corner);
    return verdict_of(move, HEAD(reason, 0, 0) | (rook ? move.from : move.to), 0, 0);
}

ecart_verdict ecart_castle_check(const ecart_position *position, ecart_wing wing)
{
    int         king  = own_king(position), to;
    bool        kingside = wing == ECART_KINGSIDE;
    bool        home  = !position->chess960 && king == king_home(own_side(position));
    ecart_move  move  = { .from = position->king[position->side] };
    ecart_cells rights, below;

    if (king == NO_INDEX || wing > ECART_QUEENSIDE)
        return verdict_of(move, HEAD(ECART_CASTLE_NO_RIGHT, 0, 0) | move.from, 0, 0);

    below   = bit(king) - 1;
    rights  = position->castling & own(position) & (kingside ? ~below : below);
    to      = rights != 0 ? first_of(rights) : king + (kingside ? 16 : -16);
    if (rights == 0 && !home)
        return refuse_castling(position, move, kingside);
    move.to = cell_at(to);
    return ecart_move_check(position, move);
}

ecart_verdict ecart_position_play(ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);

    if (ecart_verdict_is_legal(&verdict))
        ecart_play_legal(position, move);
    return verdict;
}

ecart_cell ecart_position_en_passant(const ecart_position *position)
{
    int         from, to = index_of(position->en_passant);
    ecart_cells capturers;

    if (to == NO_INDEX)
        return ECART_NO_CELL;
    capturers = ecart_pawn_attacks[enemy_side(position)][to] &
                position->of_kind[ECART_PAWN] & own(position);
    FOR_EACH(from, capturers) {
        ecart_move capture = ecart_move_make(cell_at(from), position->en_passant,
                                             ECART_NO_KIND);
        if (ecart_move_is_legal(position, capture))
            return position->en_passant;
    }
    return ECART_NO_CELL;
}
