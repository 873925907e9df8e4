/* SPDX-License-Identifier: MIT */
/* shape.c -- whether a piece may go from here to there on an empty board */

#include <ecart/shape.h>

#include "pieces/move_shapes.h"

static const ecart_shape_set sets[ECART_KINDS] = {
    [ECART_KING]   = { 4, { 1, 9, 10, 11 } },
    [ECART_QUEEN]  = { 28, { 9, 18, 27, 36, 45, 54, 63,
                             11, 22, 33, 44, 55, 66, 77,
                             10, 20, 30, 40, 50, 60, 70,
                             1, 2, 3, 4, 5, 6, 7 } },
    [ECART_ROOK]   = { 14, { 10, 20, 30, 40, 50, 60, 70,
                             1, 2, 3, 4, 5, 6, 7 } },
    [ECART_BISHOP] = { 14, { 9, 18, 27, 36, 45, 54, 63,
                             11, 22, 33, 44, 55, 66, 77 } },
    [ECART_KNIGHT] = { 4, { 8, 12, 19, 21 } },
    [ECART_PAWN]   = { 3, { 1, 11, 2 } },
};

const ecart_reason ecart_shape_reasons[MOVE_SHAPES] = {
    [SHAPE_NOT_KING]      = ECART_KING_SHAPE,
    [SHAPE_NOT_QUEEN]     = ECART_QUEEN_SHAPE,
    [SHAPE_NOT_ROOK]      = ECART_ROOK_SHAPE,
    [SHAPE_NOT_BISHOP]    = ECART_BISHOP_SHAPE,
    [SHAPE_NOT_KNIGHT]    = ECART_KNIGHT_SHAPE,
    [SHAPE_NOT_PAWN]      = ECART_PAWN_SHAPE,
    [SHAPE_PAWN_BACKWARD] = ECART_PAWN_BACKWARD,
    [SHAPE_PAWN_SIDEWAYS] = ECART_PAWN_SIDEWAYS,
    [SHAPE_PAWN_DOUBLE_ELSEWHERE] = ECART_PAWN_DOUBLE_NOT_FROM_START,
    [SHAPE_QUEEN_ALIAS]   = ECART_QUEEN_SHAPE,
    [SHAPE_ROOK_ALIAS]    = ECART_ROOK_SHAPE,
    [SHAPE_BISHOP_ALIAS]  = ECART_BISHOP_SHAPE,
};

const ecart_shape_set *ecart_shape_set_of(ecart_kind kind)
{
    return &sets[kind < ECART_KINDS ? kind : ECART_NO_KIND];
}

bool ecart_shape_set_has(ecart_kind kind, ecart_difference difference)
{
    const ecart_shape_set *set  = ecart_shape_set_of(kind);
    int                    size = ecart_difference_size(difference);

    for (int i = 0; i < set->count; i++) {
        if (set->size[i] == size)
            return true;
    }
    return false;
}

ecart_shape ecart_shape_check(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    unsigned    a = ecart_squares[from], b = ecart_squares[to];
    ecart_shape answer = { ECART_LEGAL, false };

    if (!squares_exist(a, b))
        answer.reason = ECART_IMPOSSIBLE_CELL;
    else if (a == b)
        answer.reason = ECART_SAME_CELL;
    else if (!ecart_piece_exists(piece))
        answer.reason = ECART_NOTHING_THERE;
    else {
        unsigned shape = ecart_move_shapes[b - a + SAME_SQUARE][piece];

        shape         = from_start(shape, piece, a & 7);
        answer.reason = ecart_shape_reasons[shape];
        answer.alias  = shape_is_alias(shape);
    }
    return answer;
}

ecart_cells ecart_shape_cells(ecart_piece piece, ecart_cell from)
{
    ecart_cells cells = 0;

    FOR_ALL(n) {
        ecart_cell to = ecart_cell_nth(n);

        if (ecart_shape_check(piece, from, to).reason == ECART_LEGAL)
            cells = ecart_cells_add(cells, to);
    }
    return cells;
}
