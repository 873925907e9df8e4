/* SPDX-License-Identifier: MIT */
/* check_prospect.c -- tests of prospect.c
 *
 * That a mate is impossible is a promise about all games that could follow.
 * Here it is held against as many of them as there is time for: all, where
 * the positions that can follow are few enough to be counted. */

#include <ecart/study.h>

#include "drawn.h"
#include "explore.h"
#include "prospect/obstacle.h"
#include "runner.h"
#include "table.h"

static exploration explored;
static uint32_t    seed = 5202;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

static bool impossible(const ecart_position *position, int side)
{
    return ecart_side_prospect(position, (ecart_side)side) == ECART_MATE_IMPOSSIBLE;
}

/* A full answer takes ten times as long as a quick one, and rarely finds more. */
static bool is_worth_asking(const ecart_position *p, int side, int i)
{
    return i % 16 == 0 ||
           ecart_side_prospect_quick(p, (ecart_side)side) == ECART_MATE_IMPOSSIBLE;
}

/* No mate among the positions that follow, as far as they are explored. */
static void assert_no_mate(const ecart_position *position, int side, size_t limit)
{
    explore(&explored, position, limit, false);
    if (explored.mated[side])
        refute(position, "that mate was called impossible");
}

/* The better prospect of the two sides. */
static ecart_prospect of_either(const ecart_position *position)
{
    ecart_prospect white = ecart_side_prospect(position, ECART_WHITE);
    ecart_prospect black = ecart_side_prospect(position, ECART_BLACK);

    return white > black ? white : black;
}

START_TEST(walls_that_are_proven_never_break_and_never_let_a_mate_pass)
{
    int proven = 0;

    for (int i = 0; i < rounds(3000); i++) {
        ecart_position position = walled_position(&seed, 8, "BbBbNRq", _i == 0 ? 0 : 2);

        if (!is_worth_asking(&position, ECART_WHITE, i) ||
            of_either(&position) != ECART_MATE_IMPOSSIBLE)
            continue;
        explore(&explored, &position, EXPLORED, false);
        if (explored.mated[0] || explored.mated[1])
            refute(&position, "called dead, but there is a mate");
        proven += explored.complete && !explored.wall_broke;
    }
    ck_assert_int_gt(proven, _i == 0 ? 15 : 5);
}
END_TEST

/* With kings alone the proof misses nothing: what it does not call dead, a
 * king breaks in some legal way. */
START_TEST(walls_with_kings_alone_are_proven_whenever_they_hold)
{
    int held = 0;

    for (int i = 0; i < rounds(1500); i++) {
        ecart_position position = walled_position(&seed, 8, "", 0);

        explore(&explored, &position, EXPLORED, true);
        if (!explored.complete || explored.wall_broke ||
            explored.mated[0] || explored.mated[1])
            continue;
        held++;
        if (of_either(&position) != ECART_MATE_IMPOSSIBLE)
            refute(&position, "holds, but is not proven");
    }
    ck_assert_int_gt(held, 8);
}
END_TEST

START_TEST(each_side_that_is_called_harmless_never_mates)
{
    int called = 0;

    for (int i = 0; i < rounds(2000); i++) {
        ecart_position position = i % 2 ? drawn_position(&seed, "PpQqRrBbNn", 1, 6)
                                        : walled_position(&seed, 8, "BbNnRr", 3);

        for (int side = 0; side < 2; side++) {
            if (!is_worth_asking(&position, side, i / 2) || !impossible(&position, side))
                continue;
            called++;
            assert_no_mate(&position, side, 150);
        }
    }
    ck_assert_int_gt(called, 250);
}
END_TEST

/* A mate if there is one, else any move. */
static ecart_move keen_move(const ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        if (ecart_move_gives(position, moves[i]) == ECART_GIVES_MATE)
            return moves[i];
    }
    return moves[below((unsigned)count)];
}

/* 20,000 positions and more, each of a game that was played on at random. */
START_TEST(no_position_before_a_mate_was_called_without_prospect)
{
    static ecart_position passed[60];
    int positions = 0, mates = 0;

    while (positions < 20000) {
        ecart_position position = positions % 3 ? drawn_position(&seed, "PpQqRrBbNn", 1, 8)
                                                : walled_position(&seed, 8, "BbNnRrQq", 4);
        int count = 0;

        while (count < 60 && ecart_has_legal_move(&position)) {
            passed[count++] = position;
            (void)ecart_position_play(&position, keen_move(&position));
        }
        positions += count;
        if (ecart_has_legal_move(&position) || position.checkers == 0)
            continue;
        mates++;
        ck_assert_int_eq(ecart_side_prospect(&position, (ecart_side)!position.side),
                         ECART_MATE_POSSIBLE);
        while (--count >= 0) {
            if (impossible(&passed[count], !position.side))
                refute(&passed[count], "a mate followed");
        }
    }
    ck_assert_int_gt(mates, 50);
}
END_TEST

/* Lessons from the search backwards, slow_game.c, in little. */
START_TEST(whoever_is_said_to_mate_with_four_men_finds_it_by_exploring)
{
    int found = 0;

    for (int i = 0; i < 60; i++) {
        ecart_position position = drawn_position(&seed, "QqRrBbNn", 2, 2);

        explore(&explored, &position, EXPLORED, false);
        for (int side = 0; side < 2; side++) {
            if (!explored.mated[side])
                continue;
            found++;
            ck_assert_int_eq(ecart_side_prospect(&position, (ecart_side)side),
                             ECART_MATE_POSSIBLE);
        }
    }
    ck_assert_int_gt(found, 5);
}
END_TEST

static ecart_cells around(ecart_cell centre)
{
    ecart_cells cells = 0;

    for (int n = 0; n < 64; n++) {
        if (ecart_chebyshev_distance(centre, ecart_cell_nth(n)) == 1)
            cells = ecart_cells_add(cells, ecart_cell_nth(n));
    }
    return cells;
}

/* A checked black king: its flight squares that White's king does not attack are
 * all taken by black pieces.  More of them could only help it. */
static bool crowded(ecart_setup *setup, ecart_cell black, ecart_cell white,
                    ecart_cells flights, char crowd)
{
    flights &= ~around(white);
    for (ecart_cell c = ecart_cells_next(flights, 0); c; c = ecart_cells_next(flights, c))
        (void)ecart_board_put(&setup->board, c, ecart_piece_of_letter(crowd));
    (void)ecart_board_put(&setup->board, black, ecart_piece_of_letter('k'));
    (void)ecart_board_put(&setup->board, white, ecart_piece_of_letter('K'));
    setup->side = ECART_BLACK;
    return flights != 0;
}

START_TEST(a_knight_never_mates_a_king_among_queens)
{
    for (int n = 0; n < 64 * 64 * 64; n++) {
        ecart_cell black = ecart_cell_nth(n % 64), white = ecart_cell_nth(n / 64 % 64);
        ecart_cell knight = ecart_cell_nth(n / 64 / 64);
        ecart_cells covered = 0;
        ecart_setup setup;
        ecart_position position;

        if (ecart_knight_distance(black, knight) != 1 || white == knight || white == black)
            continue;
        for (int m = 0; m < 64; m++) {
            if (ecart_knight_distance(knight, ecart_cell_nth(m)) == 1)
                covered = ecart_cells_add(covered, ecart_cell_nth(m));
        }
        ecart_setup_clear(&setup);
        crowded(&setup, black, white, around(black) & ~covered, 'q');
        (void)ecart_board_put(&setup.board, knight, ecart_piece_of_letter('N'));
        if (ecart_position_set(&position, &setup) && !ecart_has_legal_move(&position))
            refute(&position, "mate by a knight");
    }
}
END_TEST

/* Flights of the bishop's own colour are left out: let other bishops cover them all.  One of the
 * crowd beside the king's cell on the bishop's line takes it there or interposes. */
START_TEST(bishops_of_one_colour_never_mate_a_king_among_rooks)
{
    for (int n = 0; n < 64 * 64 * 64; n++) {
        ecart_cell black = ecart_cell_nth(n % 64), white = ecart_cell_nth(n / 64 % 64);
        ecart_cell bishop = ecart_cell_nth(n / 64 / 64);
        ecart_cells straight = 0;
        ecart_setup setup;
        ecart_position position;

        if (ecart_trajectory_length(ECART_BISHOP, black, bishop) != 1 ||
            white == bishop || white == black || ecart_chebyshev_distance(white, black) < 2)
            continue;
        for (int m = 0; m < 64; m++) {
            if (ecart_manhattan_distance(black, ecart_cell_nth(m)) == 1)
                straight = ecart_cells_add(straight, ecart_cell_nth(m));
        }
        ecart_setup_clear(&setup);
        bool crowd = crowded(&setup, black, white, straight, 'r');
        (void)ecart_board_put(&setup.board, bishop, ecart_piece_of_letter('B'));
        if (!ecart_position_set(&position, &setup) || position.checkers == 0)
            continue;

        ecart_cells rooks = ecart_position_pieces(&position, ECART_BLACK, ECART_ROOK);
        bool answers = false;
        for (ecart_cell c = ecart_cells_next(rooks, 0); c; c = ecart_cells_next(rooks, c))
            answers = answers || ecart_legal_destinations(&position, c) != 0;
        if (!crowd || !answers)
            refute(&position, "nobody interposes");
    }
}
END_TEST

/* A set-up may hold what no game leads to: a double check by two bishops of
 * one colour, which is mate, since no rook can interpose on both lines. */
START_TEST(a_mate_on_the_board_is_a_mate)
{
    ecart_position position = position_of("8/8/8/8/1B5B/4K3/8/3rkr2 b - - 0 1", false);

    ck_assert(ecart_position_standings(&position) == 1u << ECART_CHECKMATE);
    ck_assert_int_eq(ecart_side_prospect(&position, ECART_WHITE), ECART_MATE_POSSIBLE);
    ck_assert_int_eq(ecart_side_prospect(&position, ECART_BLACK), ECART_MATE_IMPOSSIBLE);
}
END_TEST

START_TEST(a_forced_capture_of_the_last_man_is_foreseen)
{
    ecart_position forced = position_of("k7/P1K5/8/8/8/8/8/8 b - - 0 1", false);
    ecart_position open   = position_of("k7/P7/3K4/8/8/8/8/8 b - - 0 1", false);

    ck_assert_int_eq(of_either(&forced), ECART_MATE_IMPOSSIBLE);
    ck_assert_int_eq(ecart_side_prospect_quick(&open, ECART_WHITE), ECART_MATE_UNPROVEN);
    ck_assert_int_eq(of_either(&open), ECART_MATE_POSSIBLE);
    ck_assert_int_eq(ecart_side_prospect_quick(&open, 2), ECART_MATE_IMPOSSIBLE);
    ck_assert_int_eq(ecart_side_prospect(&open, 2), ECART_MATE_IMPOSSIBLE);
    ck_assert_int_eq(ecart_side_prospect(&open, (ecart_side)-1), ECART_MATE_IMPOSSIBLE);
}
END_TEST

/* Each of the 79 moves leaves White without a move or without a man: the knight and the
 * bishop cover g1, and the pawn g2.  Nothing can be taken but by Kxh2. */
START_TEST(a_quick_answer_gives_up_where_there_are_many_moves)
{
    ecart_position p = position_of("2q5/3q3k/8/1q6/8/4bn1p/7P/7K b - - 0 1", false);

    ck_assert_uint_eq(ecart_legal_count(&p), 79);
    ck_assert_int_eq(ecart_side_prospect_quick(&p, ECART_WHITE), ECART_MATE_UNPROVEN);
    ck_assert_int_eq(ecart_side_prospect(&p, ECART_WHITE), ECART_MATE_IMPOSSIBLE);
}
END_TEST

/* The knight mates on c2; after each other move White has none, so that the game is over. */
START_TEST(one_move_that_leads_to_mate_is_enough)
{
    ecart_position p = position_of("8/8/8/1p4k1/1P6/KP6/PP6/4n3 b - - 0 1", false);

    ck_assert_int_eq(ecart_side_prospect_quick(&p, ECART_BLACK), ECART_MATE_POSSIBLE);
}
END_TEST

/* With five men, what is not proven is not said to be possible, and the clock decides. */
START_TEST(what_is_unproven_is_no_draw_when_a_flag_falls)
{
    ecart_position p = position_of("8/3N4/8/8/8/k6K/3b1b2/8 b - - 0 1", false);

    for (int side = 0; side < 2; side++) {
        ck_assert_int_eq(ecart_side_prospect(&p, (ecart_side)side), ECART_MATE_UNPROVEN);
        ck_assert(!ecart_flag_draws(&p, (ecart_side)side, ECART_FLAG_FIDE));
    }
}
END_TEST

/* Two pawns run, and nothing else can move. */
START_TEST(eight_forced_moves_are_played_before_a_look_ahead)
{
    ecart_position p = position_of("kb6/p1p5/PpP5/8/8/5pPp/5P1P/6BK w - - 0 1", false);
    ecart_move     move;

    ck_assert_int_eq(ecart_side_prospect_quick(&p, ECART_WHITE), ECART_MATE_UNPROVEN);
    ck_assert_int_eq(ecart_side_prospect(&p, ECART_WHITE), ECART_MATE_POSSIBLE);
    for (int i = 0; i < 8; i++) {
        ck_assert_uint_eq(ecart_legal_moves(&p, &move, 1), 1);
        (void)ecart_position_play(&p, move);
    }
}
END_TEST

/* No king gets through the wall: White's may take the pawn on b5, but nobody that on b2. */
START_TEST(a_pawn_that_is_never_taken_lets_none_past)
{
    ecart_position p = position_of("1k6/1p1p1p1p/1P1P1P1P/1p6/8/8/1P6/1K6 w - - 0 1", false);

    for (int side = 0; side < 2; side++)
        ck_assert_int_eq(ecart_side_prospect(&p, (ecart_side)side), ECART_MATE_IMPOSSIBLE);
}
END_TEST

START_TEST(a_flag_falls_by_the_rules_that_were_agreed)
{
    static const struct {
        const char *fen;
        bool        fide, uscf;     /* Black's flag falls: is it a draw? */
    } cases[] = {
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1",        true,  true },
        { "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",       true,  true },
        { "4k3/p7/8/8/8/8/8/3BK3 w - - 0 1",      false, true },
        { "4k3/r7/8/8/8/8/8/3NK3 w - - 0 1",      false, true },
        { "4k3/q7/8/8/8/8/8/3NK3 w - - 0 1",      true,  true },
        { "4k3/b7/8/8/8/8/8/3NK3 w - - 0 1",      false, true },
        { "4k3/n7/8/8/8/8/8/3NK3 w - - 0 1",      false, true },
        { "4k3/b7/8/8/8/8/8/3BK3 w - - 0 1",      false, true },
        { "4k3/1b6/8/8/8/8/8/3BK3 w - - 0 1",     true,  true },
        { "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1",      false, true },
        { "4k3/q7/8/8/8/8/8/2NNK3 w - - 0 1",     false, true },
        { "4k3/p7/8/8/8/8/8/2NNK3 w - - 0 1",     false, false },
        { "4k3/8/8/8/8/8/8/1NNNK3 w - - 0 1",     false, false },
        { "4k3/8/8/8/8/8/8/2BNK3 w - - 0 1",      false, false },
        { "4k3/8/8/8/8/8/8/2RNK3 w - - 0 1",      false, false },
        { "4k3/8/8/8/8/8/8/1B1BK3 w - - 0 1",     true,  true },
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",       false, false },
        { "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1",       false, false },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);

        ck_assert_int_eq(ecart_flag_draws(&p, ECART_BLACK, ECART_FLAG_FIDE), cases[i].fide);
        ck_assert_int_eq(ecart_flag_draws(&p, ECART_BLACK, ECART_FLAG_USCF), cases[i].uscf);
        ck_assert_int_eq(ecart_flag_draws(&p, 5, 9), cases[i].fide);
    }
}
END_TEST

/* A white king beside a stack of pawns with a black one on top, and another king: often few
 * positions can follow. */
static ecart_position stacked(void)
{
    ecart_position position;
    ecart_setup    setup;

    do {
        int row = 6 - (int)below(2);

        begin_setup(&seed, &setup);
        put(&setup, ecart_cell_make(2, row), 'p');
        for (int r = 2; r < row; r++)
            put(&setup, ecart_cell_make(2, r), below(8) ? 'P' : 'p');
        put(&setup, ecart_cell_make(1, 2), 'P');
        put_any(&seed, &setup, "PpBN", below(8) / 7);
        put(&setup, ecart_cell_make(1, 3 + (int)below(3)), 'K');
        put(&setup, drawn_cell(&seed), 'k');
    } while (!ecart_position_set(&position, &setup));
    return position;
}

/* Exploring takes the moves from the library, but keeps whole positions and leaves out none. */
START_TEST(what_a_search_says_is_what_exploring_finds)
{
    int said[3] = { 0 }, complete = 0;

    for (int i = 0; i < rounds(220); i++) {
        ecart_position p    = stacked();
        ecart_side     side = (ecart_side)(i % 2);
        ecart_prospect all  = ecart_search_all(&p, side);

        said[all]++;
        if (all == ECART_MATE_UNPROVEN)
            continue;
        explore(&explored, &p, EXPLORED, false);
        complete += explored.complete;
        if (explored.mated[side] && all == ECART_MATE_IMPOSSIBLE)
            refute(&p, "a mate was not found");
        if (explored.complete && !explored.mated[side] && all == ECART_MATE_POSSIBLE)
            refute(&p, "there is no mate");
    }
    ck_assert_int_gt(said[ECART_MATE_IMPOSSIBLE], 20);
    ck_assert_int_gt(said[ECART_MATE_POSSIBLE], 5);
    ck_assert_int_gt(complete, 10);
}
END_TEST

/* In the first position White's king stays beside its pawns: after what Black's takes, White has
 * no move.  The last four are searched wrongly if positions count as the same which have one
 * slot, which differ by a black bishop alone, or by whether a pawn has just passed; or if rights
 * to castle are forgotten. */
START_TEST(a_search_needs_few_positions)
{
    static const struct {
        const char    *fen;
        ecart_prospect white, black;
    } cases[] = {
        { "6k1/8/1p6/1P6/KP6/1P6/PP6/8 b - - 0 1", 0, 0 },
        { "k7/2K5/8/8/8/8/8/7R w - - 0 1", 2, 0 },
        { "k7/2K5/8/8/2p5/8/1P6/7R w - - 0 1", 2, 1 },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", 1, 1 },
        { "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K2R w K - 0 1", 1, 1 },
        { "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 1, 1 },
        { "5k2/R7/8/8/6Q1/1QQ1R3/6K1/6R1 w - - 0 1", 2, 0 },   /* 96 moves */
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0, 0 },
        { "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 2, 0 },
        { "6k1/8/p7/8/p1p5/PpP5/1P6/1K6 b - - 0 1", 1, 1 },
        { "8/8/3k3b/1p6/1P6/KP6/Pp6/8 w - - 0 1", 1, 1 },
        { "8/8/8/Pp6/1P6/KP6/PP6/1k6 w - b6 0 1", 1, 1 },
        { "8/p5k1/8/8/8/1pPPpp2/pPpppPpP/4K2R w K - 0 1", 1, 2 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);

        ck_assert_msg(ecart_search_all(&p, ECART_WHITE) == cases[i].white, "%s", cases[i].fen);
        ck_assert_msg(ecart_search_all(&p, ECART_BLACK) == cases[i].black, "%s", cases[i].fen);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("prospect");

    TCase *walls = group(s, "walls");
    tcase_set_timeout(walls, 60);
    tcase_add_loop_test(walls, walls_that_are_proven_never_break_and_never_let_a_mate_pass, 0, 2);
    tcase_add_test(walls, walls_with_kings_alone_are_proven_whenever_they_hold);

    TCase *games = group(s, "games played on");
    tcase_set_timeout(games, 60);
    tcase_add_test(games, each_side_that_is_called_harmless_never_mates);
    tcase_add_test(games, no_position_before_a_mate_was_called_without_prospect);
    tcase_add_test(games, whoever_is_said_to_mate_with_four_men_finds_it_by_exploring);

    TCase *proofs = group(s, "proofs");
    tcase_set_timeout(proofs, 60);
    tcase_add_test(proofs, a_knight_never_mates_a_king_among_queens);
    tcase_add_test(proofs, bishops_of_one_colour_never_mate_a_king_among_rooks);
    tcase_add_test(proofs, a_mate_on_the_board_is_a_mate);
    tcase_add_test(proofs, a_forced_capture_of_the_last_man_is_foreseen);
    tcase_add_test(proofs, a_quick_answer_gives_up_where_there_are_many_moves);
    tcase_add_test(proofs, one_move_that_leads_to_mate_is_enough);
    tcase_add_test(proofs, what_is_unproven_is_no_draw_when_a_flag_falls);
    tcase_add_test(proofs, eight_forced_moves_are_played_before_a_look_ahead);
    tcase_add_test(proofs, what_a_search_says_is_what_exploring_finds);
    tcase_add_test(proofs, a_search_needs_few_positions);
    tcase_add_test(proofs, a_pawn_that_is_never_taken_lets_none_past);
    tcase_add_test(proofs, a_flag_falls_by_the_rules_that_were_agreed);

    return run(s);
}
