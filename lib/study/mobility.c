/* SPDX-License-Identifier: MIT */
/* mobility.c -- how many moves a piece needs on an occupied board: the maps, and how a move
 * changes them */

#include <ecart/mobility.h>

#include <string.h>

#include "board/mobility_fill.h"

/* What a piece of a side finds on a board if it starts from a set of cells, on which nothing
 * else counts. */
static ground ground_for(const ecart_board *board, ecart_side side, ecart_cells from, int ways)
{
    placement pieces = ecart_placement_of(board);
    ground    g      = { pieces.of_kind[ECART_NO_KIND] & ~from, 0 };

    if (ways & ECART_TAKE_ENEMY)
        g.takeable |= pieces.of_side[ecart_side_other(side)];
    if (ways & ECART_TAKE_OWN)
        g.takeable |= pieces.of_side[side];
    g.takeable &= ~pieces.of_kind[ECART_KING];
    return g;
}

int ecart_mobility_map(const ecart_board *board, ecart_piece piece,
                       ecart_cell from, int ways, int8_t *moves)
{
    ecart_cells front   = ecart_piece_exists(piece) ? ecart_cells_of(from) : 0;
    ecart_cells reached = front;
    ground      g       = ground_for(board, ecart_piece_side(piece), front, ways);
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

int ecart_mobility_length(const ecart_board *board, ecart_piece piece,
                          ecart_cell from, ecart_cell to, int ways)
{
    int8_t map[ECART_CELL_LIMIT];

    if (!ecart_cell_exists(to))
        return ECART_NEVER;
    (void)ecart_mobility_map(board, piece, from, ways, map);
    return map[to];
}

int ecart_mobility_to(const ecart_board *board, ecart_cell to, int ways, int8_t *moves)
{
    int reached = 0;

    for (int c = 0; c < ECART_CELL_LIMIT; c++) {
        ecart_cell from = (ecart_cell)c;

        moves[c] = (int8_t)ecart_mobility_length(board, ecart_board_piece(board, from), from,
                                                 to, ways);
        reached += moves[c] != ECART_NEVER;
    }
    return reached;
}

ecart_mobility_change ecart_mobility_compare(const ecart_board *before, ecart_cell from,
                                             const ecart_board *after, ecart_cell to, int ways)
{
    ecart_mobility_change change = { 0, 0 };
    int8_t                old[ECART_CELL_LIMIT], new[ECART_CELL_LIMIT];

    (void)ecart_mobility_map(before, ecart_board_piece(before, from), from, ways, old);
    (void)ecart_mobility_map(after, ecart_board_piece(after, to), to, ways, new);
    for (int c = 0; c < ECART_CELL_LIMIT; c++) {
        /* As an unsigned number, ECART_NEVER is more than any other. */
        unsigned was = (uint8_t)old[c], is = (uint8_t)new[c];

        change.nearer  = (uint8_t)(change.nearer + (is < was));
        change.farther = (uint8_t)(change.farther + (is > was));
    }
    return change;
}

ecart_cells ecart_mobility_opened(const ecart_board *board, ecart_cell front,
                                  ecart_cell behind, int ways)
{
    ecart_piece piece = ecart_board_piece(board, behind);
    ecart_cells start = piece == ECART_NO_PIECE ? NO_CELLS : ecart_cells_of(behind);
    ecart_cells gone  = ecart_cells_of(front);
    ground      now   = ground_for(board, ecart_piece_side(piece), start, ways);
    ground      then  = { now.occupied & ~gone, now.takeable & ~gone };

    return ecart_mobility_step(piece, start, then) & ~gone &
           ~ecart_mobility_step(piece, start, now);
}

ecart_cells ecart_mobility_behind(const ecart_board *board, ecart_cell front, int ways)
{
    ecart_cells pieces = 0;

    FOR_ALL(n) {
        if (ecart_mobility_opened(board, front, cell_at(n), ways) != 0)
            pieces |= bit(n);
    }
    return pieces;
}
