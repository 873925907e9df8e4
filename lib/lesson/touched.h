/* SPDX-License-Identifier: MIT */
/* touched.h -- what an arbiter is told of the pieces that were touched */
#ifndef LIB_LESSON_TOUCHED_H
#define LIB_LESSON_TOUCHED_H

#include "lesson/writing.h"

/* What stands where the move begins, and whether a piece of the other side is on a cell. */
ECART_HIDDEN ecart_kind ecart_lesson_kind_of_mover(const lesson *l);
ECART_HIDDEN bool ecart_lesson_is_enemy_on(const lesson *l, ecart_cell cell);

/* Whether a text names pieces that stand on the board, and none of them can make the
 * move. */
ECART_HIDDEN bool ecart_lesson_is_about_candidates(const lesson *l);

/* A pawn that was left on the last rank, and nothing else is wrong. */
ECART_HIDDEN bool ecart_lesson_is_pawn_left(const lesson *l);

/* A step: the piece that was touched must move if it can.  If none was, there may be a
 * hint. */
ECART_HIDDEN void ecart_lesson_touched(lesson *l);

#endif
