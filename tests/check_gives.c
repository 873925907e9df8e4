/* SPDX-License-Identifier: MIT */
/* check_gives.c -- tests of what moves give: check, mate, or nothing */

#include "runner.h"
#include "table.h"

/* What a move gives, told by the position after it. */
static ecart_gives gives_by_playing(const ecart_position *before, ecart_move move)
{
    ecart_position after = *before;

    ck_assert_int_eq(ecart_position_play(&after, move).reason, ECART_LEGAL);
    if (ecart_position_attackers(&after, ecart_side_other(after.side),
                                 after.king[after.side]) == 0)
        return ECART_GIVES_NOTHING;
    return ecart_legal_count(&after) == 0 ? ECART_GIVES_MATE : ECART_GIVES_CHECK;
}

static void count_gives(const char *name, bool chess960, int counts[3])
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], chess960);
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        size_t         count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);

        for (size_t i = 0; i < count; i++) {
            ecart_gives gives = ecart_move_gives(&position, moves[i]);

            require(gives == gives_by_playing(&position, moves[i]));
            counts[gives]++;
        }
    }
}

START_TEST(a_move_gives_what_the_position_after_it_shows)
{
    int counts[3] = { 0 };

    count_gives("suite.tsv", false, counts);
    count_gives("castle960.tsv", true, counts);
    ck_assert_int_gt(counts[ECART_GIVES_CHECK], 1000);
    ck_assert_int_gt(counts[ECART_GIVES_MATE], 50);
}
END_TEST

START_TEST(a_move_that_is_not_legal_gives_nothing)
{
    ecart_position position = position_of("3r3k/4P3/8/8/8/8/8/3QK3 w - - 0 1", false);

    ck_assert_int_eq(ecart_move_gives(&position, move_of("d1h5")), ECART_GIVES_CHECK);
    ck_assert_int_eq(ecart_move_gives(&position, move_of("d1h4")), ECART_GIVES_NOTHING);
    ck_assert_int_eq(ecart_move_gives(&position, move_of("e7d8")), ECART_GIVES_NOTHING);
    ck_assert_int_eq(ecart_move_gives(&position, move_of("d8h8")), ECART_GIVES_NOTHING);
    ck_assert_int_eq(ecart_move_gives(&position, ecart_move_make(0, 255, 200)),
                     ECART_GIVES_NOTHING);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("gives");

    TCase *moves = group(s, "moves");
    tcase_add_test(moves, a_move_gives_what_the_position_after_it_shows);
    tcase_add_test(moves, a_move_that_is_not_legal_gives_nothing);

    return run(s);
}
