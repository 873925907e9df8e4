/* SPDX-License-Identifier: MIT */
/* hint.h -- what may be done instead of a refused move, in words */
#ifndef LIB_WORDS_HINT_H
#define LIB_WORDS_HINT_H

#include "words/speech.h"

/* Writes a legal move, ECART_SAN_SIZE bytes.  A pawn becomes a queen, if it is not said
 * what it becomes.  Returns whether there is such a move. */
ECART_HIDDEN bool ecart_hint_move(const ecart_position *position, ecart_move move, char *san);

/* At most one capture from each cell. */
enum { HINT_CAPTURES_LIMIT = 64 };

/* Writes the legal moves that capture the piece on a cell, en passant included, unless san
 * is NULL.  Returns how many there are. */
ECART_HIDDEN size_t ecart_hint_captures(const ecart_position *position, ecart_cell cell,
                                        char (*san)[ECART_SAN_SIZE]);

/* Lets the templates name moves.  They are examples, and not what to write: if no letters
 * are asked for, they have those of the language. */
ECART_HIDDEN void ecart_hint_name_moves(speech *s, char (*san)[ECART_SAN_SIZE], size_t count);

/* Whether a move is refused for its promotion: the piece is wrong, missing, or one too many. */
ECART_HIDDEN bool ecart_is_about_promotion(ecart_reason reason);

/* Takes castling out of the targets of a piece: "the king may go to g1" would hide it.
 * Returns the rooks with which it castles. */
ECART_HIDDEN ecart_cells ecart_hint_castling(const ecart_position *position, ecart_cell from,
                                             ecart_cells *choices);

/* Says where the piece on {from} may go, if anywhere, with a text SAY_... that is followed by
 * the one for a king that may castle too. */
ECART_HIDDEN void ecart_hint_choices(speech *s, const ecart_position *position, int which);

/* A text SAY_HINT_... on the rule of castling or of en passant that a beginner who makes the
 * move does not know, or 0.  Its {choices} are the goals. */
ECART_HIDDEN int ecart_hint_rule(const ecart_position *position, const ecart_verdict *verdict,
                                 ecart_cells *goals);

#endif
