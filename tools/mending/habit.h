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

/* What a reader must forgive in a line if one of its words is taken to mean a move. */
ecart_forgiven_set habit_of(const struct witness *witness, const ecart_meaning *meaning);

/* What the writer of a line would hardly do only once in it: add signs or from-cells without
 * need, or leave out signs that other moves of the line have. */
ecart_forgiven_set habit_unlikely(const struct witness *witness);

#endif
