/* SPDX-License-Identifier: MIT */
/* check_mobility.c -- tests of mobility.c */

#include "board_walk.h"
#include "runner.h"

static uint32_t seed = 1993;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

START_TEST(a_map_is_what_a_walk_finds)
{
    ecart_board board = made_board(&seed, (unsigned)_i % 9);
    int8_t      moves[ECART_CELL_LIMIT], walked[ECART_CELL_LIMIT];

    for (int n = 0; n < 64 * 12 * 4; n++) {
        ecart_cell  from  = ecart_cell_nth(n % 64);
        ecart_piece piece = piece_of(letters[n / 64 % 12]);
        int         ways  = n / 64 / 12, reached = 0;
        scene       s     = scene_of(&board, piece, from, ways);

        walk_board(&s, from, walked);
        for (int c = 0; c < ECART_CELL_LIMIT; c++)
            reached += walked[c] >= 0;
        require(ecart_mobility_map(&board, piece, from, ways, moves) == reached);
        require(memcmp(moves, walked, sizeof moves) == 0);
    }
}
END_TEST

START_TEST(lengths_are_those_of_the_map)
{
    ecart_board board = made_board(&seed, (unsigned)_i % 9);
    int8_t      moves[ECART_CELL_LIMIT];

    for (int n = 0; n < 64 * 12; n++) {
        ecart_cell  from  = ecart_cell_nth(n % 64);
        ecart_piece piece = piece_of(letters[n / 64]);
        int         ways  = (int)below(4);

        (void)ecart_mobility_map(&board, piece, from, ways, moves);
        for (int to = 0; to < 256; to++)
            require(ecart_mobility_length(&board, piece, from, (ecart_cell)to, ways) ==
                    (to < ECART_CELL_LIMIT ? moves[to] : ECART_NEVER));
    }
}
END_TEST

/* The same piece with a memory of what it took: its board gets emptier, and
 * yet no cell comes nearer. */
START_TEST(what_was_taken_and_is_gone_shortens_nothing)
{
    ecart_board board = made_board(&seed, 1 + (unsigned)_i % 3);
    ecart_piece piece = piece_of(letters[below(12)]);
    ecart_cell  from  = drawn_cell(&seed), prey[6];
    int         preys = 0;
    int8_t      moves[ECART_CELL_LIMIT];

    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        if (board.at[c] != 0 && c != from && may_take(piece, board.at[c], ECART_TAKE_ENEMY)) {
            if (preys < 6)
                prey[preys++] = c;
            else
                (void)ecart_board_put(&board, c, ECART_NO_PIECE);
        }
    }

    static int seen[64][64];
    int queue[64 * 64][2] = { { from, 0 } };

    memset(seen, -1, sizeof seen);
    seen[ecart_cell_index(from)][0] = 0;
    for (int head = 0, tail = 1; head < tail; head++) {
        ecart_cell here  = (ecart_cell)queue[head][0];
        int        taken = queue[head][1];
        scene      s     = scene_of(&board, piece, from, ECART_TAKE_ENEMY);

        for (int i = 0; i < preys; i++) {
            if (taken >> i & 1)
                (void)ecart_board_put(&s.board, prey[i], ECART_NO_PIECE);
        }
        ecart_cells goals = goals_of(&s, here);
        for (ecart_cell to = ecart_cells_next(goals, 0); to;
             to = ecart_cells_next(goals, to)) {
            int after = taken;

            for (int i = 0; i < preys; i++)
                after |= (to == prey[i]) << i;
            if (seen[ecart_cell_index(to)][after] >= 0)
                continue;
            seen[ecart_cell_index(to)][after] =
                seen[ecart_cell_index(here)][taken] + 1;
            queue[tail][0]   = to;
            queue[tail++][1] = after;
        }
    }

    (void)ecart_mobility_map(&board, piece, from, ECART_TAKE_ENEMY, moves);
    for (int n = 0; n < 64; n++) {
        int least = -1;

        for (int taken = 0; taken < 64; taken++) {
            if (seen[n][taken] >= 0 && (least < 0 || seen[n][taken] < least))
                least = seen[n][taken];
        }
        ck_assert_int_eq(moves[ecart_cell_nth(n)], least);
    }
}
END_TEST

START_TEST(on_an_empty_board_a_length_is_the_trajectorys)
{
    ecart_board board;

    ecart_board_clear(&board);
    for (int n = 0; n < 64 * 64 * 12; n++) {
        ecart_cell  from  = ecart_cell_nth(n % 64), to = ecart_cell_nth(n / 64 % 64);
        ecart_piece piece = piece_of(letters[n / 64 / 64]);

        require(ecart_mobility_length(&board, piece, from, to, ECART_WALLS) ==
                ecart_trajectory_length(piece, from, to));
    }
}
END_TEST

START_TEST(one_move_is_what_the_board_allows)
{
    for (int turn = 0; turn < 100; turn++) {
        ecart_board board = made_board(&seed, 2 + below(8));

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell  from  = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            ecart_piece piece = board.at[from];
            ecart_side  side  = ecart_piece_side(piece);

            if (piece == ECART_NO_PIECE || from == to)
                continue;
            require((ecart_mobility_length(&board, piece, from, to, ECART_TAKE_ENEMY) == 1) ==
                    (ecart_board_check(&board, side, from, to).reason == ECART_LEGAL));
        }
    }
}
END_TEST

START_TEST(a_rook_behind_its_pawn_goes_around_or_takes)
{
    ecart_board board;
    ecart_piece rook = piece_of('R');

    ecart_board_clear(&board);
    (void)ecart_board_put(&board, ECART_A2, piece_of('P'));
    ck_assert_int_eq(ecart_mobility_length(&board, rook, ECART_A1, ECART_A8,
                                           ECART_TAKE_ENEMY), 3);
    ck_assert_int_eq(ecart_mobility_length(&board, rook, ECART_A1, ECART_A2,
                                           ECART_TAKE_ENEMY), ECART_NEVER);
    ck_assert_int_eq(ecart_mobility_length(&board, rook, ECART_A1, ECART_A2,
                                           ECART_TAKE_OWN), 1);
    (void)ecart_board_put(&board, ECART_A2, piece_of('p'));
    ck_assert_int_eq(ecart_mobility_length(&board, rook, ECART_A1, ECART_A8,
                                           ECART_TAKE_ENEMY), 2);
    ck_assert_int_eq(ecart_mobility_length(&board, rook, ECART_A1, ECART_A8,
                                           ECART_WALLS), 3);
}
END_TEST

START_TEST(nothing_takes_a_king)
{
    ecart_board board = board_of(
        "........"
        "........"
        "........"
        "........"
        "........"
        "........"
        "kp......"
        "RK......");
    int8_t      moves[ECART_CELL_LIMIT];

    ck_assert_int_eq(ecart_mobility_map(&board, piece_of('R'), ECART_A1,
                                        ECART_TAKE_ENEMY | ECART_TAKE_OWN, moves), 1);
}
END_TEST

START_TEST(nonsense_reaches_nothing)
{
    static const int pieces[] = { 0, 7, 8, 15, 16, 255 };
    ecart_board board;
    int8_t      moves[ECART_CELL_LIMIT];

    ecart_board_clear(&board);
    for (int i = 0; i < 6; i++) {
        ecart_piece piece = (ecart_piece)pieces[i];

        ck_assert_int_eq(ecart_mobility_map(&board, piece, ECART_A1, 0, moves), 0);
        for (int c = 0; c < ECART_CELL_LIMIT; c++)
            ck_assert_int_eq(moves[c], ECART_NEVER);
        ck_assert_int_eq(ecart_mobility_length(&board, piece, ECART_A1, ECART_A1, 0),
                         ECART_NEVER);
    }
    ck_assert_int_eq(ecart_mobility_map(&board, piece_of('Q'), 19, 0, moves), 0);
    ck_assert_int_eq(ecart_mobility_map(&board, piece_of('Q'), 200, 0, moves), 0);
    ck_assert_int_eq(ecart_mobility_length(&board, piece_of('Q'), 90, ECART_A1, 0), ECART_NEVER);
    ck_assert_int_eq(ecart_mobility_length(&board, piece_of('Q'), ECART_A1, 90, 0), ECART_NEVER);
}
END_TEST

/* The manual has these lines.  The reasons follow from the rules of check.  A knight that
 * is pinned, a king who is attacked everywhere and a rook that does not help its king
 * could all go somewhere; a rook behind its pawn and its knight could not. */
START_TEST(a_cell_that_is_reached_tells_why_a_piece_may_not_move)
{
    static const struct {
        const char  *fen;
        ecart_cell   from;
        ecart_reason reason;    /* ECART_LEGAL if it reaches nothing */
    } cases[] = {
        { "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", ECART_C3, ECART_PINNED },
        { "4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", ECART_A1, ECART_LEAVES_IN_CHECK },
        { "k7/8/1Q6/8/8/8/8/4K3 b - - 0 1", ECART_A8, ECART_KING_INTO_ATTACK },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ECART_A1, ECART_LEGAL }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position;
        ecart_faults   faults;
        ecart_cell     from = cases[i].from;

        ck_assert(ecart_fen_position(cases[i].fen, strlen(cases[i].fen), false,
                                     &position, &faults));

        int8_t     moves[ECART_CELL_LIMIT];
        ecart_cell to = ECART_A1;
        (void)ecart_mobility_map(&position.board, ecart_board_piece(&position.board, from),
                                 from, ECART_TAKE_ENEMY, moves);
        while (to <= ECART_H8 && moves[to] != 1)
            to++;
        to = to <= ECART_H8 ? to : ECART_NO_CELL;
        ecart_move move = ecart_move_make(from, to, ECART_NO_KIND);

        ck_assert_int_eq(to == ECART_NO_CELL, cases[i].reason == ECART_LEGAL);
        if (to != ECART_NO_CELL)
            ck_assert_int_eq(ecart_move_reason(&position, move), cases[i].reason);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("mobility");

    TCase *fill = group(s, "fill");
    tcase_add_loop_test(fill, a_map_is_what_a_walk_finds, 0, 18);
    tcase_add_loop_test(fill, lengths_are_those_of_the_map, 0, 9);
    tcase_add_loop_test(fill, what_was_taken_and_is_gone_shortens_nothing, 0, 200);
    tcase_add_test(fill, on_an_empty_board_a_length_is_the_trajectorys);
    tcase_add_test(fill, one_move_is_what_the_board_allows);
    tcase_add_test(fill, a_rook_behind_its_pawn_goes_around_or_takes);
    tcase_add_test(fill, nothing_takes_a_king);
    tcase_add_test(fill, a_cell_that_is_reached_tells_why_a_piece_may_not_move);
    tcase_add_test(fill, nonsense_reaches_nothing);

    return run(s);
}
