/* SPDX-License-Identifier: MIT */
/* meant_named.c -- the pieces that a text names */

#include <ecart/meant.h>

#include "geometry/sets.h"
#include "notation/san_meaning.h"
#include "notation/san_write.h"

size_t ecart_san_named(const ecart_position *position, const char *text, size_t length,
                       ecart_move *moves, size_t size)
{
    san_parts   parts;
    ecart_cells named;
    size_t      offset, count = 0;
    int         from;

    if (ecart_san_parse(NULL, text, length, &parts, &offset) != ECART_LEGAL || parts.castle)
        return 0;
    named = parts.by_cell ? position->of_side[position->side] &
                                san_file_and_rank(parts.file, parts.rank)
                          : ecart_san_fitting(position, &parts);
    FOR_EACH(from, named) {
        if (count < size)
            moves[count] = ecart_move_make(cell_at(from), parts.to, parts.promotion);
        count++;
    }
    return count;
}
