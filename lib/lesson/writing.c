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

speech ecart_lesson_sentence(lesson *l)
{
    writer *out = &l->out;
    size_t  used;
    speech  s;

    if (l->continues)
        text_put(out, ' ');
    l->continues = true;
    used = out->length < out->size ? out->length : out->size;
    ecart_speech_begin(&s, l->language, &l->position->board,
                       used < out->size ? out->out + used : NULL, out->size - used);
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
