/* SPDX-License-Identifier: MIT */
/* mobility_fill.h -- where pieces of one kind go, from many cells at once */
#ifndef LIB_BOARD_MOBILITY_FILL_H
#define LIB_BOARD_MOBILITY_FILL_H

#include "board/placement.h"

/* The cells that end a slide, and those of them that may be entered. */
typedef struct ground {
    ecart_cells occupied, takeable;
} ground;

/* The cells one move away. */
ECART_HIDDEN ecart_cells ecart_mobility_step(ecart_piece piece, ecart_cells from, ground g);

/* The cells that can ever be reached, those of the start included. */
ECART_HIDDEN ecart_cells ecart_mobility_fill(ecart_piece piece, ecart_cells from, ground g);

#endif
