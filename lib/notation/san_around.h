/* SPDX-License-Identifier: MIT */
/* san_around.h -- what may stand before and after a move, and characters that
 * stand for others */
#ifndef LIB_NOTATION_SAN_AROUND_H
#define LIB_NOTATION_SAN_AROUND_H

#include "notation/san_scan.h"

/* The length of the dash that stands some bytes ahead; 0 if there is none.  A wide one
 * is not in ASCII. */
ECART_HIDDEN size_t ecart_san_wide_dash(const scanner *s, size_t ahead);

static inline size_t san_dash(const scanner *s, size_t ahead)
{
    char c = peek(s, ahead);

    return c == '-' ? 1 : c & 0x80 ? ecart_san_wide_dash(s, ahead) : 0;
}

/* The length of a character that shows nothing, 0 if the text begins with another:
 * a zero-width space, a byte order mark. */
ECART_HIDDEN size_t ecart_san_unseen(const char *text, size_t length);

/* Skips what may stand before a move: blanks, and its number. */
ECART_HIDDEN void ecart_san_skip_before(scanner *s);

/* Skips what may stand after a move, up to where the text goes wrong or ends. */
ECART_HIDDEN void ecart_san_skip_after(scanner *s);

#endif
