/* SPDX-License-Identifier: MIT */
/* setup_check.h -- finds what is wrong with a set-up, mends it, and makes a position of it */
#ifndef LIB_RULES_SETUP_CHECK_H
#define LIB_RULES_SETUP_CHECK_H

#include <ecart/position.h>

#include "board/placement.h"

/* Adds all faults as ecart_setup_check() does, for a caller that has the sets of
 * pieces already. */
ECART_HIDDEN void ecart_setup_check_placed(const ecart_setup *setup, const placement *pieces,
                                           ecart_faults *faults);

/* Makes a position of a set-up.  It must have no error, its board pieces and empty squares
 * only, and the sets must be those of its board.  It is mended if a fault is a repair. */
ECART_HIDDEN void ecart_position_make(ecart_position *position, ecart_setup *setup,
                                      const placement *pieces, const ecart_faults *faults);

/* Whether the other side can have made a move that gave all these checks to the king
 * of a side, given as an index.  There is at least one checker. */
ECART_HIDDEN bool ecart_last_move_gives(const placement *pieces, ecart_side side, int king,
                                        ecart_cells checkers);

#endif
