/* SPDX-License-Identifier: MIT */
/* likeness.h -- letters and digits that look alike on a scan or in a hand */
#ifndef LIB_NOTATION_LIKENESS_H
#define LIB_NOTATION_LIKENESS_H

#include "base/internal.h"

enum {
    LIKE_SHAPES = 9,    /* how many groups there are */
    LIKE_SIZE   = 4     /* at most three characters, and a zero */
};

/* Groups of characters that look alike.  5 and 6 both look like S, and so like each
 * other; a b looks like a 6 and not like a 5, so a character may be in two groups. */
ECART_HIDDEN_TABLE extern const char ecart_like_shapes[LIKE_SHAPES][LIKE_SIZE];

/* Whether two characters look alike.  No character looks like itself. */
ECART_HIDDEN bool ecart_looks_like(char a, char b);

#endif
