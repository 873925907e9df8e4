/* SPDX-License-Identifier: MIT */
/* slow_torture.c -- anything at all, by millions */

#include "torture.h"

START_TEST(millions_of_random_set_ups_and_games_are_answered_soundly)
{
    dice d = { (uint64_t)_i * 2862933555777941757u + 3 };

    torture_setups(&d, 250000);
}
END_TEST

START_TEST(millions_of_random_texts_are_answered_soundly)
{
    dice d = { (uint64_t)_i * 2862933555777941757u + 4 };

    torture_texts(&d, 500000);
}
END_TEST

static Suite *torture_suite(void)
{
    Suite *s = suite_create("slow torture");

    TCase *random = tcase_create("random");
    tcase_set_timeout(random, 900);
    tcase_add_loop_test(random, millions_of_random_set_ups_and_games_are_answered_soundly, 1, 5);
    tcase_add_loop_test(random, millions_of_random_texts_are_answered_soundly, 1, 5);
    suite_add_tcase(s, random);

    return s;
}

int main(void)
{
    return run(torture_suite());
}
