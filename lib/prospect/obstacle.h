/* SPDX-License-Identifier: MIT */
/* obstacle.h -- proves at once that a side cannot mate, and keeps the argument of a proof
 *
 * Each function does nothing if the obstacle is NULL: then nobody asked for the argument. */
#ifndef LIB_PROSPECT_OBSTACLE_H
#define LIB_PROSPECT_OBSTACLE_H

#include "prospect/reach.h"

ECART_HIDDEN void ecart_obstacle_clear(ecart_obstacle *o);

/* Notes an argument that needs no cells.  It holds after this number of forced moves. */
ECART_HIDDEN void ecart_obstacle_found(ecart_obstacle *o, ecart_obstacle_kind kind, int moves);

/* Notes an argument with the cells that each man can reach.  It holds after this number of
 * forced moves. */
ECART_HIDDEN void ecart_obstacle_closed(ecart_obstacle *o, const reaches *r,
                                        const ecart_position *p, ecart_side side, int moves);

/* Notes a forced move, which comes after this number of others.  The first ones are kept. */
ECART_HIDDEN void ecart_obstacle_forces(ecart_obstacle *o, ecart_move move, int moves);

/* Whether what a side has, and what the enemy has, can never be a mate. */
ECART_HIDDEN bool ecart_lacks_material(const ecart_position *p, ecart_side side);

/* Whether neither what there is nor where each man can ever stand proves that a side cannot
 * mate. */
ECART_HIDDEN bool ecart_may_mate(const ecart_position *p, ecart_side side);

/* Whether a side mates in any position that can follow; ECART_MATE_UNPROVEN if they are too
 * many. */
ECART_HIDDEN ecart_prospect ecart_search_all(const ecart_position *p, ecart_side side);

/* Whether ecart_side_prospect_quick() proves that neither side can mate; fast enough to be
 * asked after every move. */
ECART_HIDDEN bool ecart_is_dead(const ecart_position *p);

#endif
