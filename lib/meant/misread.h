/* SPDX-License-Identifier: MIT */
/* misread.h -- characters that are taken or typed for others */
#ifndef LIB_MEANT_MISREAD_H
#define LIB_MEANT_MISREAD_H

#include "base/internal.h"

enum {
    KEYS_FAR = 16       /* further than any two keys are apart */
};

/* Whether one character may have been read for another: they look alike, to people
 * (likeness.h) or to a scanner. */
ECART_HIDDEN bool ecart_reads_like(char read, char meant);

/* How many keys of a QWERTY keyboard it is from one letter or digit to another: 0 for
 * the same key, with shift or without; KEYS_FAR for what is neither. */
ECART_HIDDEN int ecart_keys_apart(char a, char b);

#endif
