/* SPDX-License-Identifier: MIT */
/* board_placement.h -- a board once more, as sets of cells */
#ifndef LIB_BOARD_PLACEMENT_H
#define LIB_BOARD_PLACEMENT_H

#include <ecart/board.h>

#include "board_attacks.h"

typedef struct placement {
    ecart_cells of_kind[ECART_KINDS];   /* all pieces in place of no kind */
    ecart_cells of_side[2];
} placement;

/* What is no piece counts as empty. */
static inline placement placement_of(const ecart_board *board)
{
    ecart_cells of_piece[16] = { 0 };
    placement   pieces;

    for (int n = 0; n < 64; n++) {
        ecart_piece piece = board->at[cell_at(n)];

        of_piece[piece < 16 ? piece : 0] |= bit(n);
    }
    for (int kind = ECART_KING; kind <= ECART_PAWN; kind++)
        pieces.of_kind[kind] = of_piece[kind] | of_piece[8 | kind];
    for (int side = 0; side < 2; side++) {
        const ecart_cells *own = of_piece + 8 * side;

        pieces.of_side[side] = own[1] | own[2] | own[3] | own[4] | own[5] | own[6];
    }
    pieces.of_kind[ECART_NO_KIND] = pieces.of_side[0] | pieces.of_side[1];
    return pieces;
}

/* Who would attack the king of a side after one of its pawns went from a cell
 * to the en passant cell and took the pawn beside it. */
static inline ecart_cells en_passant_attackers(const ecart_cells *of_kind,
                                               const ecart_cells *of_side,
                                               ecart_side side, int king,
                                               int from, int to)
{
    int         taken = side == ECART_WHITE ? to - 1 : to + 1;
    ecart_cells after = (of_kind[ECART_NO_KIND] ^ bit(from) ^ bit(taken)) | bit(to);

    return ecart_attackers_if(of_kind, of_side[side ^ 1], ecart_side_other(side),
                        king, after);
}

#endif
