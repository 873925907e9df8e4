/* SPDX-License-Identifier: MIT */
/* meant.c -- what may have been meant, in words */

#include "words/speech.h"

static void say_moves(speech *s, const ecart_meaning *meanings, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && i + 1 == count)
            ecart_speech_say(s, SAY_OR);
        else if (i > 0)
            text_string(&s->out, ", ");
        text_string(&s->out, meanings[i].san);
    }
}

size_t ecart_explain_meant(const ecart_language *language, const ecart_meaning *meanings,
                           size_t count, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    if (count > 0) {
        ecart_speech_say(&s, SAY_MEANT);
        say_moves(&s, meanings, count);
        ecart_speech_say(&s, SAY_MEANT_END);
    }
    return ecart_speech_end(&s);
}

/* "3. " or "3... ", for a text of a line that begins with a position. */
static void say_number(speech *s, const ecart_position *start, unsigned ply)
{
    unsigned half = ply - 1 + (start->side & 1);

    text_number(&s->out, start->number + half / 2);
    text_string(&s->out, half % 2 ? "... " : ". ");
}

size_t ecart_explain_suspect(const ecart_language *language, const ecart_position *start,
                             const ecart_meaning *meaning, const ecart_text *written,
                             char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    if (meaning->ply > 0) {
        ecart_speech_say(&s, SAY_SUSPECT);
        say_number(&s, start, meaning->ply);
        text_string(&s.out, meaning->san);
        ecart_speech_say(&s, SAY_SUSPECT_INSTEAD);
        for (size_t i = 0; i < written->length; i++)
            text_put(&s.out, written->text[i]);
        ecart_speech_say(&s, SAY_SUSPECT_END);
    }
    return ecart_speech_end(&s);
}
