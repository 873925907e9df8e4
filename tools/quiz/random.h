/* SPDX-License-Identifier: MIT */
/* random.h -- random numbers from a seed, and decks of cards shuffled by them
 *
 * The same seed gives the same numbers on every machine. */
#ifndef QUIZ_RANDOM_H
#define QUIZ_RANDOM_H

#include <stdint.h>

struct random {
    uint64_t state;         /* begins with the seed */
};

/* A number from 0 to limit - 1; the limit is 1 or more. */
int random_below(struct random *random, int limit);

/* A deck gives out numbers in random order, so that none comes twice before all
 * came once.  Begins as zeros. */
enum { DECK_LIMIT = 32 };

struct deck {
    int cards[DECK_LIMIT];
    int left;
};

/* The next card of a deck with this number of cards, counted from 0; shuffles them
 * all when none is left. */
int deck_draw(struct deck *deck, struct random *random, int cards);

#endif
