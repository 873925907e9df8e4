/* SPDX-License-Identifier: MIT */
/* distance.c -- distances between two cells, and from the centre */

#include <ecart/distance.h>

#include "geometry/distance_tables.h"
#include "geometry/sets.h"

int ecart_chebyshev_distance(ecart_cell from, ecart_cell to)
{
    unsigned a = ecart_squares[from], b = ecart_squares[to];

    return squares_exist(a, b) ? chebyshev_0x88[b - a + SAME_SQUARE] : -1;
}

int ecart_manhattan_distance(ecart_cell from, ecart_cell to)
{
    unsigned a = ecart_squares[from], b = ecart_squares[to];

    return squares_exist(a, b) ? manhattan_0x88[b - a + SAME_SQUARE] : -1;
}

int ecart_knight_distance(ecart_cell from, ecart_cell to)
{
    unsigned a = ecart_squares[from], b = ecart_squares[to];

    if (!squares_exist(a, b))
        return -1;

    int jumps = knight_0x88[b - a + SAME_SQUARE];
    if (jumps < 0)
        return -jumps + (touch_corner(from, to) ? CORNER_DETOUR : 0);
    return jumps;
}

/* Steps to the nearer of the two middle lines, 4 and 5, of a digit. */
static int off_centre(int digit)
{
    return digit <= 4 ? 4 - digit : digit - 5;
}

int ecart_centre_distance(ecart_cell c)
{
    int columns = off_centre(ecart_cell_column(c));
    int rows    = off_centre(ecart_cell_row(c));

    if (!ecart_cell_exists(c))
        return -1;
    return columns > rows ? columns : rows;
}

int ecart_centre_manhattan_distance(ecart_cell c)
{
    if (!ecart_cell_exists(c))
        return -1;
    return off_centre(ecart_cell_column(c)) + off_centre(ecart_cell_row(c));
}
