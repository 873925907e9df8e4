/* SPDX-License-Identifier: MIT */
/* nature.c -- what a legal move is: a capture, castling, a promotion */

#include "rules/nature.h"

#include "board/outcomes.h"
#include "rules/castling.h"

_Static_assert((int)OUTCOME_CAPTURE == ECART_IS_CAPTURE &&
               (int)OUTCOME_DOUBLE_STEP == ECART_IS_DOUBLE_STEP, "outcomes.h");

static int king_nature(const ecart_position *p, ecart_move move, int nature)
{
    if (ecart_castling_rook(p, index_of(move.from), index_of(move.to)) == NO_INDEX)
        return nature;
    return move.to > move.from ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;
}

static int pawn_nature(const ecart_position *p, ecart_move move, int nature)
{
    if ((index_of(move.to) & 7) == last_rank(p))
        return nature | ECART_IS_PROMOTION;
    if (move.to - move.from == 2 || move.from - move.to == 2)
        return nature | ECART_IS_DOUBLE_STEP;
    if (move.to == p->en_passant)
        return nature | ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    return nature;
}

int ecart_nature(const ecart_position *p, ecart_move move)
{
    int nature = p->board.at[move.to] != ECART_NO_PIECE ? ECART_IS_CAPTURE : 0;

    switch (ecart_piece_kind(p->board.at[move.from])) {
    case ECART_KING: return king_nature(p, move, nature);
    case ECART_PAWN: return pawn_nature(p, move, nature);
    default:         return nature;
    }
}
