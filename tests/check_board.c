/* SPDX-License-Identifier: MIT */
/* check_board.c -- tests of board.c */

#include "board_walk.h"
#include "runner.h"

START_TEST(an_empty_board_is_64_cells_in_a_frame)
{
    ecart_board board;

    ecart_board_clear(&board);
    for (int n = -200; n < 400; n++) {
        bool cell = n >= 0 && n < 256 && ecart_cell_exists((ecart_cell)n);

        require(ecart_board_state(&board, ECART_WHITE, n) ==
                (cell ? ECART_EMPTY : ECART_IMPOSSIBLE));
    }
}
END_TEST

START_TEST(a_state_depends_on_who_looks)
{
    ecart_board board;

    ecart_board_clear(&board);
    ck_assert(ecart_board_put(&board, ECART_E4, ecart_piece_of_letter('n')));
    ck_assert_int_eq(ecart_board_state(&board, ECART_BLACK, ECART_E4), ECART_OWN);
    ck_assert_int_eq(ecart_board_state(&board, ECART_WHITE, ECART_E4), ECART_ENEMY);
    ck_assert_int_eq(ecart_board_piece(&board, ECART_E4), ecart_piece_of_letter('n'));
    ck_assert(ecart_board_put(&board, ECART_E4, ECART_NO_PIECE));
    ck_assert_int_eq(ecart_board_state(&board, ECART_WHITE, ECART_E4), ECART_EMPTY);
}
END_TEST

START_TEST(nothing_can_be_put_on_the_frame_nor_nonsense_on_a_cell)
{
    ecart_board board;

    ecart_board_clear(&board);
    for (int n = 0; n < 256; n++) {
        bool cell  = ecart_cell_exists((ecart_cell)n);
        bool piece = n == 0 || ecart_piece_exists((ecart_piece)n);

        require(ecart_board_put(&board, (ecart_cell)n, 1) == cell);
        require(ecart_board_put(&board, ECART_A1, (ecart_piece)n) == piece);
        if (!cell)
            require(ecart_board_piece(&board, (ecart_cell)n) == ECART_NO_PIECE);
    }
    ck_assert_int_eq(ecart_board_state(&board, ECART_WHITE, 19), ECART_IMPOSSIBLE);
}
END_TEST

static ecart_cells pawn_reach(const ecart_board *board, ecart_cell from)
{
    bool white = !(board->at[from] & 8);
    int  up = white ? 1 : -1, c = from / 10, r = from % 10;
    ecart_cells cells = 0;

    if (on_board(c, r + up) && board->at[from + up] == 0) {
        cells = ecart_cells_add(cells, ecart_cell_make(c, r + up));
        if (r == (white ? 2 : 7) && board->at[from + 2 * up] == 0)
            cells = ecart_cells_add(cells, ecart_cell_make(c, r + 2 * up));
    }
    for (int side = -1; side <= 1; side += 2) {
        if (!on_board(c + side, r + up))
            continue;
        ecart_piece there = board->at[10 * (c + side) + r + up];
        if (there != 0 && !(there & 8) != white && (there & 7) != ECART_KING)
            cells = ecart_cells_add(cells, ecart_cell_make(c + side, r + up));
    }
    return cells;
}

START_TEST(what_is_written_past_put_and_is_no_piece_is_no_target)
{
    ecart_board board;

    ecart_board_clear(&board);
    ck_assert(ecart_board_put(&board, ECART_A1, ECART_PIECE(ECART_WHITE, ECART_ROOK)));
    for (int n = ECART_PIECE_LIMIT; n < 256; n++) {
        board.at[ECART_A5] = (ecart_piece)n;
        require(ecart_board_check(&board, ECART_WHITE, ECART_A1, ECART_A5).reason ==
                ECART_IMPOSSIBLE_CELL);
    }
}
END_TEST

START_TEST(a_board_is_written_rank_by_rank_as_its_bottom_sees_it)
{
    ecart_setup setup;
    char        text[ECART_BOARD_TEXT_SIZE], cut[20];

    ecart_setup_start(&setup);
    ecart_board_put(&setup.board, ECART_E2, ECART_NO_PIECE);
    setup.board.at[ECART_A6] = ECART_IMPOSSIBLE_PIECE;
    ck_assert_uint_eq(ecart_board_text(&setup.board, ECART_WHITE, text, sizeof text), 170);
    ck_assert_str_eq(text, "8  r n b q k b n r\n7  p p p p p p p p\n6  . . . . . . . .\n"
                           "5  . . . . . . . .\n4  . . . . . . . .\n3  . . . . . . . .\n"
                           "2  P P P P . P P P\n1  R N B Q K B N R\n   a b c d e f g h");
    ck_assert_uint_eq(ecart_board_text(&setup.board, 2, NULL, 0), 170);
    ck_assert_uint_eq(ecart_board_text(&setup.board, ECART_BLACK, cut, sizeof cut), 170);
    ck_assert_str_eq(cut, "1  R N B K Q B N R\n");
    ecart_board_text(&setup.board, ECART_BLACK, text, sizeof text);
    ck_assert_str_eq(text, "1  R N B K Q B N R\n2  P P P . P P P P\n3  . . . . . . . .\n"
                           "4  . . . . . . . .\n5  . . . . . . . .\n6  . . . . . . . .\n"
                           "7  p p p p p p p p\n8  r n b k q b n r\n   h g f e d c b a");
}
END_TEST

START_TEST(a_piece_may_go_where_a_walk_goes)
{
    uint32_t seed = 20190000;

    for (int turn = 0; turn < 400; turn++) {
        ecart_board board = made_board(&seed, 2 + 2 * (unsigned)turn % 12);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            ecart_piece piece = board.at[from];
            scene       seen  = { board, piece, ECART_TAKE_ENEMY };
            ecart_cells cells = piece == 0 ? 0
                              : ecart_piece_kind(piece) == ECART_PAWN
                              ? pawn_reach(&board, from) : one_move(&seen, from);
            ecart_board_answer answer =
                ecart_board_check(&board, ecart_piece_side(piece), from, to);

            require((answer.reason == ECART_LEGAL) == ecart_cells_has(cells, to));
            require(answer.reason != ECART_LEGAL || !answer.alias);
        }
    }
}
END_TEST

START_TEST(destinations_are_the_articles_pairs)
{
    uint32_t seed = 1993;

    for (int turn = 0; turn < 200; turn++) {
        ecart_board board = made_board(&seed, 2 + 2 * (unsigned)turn % 12);

        for (int n = 0; n < 64; n++) {
            ecart_cell from = ecart_cell_nth(n);
            ecart_destination pairs[ECART_DESTINATIONS];
            int count = ecart_board_destinations(&board, from, pairs), i = 0;

            for (int m = 0; m < 64; m++) {
                ecart_cell to = ecart_cell_nth(m);

                if (ecart_board_check(&board, ecart_piece_side(board.at[from]),
                                      from, to).reason != ECART_LEGAL)
                    continue;
                ck_assert_int_lt(i, count);
                require(from + pairs[i].difference == to);
                require(pairs[i].enemy == (board.at[to] != 0));
                i++;
            }
            require(i == count);
        }
    }
}
END_TEST

START_TEST(a_queen_has_27_destinations_at_most)
{
    ecart_board board;
    ecart_destination pairs[ECART_DESTINATIONS];

    ecart_board_clear(&board);
    (void)ecart_board_put(&board, ECART_D4, ecart_piece_of_letter('Q'));
    ck_assert_int_eq(ecart_board_destinations(&board, ECART_D4, pairs), ECART_DESTINATIONS);
    ck_assert_int_eq(ecart_board_destinations(&board, ECART_D5, pairs), 0);
    ck_assert_int_eq(ecart_board_destinations(&board, 19, pairs), 0);
}
END_TEST

/* One case for each reason, most of them several broken rules at once: the
 * first in order is the one that is given. */
START_TEST(the_first_broken_rule_is_given_with_its_cell)
{
    static const struct {
        ecart_cell   from, to;
        ecart_reason reason;
        ecart_cell   evidence;
    } cases[] = {
        { ECART_A1, 19,       ECART_IMPOSSIBLE_CELL,    ECART_NO_CELL },
        { 90,       90,       ECART_IMPOSSIBLE_CELL,    ECART_NO_CELL },
        { ECART_C5, ECART_C5, ECART_SAME_CELL,          ECART_C5 },
        { ECART_D8, 19,       ECART_IMPOSSIBLE_CELL,    ECART_NO_CELL },
        { ECART_D8, ECART_D8, ECART_SAME_CELL,          ECART_D8 },
        { ECART_C5, ECART_C6, ECART_NOTHING_THERE,      ECART_C5 },
        { ECART_D8, ECART_C5, ECART_NOT_YOUR_PIECE,     ECART_D8 },
        { ECART_D8, ECART_D5, ECART_NOT_YOUR_PIECE,     ECART_D8 },
        { ECART_E1, ECART_E3, ECART_KING_SHAPE,         ECART_E1 },
        { ECART_A1, ECART_B2, ECART_ROOK_SHAPE,         ECART_A1 },
        { ECART_A1, ECART_A2, ECART_OWN_PIECE,          ECART_A2 },
        { ECART_A1, ECART_E1, ECART_OWN_PIECE,          ECART_E1 },
        { ECART_A1, ECART_D1, ECART_PATH_BLOCKED,       ECART_B1 },
        { ECART_D2, ECART_D4, ECART_PATH_BLOCKED,       ECART_D3 },
        { ECART_E2, ECART_E4, ECART_PAWN_PUSH_BLOCKED,  ECART_E4 },
        { ECART_D2, ECART_D3, ECART_PAWN_PUSH_BLOCKED,  ECART_D3 },
        { ECART_A2, ECART_B3, ECART_PAWN_CAPTURE_EMPTY, ECART_B3 },
        { ECART_A2, ECART_A1, ECART_PAWN_BACKWARD,      ECART_A2 },
        { ECART_H7, ECART_H8, ECART_KING_CAPTURE,       ECART_H8 },
        { ECART_E2, ECART_D3, ECART_LEGAL,              ECART_NO_CELL },
        { ECART_A2, ECART_A4, ECART_LEGAL,              ECART_NO_CELL },
    };
    ecart_board board = board_of(
        "...q...k"
        ".......R"
        "........"
        "........"
        "....n..."
        "...p...."
        "P..PP..."
        "RN..K...");

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_board_answer answer =
            ecart_board_check(&board, ECART_WHITE, cases[i].from, cases[i].to);

        require(answer.reason == cases[i].reason);
        require(answer.evidence == cases[i].evidence);
    }
}
END_TEST

/* No position of a game has such a move: these are boards only. */
START_TEST(an_enemy_king_is_not_captured_by_any_kind)
{
    static const char      kinds[] = "QRBNPK";
    static const ecart_cell from[] = {
        ECART_D1, ECART_D8, ECART_B2, ECART_B5, ECART_C3, ECART_E5,
    };

    for (int i = 0; i < 6; i++) {
        ecart_board board;
        ecart_board_answer answer;

        ecart_board_clear(&board);
        ck_assert(ecart_board_put(&board, ECART_D4, ecart_piece_of_letter('k')));
        ck_assert(ecart_board_put(&board, from[i], ecart_piece_of_letter(kinds[i])));
        answer = ecart_board_check(&board, ECART_WHITE, from[i], ECART_D4);
        ck_assert_int_eq(answer.reason, ECART_KING_CAPTURE);
        ck_assert_int_eq(answer.evidence, ECART_D4);
    }
}
END_TEST

START_TEST(an_alias_is_told_on_a_board_too)
{
    ecart_board board;

    ecart_board_clear(&board);
    (void)ecart_board_put(&board, 18, ecart_piece_of_letter('R'));
    ck_assert(ecart_board_check(&board, ECART_WHITE, 18, 21).alias);
    ck_assert(!ecart_board_check(&board, ECART_WHITE, 18, 27).alias);
    ck_assert(!ecart_board_check(&board, ECART_BLACK, 18, 21).alias);
    (void)ecart_board_put(&board, 16, ecart_piece_of_letter('r'));
    ck_assert(!ecart_board_check(&board, ECART_WHITE, 18, 15).alias);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("board");

    TCase *numbers = group(s, "120 numbers");
    tcase_add_test(numbers, an_empty_board_is_64_cells_in_a_frame);
    tcase_add_test(numbers, a_state_depends_on_who_looks);
    tcase_add_test(numbers, nothing_can_be_put_on_the_frame_nor_nonsense_on_a_cell);
    tcase_add_test(numbers, a_board_is_written_rank_by_rank_as_its_bottom_sees_it);

    TCase *moves = group(s, "moves");
    tcase_add_test(moves, a_piece_may_go_where_a_walk_goes);
    tcase_add_test(moves, what_is_written_past_put_and_is_no_piece_is_no_target);
    tcase_add_test(moves, destinations_are_the_articles_pairs);
    tcase_add_test(moves, a_queen_has_27_destinations_at_most);
    tcase_add_test(moves, the_first_broken_rule_is_given_with_its_cell);
    tcase_add_test(moves, an_enemy_king_is_not_captured_by_any_kind);
    tcase_add_test(moves, an_alias_is_told_on_a_board_too);

    return run(s);
}
