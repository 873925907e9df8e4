/* SPDX-License-Identifier: MIT */
/* hint.c -- what may be done instead of a refused move, in words */

#include "words/speech.h"

#include <ecart/legal.h>

/* The answers to a check that are there, in the order in which they are said. */
static int list_answers(const ecart_answers *answers, ecart_cells *cells, int *which)
{
    const ecart_cells all[] = { answers->capture, answers->interpose, answers->king };
    int               count = 0;

    for (int i = 0; i < 3; i++) {
        if (all[i] != 0) {
            cells[count]   = all[i];
            which[count++] = SAY_HINT_ANSWER_TAKE + i;
        }
    }
    return count;
}

static void say_answers(speech *s, const ecart_position *position)
{
    ecart_answers answers = ecart_answers_to_check(position);
    ecart_cells   cells[3];
    int           which[3], count = list_answers(&answers, cells, which);

    ecart_speech_say(s, count > 0 ? SAY_HINT_ANSWER : SAY_HINT_ANSWER_NONE);
    for (int i = 0; i < count; i++) {
        if (i > 0 && i + 1 == count)
            ecart_speech_say(s, SAY_GRAMMAR_EITHER);
        else if (i > 0)
            ecart_speech_say(s, SAY_GRAMMAR_COMMA);
        ecart_speech_choose(s, cells[i]);
        ecart_speech_say(s, which[i]);
    }
    if (count > 0)
        ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* A pawn that may go there, but to become a king or a pawn, has only to choose better. */
static int sentence_of_choices(const speech *s, ecart_cells choices, ecart_reason reason)
{
    if (choices == 0)
        return SAY_HINT_MAY_NOTHING;
    if (reason == ECART_PROMOTION_INVALID && ecart_cells_has(choices, s->to) &&
        ecart_speech_reaches_last_row(s))
        return SAY_HINT_MAY_BECOME;
    return reason == ECART_PINNED ? SAY_HINT_MAY_STILL : SAY_HINT_MAY;
}

static void say_choices(speech *s, const ecart_position *position, ecart_reason reason)
{
    ecart_cells choices = ecart_legal_destinations(position, s->from);

    ecart_speech_choose(s, choices);
    ecart_speech_say(s, sentence_of_choices(s, choices, reason));
}

size_t ecart_explain_hint(const ecart_language *language, const ecart_position *position,
                          const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    ecart_speech_about(&s, position, verdict);
    if (ecart_verdict_is_refusal(verdict) &&
        ecart_cells_has(position->of_side[s.side], s.from)) {
        if (position->checkers != 0)
            say_answers(&s, position);
        else
            say_choices(&s, position, verdict->reason);
    }
    return ecart_speech_end(&s);
}

/* The cell where a move captures, if it does: in en passant, the one beside the pawn
 * that moves; else its target. */
static ecart_cell capture_cell(const ecart_position *p, ecart_cell from, ecart_cell to)
{
    if (to == p->en_passant && ecart_piece_kind(p->board.at[from]) == ECART_PAWN)
        return ECART_CELL(ecart_cell_column(to), ecart_cell_row(from));
    return to;
}

static void add_answer(ecart_answers *answers, const ecart_position *p,
                       ecart_cell from, ecart_cell to)
{
    ecart_cell captured = capture_cell(p, from, to);

    if (from == p->king[p->side])
        answers->king = ecart_cells_add(answers->king, to);
    else if (ecart_cells_has(p->checkers, captured))
        answers->capture = ecart_cells_add(answers->capture, captured);
    else
        answers->interpose = ecart_cells_add(answers->interpose, to);
}

ecart_answers ecart_answers_to_check(const ecart_position *position)
{
    ecart_answers answers = { 0, 0, 0 };
    ecart_cell    from = 0;

    if (position->checkers == 0)
        return answers;
    while ((from = ecart_cells_next(position->of_side[position->side], from)) != 0) {
        ecart_cells goals = ecart_legal_destinations(position, from);
        ecart_cell  to = 0;

        while ((to = ecart_cells_next(goals, to)) != 0)
            add_answer(&answers, position, from, to);
    }
    return answers;
}
