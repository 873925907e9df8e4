/* SPDX-License-Identifier: MIT */
/* hint.h -- what may be done instead of a refused move, in words */
#ifndef LIB_WORDS_HINT_H
#define LIB_WORDS_HINT_H

#include "words/speech.h"

/* Writes a legal move, ECART_SAN_SIZE bytes.  A pawn becomes a queen, if it is not said
 * what it becomes.  Returns whether there is such a move. */
ECART_HIDDEN bool ecart_hint_move(const ecart_position *position, ecart_move move, char *san);

/* Says where the piece on {from} may go, if anywhere, after a refusal for a reason. */
ECART_HIDDEN void ecart_hint_choices(speech *s, const ecart_position *position,
                                     ecart_reason reason);

#endif
