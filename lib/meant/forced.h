/* SPDX-License-Identifier: MIT */
/* forced.h -- makes moves that the rules forbid, as hands make them on a board */
#ifndef LIB_MEANT_FORCED_H
#define LIB_MEANT_FORCED_H

#include <ecart/legal.h>

#include "base/internal.h"

/* The set-up after a move of the side to move, legal or not, with all that belongs
 * to it: the rook of castling, if there is one, and the pawn that is taken en
 * passant.  Rights that contradict the board are not yet taken away. */
ECART_HIDDEN ecart_setup ecart_setup_after(const ecart_position *before,
                                           const ecart_verdict *verdict);

/* Makes a move that was refused, if it is plain what it would do: an own piece goes
 * to a cell.  The king of the side that made it may stand in check afterwards,
 * which ecart_position_set() would refuse; then it cannot be taken, and no list
 * of moves takes it.  Returns false, with the position as it was, if the move is
 * not plain, or if no game can go on after it. */
ECART_HIDDEN bool ecart_position_force(ecart_position *position, const ecart_verdict *refusal);

#endif
