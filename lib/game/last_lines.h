/* SPDX-License-Identifier: MIT */
/* last_lines.h -- tries every line that a game has left before a rule ends it */
#ifndef LIB_GAME_LAST_LINES_H
#define LIB_GAME_LAST_LINES_H

#include <ecart/prospect.h>

#include "prospect/helpmate.h"

/* The longest line that is tried. */
enum { LAST_LINES = 12 };

/* Tries all lines up to a capture or a pawn move, and plays on by chance after one.
 *
 * ECART_MATE_POSSIBLE: line has the moves, at most size, and length how many.
 * ECART_MATE_IMPOSSIBLE: all lines were tried, none mates, and after each capture or pawn
 * move it is proven that the side cannot mate any more. */
ECART_HIDDEN ecart_prospect ecart_last_lines(const helpmate_task *task, size_t size,
                                             ecart_move *line, size_t *length);

#endif
