/* SPDX-License-Identifier: MIT */
/* targets.c -- where a figure goes on an occupied board */

#include <ecart/targets.h>

#include <string.h>

#include "study/mobility_ground.h"

/* Repeats a step until it leaves the board or meets a piece. */
static ecart_cells targets_by(ecart_figure_step step, ecart_cell from, ground g)
{
    int         column = ecart_cell_column(from), row = ecart_cell_row(from);
    int         most   = step.moves > step.takes ? step.moves : step.takes;
    ecart_cells cells  = 0;

    for (int n = 1; n <= most; n++) {
        ecart_cells to = ecart_cells_of(ecart_cell_make(column + n * step.columns,
                                                        row + n * step.rows));
        bool taken = (to & g.occupied) != 0;

        if (!taken ? n <= step.moves : n <= step.takes && (to & g.takeable) != 0)
            cells |= to;
        if (to == 0 || taken)
            break;
    }
    return cells;
}

/* Any number that is not White's is Black's. */
static ground ground_for(const ecart_board *board, ecart_side side, ecart_cells start,
                         int ways)
{
    return ecart_mobility_ground(board, (ecart_side)(side != ECART_WHITE),
                                 start, ways);
}

/* The cells one move away from any of a set. */
static ecart_cells targets_from(const ecart_figure *figure, ecart_cells from, ground g)
{
    ecart_cells cells = 0;
    int         index;

    FOR_EACH(index, from) {
        for (int i = 0; i < figure->count; i++)
            cells |= targets_by(figure->step[i], cell_at(index), g);
    }
    return cells;
}

ecart_cells ecart_targets_cells(const ecart_board *board, ecart_side side,
                                const ecart_figure *figure, ecart_cell from, int ways)
{
    ecart_cells start = ecart_cells_of(from);

    return targets_from(figure, start, ground_for(board, side, start, ways));
}

int ecart_targets_map(const ecart_board *board, ecart_side side, const ecart_figure *figure,
                      ecart_cell from, int ways, int8_t *moves)
{
    ecart_cells front = ecart_cells_of(from), reached = front;
    ground      g     = ground_for(board, side, front, ways);
    int         index;

    memset(moves, ECART_NEVER, ECART_CELL_LIMIT);
    for (int8_t n = 0; front != 0; n++) {
        FOR_EACH(index, front)
            moves[cell_at(index)] = n;
        front    = targets_from(figure, front, g) & ~reached;
        reached |= front;
    }
    return ecart_cells_count(reached);
}
