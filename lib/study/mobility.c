/* SPDX-License-Identifier: MIT */
/* mobility.c -- how many moves a piece needs on an occupied board */

#include <ecart/mobility.h>

#include <string.h>

#include "study/mobility_ground.h"

int ecart_mobility_map(const ecart_board *board, ecart_piece piece,
                       ecart_cell from, int ways, int8_t *moves)
{
    ecart_cells front   = ecart_piece_exists(piece) ? ecart_cells_of(from) : 0;
    ecart_cells reached = front;
    ground      g       = ecart_mobility_ground(board, ecart_piece_side(piece), front, ways);
    int         index;

    memset(moves, ECART_NEVER, ECART_CELL_LIMIT);
    for (int8_t n = 0; front != 0; n++) {
        FOR_EACH(index, front)
            moves[cell_at(index)] = n;
        front    = ecart_mobility_step(piece, front, g) & ~reached;
        reached |= front;
    }
    return ecart_cells_count(reached);
}

ecart_cells ecart_mobility_cells(const ecart_board *board, ecart_piece piece,
                                 ecart_cell from, int ways, int moves)
{
    int8_t      map[ECART_CELL_LIMIT];
    ecart_cells cells = 0;

    (void)ecart_mobility_map(board, piece, from, ways, map);
    for (int n = 0; n < 64; n++) {
        int length = map[cell_at(n)];

        if (length != ECART_NEVER && length <= moves)
            cells |= bit(n);
    }
    return cells;
}

int ecart_mobility_length(const ecart_board *board, ecart_piece piece,
                          ecart_cell from, ecart_cell to, int ways)
{
    int8_t map[ECART_CELL_LIMIT];

    if (!ecart_cell_exists(to))
        return ECART_NEVER;
    (void)ecart_mobility_map(board, piece, from, ways, map);
    return map[to];
}
