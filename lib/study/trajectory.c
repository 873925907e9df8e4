/* SPDX-License-Identifier: MIT */
/* trajectory.c -- how many moves a piece needs on an empty board */

#include <ecart/trajectory.h>
#include <ecart/distance.h>
#include <ecart/figure.h>

/* For the kinds whose moves depend on the difference alone.  Some diagonals of two squares of
 * one colour meet on the board, so a bishop needs no third move. */
static int difference_moves(ecart_kind kind, ecart_reading parts)
{
    int columns  = ecart_difference_size(parts.columns);
    int rows     = ecart_difference_size(parts.rows);
    int straight = (columns != 0) + (rows != 0);

    switch (kind) {
    case ECART_KING:   return columns > rows ? columns : rows;
    case ECART_QUEEN:  return columns == rows ? columns != 0 : straight;
    case ECART_ROOK:   return straight;
    case ECART_BISHOP: return (columns + rows) % 2 != 0 ? ECART_NEVER
                            : columns == rows ? columns != 0 : 2;
    default:           return ECART_NEVER;
    }
}

int ecart_trajectory_by_15x15(ecart_kind kind, int index)
{
    if (index < 0 || index >= 15 * 15)
        return ECART_NEVER;

    ecart_reading parts = { (int8_t)(index % 15 - 7), (int8_t)(index / 15 - 7) };
    return difference_moves(kind, parts);
}

static int pawn_moves(ecart_side side, ecart_cell from, ecart_cell to)
{
    int forward = ecart_side_forward(side), start = ecart_side_pawn_row(side);
    int rows    = (ecart_cell_row(to) - ecart_cell_row(from)) * forward;
    int before  = (start - ecart_cell_row(from)) * forward;

    if (ecart_cell_column(from) != ecart_cell_column(to) || rows < 0)
        return ECART_NEVER;

    /* The double step saves a move if two ranks are left at the start rank. */
    return before >= 0 && rows >= before + 2 ? rows - 1 : rows;
}

int ecart_trajectory_length(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    if (!ecart_piece_exists(piece) || !ecart_cell_exists(from) || !ecart_cell_exists(to))
        return ECART_NEVER;

    switch (ecart_piece_kind(piece)) {
    case ECART_KNIGHT:
        return ecart_knight_distance(from, to);
    case ECART_PAWN:
        return pawn_moves(ecart_piece_side(piece), from, to);
    default:
        return difference_moves(ecart_piece_kind(piece), ecart_difference_reading(from, to));
    }
}

int ecart_trajectory_sum(ecart_piece piece, ecart_cell from, ecart_cell via, ecart_cell to)
{
    int there  = ecart_trajectory_length(piece, from, via);
    int onward = ecart_trajectory_length(piece, via, to);

    if (there == ECART_NEVER || onward == ECART_NEVER)
        return ECART_NEVER;
    return there + onward;
}

ecart_cells ecart_trajectory_cells(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    int         length = ecart_trajectory_length(piece, from, to);
    ecart_cells cells  = 0;

    for (int n = 0; n < 64 && length != ECART_NEVER; n++) {
        ecart_cell via = ecart_cell_nth(n);

        if (ecart_trajectory_sum(piece, from, via, to) == length)
            cells = ecart_cells_add(cells, via);
    }
    return cells;
}

/* A pawn has one path at most. */
uint32_t ecart_trajectory_count(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    ecart_figure figure = ecart_figure_of(piece);

    if (ecart_piece_kind(piece) == ECART_PAWN)
        return ecart_trajectory_length(piece, from, to) != ECART_NEVER;
    return (uint32_t)ecart_figure_paths(&figure, from, to);
}
