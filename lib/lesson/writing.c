/* SPDX-License-Identifier: MIT */
/* writing.c -- writes the lines of a lesson, sentence by sentence */

#include "lesson/writing.h"

#include <string.h>

void ecart_lesson_open(lesson *l)
{
    ecart_text_put(&l->out, '\t');
    l->continues = false;
}

void ecart_lesson_close(lesson *l)
{
    ecart_text_put(&l->out, '\n');
}

void ecart_lesson_open_step(lesson *l, int heading)
{
    l->continues = false;
    ecart_lesson_add(l, heading);
    ecart_lesson_open(l);
}

char *ecart_lesson_rest(const lesson *l, size_t *room)
{
    const writer *out = &l->out;

    *room = out->length < out->size ? out->size - out->length : 0;
    return *room > 0 ? out->out + out->length : NULL;
}

speech ecart_lesson_sentence(lesson *l)
{
    size_t room;
    char  *rest;
    speech s;

    if (l->continues)
        ecart_text_put(&l->out, ' ');
    l->continues = true;
    rest = ecart_lesson_rest(l, &room);
    ecart_speech_begin(&s, l->language, &l->position->board, rest, room);
    s.side = l->position->side & 1;
    if (l->verdict != NULL)
        ecart_speech_about(&s, l->position, l->verdict);
    return s;
}

void ecart_lesson_say(lesson *l, speech *s, int which)
{
    ecart_speech_say(s, which);
    l->out.length += ecart_speech_end(s);
}

void ecart_lesson_add(lesson *l, int which)
{
    speech s = ecart_lesson_sentence(l);

    ecart_lesson_say(l, &s, which);
}

speech ecart_lesson_step(lesson *l, int heading)
{
    ecart_lesson_open_step(l, heading);
    return ecart_lesson_sentence(l);
}

speech ecart_lesson_line(lesson *l)
{
    ecart_lesson_open(l);
    return ecart_lesson_sentence(l);
}

void ecart_lesson_end(lesson *l, speech *s, int which)
{
    ecart_lesson_say(l, s, which);
    ecart_lesson_close(l);
}

void ecart_lesson_tell_step(lesson *l, int heading, int which)
{
    ecart_lesson_open_step(l, heading);
    ecart_lesson_add(l, which);
    ecart_lesson_close(l);
}

void ecart_lesson_tell(lesson *l, int which)
{
    ecart_lesson_open(l);
    ecart_lesson_add(l, which);
    ecart_lesson_close(l);
}

void ecart_lesson_tell_move(lesson *l, ecart_cell from, ecart_cell to, int which)
{
    speech s = ecart_lesson_line(l);

    s.from = from;
    s.to   = to;
    ecart_lesson_end(l, &s, which);
}

void ecart_lesson_tell_cells(lesson *l, ecart_cells cells, int which)
{
    speech s = ecart_lesson_line(l);

    ecart_lesson_count(&s, cells);
    ecart_lesson_end(l, &s, which);
}

void ecart_lesson_tell_number(lesson *l, int heading, int number, int which)
{
    speech s = ecart_lesson_step(l, heading);

    s.number = number;
    ecart_lesson_end(l, &s, which);
}

void ecart_lesson_choose(speech *s, ecart_cell first, ecart_cells others)
{
    ecart_speech_choose(s, others);
    memmove(s->cells + 1, s->cells, (size_t)s->count * sizeof *s->cells);
    s->cells[0] = first;
    s->leading  = 1;
    s->count++;
}

void ecart_lesson_count(speech *s, ecart_cells cells)
{
    ecart_speech_choose(s, cells);
    s->number = s->count;
}

void ecart_lesson_put_hint(lesson *l)
{
    const ecart_notation notation = { .verdict = *l->verdict };
    size_t room;
    char  *rest = ecart_lesson_rest(l, &room);

    l->out.length += ecart_explain_notation_hint(l->language, l->options->letters, l->position,
                                                 &notation, rest, room);
}

bool ecart_lesson_hint(lesson *l)
{
    if (ecart_explain_hint(l->language, l->position, l->verdict, NULL, 0) == 0)
        return false;
    ecart_lesson_open_step(l, SAY_ARBITER_INSTEAD);
    ecart_lesson_put_hint(l);
    ecart_lesson_close(l);
    return true;
}

ecart_standing ecart_lesson_end_before(const lesson *l)
{
    ecart_standing_set all = ecart_position_standings(l->position);
    ecart_standing     first;

    if (l->options->game != NULL)
        all |= ecart_game_standings(l->options->game);
    first = ecart_standing_first(all);
    return first < ECART_THREEFOLD_CLAIMABLE ? first : ECART_IN_PLAY;
}

/* Whether a piece cannot move because its own side is on every cell that it attacks.  Never
 * true of a pawn, which moves to other cells than those. */
static bool is_boxed_in(const ecart_position *p, ecart_cell from)
{
    return kind_at(p, from) != ECART_PAWN &&
           (ecart_position_attacks(p, from) & ~p->of_side[p->side & 1]) == 0;
}

void ecart_lesson_sentence_on(lesson *l, const ecart_verdict *v)
{
    size_t room;
    char  *rest = ecart_lesson_rest(l, &room);

    l->out.length += ecart_explain_in(l->language, l->position, v, rest, room);
    ecart_lesson_close(l);
}

/* Says why a piece cannot go that the text of a move may mean. */
static void tell_refused(lesson *l, ecart_cell from)
{
    ecart_move    move = l->verdict->move;
    ecart_verdict v    = ecart_move_check(l->position,
                                          ecart_move_make(from, move.to, move.promotion));

    ecart_lesson_open(l);
    ecart_lesson_sentence_on(l, &v);
}

/* A line on where such a piece can go. */
static void tell_candidate(lesson *l, ecart_cell from)
{
    speech s = ecart_lesson_line(l);

    s.from = from;
    ecart_lesson_count(&s, ecart_legal_destinations(l->position, from));
    if (is_boxed_in(l->position, from))
        ecart_lesson_end(l, &s, SAY_ARBITER_BOXED_IN);
    else
        ecart_lesson_end(l, &s, s.count > 0 ? SAY_HINT_MAY : SAY_HINT_MAY_NOTHING);
}

void ecart_lesson_candidates(lesson *l)
{
    ecart_cells all = l->verdict->candidates;

    FOR_CELLS(c, all) {
        if (l->verdict->reason == ECART_NO_CANDIDATE)
            tell_refused(l, c);
        tell_candidate(l, c);
    }
}
