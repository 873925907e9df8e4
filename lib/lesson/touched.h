/* SPDX-License-Identifier: MIT */
/* touched.h -- what an arbiter is told of the pieces that were touched */
#ifndef LIB_LESSON_TOUCHED_H
#define LIB_LESSON_TOUCHED_H

#include "lesson/writing.h"

/* The kind of the piece where the move begins; and whether a piece of the other side stands
 * on a cell. */
ECART_HIDDEN ecart_kind ecart_lesson_kind_of_mover(const lesson *l);
ECART_HIDDEN bool ecart_lesson_is_enemy_on(const lesson *l, ecart_cell cell);

/* Whether a pawn was left on the last rank, and nothing else is wrong with the move. */
ECART_HIDDEN bool ecart_lesson_is_pawn_left(const lesson *l);

/* A step on the piece that was touched, which must move if it can.  If no piece was touched,
 * there may be a hint instead. */
ECART_HIDDEN void ecart_lesson_touched(lesson *l);

#endif
