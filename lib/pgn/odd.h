/* SPDX-License-Identifier: MIT */
/* odd.h -- characters outside ASCII that stand between words */
#ifndef LIB_PGN_ODD_H
#define LIB_PGN_ODD_H

#include <stddef.h>

#include "base/internal.h"

/* What a character outside ASCII is: part of a word, such as a figurine; one that shows
 * nothing, and is skipped between words; a blank; dots; a byte-order mark. */
typedef enum odd_sort { ODD_PART, ODD_UNSEEN, ODD_BLANK, ODD_DOTS, ODD_MARK } odd_sort;

typedef struct odd {
    odd_sort sort;
    size_t   wide;      /* how many bytes it has; more than there are if the text ends
                           within it */
} odd;

/* The first character of a text that begins with a byte of 0x80 or more. */
ECART_HIDDEN odd ecart_pgn_odd(const char *text, size_t length);

#endif
