/* SPDX-License-Identifier: MIT */
/* placement.h -- a board as sets of cells, one for each kind and side */
#ifndef LIB_BOARD_PLACEMENT_H
#define LIB_BOARD_PLACEMENT_H

#include <ecart/board.h>

#include "board/attacks.h"

typedef struct placement {
    ecart_cells of_kind[ECART_KINDS];   /* all pieces at [ECART_NO_KIND] */
    ecart_cells of_side[2];
} placement;

/* A board without pieces, with its frame. */
ECART_HIDDEN_TABLE extern const ecart_board ecart_empty_board;

/* A number that is not a piece counts as an empty square. */
ECART_HIDDEN placement ecart_placement_of(const ecart_board *board);

/* The pieces that would attack the king of a side after one of its pawns went from a
 * square to the en passant square and took the pawn beside it. */
static inline ecart_cells en_passant_attackers(const ecart_cells *of_kind,
                                               const ecart_cells *of_side, ecart_side side,
                                               int king, int from, int to)
{
    ecart_cells after = (of_kind[ECART_NO_KIND] ^ bit(from) ^ bit(beside(from, to))) | bit(to);

    return ecart_attackers_if(of_kind, of_side[side ^ 1], ecart_side_other(side), king, after);
}

#endif
