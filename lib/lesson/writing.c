/* SPDX-License-Identifier: MIT */
/* writing.c -- writes the lines of a lesson, sentence by sentence */

#include "lesson/writing.h"

void ecart_lesson_open(lesson *l)
{
    text_put(&l->out, '\t');
    l->continues = false;
}

void ecart_lesson_close(lesson *l)
{
    text_put(&l->out, '\n');
}

void ecart_lesson_open_step(lesson *l, int heading)
{
    speech s;

    l->continues = false;
    s = ecart_lesson_sentence(l);
    ecart_lesson_say(l, &s, heading);
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
        text_put(&l->out, ' ');
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
