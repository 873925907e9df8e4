/* SPDX-License-Identifier: MIT */
/* random.h -- numbers that nobody foresees, and that a seed brings back
 *
 * The same seed gives the same numbers on every machine. */
#ifndef QUIZ_RANDOM_H
#define QUIZ_RANDOM_H

#include <stdint.h>

struct chance {
    uint64_t state;         /* begins with the seed */
};

/* A number from 0 to below the limit, which is 1 or more. */
int chance_below(struct chance *chance, int limit);

/* Puts some numbers in any order. */
void chance_shuffle(struct chance *chance, int *numbers, int count);

#endif
