/* SPDX-License-Identifier: MIT */
/* shape_methods.c -- how pieces move by the article, with its faults, and by an index */

#include <ecart/methods.h>
#include <ecart/shape.h>

#include "pieces/move_shapes.h"

bool ecart_shape_article(ecart_kind kind, ecart_cell from, ecart_cell to)
{
    ecart_difference difference = ecart_difference_between(from, to);
    bool starter = ecart_cell_row(from) == 2 || ecart_cell_row(from) == 7;

    if (kind == ECART_PAWN && ecart_difference_size(difference) == 2)
        return starter;
    return ecart_shape_set_has(kind, difference);
}

/* The tables of the library go up the columns.  So their index has columns where the
 * Wiki's has rows. */
int ecart_shape_attackers(ecart_method method, int index)
{
    ecart_reading  vector = ecart_index_reading(method, index);
    const uint8_t *shapes = ecart_move_shapes[SAME_SQUARE + 16 * vector.columns + vector.rows];
    int            pieces = 0;

    for (int piece = 0; piece < ECART_PIECE_LIMIT; piece++) {
        unsigned shape = shapes[piece];

        if ((shape >= SHAPE_KING && shape <= SHAPE_KNIGHT) || shape == SHAPE_PAWN_CAPTURE)
            pieces |= 1 << piece;
    }
    return pieces;
}
