/* SPDX-License-Identifier: MIT */
/* hint.c -- what may be done instead of a refused move, in words */

#include "words/speech.h"

#include <ecart/legal.h>

/* Adds one answer to those that were said before, if there are cells for it. */
static void say_answer(speech *s, int which, ecart_cells cells, bool *more)
{
    if (cells == 0)
        return;
    if (*more)
        ecart_speech_say(s, SAY_GRAMMAR_EITHER);
    *more = true;
    ecart_speech_choose(s, cells);
    ecart_speech_say(s, which);
}

static void say_answers(speech *s, const ecart_position *position)
{
    ecart_answers answers = ecart_answers_to_check(position);
    bool          more    = false;

    if ((answers.capture | answers.interpose | answers.king) == 0) {
        ecart_speech_say(s, SAY_HINT_ANSWER_NONE);
        return;
    }
    ecart_speech_say(s, SAY_HINT_ANSWER);
    say_answer(s, SAY_HINT_ANSWER_TAKE, answers.capture, &more);
    say_answer(s, SAY_HINT_ANSWER_BLOCK, answers.interpose, &more);
    say_answer(s, SAY_HINT_ANSWER_KING, answers.king, &more);
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

static void say_choices(speech *s, const ecart_position *position, bool pinned)
{
    ecart_speech_choose(s, ecart_legal_destinations(position, s->from));
    if (s->count == 0)
        ecart_speech_say(s, SAY_HINT_MAY_NOTHING);
    else
        ecart_speech_say(s, pinned ? SAY_HINT_MAY_STILL : SAY_HINT_MAY);
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
            say_choices(&s, position, verdict->reason == ECART_PINNED);
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
