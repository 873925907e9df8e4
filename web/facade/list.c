/* SPDX-License-Identifier: MIT */
/* list.c -- cells, one after another, for JavaScript */

#include "facade.h"

unsigned char list[LIST_SIZE + 1];

int list_cells(ecart_cells cells)
{
    int count = 0;

    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c))
        list[count++] = c;
    return count;
}
