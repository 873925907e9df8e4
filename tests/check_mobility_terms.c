/* SPDX-License-Identifier: MIT */
/* check_mobility_terms.c -- tests of mobility_terms.c */

#include <ecart/study.h>

#include "boards.h"
#include "drawn.h"
#include "runner.h"

static uint32_t seed = 2020;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

/* Both kings run, in turn, along their shortest ways. */
START_TEST(the_winner_of_a_race_is_there_first)
{
    for (int turn = 0; turn < 20000; turn++) {
        ecart_board board;
        ecart_cell  king[2] = { drawn_cell(&seed), drawn_cell(&seed) };
        ecart_cell  goal    = drawn_cell(&seed);
        ecart_side  turn_of = (ecart_side)below(2);
        int         left[2], at[2] = { 0, 0 };

        if (king[0] == king[1] || goal == king[0] || goal == king[1])
            continue;
        ecart_board_clear(&board);
        for (int s = 0; s < 2; s++) {
            (void)ecart_board_put(&board, king[s], ECART_PIECE(s, ECART_KING));
            left[s] = ecart_chebyshev_distance(king[s], goal);
        }
        /* An empty board has a way around the other king that is as short,
         * unless both are on the goal's line: those are left out. */
        if (ecart_difference_step(king[0], goal) != 0 &&
            ecart_difference_step(king[1], goal) != 0)
            continue;
        for (int ply = 1; at[0] == 0 || at[1] == 0; ply++) {
            int s = ply % 2 == 1 ? (int)turn_of : 1 - (int)turn_of;

            if (--left[s] == 0)
                at[s] = ply;
        }
        ecart_race race = ecart_king_race(&board, turn_of, goal);
        ck_assert_int_eq(race.winner, at[0] < at[1] ? ECART_WHITE : ECART_BLACK);
        ck_assert_int_eq(race.lead, abs(at[0] - at[1]));
    }
}
END_TEST

START_TEST(a_race_goes_around_walls_and_may_be_decided_at_the_start)
{
    ecart_board board = board_of(
        "...k...."
        "........"
        "........"
        "........"
        "........"
        "PP......"
        ".P......"
        "KP......");
    ecart_race race = ecart_king_race(&board, ECART_WHITE, ECART_A1);

    ck_assert_int_eq(race.moves[ECART_WHITE], 0);
    ck_assert_int_eq(race.moves[ECART_BLACK], ECART_NEVER);
    ck_assert_int_eq(race.winner, ECART_WHITE);
    ck_assert_int_eq(race.lead, ECART_NEVER);

    race = ecart_king_race(&board, ECART_BLACK, ECART_B2);
    ck_assert_int_eq(race.moves[ECART_WHITE], ECART_NEVER);
    ck_assert_int_eq(race.moves[ECART_BLACK], 6);
    ck_assert_int_eq(race.winner, ECART_BLACK);

    race = ecart_king_race(&board, ECART_WHITE, ECART_D8);
    ck_assert_int_eq(race.winner, ECART_BLACK);
    race = ecart_king_race(&board, 7, ECART_A2);
    ck_assert_int_eq(race.moves[ECART_WHITE], 1);
    ck_assert_int_eq(race.moves[ECART_BLACK], 6);
    ck_assert_int_eq(race.lead, 11);

    (void)ecart_board_put(&board, ECART_D8, ECART_NO_PIECE);
    race = ecart_king_race(&board, ECART_BLACK, ECART_A1);
    ck_assert_int_eq(race.winner, ECART_WHITE);
    race = ecart_king_race(&board, ECART_BLACK, 99);
    ck_assert_int_eq(race.winner, ECART_NEVER);
    ck_assert_int_eq(race.lead, ECART_NEVER);
}
END_TEST

START_TEST(mop_up_knows_the_edge_and_the_nearer_king)
{
    ecart_board board = board_of(
        "k......."
        "........"
        "..K....."
        "........"
        "........"
        "........"
        "........"
        "........");
    ecart_mop_up cornered = ecart_mop_up_terms(&board, ECART_BLACK);
    ecart_mop_up central  = ecart_mop_up_terms(&board, ECART_WHITE);

    ck_assert_int_eq(cornered.kings, 4);
    ck_assert_int_eq(cornered.centre, 3);
    ck_assert_int_eq(cornered.centre_manhattan, 6);
    ck_assert_int_eq(cornered.score, 442);
    ck_assert_int_eq(central.kings, 4);
    ck_assert_int_eq(central.centre, 1);
    ck_assert_int_eq(central.centre_manhattan, 2);
    ck_assert_int_eq(central.score, 254);

    for (int side = 0; side < 2; side++) {
        (void)ecart_board_put(&board, side ? ECART_A8 : ECART_C6, ECART_NO_PIECE);
        for (int loser = 0; loser < 3; loser++) {
            ecart_mop_up none = ecart_mop_up_terms(&board, (ecart_side)loser);

            ck_assert_int_eq(none.kings, -1);
            ck_assert_int_eq(none.centre, -1);
            ck_assert_int_eq(none.centre_manhattan, -1);
            ck_assert_int_eq(none.score, -1);
        }
    }
}
END_TEST

START_TEST(tropism_is_a_sum_of_distances_to_a_king)
{
    ecart_board board = board_of(
        "....k..."
        "...p...."
        "........"
        "....q..."
        "........"
        "........"
        "P..N...."
        "R...K...");

    /* To e8: a1 is 7 away, or 11, or 5 jumps; d2 6, 7, 3; a2 6, 10, 4. */
    ck_assert_int_eq(ecart_piece_tropism(&board, ECART_WHITE, ECART_BLACK, ECART_CHEBYSHEV), 13);
    ck_assert_int_eq(ecart_piece_tropism(&board, ECART_WHITE, ECART_BLACK, ECART_MANHATTAN), 18);
    ck_assert_int_eq(ecart_piece_tropism(&board, ECART_WHITE, ECART_BLACK,
                                         ECART_KNIGHT_JUMPS), 8);
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_WHITE, ECART_BLACK, ECART_MANHATTAN), 10);
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_BLACK, ECART_WHITE, ECART_CHEBYSHEV), 6);
    ck_assert_int_eq(ecart_piece_tropism(&board, ECART_BLACK, ECART_WHITE, ECART_CHEBYSHEV), 4);
    ck_assert_int_eq(ecart_piece_tropism(&board, ECART_BLACK, ECART_BLACK, ECART_CHEBYSHEV), 3);
}
END_TEST

START_TEST(tropism_wants_a_king_and_a_metric)
{
    ecart_board board;

    ecart_board_clear(&board);
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_WHITE, ECART_BLACK, ECART_CHEBYSHEV), -1);
    (void)ecart_board_put(&board, ECART_E1, ecart_piece_of_letter('K'));
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_WHITE, ECART_WHITE, ECART_CHEBYSHEV), 0);
    ck_assert_int_eq(ecart_pawn_tropism(&board, 2, ECART_WHITE, ECART_CHEBYSHEV), -1);
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_WHITE, 2, ECART_CHEBYSHEV), -1);
    ck_assert_int_eq(ecart_pawn_tropism(&board, ECART_WHITE, ECART_WHITE, ECART_METRICS), -1);
}
END_TEST

START_TEST(push_close_and_push_away_make_120_together)
{
    static const int close[8] = { 140, 120, 100, 80, 60, 40, 20, 0 };

    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int columns = abs(from / 10 - to / 10), rows = abs(from % 10 - to % 10);
        int bonus   = close[columns > rows ? columns : rows];

        ck_assert_int_eq(ecart_push_close(from, to), bonus);
        ck_assert_int_eq(ecart_push_away(from, to), 120 - bonus);
    }
    ck_assert_int_eq(ecart_push_close(19, ECART_A1), -1);
    ck_assert_int_eq(ecart_push_away(ECART_A1, 0), -1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("mobility_terms");

    TCase *terms = group(s, "late endgame terms");
    tcase_add_test(terms, the_winner_of_a_race_is_there_first);
    tcase_add_test(terms, a_race_goes_around_walls_and_may_be_decided_at_the_start);
    tcase_add_test(terms, mop_up_knows_the_edge_and_the_nearer_king);
    tcase_add_test(terms, tropism_is_a_sum_of_distances_to_a_king);
    tcase_add_test(terms, tropism_wants_a_king_and_a_metric);
    tcase_add_test(terms, push_close_and_push_away_make_120_together);

    return run(s);
}
