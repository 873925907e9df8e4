/* SPDX-License-Identifier: MIT */
/* habit.h -- how the writer of a line writes moves, which helps to choose a reading
 *
 * If one reading of a line makes a check of a move without a sign, and the writer
 * gives every other check its sign, that reading is wrong.  Of a writer who leaves
 * signs out now and then, it says nothing. */
#ifndef MENDING_HABIT_H
#define MENDING_HABIT_H

#include <ecart.h>

#include "mending/witness.h"

/* What must be forgiven in a line if one of its words means this. */
ecart_forgiven_set habit_of(const struct witness *witness, const ecart_meaning *meaning);

/* What the writer of a line is known not to do, if he does it nowhere else. */
ecart_forgiven_set habit_unlikely(const struct witness *witness);

#endif
