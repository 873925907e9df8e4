/* SPDX-License-Identifier: MIT */
/* obstacle.h -- proves at once that a side cannot mate, and keeps the argument of a proof
 *
 * A function on an obstacle does nothing if that is NULL: then nobody asked for the argument. */
#ifndef LIB_PROSPECT_OBSTACLE_H
#define LIB_PROSPECT_OBSTACLE_H

#include <ecart/prospect.h>

#include "rules/attackers.h"

/* Where each man can ever stand, and whether that is enough for a mate: reach.c. */
enum { REACH_MEN = 32 };

typedef struct reaching_man {
    ecart_cells cells;          /* where it can ever stand */
    uint8_t     start;          /* an index */
    uint8_t     side, kind;
} reaching_man;

/* The sets of a side are about its men without the king, unless they say otherwise. */
typedef struct reaches {
    reaching_man men[REACH_MEN];    /* the kings first: White's, Black's */
    int          count;
    ecart_cells  starts[2];         /* where they stand now */
    ecart_cells  held[2];           /* where they can ever stand */
    ecart_cells  takes[2];          /* where they and the king can ever take */
    ecart_cells  fixed;             /* where a man of either side stands forever */
    ecart_cells  spared;            /* where a king takes no man that stands forever */
} reaches;

/* Whether it can be seen without a look at each man that these cells prove nothing. */
ECART_HIDDEN bool ecart_reach_is_open(const ecart_position *p);

/* Whether a side may mate, as far as these cells say.  false is a proof; then all cells
 * are found, and no promotion is possible.  There must be kings.  If stalemate spares,
 * the enemy king takes no man that never moves, if that would be stalemate or mate. */
ECART_HIDDEN bool ecart_reach_lets_mate(reaches *r, const ecart_position *p, ecart_side side,
                                        bool stalemate_spares);

/* The same, of a position that is judged, and without a look whether it is open. */
ECART_HIDDEN bool ecart_reach_finds_mate(reaches *r, const ecart_position *p, ecart_side side,
                                         bool stalemate_spares);

/* After a proof: the men, the cells and the kind of argument that it rests on. */
ECART_HIDDEN ecart_obstacle ecart_reach_obstacle(const reaches *r, const ecart_position *p,
                                                 ecart_side side);

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
