/* SPDX-License-Identifier: MIT */
/* basics.c -- the rule that a refused move shows to be unknown */

#include "words/basics.h"

#include <ecart/difference.h>
#include <ecart/legal.h>

/* The pieces that were to move. */
static ecart_cells movers_of(const ecart_verdict *v)
{
    return v->move.from != ECART_NO_CELL ? ecart_cells_of(v->move.from) : v->candidates;
}

/* Where the king goes when it castles with one of these rooks, if it still has the right. */
static ecart_cells goals_with(const ecart_position *p, ecart_cells rooks)
{
    ecart_cells goals = 0;

    for (int wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
        ecart_castling c = ecart_castling_on(p, (ecart_wing)wing);

        if (ecart_cells_has(p->castling & rooks, c.rook))
            goals = ecart_cells_add(goals, c.king_to);
    }
    return goals;
}

/* Where the king should go, if a move looks like castling in a wrong way: the king goes too
 * far along its rank, or the rook goes to its king or over it. */
static ecart_cells goals_of_castling(const ecart_position *p, const ecart_verdict *v)
{
    ecart_cell    king = p->king[p->side & 1];
    ecart_reading r    = ecart_difference_reading(king, v->move.to);

    if (p->checkers != 0 || p->chess960)
        return 0;
    if (v->reason == ECART_KING_SHAPE)
        return r.rows == 0 ? goals_with(p, p->castling) : 0;
    if ((v->reason == ECART_OWN_PIECE && v->move.to == king) ||
        (v->reason == ECART_PATH_BLOCKED && v->first == king))
        return goals_with(p, movers_of(v));
    return 0;
}

/* Whether the rook has left its corner towards the king, as if it began to castle. */
static bool has_moved_rook_first(const ecart_position *p, const ecart_verdict *v)
{
    ecart_side  side = p->side & 1;
    ecart_cells way  = ecart_cells_between(p->king[side], v->first);

    return v->reason == ECART_CASTLE_NO_ROOK &&
           (way & ecart_position_pieces(p, side, ECART_ROOK)) != 0;
}

/* Whether a piece other than a pawn goes as if it captured en passant. */
static bool passes_without_pawn(const ecart_position *p, const ecart_verdict *v)
{
    return p->en_passant != ECART_NO_CELL && v->move.to == p->en_passant &&
           ecart_reason_group_of(v->reason) == ECART_GROUP_SHAPE &&
           (movers_of(v) & p->of_kind[ECART_PAWN]) == 0;
}

/* Whether a pawn goes as if it captured en passant, but not a pawn.  Beside a pawn the
 * reason would be another. */
static bool passes_no_pawn(const ecart_position *p, const ecart_verdict *v)
{
    ecart_side side = ecart_side_other(p->side & 1);
    ecart_cell cell = ecart_cell_make(ecart_cell_column(v->move.to), ecart_cell_row(v->move.from));

    return v->reason == ECART_PAWN_CAPTURE_EMPTY && ecart_cells_has(p->of_side[side], cell) &&
           ecart_cell_row(cell) == ecart_side_pawn_row(side) + 2 * ecart_side_forward(side);
}

int ecart_hint_rule(const ecart_position *p, const ecart_verdict *v, ecart_cells *goals)
{
    *goals = goals_of_castling(p, v);
    if (*goals != 0)
        return SAY_HINT_CASTLE_BY_KING;
    if (has_moved_rook_first(p, v))
        return SAY_HINT_KING_FIRST;
    if (passes_without_pawn(p, v))
        return SAY_HINT_ONLY_PAWNS;
    return passes_no_pawn(p, v) ? SAY_HINT_ONLY_PAWN_CAPTURED : 0;
}
