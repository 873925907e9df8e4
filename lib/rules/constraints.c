/* SPDX-License-Identifier: MIT */
/* constraints.c -- checks, pins and special targets, found once */

#include "rules/constraints.h"

void ecart_position_find_checks(ecart_position *p)
{
    find_checks(p, p->side, enemy(p), occupied(p));
}

static ecart_cells find_shields(const ecart_position *p, ecart_side side, int enemy_king)
{
    ecart_cells found = 0;
    int         slider;

    FOR_EACH(slider, sliders_at(p, p->of_side[side], enemy_king))
        found |= single(between(enemy_king, slider) & occupied(p)) & p->of_side[side];
    return found;
}

/* At least the squares where the king of a side would castle: rooks, and two files from
 * where it stands. */
static ecart_cells may_castle_to(const ecart_position *p, ecart_side side)
{
    ecart_cells first = side == ECART_WHITE ? ROW(1) : ROW(8);
    ecart_cells king  = bit(index_of(p->king[side])) & first;
    ecart_cells rooks = p->of_kind[ECART_ROOK] & p->of_side[side] & first;

    return king == 0 ? 0 : rooks | king << 2 * EAST | king >> 2 * EAST;
}

/* By kind: the squares where a piece of it would give check; for pawns, those where
 * they promote too; for the king, those where it would be attacked or may castle. */
static void find_special(const ecart_position *p, ecart_side side, int enemy_king,
                         ecart_cells guarded, ecart_cells *special)
{
    ecart_cells straight = rook_attacks(enemy_king, occupied(p));
    ecart_cells diagonal = bishop_attacks(enemy_king, occupied(p));
    ecart_cells strikes  = ecart_pawn_attacks[ecart_side_other(side)][enemy_king];
    ecart_cells pawns    = p->of_kind[ECART_PAWN] & p->of_side[side ^ 1];
    ecart_cells castling = may_castle_to(p, side);
    bool        white    = side == ECART_WHITE;

    special[SPECIAL_NEVER] = 0;
    special[ECART_KING]    = castling | guarded | beside_enemy_king(p);
    special[ECART_QUEEN]   = straight | diagonal;
    special[ECART_ROOK]    = straight;
    special[ECART_BISHOP]  = diagonal;
    special[ECART_KNIGHT]  = empty_board_attacks(ECART_KNIGHT, enemy_king);
    special[ECART_PAWN]    = strikes | ROW(1) | ROW(8);
    special[SPECIAL_DOUBLE_STEP] = strikes | ~(white ? ROW(4) : ROW(5));
    special[SPECIAL_EN_PASSANT]  = castling | moved(pawns & (white ? ROW(5) : ROW(4)),
                                                    ecart_side_forward(side));
}

void ecart_position_find_constraints(ecart_position *p)
{
    int         enemy_king = index_of(p->king[p->side ^ 1]);
    ecart_cells held = p->checkers != 0 ? own(p) & ~bit(own_king(p)) : p->pinned;

    p->internal[IN_SHIELDS]     = find_shields(p, p->side, enemy_king);
    p->internal[IN_CONSTRAINED] = held | shields(p);
    p->internal[IN_GUARDED]     = guarded_squares(p);
    find_special(p, p->side, enemy_king, p->internal[IN_GUARDED], p->internal + IN_SPECIAL);
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
    if (ecart_position_pinner(position, cell) == ECART_NO_CELL)
        return 0;
    return pin_line(position, ecart_piece_side(position->board.at[cell]),
                    ecart_cell_index(cell));
}
