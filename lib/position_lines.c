/* SPDX-License-Identifier: MIT */
/* position_lines.c -- who checks a king, and who is pinned to one */

#include <ecart/position.h>

#include "position_attackers.h"

void ecart_position_find_checks(ecart_position *p)
{
    find_checks(p, (ecart_side)p->side, p->of_side[p->side ^ 1], occupied(p));
}

void ecart_position_refresh(ecart_position *p)
{
    ecart_side side = (ecart_side)p->side, other = ecart_side_other(side);
    int        prey = index_of(p->king[other]), sniper;

    ecart_position_find_checks(p);
    p->shields = 0;
    FOR_EACH(sniper, snipers(p, p->of_side[side], prey)) {
        ecart_cells shield = between(prey, sniper) & occupied(p);

        if (!has_two(shield))
            p->shields |= shield & p->of_side[side];
    }
}

ECART_COLD
ecart_cell ecart_position_pinner(const ecart_position *position, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&position->board, cell);

    if (piece == ECART_NO_PIECE)
        return ECART_NO_CELL;

    int pinner = pinner_of(position, ecart_piece_side(piece), ecart_cell_index(cell));
    return pinner == NO_INDEX ? ECART_NO_CELL : cell_at(pinner);
}

ECART_COLD
ecart_cells ecart_position_pin_line(const ecart_position *position,
                                    ecart_cell cell)
{
    ecart_cell pinner = ecart_position_pinner(position, cell);

    if (pinner == ECART_NO_CELL)
        return 0;

    ecart_side side = ecart_piece_side(position->board.at[cell]);
    return ecart_cells_of(pinner) |
           between(ecart_cell_index(position->king[side]), ecart_cell_index(pinner));
}
