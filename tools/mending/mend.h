/* SPDX-License-Identifier: MIT */
/* mend.h -- mends what is certain in a line with a refused move
 *
 * The library says what is certain: ecart_meant_certainly(). */
#ifndef MENDING_MEND_H
#define MENDING_MEND_H

#include "mending/witness.h"
#include "system/buffer.h"

enum { EDIT_SIZE = 24 };

/* A word of a file that is to be replaced by another. */
struct edit {
    uint64_t offset;                /* of the word in its part of the file */
    uint64_t line;                  /* its number, while a diff is made */
    size_t   length;
    char     from[EDIT_SIZE];       /* the word: length bytes */
    char     to[ECART_SAN_SIZE];
};

/* Adds the edits that mend a line, which then can be played to its end.
 * Returns how many words they replace; 0, with no edit, if one is not certain. */
int mend_line(struct witness *witness, struct buffer *edits);

#endif
