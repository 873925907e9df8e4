/* SPDX-License-Identifier: MIT */
/* basics.h -- the rule that a refused move shows to be unknown */
#ifndef LIB_WORDS_BASICS_H
#define LIB_WORDS_BASICS_H

#include "words/speech.h"

/* A text SAY_HINT_... on the rule of castling or of en passant that a beginner who makes the
 * move does not know, or 0.  Its {choices} are the goals. */
ECART_HIDDEN int ecart_hint_rule(const ecart_position *position, const ecart_verdict *verdict,
                                 ecart_cells *goals);

#endif
