/* SPDX-License-Identifier: MIT */
/* steps.h -- a lesson as steps in JSON, and the names of its options */
#ifndef CLI_STEPS_H
#define CLI_STEPS_H

#include <ecart.h>

#include "cli/json.h"

/* In the order of lesson.h; each list ends with NULL. */
extern const char *const steps_levels[], *const steps_editions[], *const steps_tempos[];

/* The array "steps": why a move is legal or refused, and how the game stands.  The
 * verdict is NULL if there is no move, the game if nothing is to be told of it; after a
 * move a game that just goes on is not told of either.  A player learns no more of a text
 * that is not a move than its sentence. */
void steps_put(struct json *json, const ecart_lesson_options *options,
               const ecart_position *position, const ecart_verdict *verdict,
               const ecart_game *game);

#endif
