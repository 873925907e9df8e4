/* SPDX-License-Identifier: MIT */
/* check_meant_list.c -- tests of the list of guesses in meant.c: it is compared with
 * one that has room for all, and is sorted by another way */

#include "meant/meant.h"
#include "runner.h"

enum { ALL = 200 };

/* Far lines first, then light guesses, then those that were found first. */
static int in_order(const void *a, const void *b)
{
    const guess *x = a, *y = b;
    int          far = y->meaning.ply + y->meaning.plies - x->meaning.ply - x->meaning.plies;

    return far != 0 ? far : x->weight != y->weight ? x->weight - y->weight
                                                   : x->meaning.doubts - y->meaning.doubts;
}

/* Its doubts tell in which order guesses were found. */
static guess any_guess(unsigned *random, int found, int weights)
{
    *random = *random * 1664525 + 1013904223;
    return (guess){ .meaning = { .ply = (uint16_t)(1 + (*random >> 16) % 3), .plies = 7,
                                 .doubts = (uint16_t)found },
                    .weight = (int)(*random >> 20) % weights };
}

START_TEST(of_more_guesses_than_there_is_room_for_the_nearest_are_kept)
{
    unsigned random = 1;

    for (int weights = 1; weights <= 256; weights *= 2) {
        guess all[ALL];
        struct { guess_list list; guess behind[2]; } kept = { .behind[0] = { .weight = 1851 } };

        for (int n = 0; n < ALL; n++) {
            all[n] = any_guess(&random, n, weights);
            ecart_meant_add(&kept.list, &all[n]);
            ck_assert_int_eq(kept.behind[0].weight, 1851);
            ck_assert_uint_eq(kept.list.count, n < GUESSES ? (size_t)n + 1 : GUESSES);
        }
        qsort(all, ALL, sizeof *all, in_order);
        for (size_t i = 0; i < kept.list.count; i++)
            ck_assert_uint_eq(kept.list.guesses[i].meaning.doubts, all[i].meaning.doubts);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("meant_list");
    TCase *c = group(s, "list");

    tcase_add_test(c, of_more_guesses_than_there_is_room_for_the_nearest_are_kept);
    return run(s);
}
