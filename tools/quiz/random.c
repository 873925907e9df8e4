/* SPDX-License-Identifier: MIT */
/* random.c -- random numbers from a seed, and decks of cards shuffled by them */

#include "quiz/quiz.h"

/* SplitMix64: a constant step through all states, and a mix of each. */
static uint64_t next(struct random *random)
{
    uint64_t mixed = random->state += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* The remainder is not quite even, but the limits are small. */
int random_below(struct random *random, int limit)
{
    return (int)(next(random) % (uint64_t)limit);
}

static void shuffle(struct random *random, int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(random, i + 1), kept = numbers[i];

        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}

int deck_draw(struct deck *deck, struct random *random, int cards)
{
    if (deck->left == 0) {
        for (int i = 0; i < cards; i++)
            deck->cards[i] = i;
        shuffle(random, deck->cards, cards);
        deck->left = cards;
    }
    return deck->cards[--deck->left];
}
