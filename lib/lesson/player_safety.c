/* SPDX-License-Identifier: MIT */
/* player_safety.c -- whether the king is safe after the move, and why not */

#include "lesson/player.h"

/* A line for each piece that attacks a square. */
static void tell_attackers(lesson *l, ecart_cells from, ecart_cell to, int which)
{
    FOR_CELLS(c, from)
        ecart_lesson_tell_move(l, c, to, which);
}

static ecart_cell king_to_move(const lesson *l)
{
    return l->position->king[l->position->side & 1];
}

static void tell_pin_line(lesson *l, ecart_cell pinner, int which)
{
    speech s = ecart_lesson_line(l);

    s.from = king_to_move(l);
    s.to   = l->verdict->move.from;
    ecart_lesson_choose(&s, pinner, NO_CELLS);
    ecart_lesson_end(l, &s, which);
}

static void tell_pin(lesson *l)
{
    ecart_cell  from   = l->verdict->move.from;
    ecart_cell  pinner = ecart_position_pinner(l->position, from);
    ecart_cells line   = ecart_cells_remove(ecart_position_pin_line(l->position, from), from);

    tell_pin_line(l, pinner, SAY_PLAYER_PIN_LINE);
    if (tells_all(l) || l->position->checkers == 0)
        tell_pin_line(l, pinner, SAY_PLAYER_PIN_OPENS);
    if (tells_all(l))
        ecart_lesson_tell_cells(l, line, SAY_PLAYER_PIN_SQUARES);
}

/* How a piece other than the king would answer the check. */
static void tell_answers_of_others(lesson *l)
{
    ecart_cell  checker = first_cell(l->verdict->others);
    ecart_cells between = ecart_cells_between(king_to_move(l), checker);
    speech      s       = ecart_lesson_line(l);

    s.to = checker;
    ecart_lesson_count(&s, between);
    ecart_lesson_end(l, &s, between == 0 ? SAY_PLAYER_MUST_CAPTURE : SAY_PLAYER_MUST_ANSWER);
}

/* What attacks the square where the king would be.  It no longer shields what is behind
 * it, and what it captures is gone. */
static void tell_unsafe_step(lesson *l)
{
    const ecart_verdict *v = l->verdict;

    tell_attackers(l, v->reason == ECART_KINGS_TOUCH ? ecart_cells_of(v->first) : v->others,
                   v->move.to, v->reason == ECART_KING_STAYS_ON_LINE ? SAY_PLAYER_LINE_GOES_ON
                                                                     : SAY_PLAYER_ATTACKS);
}

static void tell_unsafe(lesson *l)
{
    speech s = ecart_lesson_step(l, SAY_PLAYER_KING);

    s.from = king_to_move(l);
    if (l->position->checkers != 0) {
        ecart_lesson_count(&s, l->position->checkers);
        ecart_lesson_end(l, &s, SAY_ARBITER_IN_CHECK);
    } else {
        ecart_lesson_end(l, &s, SAY_PLAYER_KING_IS);
    }
    switch (l->verdict->reason) {
    case ECART_PINNED:
        tell_pin(l);
        break;
    case ECART_DOUBLE_CHECK:                            /* the line above names both */
        break;
    case ECART_LEAVES_IN_CHECK:
        tell_answers_of_others(l);
        break;
    case ECART_EN_PASSANT_EXPOSES_KING:
        ecart_lesson_tell(l, SAY_PLAYER_BOTH_GONE);
        tell_attackers(l, l->verdict->others, king_to_move(l), SAY_PLAYER_ATTACKS);
        break;
    default:
        tell_unsafe_step(l);
    }
}

/* How a legal move answers a check, or keeps to the line of a pin. */
static void tell_answer(lesson *l)
{
    ecart_cell from   = l->verdict->move.from;
    ecart_cell pinner = ecart_position_pinner(l->position, from);
    bool       takes  = (l->verdict->nature & ECART_IS_EN_PASSANT) != 0 ||
                        ecart_cells_has(l->position->checkers, l->verdict->move.to);

    if (l->position->checkers != 0)
        ecart_lesson_tell(l, from == king_to_move(l) ? SAY_PLAYER_ANSWER_KING
                             : takes ? SAY_PLAYER_ANSWER_CAPTURE : SAY_PLAYER_ANSWER_BLOCK);
    if (pinner != ECART_NO_CELL) {
        speech s = ecart_lesson_line(l);

        ecart_lesson_choose(&s, pinner, NO_CELLS);
        ecart_lesson_end(l, &s, SAY_PLAYER_PIN_KEPT);
    }
}

static void tell_safe(lesson *l)
{
    ecart_cell king  = king_to_move(l);
    bool       moves = l->verdict->move.from == king;
    speech     s     = ecart_lesson_step(l, SAY_PLAYER_KING);

    if (!moves)
        s.from = king;
    ecart_lesson_end(l, &s, moves ? SAY_PLAYER_SAFE_THERE : SAY_PLAYER_SAFE_AFTER);
    tell_answer(l);
}

/* A step on the check that the move gives.  Pieces are named where they stand after it. */
static void tell_check_given(lesson *l)
{
    ecart_position after = *l->position;
    speech         s     = ecart_lesson_step(l, SAY_PLAYER_CHECK);

    ecart_position_play(&after, l->verdict->move);
    s.board = &after.board;
    s.to    = after.king[after.side];
    ecart_lesson_count(&s, after.checkers);
    ecart_lesson_end(l, &s, SAY_PLAYER_CHECK_GIVEN);
}

void ecart_lesson_safety(lesson *l)
{
    const ecart_verdict *v = l->verdict;

    if (ecart_reason_group_of(v->reason) == ECART_GROUP_SAFETY) {
        if (tells_all(l) || (v->reason != ECART_DOUBLE_CHECK &&
                             v->reason != ECART_LEAVES_IN_CHECK))
            tell_unsafe(l);
    } else if (!ecart_verdict_is_refusal(v) && (v->nature & ECART_IS_CASTLE) == 0)
        tell_safe(l);
    if (ecart_move_gives(l->position, v->move) != ECART_GIVES_NOTHING)
        tell_check_given(l);
}
