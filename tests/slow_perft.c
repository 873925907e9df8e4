/* SPDX-License-Identifier: MIT */
/* slow_perft.c -- the deep counts */

#include "runner.h"
#include "table.h"

enum { NODES_AT_MOST = 260000000 };

/* Row _i of perft.tsv, from where check_legal.c leaves off. */
START_TEST(well_known_positions_have_their_deep_counts)
{
    int row = 0;

    for (table t = table_open("perft.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        const char    *pair     = t.field[2];

        while (row == _i && pair != NULL) {
            unsigned long long nodes = strtoull(strchr(pair, '=') + 1, NULL, 10);

            if (nodes >= 2000000 && nodes <= NODES_AT_MOST)
                ck_assert_msg(ecart_perft(&position, atoi(pair)) == nodes,
                              "%s: depth %d", t.field[0], atoi(pair));
            pair = strchr(pair, ' ');
            pair = pair == NULL ? NULL : pair + 1;
        }
        row++;
    }
    ck_assert_int_lt(_i, row);
}
END_TEST

/* In ten parts. */
START_TEST(all_starts_of_chess960_have_their_deep_counts)
{
    for (table t = table_open("chess960.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], true);

        if (atoi(t.field[0]) % 10 == _i)
            require(ecart_perft(&position, 4) == strtoull(t.field[5], NULL, 10));
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("slow perft");

    TCase *deep = group(s, "deep");
    tcase_set_timeout(deep, 600);
    tcase_add_loop_test(deep, well_known_positions_have_their_deep_counts, 0, 25);
    tcase_add_loop_test(deep, all_starts_of_chess960_have_their_deep_counts, 0, 10);

    return run(s);
}
