/* SPDX-License-Identifier: MIT */
/* check_dead.c -- tests of dead.c
 *
 * The test before the search says only what the search would find: both are asked of
 * positions of games, of few men, and of walls, where the two differ most easily. */

#include "drawn.h"
#include "prospect/obstacle.h"
#include "runner.h"
#include "table.h"

#include <ecart/study.h>

static uint32_t seed = 1729;

static bool require_same(const ecart_position *p)
{
    bool dead = ecart_side_prospect_quick(p, ECART_WHITE) == ECART_MATE_IMPOSSIBLE &&
                ecart_side_prospect_quick(p, ECART_BLACK) == ECART_MATE_IMPOSSIBLE;

    require(ecart_is_dead(p) == dead);
    return dead;
}

static int dead_among(int count, ecart_position (*draw)(void))
{
    int dead = 0;

    for (int i = 0; i < count; i++) {
        ecart_position p = draw();

        dead += require_same(&p);
    }
    return dead;
}

static ecart_position few_men(void)
{
    return drawn_position(&seed, "PpQqRrBbNn", 1, 4);
}

static ecart_position few_pieces(void)
{
    return drawn_position(&seed, "BbNn", 1, 3);
}

static ecart_position wall(void)
{
    return walled_position(&seed, 8, "BbBbNR", drawn_below(&seed, 4));
}

START_TEST(positions_of_the_suites_are_as_the_search_says)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);
        require_same(&p);
    }
    for (table t = table_open("castle960.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], true);
        require_same(&p);
    }
}
END_TEST

START_TEST(few_men_are_as_the_search_says)
{
    ck_assert_int_gt(dead_among(rounds(4000), few_men), 20);
    ck_assert_int_gt(dead_among(rounds(2000), few_pieces), 500);
}
END_TEST

START_TEST(walls_are_as_the_search_says)
{
    ck_assert_int_gt(dead_among(rounds(3000), wall), 10);
}
END_TEST

/* Moves at random, with many captures: bare kings in the end. */
START_TEST(games_are_as_the_search_says)
{
    for (int game = 0; game < rounds(20); game++) {
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        ecart_position p;
        size_t         count;

        ecart_position_start(&p);
        for (int ply = 0; ply < 300; ply++) {
            require_same(&p);
            count = ecart_legal_moves(&p, moves, ECART_MOVE_LIST_SIZE);
            if (count == 0)
                break;
            ecart_position_play(&p, moves[drawn_below(&seed, (unsigned)count)]);
        }
    }
}
END_TEST

/* White's rook could go to a3 and back, and Black's king to a1, if that were not attacked: it is
 * stalemate.  In the other, White's only moves are soon gone. */
START_TEST(what_cannot_go_on_is_dead)
{
    static const char *const fens[] = { "R1R4B/8/8/8/8/1K6/P7/1k6 b - - 0 1",
                                        "8/8/8/1p6/1P3p2/KP6/PP6/1k6 b - - 0 1" };

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ecart_position p = position_of(fens[i], false);

        ck_assert(require_same(&p));
    }
}
END_TEST

int main(void)
{
    Suite *s  = suite_create("dead");
    TCase *tc = group(s, "beside the search");

    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, positions_of_the_suites_are_as_the_search_says);
    tcase_add_test(tc, few_men_are_as_the_search_says);
    tcase_add_test(tc, walls_are_as_the_search_says);
    tcase_add_test(tc, games_are_as_the_search_says);
    tcase_add_test(tc, what_cannot_go_on_is_dead);
    return run(s);
}
