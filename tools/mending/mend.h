/* SPDX-License-Identifier: MIT */
/* mend.h -- mends what is certain in a line with a refused move
 *
 * The library says what is certain: ecart_meant_certainly(). */
#ifndef MENDING_MEND_H
#define MENDING_MEND_H

#include "mending/witness.h"
#include "system/buffer.h"

/* Adds the edits (edit.h) that mend a line, which then can be played to its end.
 * Returns how many words they replace; 0, with no edit, if one is not certain. */
int mend_line(struct witness *witness, struct buffer *edits);

#endif
