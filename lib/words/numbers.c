/* SPDX-License-Identifier: MIT */
/* numbers.c -- the difference of a move and its meaning, in words */

#include "words/speech.h"

#include <ecart/difference.h>
#include <ecart/shape.h>

static void say_kind(speech *s, ecart_piece piece)
{
    ecart_shape shape = ecart_shape_check(piece, s->from, s->to);

    s->kind = ecart_piece_kind(piece);
    if (!ecart_piece_exists(piece))
        ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
    else if (shape.reason == ECART_LEGAL)
        ecart_speech_say(s, SAY_NUMBER_IS);
    else
        ecart_speech_say(s, shape.alias ? SAY_NUMBER_LOOKS_LIKE : SAY_NUMBER_IS_NOT);
}

size_t ecart_explain_numbers(const ecart_language *language, ecart_piece piece,
                             ecart_cell from, ecart_cell to,
                             char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    s.from = from;
    s.to   = to;
    if (ecart_wrong_number(from, to) >= 0) {
        ecart_speech_say(&s, SAY_REASON_IMPOSSIBLE_NUMBER);
    } else {
        ecart_speech_say(&s, SAY_NUMBER_DIFFERENCE);
        if (ecart_difference_readings(to - from).count > 1)
            ecart_speech_say(&s, SAY_NUMBER_TWO_MEANINGS);
        say_kind(&s, piece);
    }
    return ecart_speech_end(&s);
}
