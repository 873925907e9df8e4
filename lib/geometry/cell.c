/* SPDX-License-Identifier: MIT */
/* cell.c -- names of cells, and sets of cells */

#include <ecart/cell.h>

#include "geometry/cell_text.h"
#include "geometry/sets.h"

static int digit(char c, char first)
{
    return c >= first && c < first + 8 ? c - first + 1 : 0;
}

size_t ecart_cell_read(const char *text, size_t length, ecart_cell *cell)
{
    *cell = ECART_NO_CELL;
    if (length < 1)
        return 0;

    int column = digit(text[0], 'a');
    if (column == 0)
        column = digit(text[0], '1');
    if (column == 0)
        return 0;

    int row = length < 2 ? 0 : digit(text[1], '1');
    if (row == 0)
        return 1;

    *cell = ECART_CELL(column, row);
    return 2;
}

void ecart_text_cell(writer *t, ecart_cell cell)
{
    bool exists = ecart_cell_exists(cell);

    ecart_text_put(t, exists ? (char)('a' + ecart_cell_column(cell) - 1) : '-');
    if (exists)
        ecart_text_put(t, (char)('0' + ecart_cell_row(cell)));
}

size_t ecart_cell_write(ecart_cell c, char *text, size_t size)
{
    writer t = ecart_text_into(text, size);

    ecart_text_cell(&t, c);
    return ecart_text_end(&t);
}

int ecart_cells_count(ecart_cells set)
{
    return bits_count(set);
}

/* How many cells are not greater than a number, which may be any. */
static int cells_up_to(ecart_cell c)
{
    int column = ecart_cell_column(c), row = ecart_cell_row(c);

    if (column < 1)
        return 0;
    if (column > 8)
        return NO_INDEX;
    return 8 * (column - 1) + (row < 8 ? row : 8);
}

ecart_cell ecart_cells_next(ecart_cells set, ecart_cell after)
{
    int skip = cells_up_to(after);

    if (skip == NO_INDEX || set >> skip == 0)
        return ECART_NO_CELL;
    return ecart_cell_nth(skip + bits_lowest(set >> skip));
}

ecart_cells ecart_cells_between(ecart_cell from, ecart_cell to)
{
    if (!ecart_cell_exists(from) || !ecart_cell_exists(to))
        return 0;
    return between(ecart_cell_index(from), ecart_cell_index(to));
}
