/* SPDX-License-Identifier: MIT */
/* deadline.h -- when a game ends before a mate: by 75 moves, or by repetition */
#ifndef LIB_GAME_DEADLINE_H
#define LIB_GAME_DEADLINE_H

#include <ecart/game.h>

#include "base/internal.h"

/* Each of these positions stood four times, and at most 149 half-moves count: 149 / 4. */
enum { MOST_BARRED = 37 };

/* The positions that have stood four times: the game ends if one of them comes again. */
typedef struct deadline {
    const ecart_record *barred[MOST_BARRED];
    size_t              count;
} deadline;

/* The deadline of a game that is not over.  It points into the game's records, so these
 * must not change while it is used. */
ECART_HIDDEN deadline ecart_deadline_of(const ecart_game *game);

/* Whether a rule ends the game with this position, which legal moves lead to from where
 * the game stands.  Look for a mate first, because mate comes before every draw.
 * It takes a deadline as a pointer to void, as helpmate_task.passed wants it.
 *
 * Positions of the line itself are not counted.  A line that comes back to one of them
 * need not be tried: without the detour it mates sooner. */
ECART_HIDDEN bool ecart_deadline_passed(const void *the_deadline, const ecart_position *p);

#endif
