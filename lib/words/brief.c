/* SPDX-License-Identifier: MIT */
/* brief.c -- refusals in a few words, for titles and protocols */

#include "words/speech.h"

#include <ecart/uci.h>

/* A title has no room for more pieces of the evidence. */
enum { NAMED_LIMIT = 4 };

_Static_assert(SENTENCES - SAY_BRIEF_BAD_NOTATION == ECART_REASONS - 1,
               "ecart.pot ends with a title for each reason, in their order");

static bool has_title(const ecart_verdict *verdict)
{
    return verdict->reason != ECART_LEGAL && verdict->reason < ECART_REASONS;
}

static void say_title(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_speech_about(s, position, verdict);
    if (s->count > NAMED_LIMIT)
        s->count = NAMED_LIMIT;
    ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + verdict->reason);
}

size_t ecart_explain_brief(const ecart_language *language, const ecart_position *position,
                           const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    if (has_title(verdict))
        say_title(&s, position, verdict);
    return ecart_speech_end(&s);
}

/* After a bracket no title begins with a capital letter. */
size_t ecart_explain_short(const ecart_position *position, const ecart_verdict *verdict,
                           char *text, size_t size)
{
    char   uci[ECART_UCI_SIZE];
    speech s;

    ecart_speech_begin(&s, NULL, &position->board, text, size);
    if (!has_title(verdict))
        return ecart_speech_end(&s);
    ecart_text_string(&s.out, "Illegal move (");
    say_title(&s, position, verdict);
    ecart_text_put(&s.out, ')');
    if (ecart_cell_exists(verdict->move.from) && ecart_cell_exists(verdict->move.to)) {
        (void)ecart_uci_write(verdict->move, uci, sizeof uci);
        ecart_text_string(&s.out, ": ");
        ecart_text_string(&s.out, uci);
    }
    return ecart_speech_end(&s);
}
