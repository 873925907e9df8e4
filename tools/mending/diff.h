/* SPDX-License-Identifier: MIT */
/* diff.h -- edits of a file as a unified diff, for patch and git apply */
#ifndef MENDING_DIFF_H
#define MENDING_DIFF_H

#include "mending/witness.h"
#include "source/source.h"

/* Prints on stdout what edits change in a file, which is read once more, if there are any;
 * their offsets count from its beginning, in any order.  A second edit of a word
 * is left out.  Returns false after an error, which was reported. */
bool diff_print(struct source *source, struct buffer *edits);

#endif
