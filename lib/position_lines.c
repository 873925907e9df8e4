/* SPDX-License-Identifier: MIT */
/* position_lines.c -- who checks a king, and who is pinned to one */

#include <ecart/position.h>

#include "position_attackers.h"

/* The sliders of the other side that would attack the king of a side on an
 * empty board. */
static ecart_cells snipers(const ecart_position *p, ecart_side side, int king)
{
    return ((straight_sliders(p->of_kind) & bare_attacks(ECART_ROOK, king)) |
            (diagonal_sliders(p->of_kind) & bare_attacks(ECART_BISHOP, king))) & p->of_side[side ^ 1];
}

void ecart_position_find_checks(ecart_position *p)
{
    ecart_side  side  = (ecart_side)p->side;
    int         king  = index_of(p->king[side]), sniper;
    ecart_cells enemy = p->of_side[side ^ 1];

    p->pinned   = 0;
    p->checkers = ((bare_attacks(ECART_KNIGHT, king) & p->of_kind[ECART_KNIGHT]) |
                   (ecart_pawn_attacks[side][king] & p->of_kind[ECART_PAWN])) & enemy;

    FOR_EACH(sniper, snipers(p, side, king)) {
        ecart_cells shield = between(king, sniper) & occupied(p);

        if (shield == 0)
            p->checkers |= bit(sniper);
        else if (!has_two(shield))
            p->pinned |= shield & p->of_side[side];
    }
}

void ecart_position_refresh(ecart_position *p)
{
    ecart_side side = (ecart_side)p->side, other = ecart_side_other(side);
    int        prey = index_of(p->king[other]), sniper;

    ecart_position_find_checks(p);
    p->shields = 0;
    FOR_EACH(sniper, snipers(p, other, prey)) {
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

    ecart_side side = ecart_piece_side(piece);
    int        king = ecart_cell_index(position->king[side]), sniper;

    FOR_EACH(sniper, snipers(position, side, king)) {
        if ((between(king, sniper) & occupied(position)) == ecart_cells_of(cell))
            return cell_at(sniper);
    }
    return ECART_NO_CELL;
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
