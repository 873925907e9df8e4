/* SPDX-License-Identifier: MIT */
/* check_mobility_maps.c -- tests of mobility.c: maps of all pieces */

#include "board_walk.h"
#include "runner.h"

static uint32_t seed = 1993;

/* The moves of a piece to a cell, from the cell backwards: a cell from which one move
 * leads to a cell that needs n moves needs n + 1. */
static int backwards(const scene *s, ecart_cell from, ecart_cell to)
{
    ecart_cells reached = ecart_cells_of(to);

    for (int n = 0; n < 64; n++) {
        ecart_cells before = reached;

        if (ecart_cells_has(reached, from))
            return n;
        for (int i = 0; i < 64; i++) {
            if (goals_of(s, ecart_cell_nth(i)) & before)
                reached = ecart_cells_add(reached, ecart_cell_nth(i));
        }
        if (reached == before)
            break;
    }
    return -1;
}

START_TEST(each_piece_needs_as_many_moves_as_a_walk_back_from_the_cell)
{
    ecart_board board = made_board(&seed, (unsigned)_i % 9);
    int8_t      moves[ECART_CELL_LIMIT];

    for (int turn = 0; turn < 8; turn++) {
        ecart_cell to    = drawn_cell(&seed);
        int        ways  = turn % 4, count = 0;
        int        found = ecart_mobility_to(&board, to, ways, moves);

        for (int c = 0; c < ECART_CELL_LIMIT; c++) {
            ecart_piece piece = ecart_board_piece(&board, (ecart_cell)c);
            scene       s     = scene_of(&board, piece, (ecart_cell)c, ways);
            int         least = piece ? backwards(&s, (ecart_cell)c, to) : -1;

            ck_assert_int_eq(moves[c], least);
            count += least >= 0;
        }
        ck_assert_int_eq(found, count);
    }
}
END_TEST

START_TEST(no_piece_reaches_what_is_not_a_cell)
{
    ecart_board board = made_board(&seed, 8);
    int8_t      moves[ECART_CELL_LIMIT + 1] = { 0 };

    for (int to = 0; to < 256; to++) {
        if (ecart_cell_exists((ecart_cell)to))
            continue;
        ck_assert_int_eq(ecart_mobility_to(&board, (ecart_cell)to, 3, moves), 0);
        ck_assert_int_eq(moves[ECART_CELL_LIMIT], 0);
        for (int c = 0; c < ECART_CELL_LIMIT; c++)
            ck_assert_int_eq(moves[c], ECART_NEVER);
    }
}
END_TEST

/* The cells that a walk reaches sooner on one board than on the other. */
static int sooner(const int8_t *there, const int8_t *here)
{
    int cells = 0;

    for (int c = 0; c < ECART_CELL_LIMIT; c++)
        cells += there[c] >= 0 && (here[c] < 0 || there[c] < here[c]);
    return cells;
}

static void walk_piece(const ecart_board *board, ecart_cell from, int ways, int8_t *moves)
{
    ecart_piece piece = ecart_board_piece(board, from);
    scene       s     = scene_of(board, piece, from, ways);

    memset(moves, -1, ECART_CELL_LIMIT);
    if (piece)
        walk_board(&s, from, moves);
}

/* Any piece is put anywhere: what a move does, and more. */
START_TEST(what_came_nearer_is_what_a_walk_reaches_sooner)
{
    for (int turn = 0; turn < 300; turn++) {
        ecart_board before = made_board(&seed, (unsigned)turn % 9), after = before;
        ecart_cell  from   = drawn_cell(&seed);
        ecart_cell  to     = drawn_cell(&seed);
        int8_t      was[ECART_CELL_LIMIT], is[ECART_CELL_LIMIT];

        (void)ecart_board_put(&after, to, before.at[from]);
        (void)ecart_board_put(&after, from, ECART_NO_PIECE);
        for (int n = 0; n < 64; n++) {
            ecart_cell cell = ecart_cell_nth(n), then = cell == from ? to : cell;
            ecart_mobility_change change;

            walk_piece(&before, cell, turn % 4, was);
            walk_piece(&after, then, turn % 4, is);
            change = ecart_mobility_compare(&before, cell, &after, then, turn % 4);
            ck_assert_int_eq(change.nearer, sooner(is, was));
            ck_assert_int_eq(change.farther, sooner(was, is));
        }
    }
}
END_TEST

/* What the piece can do on a board without the one in front, and not with it. */
static ecart_cells opened(const ecart_board *board, ecart_cell front, ecart_cell behind, int ways)
{
    ecart_piece piece = ecart_board_piece(board, behind);
    scene       with  = scene_of(board, piece, behind, ways), without = with;

    if (!piece)
        return 0;
    (void)ecart_board_put(&without.board, front, ECART_NO_PIECE);
    return ecart_cells_remove(goals_of(&without, behind) & ~goals_of(&with, behind), front);
}

START_TEST(a_line_opens_to_what_is_reached_without_the_piece_in_front)
{
    for (int turn = 0; turn < 60; turn++) {
        ecart_board board = made_board(&seed, 1 + (unsigned)turn % 8);

        for (int f = 0; f < 64; f++) {
            ecart_cell  front = ecart_cell_nth(f);
            ecart_cells behind = 0;

            for (int n = 0; n < 64; n++) {
                ecart_cell  cell = ecart_cell_nth(n);
                ecart_cells line = opened(&board, front, cell, turn % 4);

                require(ecart_mobility_opened(&board, front, cell, turn % 4) == line);
                if (line)
                    behind = ecart_cells_add(behind, cell);
            }
            require(ecart_mobility_behind(&board, front, turn % 4) == behind);
        }
    }
}
END_TEST

/* After 1 e4 the king's bishop and the queen can go out; the knight's move opens
 * nothing, since no line passes g1. */
START_TEST(the_kings_pawn_opens_two_lines)
{
    ecart_board board = board_of(
        "rnbqkbnr"
        "pppppppp"
        "........"
        "........"
        "........"
        "........"
        "PPPPPPPP"
        "RNBQKBNR");
    int ways = ECART_TAKE_ENEMY;

    ck_assert(ecart_mobility_behind(&board, ECART_E2, ways) ==
              (ecart_cells_of(ECART_D1) | ecart_cells_of(ECART_F1)));
    ck_assert_int_eq(ecart_cells_count(ecart_mobility_opened(&board, ECART_E2, ECART_F1, ways)),
                     5 - 1);
    ck_assert(ecart_mobility_behind(&board, ECART_G1, ways) == 0);
    ck_assert(ecart_mobility_behind(&board, ECART_E4, ways) == 0);
    ck_assert(ecart_mobility_behind(&board, 0, ways) == 0);
    ck_assert(ecart_mobility_opened(&board, ECART_E2, 255, ways) == 0);
    ck_assert(ecart_mobility_opened(&board, 255, ECART_F1, ways) == 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("mobility maps");

    TCase *maps = group(s, "maps");
    tcase_add_loop_test(maps, each_piece_needs_as_many_moves_as_a_walk_back_from_the_cell,
                        0, 27);
    tcase_add_test(maps, no_piece_reaches_what_is_not_a_cell);
    tcase_add_test(maps, what_came_nearer_is_what_a_walk_reaches_sooner);
    tcase_add_test(maps, a_line_opens_to_what_is_reached_without_the_piece_in_front);
    tcase_add_test(maps, the_kings_pawn_opens_two_lines);

    return run(s);
}
