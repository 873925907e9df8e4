/* SPDX-License-Identifier: MIT */
/* attackers.c -- finds the pieces that attack a cell */

#include "board/attacks.h"

ecart_cells ecart_attackers_if(const ecart_cells *of_kind, ecart_cells of_side,
                               ecart_side side, int index, ecart_cells taken)
{
    ecart_cells own      = of_side & taken;
    ecart_cells straight = straight_sliders(of_kind) & own;
    ecart_cells diagonal = diagonal_sliders(of_kind) & own;
    ecart_cells found    =
        (empty_board_attacks(ECART_KNIGHT, index) & of_kind[ECART_KNIGHT]) |
        (empty_board_attacks(ECART_KING, index)   & of_kind[ECART_KING])   |
        (ecart_pawn_attacks[side ^ 1][index] & of_kind[ECART_PAWN]);

    if (straight & empty_board_attacks(ECART_ROOK, index))
        found |= rook_attacks(index, taken) & straight;
    if (diagonal & empty_board_attacks(ECART_BISHOP, index))
        found |= bishop_attacks(index, taken) & diagonal;
    return found & own;
}
