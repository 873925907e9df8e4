/* SPDX-License-Identifier: MIT */
/* letters.h -- finds the kind of piece that a letter stands for */
#ifndef LIB_NOTATION_LETTERS_H
#define LIB_NOTATION_LETTERS_H

#include <ecart/letters.h>

#include "base/internal.h"

/* A letter that was read, and how it differs from the standard. */
typedef struct piece_letter {
    ecart_kind kind;        /* ECART_NO_KIND if there is none */
    size_t     length;      /* in bytes */
    bool       small;       /* it should be a capital */
    bool       local;       /* the standard means another kind by it, or none */
} piece_letter;

/* Reads the letter that a text begins with. */
ECART_HIDDEN piece_letter ecart_letters_read(const ecart_letters *letters,
                                             const char *text, size_t length);

#endif
