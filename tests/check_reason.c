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
    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        int rank = ecart_reason_rank(r);

        ck_assert(rank >= 0 && rank < ECART_REASONS && !taken[rank]);
        taken[rank] = true;
    }
}
END_TEST

static Suite *reason_suite(void)
{
    Suite *s = suite_create("reason");

    TCase *reasons = tcase_create("reasons");
    tcase_add_test(reasons, identifiers_of_reasons_read_back);
    tcase_add_test(reasons, a_set_of_reasons_has_its_reasons);
    tcase_add_test(reasons, ranks_are_all_different_and_legal_is_the_first);
    suite_add_tcase(s, reasons);

    return s;
}

int main(void)
{
    return run(reason_suite());
}
