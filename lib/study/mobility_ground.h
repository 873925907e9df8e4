/* SPDX-License-Identifier: MIT */
/* mobility_ground.h -- what a piece finds on a board */
#ifndef LIB_STUDY_MOBILITY_GROUND_H
#define LIB_STUDY_MOBILITY_GROUND_H

#include <ecart/mobility.h>

#include "board/mobility_fill.h"

/* What a piece of a side finds on a board if it starts from a set of cells. */
ECART_HIDDEN ground ecart_mobility_ground(const ecart_board *board, ecart_side side,
                                          ecart_cells from, int ways);

#endif
