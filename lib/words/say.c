/* SPDX-License-Identifier: MIT */
/* say.c -- sentences of a program's own */

#include <ecart/say.h>

#include "words/speech.h"

const ecart_language *ecart_language_of_block(const unsigned char *block)
{
    return block[0] == LAYOUT ? (const ecart_language *)block : NULL;
}

static ecart_kind kind_or_none(ecart_kind kind)
{
    return kind < ECART_KINDS ? kind : ECART_NO_KIND;
}

static void take_slots(speech *s, const ecart_slots *slots)
{
    s->from    = slots->from;
    s->to      = slots->to;
    s->home    = slots->home;
    s->kind    = kind_or_none(slots->kind);
    s->becomes = kind_or_none(slots->becomes);
    s->side    = slots->side & 1;
    s->number  = slots->number;
    s->move    = slots->move;
    s->written = slots->written;
    if (slots->first != ECART_NO_CELL)
        s->cells[s->count++] = slots->first;
    s->leading = s->count;
    FOR_CELLS(c, slots->others)
        s->cells[s->count++] = c;
}

size_t ecart_say(const ecart_language *language, const unsigned char *sentences, int which,
                 const ecart_slots *slots, char *text, size_t size)
{
    static const ecart_board empty = { { 0 } };
    const unsigned char *said = ecart_sentences_text(language, sentences, which);
    speech s;

    ecart_speech_begin(&s, language, slots->board != NULL ? slots->board : &empty, text, size);
    take_slots(&s, slots);
    if (said != NULL)
        ecart_speech_fill(&s, said);
    return ecart_speech_end(&s);
}
