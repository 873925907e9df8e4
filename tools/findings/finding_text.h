/* SPDX-License-Identifier: MIT */
/* finding_text.h -- what is wrong with a game, in words */
#ifndef FINDINGS_FINDING_TEXT_H
#define FINDINGS_FINDING_TEXT_H

#include <stdbool.h>

#include <ecart.h>

#include "findings/game_end.h"

enum { FINDING_TEXT_SIZE = ECART_EXPLAIN_SIZE + 192 };

/* Each writes a sentence or two in a language; NULL is English. */

/* Whether the rest of the game or variation is judged after a refused move, which was
 * played or not; with a blank before it. */
void finding_text_rest(const ecart_language *language, bool played, bool variation,
                       char text[FINDING_TEXT_SIZE]);

/* What was forgiven in a legal move, and how the standard writes it. */
const char *finding_text_forgiven(const ecart_language *language, const ecart_position *before,
                                  ecart_move move, ecart_forgiven forgiven,
                                  char text[FINDING_TEXT_SIZE]);

/* A mark in one character, and its number. */
const char *finding_text_mark(const ecart_language *language, unsigned mark,
                              char text[FINDING_TEXT_SIZE]);

/* The number before a move is wrong. */
const char *finding_text_number(const ecart_language *language, unsigned given, unsigned right,
                                char text[FINDING_TEXT_SIZE]);

/* A fault of the text, in a game of Chess960 or of standard chess. */
const char *finding_text_fault(const ecart_language *language, const ecart_pgn_token *token,
                               bool chess960, char text[FINDING_TEXT_SIZE]);

/* Whether the tag spells its result in another way than the standard; then the
 * text says so. */
bool finding_text_spelling(const ecart_language *language, ecart_text tag,
                           const ecart_pgn_token *end, char text[FINDING_TEXT_SIZE]);

/* The result of the tag is not the result of the game. */
const char *finding_text_results(const ecart_language *language, ecart_text tag,
                                 const ecart_pgn_token *end, char text[FINDING_TEXT_SIZE]);

/* Whether the position at the end of a game contradicts its result; then the
 * text says how. */
bool finding_text_end(const ecart_language *language, const ecart_position *end,
                      ecart_pgn_result result, char text[FINDING_TEXT_SIZE]);

/* Whether a side is mated while the result says that the game is not over, as
 * in most puzzles; then the text says so. */
bool finding_text_unfinished(const ecart_language *language, const ecart_position *end,
                             ecart_pgn_result result, char text[FINDING_TEXT_SIZE]);

/* What flag_fall_look() found. */
const char *finding_text_flag_fall(const ecart_language *language, int which, ecart_side side,
                                   char text[FINDING_TEXT_SIZE]);

/* The tag SetUp without FEN. */
const char *finding_text_set_up(const ecart_language *language, char text[FINDING_TEXT_SIZE]);

/* A tag of this name was there before. */
const char *finding_text_duplicate(const ecart_language *language, const ecart_pgn_token *tag,
                                   char text[FINDING_TEXT_SIZE]);

/* What is wrong with the value of a tag, as tag_check.h finds it. */
const char *finding_text_value(const ecart_language *language, const ecart_pgn_token *tag,
                               int why, char text[FINDING_TEXT_SIZE]);

/* The rules had ended the game before, or with another result. */
const char *finding_text_past(const ecart_language *language, const struct game_end *end,
                              const struct moves *moves, ecart_pgn_result result,
                              char text[FINDING_TEXT_SIZE]);

/* Whether some of the Seven Tag Roster are missing, given as a bit for each tag
 * that is there; then the text names the missing ones. */
bool finding_text_missing(const ecart_language *language, uint32_t there,
                          char text[FINDING_TEXT_SIZE]);

#endif
