/* SPDX-License-Identifier: MIT */
/* position_attackers.h -- who attacks a cell of a position */
#ifndef LIB_POSITION_ATTACKERS_H
#define LIB_POSITION_ATTACKERS_H

#include <ecart/position.h>

#include "board_attacks.h"

static inline ecart_cells occupied(const ecart_position *p)
{
    return p->of_kind[ECART_NO_KIND];
}

/* The pieces of a side that attack a cell if just these cells are occupied:
 * to lift a king or a captured pawn, leave it out. */
static inline ecart_cells position_attackers(const ecart_position *p,
                                             ecart_side side, int index,
                                             ecart_cells taken)
{
    return ecart_attackers_if(p->of_kind, p->of_side[side], side, index, taken);
}

/* Finds out anew who gives check and who is pinned. */
ECART_HIDDEN void ecart_position_find_checks(ecart_position *p);

/* That, and who is a shield. */
ECART_HIDDEN void ecart_position_refresh(ecart_position *p);

#endif
