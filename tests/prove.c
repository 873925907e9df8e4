/* SPDX-License-Identifier: MIT */
/* prove.c -- calls small readers with any text of up to 100 bytes, and the geometry of
 * cells with any argument
 *
 * For make prove: it is not run, but Frama-C shows of all calls at once that none reads beyond
 * its text, overflows or does anything else that C leaves open.  A text ends where its array
 * ends, and each of its bytes may be any. */

#include <__fc_builtin.h>
#include <limits.h>

#include <ecart/difference.h>
#include <ecart/distance.h>
#include <ecart/iccf.h>
#include <ecart/uci.h>

#include "notation/fen_placement.h"

enum { MOST = 100 };

static char text[MOST];

void read_moves(void)
{
    ecart_move move;
    size_t     offset;
    int        length = Frama_C_interval(0, MOST);

    Frama_C_make_unknown(text, sizeof text);
    //@ split length;
    (void)ecart_uci_read(text + MOST - length, (size_t)length, &move, &offset);
    (void)ecart_iccf_read(text + MOST - length, (size_t)length, &move, &offset);
}

void read_placement(void)
{
    ecart_board board;
    int         length = Frama_C_interval(0, MOST);

    Frama_C_make_unknown(text, sizeof text);
    //@ split length;
    (void)ecart_placement_read(text + MOST - length, (size_t)length, &board);
}

static ecart_cell any_cell(void)
{
    return (ecart_cell)Frama_C_interval(0, UINT8_MAX);
}

void measure_cells(void)
{
    int         a = Frama_C_interval(INT_MIN, INT_MAX), b = Frama_C_interval(INT_MIN, INT_MAX);
    ecart_cell  cell = any_cell();
    ecart_cells set  = (ecart_cells)Frama_C_unsigned_long_interval(0, UINT64_MAX);

    (void)ecart_cell_make(a, b);
    (void)ecart_cell_nth(a);
    (void)ecart_difference_readings(a);
    (void)ecart_difference_step(cell, any_cell());
    (void)ecart_difference_reading(cell, any_cell());
    (void)ecart_difference_size(ecart_difference_between(cell, any_cell()));
    (void)ecart_cells_count(set);
    //@ split cell;
    (void)ecart_cell_turn(cell);
    (void)ecart_cell_index(cell);
    (void)ecart_cells_add(set, cell);
    (void)ecart_cells_remove(set, cell);
    (void)ecart_cells_has(set, cell);
    (void)ecart_centre_distance(cell);
    (void)ecart_centre_manhattan_distance(cell);
}

/* The distances are looked up in a table, at a place that two bytes of another table give.  So
 * each pair of cells is shown by itself. */
void measure_distances(void)
{
    //@ loop unroll 256;
    for (int from = 0; from <= UINT8_MAX; from++)
        //@ loop unroll 256;
        for (int to = 0; to <= UINT8_MAX; to++) {
            (void)ecart_chebyshev_distance((ecart_cell)from, (ecart_cell)to);
            (void)ecart_manhattan_distance((ecart_cell)from, (ecart_cell)to);
            (void)ecart_knight_distance((ecart_cell)from, (ecart_cell)to);
        }
}
