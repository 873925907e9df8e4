/* SPDX-License-Identifier: MIT */
/* slow_torture.c -- anything at all, by millions */

#define LONG
#include "agree.h"
#include "table.h"
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

START_TEST(millions_of_texts_are_read_alike_quickly_and_thoroughly)
{
    dice d = { (uint64_t)_i * 2862933555777941757u + 5 };

    for (table t = table_open("suite.tsv"); table_next(&t);)
        agree_on_mutations(&d, t.field[1], 1000);
    for (table t = table_open("faults.tsv"); table_next(&t);)
        agree_on_mutations(&d, t.field[0], 5000);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("slow torture");

    TCase *random = group(s, "random");
    tcase_set_timeout(random, 900);
    tcase_add_loop_test(random, millions_of_random_set_ups_and_games_are_answered_soundly, 1, 5);
    tcase_add_loop_test(random, millions_of_random_texts_are_answered_soundly, 1, 5);
    tcase_add_loop_test(random, millions_of_texts_are_read_alike_quickly_and_thoroughly, 1, 3);

    return run(s);
}
