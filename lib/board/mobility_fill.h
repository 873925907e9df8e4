/* SPDX-License-Identifier: MIT */
/* mobility_fill.h -- where pieces of one kind go, from many cells at once */
#ifndef LIB_BOARD_MOBILITY_FILL_H
#define LIB_BOARD_MOBILITY_FILL_H

#include <ecart/mobility.h>

#include "base/internal.h"
#include "board/placement.h"

/* What ends a slide, and which of these cells may be entered. */
typedef struct ground {
    ecart_cells occupied, takeable;
} ground;

/* The cells one move away. */
ECART_HIDDEN ecart_cells ecart_mobility_step(ecart_piece piece,
                                             ecart_cells from, ground g);

/* The cells that are ever reached, and those of the start. */
ECART_HIDDEN ecart_cells ecart_mobility_fill(ecart_piece piece,
                                             ecart_cells from, ground g);

#endif
