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

int ecart_targets_map(const ecart_board *board, ecart_side side, const ecart_figure *figure,
                      ecart_cell from, int ways, int8_t *moves)
{
    ecart_cells front = ecart_cells_of(from), reached = front;
    ground      g     = ecart_mobility_ground(board, (ecart_side)(side != ECART_WHITE), front,
                                              ways);
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
