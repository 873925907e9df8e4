/* SPDX-License-Identifier: MIT */
/* check_obstacle_text.c -- tests of obstacle_text.c: why a side cannot mate, in words */

#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"

START_TEST(obstacles_are_said_as_in_the_table)
{
    table t = table_open("obstacles.tsv");

    while (table_next(&t)) {
        const ecart_language *language = ecart_language_find(t.field[2], strlen(t.field[2]));
        ecart_position        p        = position_of(t.field[0], false);
        ecart_side            side     = strcmp(t.field[1], "black") == 0;
        ecart_obstacle        o;
        char                  text[ECART_EXPLAIN_SIZE], cut[20];
        size_t                length;

        ck_assert_int_eq(ecart_side_obstacle(&p, side, &o), ECART_MATE_IMPOSSIBLE);
        ck_assert_str_eq(ecart_obstacle_name(o.kind), t.field[4]);
        length = ecart_explain_obstacle(language, &p, side, &o, text, sizeof text);
        ck_assert_str_eq(text, t.field[3]);
        ck_assert_uint_eq(length, strlen(text));
        ck_assert_uint_eq(ecart_explain_obstacle(language, &p, side, &o, cut, sizeof cut), length);
        ck_assert(strncmp(text, cut, sizeof cut - 4) == 0);
        ck_assert_uint_eq(ecart_explain_obstacle(language, &p, side, &o, NULL, 0), length);
    }
}
END_TEST

START_TEST(what_is_not_proven_is_not_said)
{
    ecart_position p = position_of("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", false);
    ecart_obstacle o;
    char           text[ECART_EXPLAIN_SIZE] = "x";

    ecart_side_obstacle(&p, ECART_WHITE, &o);
    ck_assert_uint_eq(ecart_explain_obstacle(NULL, &p, ECART_WHITE, &o, text, sizeof text), 0);
    ck_assert_str_eq(text, "");
    o.kind = ECART_OBSTACLES;
    ck_assert_uint_eq(ecart_explain_obstacle(NULL, &p, ECART_WHITE, &o, text, sizeof text), 0);
}
END_TEST

/* The moves and the ends of an argument that nobody found. */
static void assert_made_up(unsigned ends, const char *expected)
{
    static const char *const moves[] = { "e2e4", "e7e5", "g1f3" };
    static const char known[] = "These moves are forced: 1. e4 e5 2. Nf3. No line of legal moves "
                                "lets White mate: each was followed to its end, 2 half-moves at "
                                "most. ";
    ecart_position start, p;
    ecart_obstacle o = { .kind = ECART_OBSTACLE_FORCED, .depth = 5, .ends = (uint8_t)ends };
    char           text[ECART_EXPLAIN_SIZE];

    ecart_position_start(&start);
    p = start;
    for (; o.forced < 3; o.forced++) {
        o.moves[o.forced] = ecart_notation_read(&p, moves[o.forced], 4).verdict.move;
        ecart_position_play(&p, o.moves[o.forced]);
    }
    ecart_explain_obstacle(NULL, &start, ECART_WHITE, &o, text, sizeof text);
    ck_assert(memcmp(text, known, sizeof known - 1) == 0);
    ck_assert_str_eq(text + sizeof known - 1, expected);
}

START_TEST(moves_and_ends_are_listed)
{
    assert_made_up(1u << ECART_OBSTACLE_OVER | 1u << ECART_OBSTACLE_BISHOPS,
                   "The lines end in stalemate or with mate by Black or with blocked pawns that "
                   "close every way.");
    assert_made_up(1u << ECART_OBSTACLE_OVER | 1u << ECART_OBSTACLE_MATERIAL |
                   1u << ECART_OBSTACLE_WALL,
                   "The lines end in stalemate or with mate by Black, with too few pieces to mate "
                   "or with blocked pawns that close every way.");
}
END_TEST

/* An obstacle of any bytes gets some text, and no more than that. */
START_TEST(nonsense_is_said_without_harm)
{
    ecart_position p = position_of("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", false);
    ecart_obstacle o;
    char           text[ECART_EXPLAIN_SIZE];

    for (int byte = 0; byte < 256; byte++) {
        memset(&o, byte, sizeof o);
        o.kind = ECART_OBSTACLE_FORCED;
        ck_assert_uint_gt(ecart_explain_obstacle(NULL, &p, 7, &o, text, sizeof text), 0);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("obstacle_text");
    TCase *c = group(s, "words");

    tcase_add_test(c, obstacles_are_said_as_in_the_table);
    tcase_add_test(c, what_is_not_proven_is_not_said);
    tcase_add_test(c, moves_and_ends_are_listed);
    tcase_add_test(c, nonsense_is_said_without_harm);
    return run(s);
}
