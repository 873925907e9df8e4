/* SPDX-License-Identifier: MIT */
/* explain.c -- verdicts in words */

#include "words/speech.h"

#include <ecart/difference.h>
#include <ecart/legal.h>

_Static_assert(SAY_PROMOTION_NEEDED - SAY_NONE == ECART_REASONS - 1,
               "en.txt has a sentence for each reason, in their order");

/* A place for each fact of a verdict that a sentence may name. */
static void begin_verdict(speech *s, const ecart_language *language,
                                     const ecart_position *position,
                                     const ecart_verdict *verdict,
                                     char *text, size_t size)
{
    uint8_t becomes = verdict->move.promotion;

    ecart_speech_begin(s, language, &position->board, text, size);
    s->side    = position->side & 1;
    s->becomes = becomes < ECART_KINDS ? becomes : (uint8_t)ECART_NO_KIND;
    s->count   = ecart_verdict_evidence(verdict, s->evidence);
    s->leading = s->count > 0;
    ecart_speech_about(s, verdict->move.from, verdict->move.to);
}

/* Two columns along the first row, where a king may once have castled. */
static bool goes_two(const speech *s, const ecart_position *position)
{
    ecart_reading r = ecart_difference_reading(s->from, s->to);

    return !position->chess960 && r.rows == 0 && (r.columns == 2 || r.columns == -2) &&
           ecart_cell_row(s->from) == ecart_cell_row(s->home);
}

static bool goes_diagonally(const speech *s)
{
    ecart_reading r = ecart_difference_reading(s->from, s->to);

    return r.columns == r.rows || r.columns == -r.rows;
}

/* Some reasons have more than one sentence. */
static int sentence_of(const speech *s, const ecart_position *position,
                                  const ecart_verdict *verdict)
{
    switch (verdict->reason) {
    case ECART_IMPOSSIBLE_CELL:
        if (ecart_wrong_number(s->from, s->to) > 0)
            return SAY_IMPOSSIBLE_NUMBER;
        break;
    case ECART_NO_SUCH_PIECE:
        if (s->count > 0)
            return SAY_NO_CANDIDATE;
        break;
    case ECART_KING_SHAPE:
        if (goes_two(s, position))
            return SAY_KING_TWO;
        break;
    case ECART_ROOK_SHAPE:
        if (goes_diagonally(s))
            return SAY_ROOK_DIAGONAL;
        break;
    default:
        break;
    }
    return verdict->alias ? SAY_ALIAS : SAY_NONE + verdict->reason;
}

static int sentence_of_nature(int nature)
{
    if (nature & ECART_IS_EN_PASSANT)
        return SAY_EN_PASSANT;
    if (nature & ECART_IS_CAPTURE)
        return SAY_TAKES;
    if (nature & ECART_IS_CASTLE)
        return nature & ECART_IS_CASTLE_SHORT ? SAY_CASTLE_SHORT : SAY_CASTLE_LONG;
    return nature & ECART_IS_DOUBLE_STEP ? SAY_DOUBLE_STEP : SAY_NONE;
}

static void say_legal(speech *s, int nature)
{
    ecart_speech_say(s, sentence_of_nature(nature));
    if (nature & ECART_IS_PROMOTION)
        ecart_speech_say(s, SAY_BECOMES);
    if (nature & ECART_IS_CHECK)
        ecart_speech_say(s, nature & ECART_IS_MATE ? SAY_MATE : SAY_CHECK);
    text_put(&s->out, '.');
}

size_t ecart_explain_in(const ecart_language *language, const ecart_position *position,
                        const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    begin_verdict(&s, language, position, verdict, text, size);
    if (verdict->reason == ECART_LEGAL)
        say_legal(&s, verdict->nature);
    else if (verdict->reason < ECART_REASONS)
        ecart_speech_say(&s, sentence_of(&s, position, verdict));
    return ecart_speech_end(&s);
}

size_t ecart_explain(const ecart_position *position, const ecart_verdict *verdict,
                     char *text, size_t size)
{
    return ecart_explain_in(NULL, position, verdict, text, size);
}

static void choose(speech *s, ecart_cells cells)
{
    s->count = 0;
    ecart_speech_evidence(s, cells);
}

/* Adds one thing to do to those before, if there are cells to do it on. */
static void say_answer(speech *s, int which, ecart_cells cells, bool *more)
{
    if (cells == 0)
        return;
    if (*more)
        ecart_speech_say(s, SAY_EITHER);
    *more = true;
    choose(s, cells);
    ecart_speech_say(s, which);
}

static void say_answers(speech *s, const ecart_position *position)
{
    ecart_answers answers = ecart_answers_to_check(position);
    bool          more    = false;

    if ((answers.capture | answers.interpose | answers.king) == 0) {
        ecart_speech_say(s, SAY_ANSWER_NONE);
        return;
    }
    ecart_speech_say(s, SAY_ANSWER);
    say_answer(s, SAY_ANSWER_TAKE, answers.capture, &more);
    say_answer(s, SAY_ANSWER_BLOCK, answers.interpose, &more);
    say_answer(s, SAY_ANSWER_KING, answers.king, &more);
    text_put(&s->out, '.');
}

static void say_choices(speech *s, const ecart_position *position, bool pinned)
{
    choose(s, ecart_legal_destinations(position, s->from));
    if (s->count == 0)
        ecart_speech_say(s, SAY_MAY_NOTHING);
    else
        ecart_speech_say(s, pinned ? SAY_MAY_STILL : SAY_MAY);
}

size_t ecart_explain_hint(const ecart_language *language, const ecart_position *position,
                          const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    begin_verdict(&s, language, position, verdict, text, size);
    if (ecart_verdict_is_refusal(verdict) &&
        ecart_cells_has(position->of_side[s.side], s.from)) {
        if (position->checkers != 0)
            say_answers(&s, position);
        else
            say_choices(&s, position, verdict->reason == ECART_PINNED);
    }
    return ecart_speech_end(&s);
}

/* Who would be gone if a piece went there: en passant is a capture of a pawn
 * that stands beside. */
static ecart_cell captured_by(const ecart_position *p, ecart_cell from,
                                         ecart_cell to)
{
    if (to == p->en_passant && ecart_piece_kind(p->board.at[from]) == ECART_PAWN)
        return ECART_CELL(ecart_cell_column(to), ecart_cell_row(from));
    return to;
}

static void add_answer(ecart_answers *answers, const ecart_position *p,
                                  ecart_cell from, ecart_cell to)
{
    ecart_cell captured = captured_by(p, from, to);

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
