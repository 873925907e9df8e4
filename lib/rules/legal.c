/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move
 *
 * There are three ways to find it.  The table of outcomes is enough for most moves:
 * the piece is not constrained, and the target is not special (constraints.h).  If it
 * is not enough, only the king's safety may be left to ask: ask_safety().  Castling,
 * en passant and promotion are judged rule by rule: judge().
 * All ways end in verdict_of(). */

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
    int      nature = 0;
    evidence shown;

    if (ecart_reason_shows[reason] == SHOWS_FROM_TO)
        return verdict_of(move, HEAD(reason, 0, is_alias(p, move)) | move.from, also,
                          bit(index_of(move.to)));
    if (reason == ECART_LEGAL || reason == ECART_PROMOTION_NEEDED)
        nature = ecart_nature(p, move);
    shown = ecart_evidence(p, move, reason);
    return verdict_of(move, HEAD(reason, nature, 0) | shown.first, also, shown.others);
}

/* Whether a move goes from a square to a square, and no promotion is named: then it is
 * in the table of outcomes. */
static inline bool is_in_table(ecart_move move)
{
    unsigned from = ecart_indices[move.from], to = ecart_indices[move.to];

    return (((from | to) & NO_INDEX) | move.promotion) == 0;
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
        s, blockers, outcome_of(&p->board, p->side, s, move.to, shape_of(s), blockers)
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

/* Whether every rule must be asked: the move may be a promotion, castling, en
 * passant or a double step, or take a king (forced.c).  A king's step is doubted for
 * its safety only. */
static inline bool needs_all_rules(const ecart_position *p, ecart_move move, table_answer said)
{
    return (is_doubted(p, said.o, said.s) && said.o.doubted != ECART_KING) ||
           said.s.from == said.s.to || move.to == p->king[enemy_side(p)];
}

/* The rules of the king's safety that a move of the king breaks.  Only in check can it
 * stay on the line of a checker, and then it matters which piece attacks the target. */
static inline ecart_reason_set king_safety(const ecart_position *p, step s)
{
    bool guarded = p->internal[IN_GUARDED] >> s.to & 1;

    if (guarded && p->checkers != 0)
        return ecart_king_safety_rules(p, (int)s.from, (int)s.to);
    return attacked_king_rules(p, (int)s.to, beside_enemy_king(p) >> s.to & 1, false, guarded);
}

/* The rules of safety that any other move breaks. */
static inline ecart_reason_set safety_rules_of(const ecart_position *p, step s)
{
    return ecart_piece_kind(s.piece) == ECART_KING
         ? king_safety(p, s) : safety_rules(p, (int)s.from, (int)s.to);
}

/* What the board refuses stays refused, but it may break rules of safety too. */
ECART_OUT_OF_LINE static ecart_verdict ask_safety(const ecart_position *p, ecart_move move)
{
    table_answer     said = look_up(p, move);
    ecart_reason_set broken;

    if (needs_all_rules(p, move, said))
        return judge(p, move);
    broken = safety_rules_of(p, said.s);
    if (reason_in(said.o.head) != ECART_LEGAL)
        return tell(move, said, broken);
    return look_again(p, move, first_asked(broken), broken & (broken - 1));
}

ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    if (!is_in_table(move))
        return judge(position, move);
    if (is_constrained(position, move.from))
        return ask_safety(position, move);

    table_answer said = look_up(position, move);
    if (is_special(position, said.o, said.s) && !only_checks(said.o))
        return ask_safety(position, move);
    return tell(move, said, 0);
}

ECART_OUT_OF_LINE static ecart_reason judge_reason(const ecart_position *p, ecart_move move)
{
    return first_asked(broken_rules(p, move));
}

ECART_OUT_OF_LINE static ecart_reason ask_reason(const ecart_position *p, ecart_move move)
{
    table_answer said = look_up(p, move);

    return first_asked(needs_all_rules(p, move, said) ? broken_rules(p, move)
                                                      : safety_rules_of(p, said.s));
}

ecart_reason ecart_move_reason(const ecart_position *position, ecart_move move)
{
    if (!is_in_table(move))
        return judge_reason(position, move);

    table_answer said   = look_up(position, move);
    ecart_reason reason = reason_in(said.o.head);
    unsigned     held   = is_constrained(position, move.from);
    unsigned     doubt  = is_doubted(position, said.o, said.s);

    /* One branch for both: processors cannot foresee either. */
    if (doubt | (held & (reason == ECART_LEGAL)))
        return ask_reason(position, move);
    return reason;
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
