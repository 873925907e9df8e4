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

/* Fast path: reads a placement at the beginning of a text, up to a space or the end.
 *
 * Returns its length.  Returns 0 if it has a fault other than adjacent digits or does
 * not begin there; then the board may hold anything. */
ECART_HIDDEN size_t ecart_placement_read(const char *text, size_t length, ecart_board *board);

/* How long the placement of some pieces is if it has no adjacent digits. */
ECART_HIDDEN size_t ecart_placement_length(const placement *pieces);

/* Reads any placement, and adds its faults; none for an empty field. */
ECART_HIDDEN void ecart_placement_examine(const char *text, span field,
                                          ecart_board *board, ecart_faults *faults);

#endif
