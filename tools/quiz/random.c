/* SPDX-License-Identifier: MIT */
/* random.c -- numbers that nobody foresees */

#include "quiz/random.h"

/* SplitMix64: an even step through all states, and a mix of each. */
static uint64_t next(struct chance *chance)
{
    uint64_t mixed = chance->state += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* The limits are small: what is uneven about the remainder is not seen. */
int chance_below(struct chance *chance, int limit)
{
    return (int)(next(chance) % (uint64_t)limit);
}

void chance_shuffle(struct chance *chance, int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = chance_below(chance, i + 1), kept = numbers[i];

        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}
