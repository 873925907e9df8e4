/* SPDX-License-Identifier: MIT */
/* game_wall.h -- proves that a wall of pawns keeps a side from mating */
#ifndef LIB_RULES_GAME_WALL_H
#define LIB_RULES_GAME_WALL_H

#include <ecart/position.h>

#include "base/internal.h"

/* Whether the pawns of both sides stand forever, and no piece of a side can
 * ever check the enemy king between them. */
ECART_HIDDEN bool ecart_wall_keeps_out(const ecart_position *p, ecart_side side);

#endif
