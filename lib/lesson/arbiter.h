/* SPDX-License-Identifier: MIT */
/* arbiter.h -- lessons for an arbiter: articles, and what follows at the board */
#ifndef LIB_LESSON_ARBITER_H
#define LIB_LESSON_ARBITER_H

#include "lesson/writing.h"

/* About a move. */
ECART_HIDDEN void ecart_lesson_arbiter_move(lesson *l);

/* About how a game stands. */
ECART_HIDDEN void ecart_lesson_arbiter_standing(lesson *l, const ecart_game *game,
                                                ecart_standing standing);

#endif
