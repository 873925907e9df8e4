/* SPDX-License-Identifier: MIT */
/* child.h -- lessons for a child: short sentences, and what to do */
#ifndef LIB_LESSON_CHILD_H
#define LIB_LESSON_CHILD_H

#include "lesson/writing.h"

/* About a move. */
ECART_HIDDEN void ecart_lesson_child_move(lesson *l);

/* About how a game stands. */
ECART_HIDDEN void ecart_lesson_child_standing(lesson *l, ecart_standing standing);

#endif
