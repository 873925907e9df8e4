/* SPDX-License-Identifier: MIT */
/* mend.h -- mends what is certain in a line with a refused move
 *
 * What was meant is certain if only one move, among all that may have been meant
 * there and before, lets the whole rest of the line be played, and that is four
 * plies or more.  A move does not count if it assumes that the writer left out or
 * added a sign, although that happens nowhere else (habit.h). */
#ifndef MENDING_MEND_H
#define MENDING_MEND_H

#include <stdbool.h>

#include "mending/witness.h"
#include "system/buffer.h"

/* Adds the edits (edit.h) that mend a line, which then can be played to its end.
 * Returns how many words they replace; 0, with no edit, if one is not certain. */
int mend_line(struct witness *witness, struct buffer *edits);

#endif
