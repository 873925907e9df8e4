/* SPDX-License-Identifier: MIT */
/* repetition.h -- where in a game its position stood before */
#ifndef LIB_LESSON_REPETITION_H
#define LIB_LESSON_REPETITION_H

#include <ecart/game.h>

#include "base/internal.h"

enum { TIMES_LIMIT = 5 };       /* no more are found: fivefold ends the game */

/* The numbers of the moves before which the position stood, from the last to the first.  The
 * last is the move that is to be made now.  Returns how many there are, 1 at least. */
ECART_HIDDEN int ecart_game_stood_at(const ecart_game *game, unsigned numbers[TIMES_LIMIT]);

#endif
