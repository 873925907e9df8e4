/* SPDX-License-Identifier: MIT */
/* fen_placement.h -- reads the first field of a FEN, which has the pieces */
#ifndef LIB_NOTATION_FEN_PLACEMENT_H
#define LIB_NOTATION_FEN_PLACEMENT_H

#include <ecart/setup.h>

#include "base/text.h"
#include "board/placement.h"

/* Part of a text, from an offset up to but not including another. */
typedef struct span {
    size_t from, to;
} span;

/* Where the spaces from an offset on end, and where the word there ends. */
static inline size_t skip_spaces(const char *text, size_t at, size_t length)
{
    while (at < length && is_space(text[at]))
        at++;
    return at;
}

static inline size_t skip_field(const char *text, size_t at, size_t length)
{
    while (at < length && !is_space(text[at]))
        at++;
    return at;
}

/* Fast path: reads a placement without fault at the beginning of a text.
 *
 * Returns its length.  Returns 0 if it has a fault or does not begin there; then the
 * board and the sets may hold anything. */
ECART_HIDDEN size_t ecart_placement_read(const char *text, size_t length,
                                         ecart_board *board, placement *pieces);

/* Reads any placement onto an empty board, and adds its faults. */
ECART_HIDDEN void ecart_placement_examine(const char *text, span field,
                                          ecart_board *board, ecart_faults *faults);

#endif
