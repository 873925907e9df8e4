/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move
 *
 * There are two ways to find it.  The table of outcomes is enough for most moves:
 * an unconstrained piece goes to a target that is not special, or a constrained one
 * goes where the board refuses it anyway.  Any other move is judged rule by rule.
 * Both ways end in verdict_of(). */

#include <ecart/legal.h>

#include <string.h>

#include "pieces/reason_list.h"
#include "rules/castling.h"
#include "rules/constraints.h"
#include "rules/evidence.h"
#include "rules/legal_rules.h"
#include "rules/nature.h"
#include "rules/play.h"

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

/* Whether the difference is an alias (shape.h). */
static inline bool is_alias(const ecart_position *p, ecart_move move)
{
    return shape_is_alias(shape_of(step_of(&p->board, move.from, move.to)));
}

/* A verdict that needs more than the rules that are broken: the nature of a legal
 * move, or the evidence of a refusal. */
ECART_OUT_OF_LINE static ecart_verdict look_again(const ecart_position *p, ecart_move move,
                                                  ecart_reason reason, ecart_reason_set also)
{
    uint8_t  nature = 0;
    evidence shown;

    if (ecart_reason_shows[reason] == SHOWS_FROM_TO)
        return verdict_of(move, HEAD(reason, 0, is_alias(p, move)) | move.from, also,
                          bit(index_of(move.to)));
    if (reason == ECART_LEGAL || reason == ECART_PROMOTION_NEEDED)
        nature = ecart_nature(p, move, reason);
    shown = ecart_evidence(p, move, reason);
    return verdict_of(move, HEAD(reason, nature, 0) | shown.first, also, shown.others);
}

/* Whether one of some own pieces goes from a square to a square, and no promotion is
 * named: then the table of outcomes may be enough. */
static inline bool is_fast(ecart_cells pieces, ecart_move move)
{
    unsigned from = ecart_indices[move.from], to = ecart_indices[move.to];

    return (((from | to) & NO_INDEX) | move.promotion) == 0 && (pieces >> from & 1);
}

/* What the table of outcomes says of a move. */
typedef struct table_answer {
    step        s;
    ecart_cells blockers;
    outcome     o;
} table_answer;

static inline table_answer look_up(const ecart_position *p, ecart_move move)
{
    step        s        = step_of(&p->board, move.from, move.to);
    ecart_cells blockers = blockers_of(s, occupied(p));

    return (table_answer){
        s, blockers, outcome_of(&p->board, p->side, move.to, shape_of(s), blockers)
    };
}

static inline ecart_verdict tell(ecart_move move, table_answer said, ecart_reason_set also)
{
    uint32_t first = first_shown(said.o, said.s, move.from, move.to, said.blockers);

    return verdict_of(move, said.o.head | first, reasons_also(said.o) | also,
                      then_shown(said.o, said.s));
}

/* Judges any move, rule by rule.  If no own piece moves, there is no more to find. */
ECART_OUT_OF_LINE static ecart_verdict judge(const ecart_position *p, ecart_move move)
{
    ecart_reason_set broken = broken_rules(p, move);
    ecart_reason     reason = first_asked(broken);
    ecart_reason_set also   = broken & (broken - 1);

    if (ecart_reason_shows[reason] == SHOWS_FROM)
        return verdict_of(move, HEAD(reason, 0, 0) | move.from, also, 0);
    return look_again(p, move, reason, also);
}

/* A piece other than the king, in check or pinned.  A move that the board refuses stays
 * refused, but it may break the rules of safety too. */
ECART_OUT_OF_LINE static ecart_verdict check_constrained(const ecart_position *p,
                                                         ecart_move move)
{
    table_answer said = look_up(p, move);

    if (reason_in(said.o.head) == ECART_LEGAL || said.s.from == said.s.to ||
        is_special(p, said.o, said.s))
        return judge(p, move);
    return tell(move, said, safety_rules(p, (int)said.s.from, (int)said.s.to));
}

static inline ecart_cells all_but_king(const ecart_position *p)
{
    return own(p) & ~p->of_kind[ECART_KING];
}

ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    if (!is_fast(unconstrained(position), move))
        return is_fast(all_but_king(position), move) ? check_constrained(position, move)
                                                     : judge(position, move);

    table_answer said = look_up(position, move);
    if (is_special(position, said.o, said.s))
        return only_checks(said.o) ? look_again(position, move, ECART_LEGAL, 0)
                                : judge(position, move);
    return tell(move, said, 0);
}

ecart_reason ecart_move_reason(const ecart_position *position, ecart_move move)
{
    if (!is_fast(unconstrained(position), move))
        return first_asked(broken_rules(position, move));

    table_answer said = look_up(position, move);
    if (is_special(position, said.o, said.s) && !only_checks(said.o))
        return first_asked(broken_rules(position, move));
    return reason_in(said.o.head);
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
