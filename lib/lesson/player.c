/* SPDX-License-Identifier: MIT */
/* player.c -- what a player learns: the rules, the conditions and the numbers */

#include "lesson/player.h"

_Static_assert(SAY_PLAYER_PROMOTION_NEEDED - SAY_PLAYER_NONE == ECART_PROMOTION_NEEDED,
               "en.txt has a rule for each reason");

/* Where pieces can go. */
static ecart_cells goals_of(const lesson *l, ecart_cells pieces)
{
    ecart_cells goals = 0;

    FOR_CELLS(c, pieces)
        goals |= ecart_legal_destinations(l->position, c);
    return goals;
}

/* Whether to say where each of several pieces can go: not if none can, or if three or more
 * would take too many lines. */
static bool tells_candidates(const lesson *l)
{
    ecart_cells all = l->verdict->candidates;

    return l->options->numbers || !is_about_several(l->verdict) ||
           (goals_of(l, all) != 0 && ecart_cells_count(all) < 3);
}

static void tell_candidates(lesson *l)
{
    ecart_lesson_tell_step(l, SAY_PLAYER_CANDIDATES,
                           l->verdict->candidates != 0 ? SAY_PLAYER_MAY_MEAN
                                                       : SAY_PLAYER_NO_PIECE_OF_IT);
    ecart_lesson_candidates(l);
}

/* What is asked of the move, beside its path. */
static void tell_conditions(lesson *l)
{
    if (ecart_lesson_is_about_several(l)) {
        if (!is_either_wing(l->verdict) && tells_candidates(l))
            tell_candidates(l);
        return;
    }
    if (tells_all(l)) {
        if (ecart_lesson_is_about_castling(l))
            ecart_lesson_castling(l);
        else
            ecart_lesson_special(l);
    }
    ecart_lesson_safety(l);
}

static void tell_number_of_moves(lesson *l, int heading)
{
    ecart_lesson_tell_number(l, heading, (int)ecart_legal_count(l->position), SAY_PLAYER_COUNT);
}

/* Whether no more need be said than where each of several pieces can go, as was done: there is
 * no check, and no other piece goes where these cannot. */
static bool tells_of_each(const lesson *l)
{
    const ecart_position *p = l->position;

    return is_about_several(l->verdict) && tells_candidates(l) && p->checkers == 0 &&
           goals_of(l, l->verdict->candidates) != 0 &&
           !ecart_cells_has(goals_of(l, p->of_side[p->side]), l->verdict->move.to);
}

/* Says what to do instead.  For an ambiguous text the headline has said it; and if all is told,
 * the conditions have said which letter a promotion lacks. */
static void tell_what_to_do(lesson *l)
{
    if (l->verdict->reason == ECART_PROMOTION_NEEDED && !tells_all(l))
        ecart_lesson_tell_step(l, SAY_ARBITER_INSTEAD, SAY_PLAYER_NAME_PIECE);
    else if (ecart_verdict_is_refusal(l->verdict) && !tells_of_each(l) &&
             !ecart_lesson_hint(l) &&
             l->verdict->reason != ECART_AMBIGUOUS)
        tell_number_of_moves(l, SAY_ARBITER_INSTEAD);
}

/* The conditions of a special move that is legal are its rule. */
static void tell_rule(lesson *l)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    speech     s;

    if (l->verdict->reason == ECART_LEGAL && (l->verdict->nature & ~ECART_IS_CAPTURE) != 0)
        return;
    s = ecart_lesson_step(l, SAY_PLAYER_RULE);
    ecart_speech_turn(&s, l->verdict);
    ecart_lesson_end(l, &s, SAY_PLAYER_NONE + l->verdict->reason);
    if (l->options->numbers && ecart_verdict_evidence(l->verdict, cells) > 0)
        ecart_lesson_tell(l, SAY_PLAYER_LOOK);
}

static void tell_standing(lesson *l, ecart_standing standing)
{
    ecart_lesson_tell_step(l, SAY_ARBITER_STANDING,
                           SAY_ARBITER_CHECKMATE + standing - ECART_CHECKMATE);
}

/* How the game ended before the move. */
static void tell_game_over(lesson *l, ecart_standing end)
{
    bool legal = ecart_verdict_is_legal(l->verdict);

    tell_standing(l, end);
    ecart_lesson_tell(l, legal ? SAY_ARBITER_LEGAL_AFTER_END : SAY_ARBITER_OVER);
    if (legal && end == ECART_DEAD_POSITION)
        ecart_lesson_dead(l);
}

/* Tells one other rule that is broken, the first that is asked: more are too many. */
static void tell_also(lesson *l)
{
    for (int rank = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (!ecart_reason_set_has(l->verdict->also, r))
            continue;
        ecart_lesson_tell_step(l, SAY_ARBITER_ALSO, SAY_PLAYER_NONE + r);
        return;
    }
}

/* The rule comes first, unless the game was over: then a legal move has none.  Numbers come last,
 * in one line where none were asked for.  Then the answer has few lines: in check, how to meet it
 * is enough. */
void ecart_lesson_player_move(lesson *l)
{
    ecart_standing end = ecart_lesson_end_before(l);

    if (end != ECART_IN_PLAY)
        tell_game_over(l, end);
    if (end != ECART_IN_PLAY && l->verdict->reason == ECART_BAD_NOTATION)
        return;
    if (end == ECART_IN_PLAY || ecart_verdict_is_refusal(l->verdict))
        tell_rule(l);
    if (end == ECART_IN_PLAY || l->options->numbers) {
        tell_conditions(l);
        if (ecart_verdict_is_refusal(l->verdict) &&
            (l->position->checkers == 0 || l->options->numbers))
            tell_also(l);
    }
    if (end == ECART_IN_PLAY)
        tell_what_to_do(l);
    if (!l->options->numbers)
        ecart_lesson_no_numbers(l);
}

static void tell_why_it_ends(lesson *l, ecart_standing standing)
{
    switch (standing) {
    case ECART_STALEMATE:
        ecart_lesson_stalemate(l);
        break;
    case ECART_DEAD_POSITION:
        ecart_lesson_dead(l);
        break;
    case ECART_FIVEFOLD:
    case ECART_THREEFOLD_CLAIMABLE:
        ecart_lesson_tell_number(l, SAY_PLAYER_REPETITION, ecart_game_repetitions(l->game),
                                 SAY_PLAYER_REPETITION_IS);
        break;
    case ECART_SEVENTY_FIVE_MOVE:
    case ECART_FIFTY_MOVE_CLAIMABLE:
        ecart_lesson_tell_number(l, SAY_PLAYER_CLOCK, l->position->clock / 2,
                                 SAY_PLAYER_CLOCK_IS);
        break;
    default:
        break;
    }
}

void ecart_lesson_player_standing(lesson *l, ecart_standing standing)
{
    tell_standing(l, standing);
    if (l->options->game != NULL && standing <= ECART_DEAD_POSITION)
        return;
    if (l->position->checkers != 0)
        ecart_lesson_check(l);
    tell_why_it_ends(l, standing);
    if (standing == ECART_IN_PLAY)
        tell_number_of_moves(l, SAY_PLAYER_MOVES);
}
