/* SPDX-License-Identifier: MIT */
/* obstacle.h -- keeps the argument of a proof that a side cannot mate
 *
 * Each function does nothing if there is no obstacle to fill: nobody asked then. */
#ifndef LIB_PROSPECT_OBSTACLE_H
#define LIB_PROSPECT_OBSTACLE_H

#include <ecart/prospect.h>

#include "prospect/reach.h"

ECART_HIDDEN void ecart_obstacle_clear(ecart_obstacle *o);

/* A position so many moves on in which the kind says all. */
ECART_HIDDEN void ecart_obstacle_found(ecart_obstacle *o, ecart_obstacle_kind kind, int moves);

/* A position in which a proof by reach holds. */
ECART_HIDDEN void ecart_obstacle_closed(ecart_obstacle *o, const reaches *r,
                                        const ecart_position *p, ecart_side side, int moves);

/* A forced move, so many moves on.  Those from the first position on are kept. */
ECART_HIDDEN void ecart_obstacle_forces(ecart_obstacle *o, ecart_move move, int moves);

#endif
