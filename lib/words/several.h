/* SPDX-License-Identifier: MIT */
/* several.h -- why none of several pieces may go that a text may mean, in words */
#ifndef LIB_WORDS_SEVERAL_H
#define LIB_WORDS_SEVERAL_H

#include "words/speech.h"

/* Whether a verdict is about several pieces at once. */
static inline bool is_about_several(const ecart_verdict *verdict)
{
    return verdict->candidates != 0 && verdict->move.from == ECART_NO_CELL &&
           verdict->reason != ECART_AMBIGUOUS;
}

/* "The bishop on b5 and the bishop on c1 cannot go to c7: a bishop moves only diagonally." */
ECART_HIDDEN void ecart_say_several(speech *s, const ecart_position *position,
                                    const ecart_verdict *verdict);

#endif
