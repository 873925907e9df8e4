/* SPDX-License-Identifier: MIT */
/* steps.h -- a lesson as steps in JSON */
#ifndef OUTPUT_STEPS_H
#define OUTPUT_STEPS_H

#include "output/json.h"

/* Whether the steps explain the move; game is the game after it, or NULL.  They do not for a
 * child if a draw may be claimed: then that is what a child has to know. */
bool steps_tell_move(ecart_level level, const ecart_game *game);

/* Whether the steps say how the game stands after a move: if it is over, or a draw may be
 * claimed; but not if it was over before, since the lesson on the move says so. */
bool steps_tell_standing(const ecart_lesson_options *options, const ecart_game *game);

/* Writes the array "steps".  With a verdict, they say why the move is legal or refused;
 * for players there are none about a text that is not a move.  With a game, they say how
 * it stands; after a move, only if the game is over or a draw may be claimed.  Either may
 * be NULL.  They are silent on a move as steps_tell_move() says. */
void steps_put(struct json *json, const ecart_lesson_options *options,
               const ecart_position *position, const ecart_verdict *verdict,
               const ecart_game *game);

#endif
