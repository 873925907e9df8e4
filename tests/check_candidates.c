/* SPDX-License-Identifier: MIT */
/* check_candidates.c -- tests of movegen.c: the pieces that a text may mean
 *
 * The slow and obvious way: every piece of the kind is asked for its verdict. */

#include "rules/movegen.h"
#include "table.h"
#include "torture.h"

static bool may_go(const ecart_position *position, ecart_cell from, ecart_cell to)
{
    ecart_verdict verdict = ecart_move_check(position, ecart_move_make(from, to, ECART_NO_KIND));

    return !ecart_verdict_is_refusal(&verdict) && !(verdict.nature & ECART_IS_CASTLE);
}

/* How many candidates there are, for all kinds and squares. */
static int require_candidates(const ecart_position *position)
{
    int count = 0;

    for (ecart_kind kind = ECART_KING; kind < ECART_KINDS; kind++) {
        ecart_cells pieces = ecart_position_pieces(position, position->side, kind);

        for (int n = 0; n < 64; n++) {
            ecart_cell  to = ecart_cell_nth(n);
            ecart_cells expected = 0;

            for (ecart_cell c = ecart_cells_next(pieces, 0); c; c = ecart_cells_next(pieces, c)) {
                if (may_go(position, c, to))
                    expected = ecart_cells_add(expected, c);
            }
            require(ecart_candidates(position, kind, ecart_cell_index(to)) == expected);
            count += ecart_cells_count(expected);
        }
    }
    return count;
}

START_TEST(candidates_are_the_pieces_whose_verdict_is_no_refusal)
{
    int count = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        count += require_candidates(&position);
    }
    for (table t = table_open("castle960.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], true);
        count += require_candidates(&position);
    }
    ck_assert_int_gt(count, 20000);
}
END_TEST

/* Many pieces of a kind, pinned ones, checks, en passant, as chance has it. */
START_TEST(candidates_of_any_position_are_those_too)
{
    dice d = { 24 };
    int  count = 0;

    for (int i = 0; i < rounds(20000); i++) {
        ecart_setup    setup;
        ecart_position position;

        random_setup(&d, &setup);
        if (ecart_position_set(&position, &setup))
            count += require_candidates(&position);
    }
    ck_assert_int_gt(count, 20000);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("candidates");

    TCase *asked = group(s, "asked of each piece");
    tcase_set_timeout(asked, 120);
    tcase_add_test(asked, candidates_are_the_pieces_whose_verdict_is_no_refusal);
    tcase_add_test(asked, candidates_of_any_position_are_those_too);

    return run(s);
}
