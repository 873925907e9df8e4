/* SPDX-License-Identifier: MIT */
/* glance.h -- a board that was seen, beside a position */
#ifndef LIB_MEANT_GLANCE_H
#define LIB_MEANT_GLANCE_H

#include <ecart/between.h>

#include "board/placement.h"

typedef struct glance {
    const ecart_position *p;
    const ecart_board    *board;
    placement             seen;
    ecart_sight           sight;
} glance;

/* The cells where two boards do not look the same. */
ECART_HIDDEN ecart_cells ecart_placements_differ(const placement *a, const placement *b,
                                                 ecart_sight sight);

/* The cells where a position does not look like what was seen. */
ECART_HIDDEN ecart_cells ecart_differs_from(const glance *s, const ecart_position *p);

/* The position so many moves before the end of a game; false if the game does not remember
 * so many. */
ECART_HIDDEN bool ecart_game_earlier(const ecart_game *game, size_t back, ecart_position *earlier);

#endif
