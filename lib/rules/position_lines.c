/* SPDX-License-Identifier: MIT */
/* position_lines.c -- who checks a king, and who is pinned to one */

#include <ecart/position.h>

#include "rules/position_attackers.h"

void ecart_position_find_checks(ecart_position *p)
{
    find_checks(p, p->side, p->of_side[p->side ^ 1], occupied(p));
}

static ecart_cells shields_of(const ecart_position *p, ecart_side side, int prey)
{
    ecart_cells shields = 0;
    int         sniper;

    FOR_EACH(sniper, snipers(p, p->of_side[side], prey)) {
        ecart_cells shield = between(prey, sniper) & occupied(p);

        if (!has_two(shield))
            shields |= shield & p->of_side[side];
    }
    return shields;
}

static void find_doubts(ecart_position *p, ecart_side side, int prey)
{
    ecart_cells straight = rook_attacks(prey, occupied(p));
    ecart_cells diagonal = bishop_attacks(prey, occupied(p));
    ecart_cells strikes  = ecart_pawn_attacks[ecart_side_other(side)][prey];
    ecart_cells pawns    = p->of_kind[ECART_PAWN] & p->of_side[side ^ 1];
    ecart_cells beside   = bare_attacks(ECART_KING, index_of(p->king[side]));
    bool        white    = side == ECART_WHITE;

    p->doubts[DOUBT_NONE]   = 0;
    p->doubts[ECART_KING]   = ~safe_of(p, side, beside & ~(p->castling & p->of_side[side]));
    p->doubts[ECART_QUEEN]  = straight | diagonal;
    p->doubts[ECART_ROOK]   = straight;
    p->doubts[ECART_BISHOP] = diagonal;
    p->doubts[ECART_KNIGHT] = bare_attacks(ECART_KNIGHT, prey);
    p->doubts[ECART_PAWN]   = strikes | ROW(1) | ROW(8);
    p->doubts[DOUBT_DOUBLE] = strikes | ~(white ? ROW(4) : ROW(5));
    p->doubts[DOUBT_EN_PASSANT] = moved(pawns & (white ? ROW(5) : ROW(4)), forward_of(side));
}

void ecart_position_find_calm(ecart_position *p)
{
    ecart_side  side = p->side;
    int         prey = index_of(p->king[side ^ 1]);
    ecart_cells free = p->checkers != 0 ? bit(index_of(p->king[side]))
                                        : p->of_side[side] & ~p->pinned;

    p->shields = shields_of(p, side, prey);
    p->calm    = free & ~p->shields;
    find_doubts(p, side, prey);
}

ecart_cell ecart_position_pinner(const ecart_position *position, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&position->board, cell);

    if (piece == ECART_NO_PIECE)
        return ECART_NO_CELL;

    int pinner = pinner_of(position, ecart_piece_side(piece), ecart_cell_index(cell));
    return pinner == NO_INDEX ? ECART_NO_CELL : cell_at(pinner);
}

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
