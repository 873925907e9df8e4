/* SPDX-License-Identifier: MIT */
/* deadline.h -- when a game ends before a mate: by 75 moves, or by repetition */
#ifndef LIB_RULES_DEADLINE_H
#define LIB_RULES_DEADLINE_H

#include <ecart/game.h>

#include "base/internal.h"

/* A position takes four of the 149 half-moves that can be remembered. */
enum { MOST_BARRED = 37 };

/* The positions that stood four times, so that the game ends if one comes again. */
typedef struct deadline {
    const ecart_record *barred[MOST_BARRED];
    size_t              count;
} deadline;

/* Of a game that goes on.  The records must not change as long as it is used. */
ECART_HIDDEN deadline ecart_deadline_of(const ecart_game *game);

/* Whether a rule ends the game with a position that comes after the game, by legal moves
 * of which none is played for a second time from the same position.  A mate must have
 * been looked for before, because it comes before every draw.
 *
 * Lines that come back to a position of their own need not be looked at: they mate later
 * than without the way round. */
ECART_HIDDEN bool ecart_deadline_passed(const deadline *d, const ecart_position *p);

#endif
