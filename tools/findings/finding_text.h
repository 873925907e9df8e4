/* SPDX-License-Identifier: MIT */
/* finding_text.h -- what is wrong with a game, in words */
#ifndef FINDINGS_FINDING_TEXT_H
#define FINDINGS_FINDING_TEXT_H

#include "findings/game_end.h"
#include "output/letters_hint.h"

enum { FINDING_TEXT_SIZE = ECART_EXPLAIN_SIZE + 192 };

/* Each writes a sentence or two in a language; NULL is English. */

/* Says what was forgiven in a legal move, and how the standard writes the move. */
const char *finding_text_forgiven(const ecart_language *language, const ecart_position *before,
                                  ecart_move move, ecart_forgiven forgiven,
                                  char text[FINDING_TEXT_SIZE]);

/* Says what is wrong with the text at a fault, in a game of Chess960 or of standard chess. */
const char *finding_text_fault(const ecart_language *language, const ecart_pgn_token *token,
                               bool chess960, char text[FINDING_TEXT_SIZE]);

/* How the standard writes a result. */
ecart_text finding_text_result(ecart_pgn_result result);

/* Returns the sentence SAY_... that says how the last position of a game contradicts its
 * result, and fills the slots of the sentence; 0 if it does not.  There are two sentences on
 * each end: one is for a result that says that the game is not over, as in most puzzles. */
int finding_text_end(const ecart_position *end, ecart_pgn_result result, ecart_slots *slots);

/* Says that the rules had ended the game before its last move, or with another result. */
const char *finding_text_past(const ecart_language *language, const struct game_end *end,
                              const struct moves *moves, ecart_pgn_result result,
                              char text[FINDING_TEXT_SIZE]);

/* Whether a move that the judge has just refused, or at least the rest of its game, seems to be
 * written with the letters of another language; then the hint says so. */
bool finding_text_language(const ecart_language *language, ecart_pgn_judge *judge,
                           const ecart_pgn_token *refused, char hint[LETTERS_HINT_SIZE]);

#endif
