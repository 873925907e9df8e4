/* SPDX-License-Identifier: MIT */
/* check_torture.c -- anything at all, as much as a fast test has time for */

#include "torture.h"

START_TEST(random_set_ups_and_games_are_answered_soundly)
{
    dice d = { (uint64_t)_i * 88172645463325252u + 1 };

    torture_setups(&d, 10000 / one_in(3));
}
END_TEST

START_TEST(random_texts_are_answered_soundly)
{
    dice d = { (uint64_t)_i * 88172645463325252u + 2 };

    torture_texts(&d, 50000 / one_in(3));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("torture");

    TCase *random = group(s, "random");
    tcase_set_timeout(random, 120);
    tcase_add_loop_test(random, random_set_ups_and_games_are_answered_soundly, 1, 3);
    tcase_add_loop_test(random, random_texts_are_answered_soundly, 1, 3);

    return run(s);
}
