/* SPDX-License-Identifier: MIT */
/* position_make.h -- makes a position of a set-up that was examined already */
#ifndef LIB_RULES_POSITION_MAKE_H
#define LIB_RULES_POSITION_MAKE_H

#include <ecart/position.h>

#include "board/placement.h"

/* The set-up must have no error, its board pieces and empty squares only, and the
 * sets must be those of its board.  It is mended if a fault is a repair. */
ECART_HIDDEN void ecart_position_make(ecart_position *position, ecart_setup *setup,
                                      const placement *pieces,
                                      const ecart_faults *faults);

#endif
