/* SPDX-License-Identifier: MIT */
/* check_reason.c -- tests of reason.c */

#include <string.h>

#include "runner.h"

START_TEST(identifiers_of_reasons_read_back)
{
    for (int r = 0; r < ECART_REASONS; r++) {
        const char *name = ecart_reason_name((ecart_reason)r);

        ck_assert_ptr_nonnull(name);
        ck_assert_uint_gt(strlen(name), 0);
        ck_assert_int_eq(ecart_reason_of_name(name, strlen(name)), r);
        ck_assert_int_eq(ecart_reason_of_name(name, strlen(name) - 1), ECART_REASONS);
    }
    ck_assert_ptr_null(ecart_reason_name(ECART_REASONS));
    ck_assert_int_eq(ecart_reason_of_name("path-blockes", 12), ECART_REASONS);
}
END_TEST

START_TEST(a_set_of_reasons_has_its_reasons)
{
    for (int r = 0; r <= ECART_REASONS; r++) {
        ecart_reason_set set = ecart_reason_set_of((ecart_reason)r);

        for (int q = 0; q <= ECART_REASONS; q++)
            ck_assert_int_eq(ecart_reason_set_has(set, (ecart_reason)q),
                             q == r && r != ECART_LEGAL && r != ECART_REASONS);
    }
}
END_TEST

START_TEST(ranks_are_all_different_and_legal_is_the_first)
{
    bool taken[ECART_REASONS] = { false };

    ck_assert_int_eq(ecart_reason_rank(ECART_LEGAL), 0);
    ck_assert_int_eq(ecart_reason_rank(ECART_REASONS), -1);
    ck_assert_int_eq(ecart_reason_at_rank(-1), ECART_REASONS);
    ck_assert_int_eq(ecart_reason_at_rank(ECART_REASONS), ECART_REASONS);
    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        int rank = ecart_reason_rank(r);

        ck_assert(rank >= 0 && rank < ECART_REASONS && !taken[rank]);
        ck_assert_int_eq(ecart_reason_at_rank(rank), r);
        taken[rank] = true;
    }
}
END_TEST

/* As the names of the reasons have it. */
START_TEST(groups_hold_what_their_names_say)
{
    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        const char        *name  = ecart_reason_name(r);
        ecart_reason_group group = ecart_reason_group_of(r);

        ck_assert_int_eq(group == ECART_GROUP_NONE, r == ECART_LEGAL);
        ck_assert_int_eq(group == ECART_GROUP_CASTLING, strncmp(name, "castle-", 7) == 0);
        ck_assert_int_eq(group == ECART_GROUP_PROMOTION, strncmp(name, "promotion-", 10) == 0);
        if (strstr(name, "-shape") != NULL)
            ck_assert_int_eq(group, ECART_GROUP_SHAPE);
        if (strstr(name, "check") != NULL || strstr(name, "attack") != NULL)
            ck_assert(group == ECART_GROUP_SAFETY || group == ECART_GROUP_CASTLING);
    }
    ck_assert_int_eq(ecart_reason_group_of(ECART_REASONS), ECART_GROUP_NONE);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("reason");

    TCase *reasons = group(s, "reasons");
    tcase_add_test(reasons, identifiers_of_reasons_read_back);
    tcase_add_test(reasons, a_set_of_reasons_has_its_reasons);
    tcase_add_test(reasons, groups_hold_what_their_names_say);
    tcase_add_test(reasons, ranks_are_all_different_and_legal_is_the_first);

    return run(s);
}
