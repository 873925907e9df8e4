/* SPDX-License-Identifier: MIT */
/* check_distance.c -- tests of distance.c and methods.c */

#include <ecart/study.h>

#include "runner.h"
#include "walk.h"

typedef int (*distance_function)(ecart_cell, ecart_cell);

static const distance_function plain[ECART_METRICS] = {
    [ECART_CHEBYSHEV]    = ecart_chebyshev_distance,
    [ECART_MANHATTAN]    = ecart_manhattan_distance,
    [ECART_KNIGHT_JUMPS] = ecart_knight_distance,
};

static void assert_is_shortest_walk(ecart_metric metric, mover m, int nth)
{
    ecart_cell from = ecart_cell_nth(nth);
    int  moves[9][9];
    long ways[9][9];

    walk(m, from / 10, from % 10, moves, ways);
    for (int n = 0; n < 64; n++) {
        ecart_cell to = ecart_cell_nth(n);

        require(plain[metric](from, to) == moves[to / 10][to % 10]);
    }
}

START_TEST(chebyshev_distance_is_the_kings_shortest_walk)
{
    assert_is_shortest_walk(ECART_CHEBYSHEV, movers[ECART_KING], _i);
}
END_TEST

START_TEST(manhattan_distance_is_the_shortest_walk_without_diagonals)
{
    assert_is_shortest_walk(ECART_MANHATTAN, straight_walker, _i);
}
END_TEST

START_TEST(knight_distance_is_the_shortest_walk)
{
    assert_is_shortest_walk(ECART_KNIGHT_JUMPS, movers[ECART_KNIGHT], _i);
}
END_TEST

START_TEST(every_method_answers_as_the_plain_function)
{
    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            int expected = plain[_i]((ecart_cell)from, (ecart_cell)to);

            for (int method = 0; method < ECART_METHODS; method++) {
                bool known = ecart_distance_knows((ecart_metric)_i,
                                                  (ecart_method)method);

                require(ecart_distance_by((ecart_metric)_i, (ecart_method)method,
                                (ecart_cell)from, (ecart_cell)to) ==
                        (known ? expected : -1));
            }
        }
    }
}
END_TEST

/* The Wiki's table of how many pairs there are for each. */
START_TEST(knight_distances_are_as_frequent_as_the_wiki_says)
{
    static const int frequent[7] = { 64, 336, 1080, 1536, 900, 176, 4 };
    int count[7] = { 0 };

    for (int n = 0; n < 64 * 64; n++)
        count[ecart_knight_distance(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64))]++;
    for (int i = 0; i < 7; i++)
        require(count[i] == frequent[i]);
}
END_TEST

START_TEST(only_four_0x88_differences_hold_two_knight_distances)
{
    int seen[240], two[240] = { 0 };

    memset(seen, -1, sizeof seen);
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int d = ecart_difference_0x88(from, to);
        int jumps = ecart_knight_distance(from, to);

        two[d] |= seen[d] >= 0 && seen[d] != jumps;
        seen[d] = jumps;
    }
    for (int d = 0; d < 240; d++)
        require(two[d] == (d == 103 || d == 105 || d == 135 || d == 137));
}
END_TEST

START_TEST(knight_distance_is_odd_between_cells_of_different_colours)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int different = (from / 10 + from % 10 + to / 10 + to % 10) % 2;

        require(ecart_knight_distance(from, to) % 2 == different);
    }
}
END_TEST

START_TEST(nearer_for_a_king_may_be_farther_for_a_knight)
{
    ck_assert_int_lt(ecart_chebyshev_distance(ECART_A1, ECART_B2),
                     ecart_chebyshev_distance(ECART_A1, ECART_C3));
    ck_assert_int_lt(ecart_manhattan_distance(ECART_A1, ECART_B1),
                     ecart_manhattan_distance(ECART_A1, ECART_C2));
    ck_assert_int_gt(ecart_knight_distance(ECART_A1, ECART_B1),
                     ecart_knight_distance(ECART_A1, ECART_C2));
}
END_TEST

START_TEST(manhattan_equals_chebyshev_on_a_common_line_and_only_there)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        bool line = from / 10 == to / 10 || from % 10 == to % 10;

        require((ecart_manhattan_distance(from, to) == ecart_chebyshev_distance(from, to)) ==
                line);
    }
}
END_TEST

START_TEST(centre_distances_lead_to_the_nearest_centre_cell)
{
    static const ecart_cell centre[] = { ECART_D4, ECART_D5, ECART_E4, ECART_E5 };

    for (int n = 0; n < 256; n++) {
        ecart_cell c = (ecart_cell)n;
        int steps = ecart_cell_exists(c) ? 99 : -1, straight = steps;

        for (int i = 0; i < 4 && ecart_cell_exists(c); i++) {
            int s = ecart_chebyshev_distance(c, centre[i]);
            int m = ecart_manhattan_distance(c, centre[i]);

            steps    = s < steps ? s : steps;
            straight = m < straight ? m : straight;
        }
        require(ecart_centre_distance(c) == steps);
        require(ecart_centre_manhattan_distance(c) == straight);
    }
    ck_assert_int_eq(ecart_centre_distance(ECART_A1), 3);
    ck_assert_int_eq(ecart_centre_manhattan_distance(ECART_A1), 6);
}
END_TEST

START_TEST(names_are_those_of_the_program)
{
    ck_assert_str_eq(ecart_metric_name(ECART_CHEBYSHEV), "chebyshev");
    ck_assert_str_eq(ecart_metric_name(ECART_MANHATTAN), "manhattan");
    ck_assert_str_eq(ecart_metric_name(ECART_KNIGHT_JUMPS), "knight");
    ck_assert_ptr_null(ecart_metric_name(ECART_METRICS));
}
END_TEST

/* The rows of the Wiki's table. */
START_TEST(each_metric_has_the_wikis_methods)
{
    for (int metric = 0; metric < ECART_METRICS; metric++) {
        bool knight = metric == ECART_KNIGHT_JUMPS;
        ecart_metric m = (ecart_metric)metric;

        require(ecart_distance_knows(m, ECART_BY_ARITHMETIC));
        require(ecart_distance_knows(m, ECART_BY_64X64));
        require(ecart_distance_knows(m, ECART_BY_0X88));
        require(ecart_distance_knows(m, ECART_BY_15X15));
        require(ecart_distance_knows(m, ECART_BY_FILL) == knight);
        require(ecart_distance_knows(m, ECART_BY_8X8) == knight);
        require(ecart_distance_knows(m, ECART_BY_8X8_NO_BRANCH) == knight);
        require(!ecart_distance_knows(m, ECART_METHODS));
    }
    ck_assert(!ecart_distance_knows(ECART_METRICS, ECART_BY_64X64));
    ck_assert_int_eq(ecart_distance_by(ECART_METRICS, ECART_BY_64X64,
                                       ECART_A1, ECART_A2), -1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("distance");

    TCase *walks = group(s, "walks");
    tcase_add_loop_test(walks, chebyshev_distance_is_the_kings_shortest_walk, 0, 64);
    tcase_add_loop_test(walks, manhattan_distance_is_the_shortest_walk_without_diagonals,
                        0, 64);
    tcase_add_loop_test(walks, knight_distance_is_the_shortest_walk, 0, 64);

    TCase *methods = group(s, "methods");
    tcase_add_loop_test(methods, every_method_answers_as_the_plain_function,
                        0, ECART_METRICS);
    tcase_add_test(methods, each_metric_has_the_wikis_methods);
    tcase_add_test(methods, names_are_those_of_the_program);

    TCase *facts = group(s, "facts");
    tcase_add_test(facts, knight_distances_are_as_frequent_as_the_wiki_says);
    tcase_add_test(facts, only_four_0x88_differences_hold_two_knight_distances);
    tcase_add_test(facts, knight_distance_is_odd_between_cells_of_different_colours);
    tcase_add_test(facts, nearer_for_a_king_may_be_farther_for_a_knight);
    tcase_add_test(facts, manhattan_equals_chebyshev_on_a_common_line_and_only_there);
    tcase_add_test(facts, centre_distances_lead_to_the_nearest_centre_cell);

    return run(s);
}
