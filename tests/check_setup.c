/* SPDX-License-Identifier: MIT */
/* check_setup.c -- tests of setup.c and setup_check.c; what a
 * FEN can show is in check_fen.c */

#include <string.h>

#include "agree.h"
#include "runner.h"

START_TEST(an_empty_set_up_lacks_its_kings)
{
    ecart_setup  setup;
    ecart_faults faults;
    ecart_board  board;

    ecart_setup_clear(&setup);
    ecart_faults_clear(&faults);
    ck_assert(!ecart_setup_check(&setup, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_ERROR), ECART_KING_MISSING);
    ecart_board_clear(&board);
    ck_assert_mem_eq(&setup.board, &board, sizeof board);
}
END_TEST

START_TEST(the_start_has_no_fault)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    ecart_faults_clear(&faults);
    ck_assert(ecart_setup_check(&setup, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_FAULTS);
    setup.clock  = 150;         /* a game may end with 75 moves of each side */
    setup.number = 80;
    ck_assert(ecart_setup_check(&setup, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_FAULTS);
}
END_TEST

START_TEST(number_518_is_the_usual_start)
{
    ecart_setup usual, free;

    ecart_setup_start(&usual);
    ck_assert(ecart_setup_start_960(&free, 518));
    ck_assert_mem_eq(&usual.board, &free.board, sizeof usual.board);
    ck_assert(usual.castling == free.castling);
    ck_assert(!ecart_setup_start_960(&free, -1));
    ck_assert(!ecart_setup_start_960(&free, 960));
    ck_assert_int_eq(ecart_board_piece(&free.board, ECART_A1), ECART_NO_PIECE);
}
END_TEST

START_TEST(a_fault_keeps_its_first_offset_and_gains_cells)
{
    ecart_faults faults;

    ecart_faults_clear(&faults);
    ck_assert(!ecart_faults_has(&faults, ECART_BAD_CLOCK));
    ecart_faults_add(&faults, ECART_BAD_CLOCK, 1, 7);
    ecart_faults_add(&faults, ECART_BAD_CLOCK, 2, 9);
    ck_assert(ecart_faults_has(&faults, ECART_BAD_CLOCK));
    ck_assert(faults.cells[ECART_BAD_CLOCK] == 3);
    ck_assert_int_eq(faults.offset[ECART_BAD_CLOCK], 7);

    ecart_faults_add(&faults, ECART_EMPTY_TEXT, 0, 1000000);
    ck_assert_int_eq(faults.offset[ECART_EMPTY_TEXT], ECART_NO_OFFSET);

    uint64_t before = faults.set;
    ecart_faults_add(&faults, ECART_FAULTS, 1, 1);
    ck_assert(faults.set == before);
    ck_assert(!ecart_faults_has(&faults, ECART_FAULTS));
}
END_TEST

START_TEST(the_first_fault_of_a_weight_is_found)
{
    ecart_faults faults;

    ecart_faults_clear(&faults);
    ecart_faults_add(&faults, ECART_EN_PASSANT_NOT_LEGAL, 0, 0);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_WARNING), ECART_FAULTS);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_EN_PASSANT_NOT_LEGAL);
    ecart_faults_add(&faults, ECART_TOO_MANY_PAWNS, 0, 0);
    ecart_faults_add(&faults, ECART_MISSING_FIELDS, 0, 0);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_ERROR), ECART_FAULTS);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_REPAIR), ECART_MISSING_FIELDS);
    ecart_faults_add(&faults, ECART_OPPOSITE_CHECK, 0, 0);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_ERROR), ECART_OPPOSITE_CHECK);
}
END_TEST

START_TEST(names_are_told_for_what_there_is)
{
    for (int f = 0; f < ECART_FAULTS; f++)
        ck_assert_ptr_nonnull(ecart_fault_name((ecart_fault)f));
    ck_assert_ptr_null(ecart_fault_name(ECART_FAULTS));
    ck_assert_int_eq(ecart_fault_severity(ECART_FAULTS), ECART_NOTE);
    ck_assert_str_eq(ecart_severity_name(ECART_NOTE), "note");
    ck_assert_ptr_null(ecart_severity_name(4));
}
END_TEST

/* Set-ups of random bytes: no value may do harm, and a set-up that is playable
 * becomes a position with only pieces on its board. */
START_TEST(any_bytes_are_examined_without_harm)
{
    uint32_t seed = 1;
    int      playable = 0;

    for (int turn = 0; turn < 6000; turn += one_in(5)) {
        ecart_setup    setup;
        ecart_faults   faults;
        ecart_position position;
        unsigned char  bytes[sizeof setup];

        for (size_t i = 0; i < sizeof setup; i++) {
            seed     = seed * 1664525u + 1013904223u;
            bytes[i] = seed >> 24 < 200 ? 0 : (unsigned char)(seed >> 16);
        }
        memcpy(&setup, bytes, offsetof(ecart_setup, chess960));
        setup.chess960 = turn % 2;
        setup.clock = setup.number = (uint16_t)seed;
        for (int n = 0; n < 64 && turn % 4; n++)
            setup.board.at[ecart_cell_nth(n)] &= 6;
        if (turn % 4) {
            setup.board.at[ECART_A1 + turn % 3] = ECART_PIECE(ECART_WHITE, ECART_KING);
            setup.board.at[ECART_H8 - turn % 3] = ECART_PIECE(ECART_BLACK, ECART_KING);
        }

        agree_on_faults(&setup);
        ecart_faults_clear(&faults);
        bool good = ecart_setup_check(&setup, &faults);
        require(ecart_position_set(&position, &setup) == good);
        ecart_setup_mend(&setup);
        if (!good)
            continue;
        playable++;
        for (int n = 0; n < 64; n++) {
            ecart_piece piece = position.board.at[ecart_cell_nth(n)];
            require(piece == ECART_NO_PIECE || ecart_piece_exists(piece));
        }
        require(ecart_legal_count(&position) < ECART_MOVE_LIST_SIZE);
    }
    ck_assert_int_gt(playable, 60);
}
END_TEST

/* What no FEN can say. */
START_TEST(nonsense_beside_the_board_is_mended)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    setup.en_passant = 19;
    setup.castling  |= ecart_cells_of(ECART_E4);
    setup.number     = 0;
    setup.side       = 77;
    ecart_faults_clear(&faults);
    ck_assert(ecart_setup_check(&setup, &faults));
    ck_assert(ecart_faults_has(&faults, ECART_EN_PASSANT_WRONG_RANK));
    ck_assert(ecart_faults_has(&faults, ECART_CASTLING_NO_ROOK));
    ck_assert(ecart_faults_has(&faults, ECART_MOVE_NUMBER_ZERO));
    ck_assert(faults.cells[ECART_MOVE_NUMBER_ZERO] == 0);
    ecart_setup_mend(&setup);
    ecart_faults_clear(&faults);
    ck_assert(ecart_setup_check(&setup, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_FAULTS);
}
END_TEST

START_TEST(a_zeroed_set_up_is_empty_and_may_be_given_anywhere)
{
    ecart_setup    setup = { 0 }, cleared;
    ecart_faults   faults = { 0 };
    ecart_position position;
    char           fen[ECART_FEN_SIZE];

    ck_assert(!ecart_setup_check(&setup, &faults));
    ck_assert(faults.set == ((uint64_t)1 << ECART_KING_MISSING |
                             (uint64_t)1 << ECART_MOVE_NUMBER_ZERO));
    ck_assert(!ecart_position_set(&position, &setup));
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w - - 0 0");

    ecart_setup_mend(&setup);
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w - - 0 1");
    ecart_setup_clear(&cleared);
    ck_assert(setup.side == cleared.side && setup.number == cleared.number);
}
END_TEST

/* A board without its frame, as a caller makes it that zeroes the set-up and puts pieces. */
START_TEST(a_zeroed_set_up_can_be_filled)
{
    ecart_setup    setup = { 0 };
    ecart_position position;

    setup.board.at[ECART_E1] = ECART_PIECE(ECART_WHITE, ECART_KING);
    setup.board.at[ECART_H1] = ECART_PIECE(ECART_WHITE, ECART_ROOK);
    setup.board.at[ECART_E8] = ECART_PIECE(ECART_BLACK, ECART_KING);
    setup.castling = ecart_cells_of(ECART_H1);
    ck_assert(ecart_position_set(&position, &setup));
    ck_assert_int_eq(position.number, 1);
    ck_assert_int_eq(position.board.at[ECART_H1 + ECART_EAST],
                     ECART_IMPOSSIBLE_PIECE);
    /* 5 of the king, 9 of the rook, and castling. */
    ck_assert_uint_eq(ecart_legal_count(&position), 15);
}
END_TEST

START_TEST(zeroed_faults_are_none)
{
    ecart_faults faults = { 0 };

    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_FAULTS);
    for (int f = 0; f < 256; f++)
        ck_assert(!ecart_faults_has(&faults, (ecart_fault)f));
    ecart_faults_add(&faults, ECART_BAD_SIDE, 0, 3);
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_ERROR), ECART_BAD_SIDE);
    ck_assert_int_eq(ecart_faults_first(&faults, 200), ECART_BAD_SIDE);
    ck_assert_int_eq(faults.offset[ECART_BAD_SIDE], 3);
}
END_TEST

static void put(ecart_setup *setup, ecart_cell cell, ecart_side side, ecart_kind kind)
{
    (void)ecart_board_put(&setup->board, cell, ecart_piece_make(side, kind));
}

/* A man on a line with the king, shut in but for this line, so that most often only another
 * man's move explains a check; and a pawn that may have left the line. */
static void put_shut_in(dice *d, ecart_setup *setup, ecart_cell king)
{
    int        east = (int)roll(d, 3) - 1, up = (int)roll(d, 3) - 1, steps = 1 + (int)roll(d, 7);
    int        left = roll(d, 2) ? 1 : (int)roll(d, 8), gone = setup->side == ECART_BLACK ? 1 : -1;
    ecart_cell cell = plain_beside(king, east * steps, up * steps);

    if (!ecart_cell_exists(cell))
        return;
    for (int n = 0; n < 9; n++)
        if (n % 3 - 1 != -east || n / 3 - 1 != -up)
            put(setup, plain_beside(cell, n % 3 - 1, n / 3 - 1), setup->side, ECART_KNIGHT);
    put(setup, cell, ecart_side_other(setup->side),
        roll(d, 3) == 0 ? ECART_QUEEN : east * up == 0 ? ECART_ROOK : ECART_BISHOP);
    cell = plain_beside(king, east * left + (int)roll(d, 3) - 1,
                        up * left + gone * (1 + (int)roll(d, 2)));
    put(setup, cell, ecart_side_other(setup->side), ECART_PAWN);
    if (roll(d, 4) == 0)
        put(setup, plain_beside(cell, 0, gone), setup->side, ECART_KNIGHT);
}

/* Gives a side 16 men, mostly. */
static void fill_up(dice *d, ecart_setup *setup, ecart_side side)
{
    for (int left = 60; left > 0; left--) {
        ecart_cell cell = ecart_cell_nth((int)roll(d, 64));

        if (ecart_cells_count(plain_pieces(&setup->board, side, ECART_NO_KIND)) < 16 &&
            setup->board.at[cell] == ECART_NO_PIECE)
            put(setup, cell, side, ECART_KNIGHT);
    }
}

/* A king, which is given, and some pieces, most of them against it.  The other king
 * stands anywhere, or has castled.  Sometimes nothing can have been taken. */
static ecart_cell random_checks(dice *d, ecart_setup *setup)
{
    ecart_side by     = (ecart_side)roll(d, 2);
    int        row    = ecart_side_first_row(by);
    ecart_cell king   = ecart_cell_nth((int)roll(d, 64)), other = ecart_cell_nth((int)roll(d, 64));
    uint32_t   castle = roll(d, 8);

    ecart_setup_clear(setup);
    setup->side = ecart_side_other(by);
    if (castle < 4 && roll(d, 2))   /* beside who castled, or beside a pawn that took in passing */
        king = ECART_CELL(1 + (int)roll(d, 8), castle < 2 ? row : by == ECART_WHITE ? 6 : 3);
    if (roll(d, 2))
        put_shut_in(d, setup, king);
    for (uint32_t n = roll(d, 7); n > 0; n--)
        put(setup, ecart_cell_nth((int)roll(d, 64)), roll(d, 3) ? by : setup->side,
            (ecart_kind)(ECART_QUEEN + roll(d, 5)));
    if (castle < 2) {
        other = roll(d, 4) ? ECART_CELL(castle ? 7 : 3, row) : other;
        put(setup, ECART_CELL(castle ? 6 : 4, row), by, roll(d, 3) ? ECART_ROOK : ECART_QUEEN);
    }
    put(setup, other, by, ECART_KING);
    put(setup, king, setup->side, ECART_KING);
    if (castle % 2)
        fill_up(d, setup, setup->side);
    return king;
}

static const uint64_t castling_faults = (uint64_t)1 << ECART_CASTLING_DUPLICATE |
                                        (uint64_t)1 << ECART_CASTLING_NO_KING |
                                        (uint64_t)1 << ECART_CASTLING_NO_ROOK;

/* Whether a game of Chess960 starts with the king there and rooks on all these cells. */
static bool some_game_starts_with(ecart_cell king, ecart_cells rooks)
{
    for (int number = 0; number < 960; number++) {
        ecart_setup start;

        (void)ecart_setup_start_960(&start, number);
        if (start.board.at[king] == ECART_PIECE(ECART_WHITE, ECART_KING) &&
            (rooks & ~start.castling) == 0)
            return true;
    }
    return false;
}

START_TEST(no_two_games_of_chess960_start_with_the_same_pieces)
{
    static ecart_setup starts[960];

    for (int n = 0; n < 960; n++) {
        require(ecart_setup_start_960(&starts[n], n));
        for (int before = 0; before < n; before++)
            require(memcmp(&starts[before].board, &starts[n].board, sizeof starts->board) != 0);
    }
}
END_TEST

/* Each cell of the first row for the king, with rooks and rights on any others. */
START_TEST(rights_in_chess960_are_those_that_some_start_gives)
{
    int         possible = 0;
    ecart_setup standard;

    ck_assert(ecart_setup_start_960(&standard, 518) && standard.chess960);
    for (int n = 0; n < 8 * 256; n++) {
        ecart_setup  setup;
        ecart_faults faults = { 0 };
        ecart_cell   king   = ECART_CELL(n / 256 + 1, 1);

        ecart_setup_clear(&setup);
        setup.chess960 = true;
        setup.board.at[ECART_E5] = ECART_PIECE(ECART_BLACK, ECART_KING);
        for (int column = 1; column <= 8; column++) {
            ecart_cell rook = ECART_CELL(column, 1);

            if (n >> (column - 1) & 1) {
                setup.board.at[rook] = ECART_PIECE(ECART_WHITE, ECART_ROOK);
                setup.castling |= ecart_cells_of(rook);
            }
        }
        if (setup.castling & ecart_cells_of(king))
            continue;
        setup.board.at[king] = ECART_PIECE(ECART_WHITE, ECART_KING);

        bool starts = some_game_starts_with(king, setup.castling);
        possible += starts;
        (void)ecart_setup_check(&setup, &faults);
        require(setup.castling == 0 || starts == ((faults.set & castling_faults) == 0));
        ecart_setup_mend(&setup);
        require(setup.castling == 0 || some_game_starts_with(king, setup.castling));
    }
    /* For kings on b1 to g1: 1 * 6, 2 * 5, ... of two rights, 7 of one, none. */
    ck_assert_int_eq(possible, 56 + 6 * 7 + 6);
}
END_TEST

/* What games lead to is neither mended nor doubted. */
START_TEST(positions_of_games_have_neither_repairs_nor_warnings)
{
    dice d = { 88172645463325252u };

    for (int number = 0; number < 960; number++) {
        ecart_setup    setup;
        ecart_position position;

        (void)ecart_setup_start_960(&setup, number);
        require(ecart_position_set(&position, &setup));
        for (int ply = 0; ply < 150; ply++) {
            ecart_move   moves[ECART_MOVE_LIST_SIZE];
            size_t       count  = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);
            ecart_faults faults = { 0 };

            ecart_position_setup(&position, &setup);
            require(ecart_setup_check(&setup, &faults));
            require(ecart_faults_first(&faults, ECART_WARNING) == ECART_FAULTS);
            if (count == 0 || position.clock == 150)
                break;
            (void)ecart_position_play(&position, moves[roll(&d, (uint32_t)count)]);
        }
    }
}
END_TEST

/* Whether a move can be taken back is found square by square, too. */
START_TEST(a_check_is_impossible_if_no_move_can_be_taken_back)
{
    dice d = { 88172645463325252u };
    int  impossible = 0, possible = 0;

    for (int turn = 0; turn < 40000; turn += one_in(4)) {
        ecart_setup  setup;
        ecart_faults faults = { 0 };

        ecart_cell king = random_checks(&d, &setup);
        (void)ecart_setup_check(&setup, &faults);
        if (ecart_faults_first(&faults, ECART_ERROR) != ECART_FAULTS)
            continue;
        bool in_check = plain_checkers(&setup.board, setup.side, king, false) != 0;
        bool told     = ecart_faults_has(&faults, ECART_IMPOSSIBLE_CHECK);
        require(told == (in_check && !plain_last_move(&setup.board, setup.side, king)));
        impossible += told;
        possible   += in_check && !told;
    }
    ck_assert_int_gt(impossible, 200);
    ck_assert_int_gt(possible, 200);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("setup");

    TCase *starts = group(s, "starts");
    tcase_add_test(starts, an_empty_set_up_lacks_its_kings);
    tcase_add_test(starts, the_start_has_no_fault);
    tcase_add_test(starts, number_518_is_the_usual_start);
    tcase_add_test(starts, a_zeroed_set_up_is_empty_and_may_be_given_anywhere);
    tcase_add_test(starts, a_zeroed_set_up_can_be_filled);

    TCase *faults = group(s, "faults");
    tcase_set_timeout(faults, 60);
    tcase_add_test(faults, a_fault_keeps_its_first_offset_and_gains_cells);
    tcase_add_test(faults, the_first_fault_of_a_weight_is_found);
    tcase_add_test(faults, names_are_told_for_what_there_is);
    tcase_add_test(faults, zeroed_faults_are_none);
    tcase_add_test(faults, any_bytes_are_examined_without_harm);
    tcase_add_test(faults, nonsense_beside_the_board_is_mended);

    TCase *games = group(s, "games");
    tcase_set_timeout(games, 120);
    tcase_add_test(games, no_two_games_of_chess960_start_with_the_same_pieces);
    tcase_add_test(games, rights_in_chess960_are_those_that_some_start_gives);
    tcase_add_test(games, a_check_is_impossible_if_no_move_can_be_taken_back);
    tcase_add_test(games, positions_of_games_have_neither_repairs_nor_warnings);

    return run(s);
}
