/* SPDX-License-Identifier: MIT */
/* last_move.h -- whether some last move can have given a check */
#ifndef LIB_RULES_LAST_MOVE_H
#define LIB_RULES_LAST_MOVE_H

#include "board/placement.h"

/* Whether the other side can have made a move that gave all these checks to the king
 * of a side, given as an index.  There is at least one checker. */
ECART_HIDDEN bool ecart_last_move_gives(const placement *pieces, ecart_side side, int king,
                                        ecart_cells checkers);

#endif
