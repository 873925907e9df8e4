/* SPDX-License-Identifier: MIT */
/* language_guess.h -- guesses in which language a game is written */
#ifndef FINDINGS_LANGUAGE_GUESS_H
#define FINDINGS_LANGUAGE_GUESS_H

#include <stdbool.h>

#include <ecart.h>

#include "output/letters_hint.h"

/* Whether a move that the judge has just refused, or at least the rest of its game,
 * seems to be written with the letters of another language; then a sentence says
 * so in the language of the findings. */
bool language_guess(const ecart_language *language, ecart_pgn_judge *judge,
                    const ecart_pgn_token *refused, char hint[LETTERS_HINT_SIZE]);

#endif
