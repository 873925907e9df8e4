/* SPDX-License-Identifier: MIT */
/* check_trajectory.c -- tests of trajectory.c */

#include <ecart/study.h>

#include "runner.h"
#include "walk.h"

static ecart_piece white(ecart_kind kind)
{
    return ecart_piece_make(ECART_WHITE, kind);
}

START_TEST(lengths_and_counts_are_those_of_a_walk)
{
    ecart_cell from = ecart_cell_nth(_i);
    int  moves[9][9];
    long ways[9][9];

    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        walk(movers[k], from / 10, from % 10, moves, ways);
        for (int n = 0; n < 64; n++) {
            ecart_cell  to    = ecart_cell_nth(n);
            ecart_piece piece = white((ecart_kind)k);

            require(ecart_trajectory_length(piece, from, to) ==
                    moves[to / 10][to % 10]);
            if ((n + _i) % one_in(11) == 0)
                require((long)ecart_trajectory_count(piece, from, to) == ways[to / 10][to % 10]);
        }
    }
}
END_TEST

/* Step by step, one or two rows at a time. */
static int pawn_walk(ecart_side side, ecart_cell from, ecart_cell to)
{
    int up = side == ECART_WHITE ? 1 : -1, start = side == ECART_WHITE ? 2 : 7;
    int row = from % 10, moves = 0;

    if (from / 10 != to / 10)
        return -1;
    for (; row != to % 10; moves++) {
        if (row < 1 || row > 8)
            return -1;
        row += row == start && to % 10 != row + up ? 2 * up : up;
    }
    return moves;
}

START_TEST(a_pawn_goes_straight_and_may_begin_with_two)
{
    for (int side = 0; side < 2; side++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            ecart_piece pawn = ecart_piece_make((ecart_side)side, ECART_PAWN);

            require(ecart_trajectory_length(pawn, from, to) ==
                    pawn_walk((ecart_side)side, from, to));
        }
    }
    ck_assert_int_eq(ecart_trajectory_count(white(ECART_PAWN), ECART_E2, ECART_E5), 1);
}
END_TEST

START_TEST(pioneers_arrays_are_exact_for_four_kinds)
{
    for (int k = ECART_NO_KIND; k <= ECART_KINDS; k++) {
        bool exact = k >= ECART_KING && k <= ECART_BISHOP;

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            int index = ecart_difference_15x15(from, to);

            require(ecart_trajectory_by_15x15((ecart_kind)k, index) ==
                    (exact
                      ? ecart_trajectory_length(white((ecart_kind)k), from, to) : ECART_NEVER));
        }
        require(ecart_trajectory_by_15x15((ecart_kind)k, -1) == ECART_NEVER);
        require(ecart_trajectory_by_15x15((ecart_kind)k, 225) == ECART_NEVER);
    }
}
END_TEST

/* For the two other kinds some place in the array would need two numbers. */
START_TEST(no_such_array_could_be_exact_for_knight_and_pawn)
{
    for (int k = ECART_KNIGHT; k <= ECART_PAWN; k++) {
        int seen[225], two = 0;

        memset(seen, 99, sizeof seen);
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            int *place = &seen[ecart_difference_15x15(from, to)];
            int moves  = ecart_trajectory_length(white((ecart_kind)k), from, to);

            two   += *place < 99 && *place != moves;
            *place = moves;
        }
        ck_assert_int_gt(two, 0);
    }
}
END_TEST

/* Stilman's example as the Wiki gives it, rank 8 first. */
START_TEST(stilmans_king_has_his_sums_14_cells_and_25_paths)
{
    static const char sums[] =
        "cba99999"
        "ca987778"
        "ca876567"
        "ca865556"
        "ca865555"
        "ca876555"
        "ca987655"
        "cba98765";
    ecart_cells cells = ecart_trajectory_cells(white(ECART_KING), ECART_F6, ECART_H1);

    for (int i = 0; i < 64; i++) {
        ecart_cell via = ecart_cell_make(i % 8 + 1, 8 - i / 8);
        int expected = sums[i] >= 'a' ? sums[i] - 'a' + 10 : sums[i] - '0';

        require(ecart_trajectory_sum(white(ECART_KING), ECART_F6, via, ECART_H1) ==
                expected);
        require(ecart_cells_has(cells, via) == (expected == 5));
    }
    ck_assert_int_eq(ecart_cells_count(cells), 14);
    ck_assert_uint_eq(ecart_trajectory_count(white(ECART_KING), ECART_F6, ECART_H1), 25);
}
END_TEST

START_TEST(what_cannot_come_has_no_trajectory)
{
    ecart_piece bishop = white(ECART_BISHOP);

    ck_assert_int_eq(ecart_trajectory_length(bishop, ECART_A1, ECART_A2), ECART_NEVER);
    ck_assert_int_eq(ecart_trajectory_sum(bishop, ECART_A1, ECART_A2, ECART_A3), ECART_NEVER);
    ck_assert_int_eq(ecart_trajectory_sum(white(ECART_PAWN), ECART_A2, ECART_A4, ECART_A3),
                     ECART_NEVER);
    ck_assert(ecart_trajectory_cells(bishop, ECART_A1, ECART_A2) == 0);
    ck_assert_uint_eq(ecart_trajectory_count(bishop, ECART_A1, ECART_A2), 0);
}
END_TEST

START_TEST(a_cell_is_its_own_trajectory)
{
    for (int k = ECART_KING; k <= ECART_PAWN; k++) {
        ecart_piece piece = white((ecart_kind)k);

        for (ecart_cell c = ECART_A1; c <= ECART_H8; c += ECART_H8 - ECART_A1) {
            require(ecart_trajectory_cells(piece, c, c) == ecart_cells_of(c));
            require(ecart_trajectory_count(piece, c, c) == 1);
        }
    }
}
END_TEST

START_TEST(nonsense_never_arrives)
{
    static const int pieces[] = { 0, 7, 8, 15, 16, 255 };

    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        require(ecart_trajectory_length((ecart_piece)pieces[i], ECART_A1, ECART_A1) ==
                ECART_NEVER);
    ck_assert_int_eq(ecart_trajectory_length(white(ECART_ROOK), 19, ECART_A1), ECART_NEVER);
    ck_assert_int_eq(ecart_trajectory_length(white(ECART_ROOK), ECART_A1, 200), ECART_NEVER);
    ck_assert_uint_eq(ecart_trajectory_count(white(ECART_ROOK), 0, 0), 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("trajectory");

    TCase *moves = group(s, "moves needed");
    tcase_add_loop_test(moves, lengths_and_counts_are_those_of_a_walk, 0, 64);
    tcase_add_test(moves, a_pawn_goes_straight_and_may_begin_with_two);
    tcase_add_test(moves, pioneers_arrays_are_exact_for_four_kinds);
    tcase_add_test(moves, no_such_array_could_be_exact_for_knight_and_pawn);

    TCase *paths = group(s, "shortest paths");
    tcase_add_test(paths, stilmans_king_has_his_sums_14_cells_and_25_paths);
    tcase_add_test(paths, what_cannot_come_has_no_trajectory);
    tcase_add_test(paths, a_cell_is_its_own_trajectory);
    tcase_add_test(paths, nonsense_never_arrives);

    return run(s);
}
