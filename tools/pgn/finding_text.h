/* SPDX-License-Identifier: MIT */
/* finding_text.h -- what is wrong with a game, in words */
#ifndef PGN_FINDING_TEXT_H
#define PGN_FINDING_TEXT_H

#include <stdbool.h>

#include <ecart.h>

enum { SENTENCE_SIZE = ECART_EXPLAIN_SIZE + 64 };

/* Why a move is refused, and that what follows it in its line is not judged. */
const char *sentence_refused(const ecart_position *before, const ecart_notation *notation,
                             bool variation, char text[SENTENCE_SIZE]);

/* What was forgiven in a legal move, and how the standard writes it. */
const char *sentence_forgiven(const ecart_position *before, ecart_move move,
                              ecart_forgiven forgiven, char text[SENTENCE_SIZE]);

/* A fault of the text, in a game of Chess960 or not. */
const char *sentence_fault(const ecart_pgn_token *token, bool chess960,
                           char text[SENTENCE_SIZE]);

/* Whether the tag's result is not spelt as in the standard; then the sentence
 * says how. */
bool sentence_spelling(const char *tag, size_t length, const ecart_pgn_token *end,
                       char text[SENTENCE_SIZE]);

/* A tag has another result than the game. */
const char *sentence_results(const char *tag, size_t length, const ecart_pgn_token *end,
                             char text[SENTENCE_SIZE]);

/* Whether the position at the end of a game contradicts its result; then the
 * sentence says how. */
bool sentence_end(const ecart_position *end, ecart_pgn_result result,
                  char text[SENTENCE_SIZE]);

/* Whether some of the Seven Tag Roster are missing, bits that are not set;
 * then the sentence names them. */
bool sentence_missing(unsigned seven, char text[SENTENCE_SIZE]);

#endif
