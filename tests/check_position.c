/* SPDX-License-Identifier: MIT */
/* check_position.c -- tests of position.c: attackers, checks and pins, found a
 * second time by ecart_board_check() and by lifting pieces from a board */

#include "board/attacks.h"
#include "runner.h"
#include "table.h"

/* Whether a piece attacks a cell: it could go there if an enemy, no king, stood on it. */
static bool attacks(const ecart_board *board, ecart_cell from, ecart_cell to)
{
    ecart_board with  = *board;
    ecart_side  side  = ecart_piece_side(board->at[from]);

    if (from == to || board->at[from] == ECART_NO_PIECE)
        return false;
    ecart_board_put(&with, to, ecart_piece_make(ecart_side_other(side), ECART_KNIGHT));
    return ecart_board_check(&with, side, from, to).reason == ECART_LEGAL;
}

static ecart_cells attackers(const ecart_board *board, ecart_side side, ecart_cell to)
{
    ecart_cells found = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell from = ecart_cell_nth(n);

        if (board->at[from] != ECART_NO_PIECE && ecart_piece_side(board->at[from]) == side &&
            attacks(board, from, to))
            found = ecart_cells_add(found, from);
    }
    return found;
}

START_TEST(attackers_are_those_that_could_capture)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);

        for (int n = 0; n < 64 && t.row % 4 == 0; n++) {
            ecart_cell cell = ecart_cell_nth(n);

            for (int side = 0; side < 2; side++)
                require(ecart_position_attackers(&p, (ecart_side)side, cell) ==
                        attackers(&p.board, (ecart_side)side, cell));
        }
    }
}
END_TEST

START_TEST(attacks_are_attackers_seen_from_the_piece)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);

        for (int n = 0; n < 64 * 64 && t.row % 8 == 0; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

            require(ecart_cells_has(ecart_position_attacks(&p, from), to) ==
                    attacks(&p.board, from, to));
        }
    }
}
END_TEST

/* What pieces attack that walk in the four directions to which a turn by a right angle
 * leads from one. */
static ecart_cells walked(ecart_cells sliders, ecart_cells occupied, int east, int north)
{
    ecart_cells found = 0;

    for (int n = 0; n < 64 * 4; n++) {
        ecart_cell from = ecart_cell_nth(n / 4);
        int        by   = east * ECART_EAST + north * ECART_NORTH, turn = east;

        east  = -north;
        north = turn;
        if (!ecart_cells_has(sliders, from))
            continue;
        for (int to = from + by; ecart_cell_exists((ecart_cell)to); to += by) {
            found = ecart_cells_add(found, (ecart_cell)to);
            if (ecart_cells_has(occupied, (ecart_cell)to))
                break;
        }
    }
    return found;
}

START_TEST(sliders_attack_together_what_a_walk_finds)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);

        for (int side = 0; side < 2; side++)
            for (int other = 0; other < 2; other++) {
                require(all_rooks_attack(p.of_side[side], p.of_side[other]) ==
                        walked(p.of_side[side], p.of_side[other], 1, 0));
                require(all_bishops_attack(p.of_side[side], p.of_side[other]) ==
                        walked(p.of_side[side], p.of_side[other], 1, 1));
            }
    }
}
END_TEST

START_TEST(checkers_attack_the_king)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p    = position_of(t.field[1], false);
        ecart_side     side = p.side;

        require(p.checkers == attackers(&p.board, ecart_side_other(side), p.king[side]));
    }
}
END_TEST

/* Lift a piece: a piece that attacks its king then, and did not before, pins it. */
static ecart_cells pinners(const ecart_position *p, ecart_cell cell)
{
    ecart_board without = p->board;
    ecart_side  side    = ecart_piece_side(p->board.at[cell]);

    if (p->board.at[cell] == ECART_NO_PIECE || cell == p->king[side])
        return 0;
    ecart_board_put(&without, cell, ECART_NO_PIECE);
    return attackers(&without, ecart_side_other(side), p->king[side]) &
           ~attackers(&p->board, ecart_side_other(side), p->king[side]);
}

START_TEST(who_is_lifted_from_a_pin_uncovers_the_king)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);

        for (int n = 0; n < 64; n++) {
            ecart_cell  cell = ecart_cell_nth(n);
            ecart_cells pin  = pinners(&p, cell);
            bool own = ecart_piece_side(p.board.at[cell]) == p.side;

            require(ecart_cells_of(ecart_position_pinner(&p, cell)) == pin);
            if (p.board.at[cell] != ECART_NO_PIECE && own)
                require(ecart_cells_has(p.pinned, cell) == (pin != 0));
        }
    }
}
END_TEST

START_TEST(a_pin_line_leads_from_the_king_to_the_pinner)
{
    ecart_position p = position_of("4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1", false);

    ck_assert(ecart_position_pin_line(&p, ECART_E2) ==
              (ecart_cells_of(ECART_E2) | ecart_cells_of(ECART_E3) |
               ecart_cells_of(ECART_E4) | ecart_cells_of(ECART_E5)));
    ck_assert(ecart_position_pin_line(&p, ECART_E5) == 0);
    ck_assert(ecart_position_pin_line(&p, ECART_A1) == 0);
}
END_TEST

START_TEST(a_position_and_its_set_up_make_each_other)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false), again;
        ecart_setup    setup;

        ecart_position_setup(&p, &setup);
        require(ecart_position_set(&again, &setup));
        require(memcmp(&p.board, &again.board, sizeof p.board) == 0);
        require(memcmp(p.of_kind, again.of_kind, sizeof p.of_kind) == 0);
        require(p.castling == again.castling && p.en_passant == again.en_passant);
        require(p.checkers == again.checkers && p.pinned == again.pinned);
        require(p.clock == again.clock && p.number == again.number);
    }
}
END_TEST

START_TEST(a_set_up_with_an_error_makes_no_position)
{
    ecart_position p, before;
    ecart_setup    setup;

    ecart_position_start(&p);
    before = p;
    ecart_setup_clear(&setup);
    ck_assert(!ecart_position_set(&p, &setup));
    ck_assert_mem_eq(&p, &before, sizeof p);
}
END_TEST

/* Every number on every cell but two. */
START_TEST(the_sets_are_what_stands_on_the_board)
{
    for (int number = 0; number < 256; number++) {
        for (int n = 1; n < 63; n++) {
            ecart_piece    piece = (ecart_piece)number;
            ecart_cell     cell  = ecart_cell_nth(n);
            ecart_setup    setup;
            ecart_position p;

            ecart_setup_clear(&setup);
            setup.board.at[ECART_A1] = ECART_PIECE(ECART_WHITE, ECART_KING);
            setup.board.at[ECART_H8] = ECART_PIECE(ECART_BLACK, ECART_KING);
            setup.board.at[cell]     = piece;
            if (!ecart_position_set(&p, &setup))
                continue;

            bool exists = ecart_piece_exists(piece);
            require(p.board.at[cell] == (exists ? piece : ECART_NO_PIECE));
            for (ecart_kind kind = ECART_KING; kind < ECART_KINDS; kind++) {
                for (int side = 0; side < 2; side++)
                    require(ecart_cells_has(p.of_side[side] & p.of_kind[kind], cell) ==
                            (exists && piece == ecart_piece_make((ecart_side)side, kind)));
            }
            require(ecart_cells_has(p.of_kind[ECART_NO_KIND], cell) == exists);
            require(ecart_cells_has(p.of_side[0] | p.of_side[1], cell) == exists);
            require(ecart_cells_count(p.of_kind[ECART_NO_KIND]) == 2 + exists);
        }
    }
}
END_TEST

START_TEST(nonsense_is_attacked_by_none)
{
    ecart_position p;

    ecart_position_start(&p);
    ck_assert(ecart_position_attackers(&p, ECART_WHITE, 19) == 0);
    ck_assert(ecart_position_attackers(&p, 2, ECART_G1) == 0);
    ck_assert(ecart_position_attacks(&p, 19) == 0);
    ck_assert_int_eq(ecart_position_pinner(&p, 19), ECART_NO_CELL);
    ck_assert(ecart_position_pieces(&p, 2, ECART_KING) == 0);
    ck_assert(ecart_position_pieces(&p, ECART_WHITE, ECART_KINDS) == 0);
    ck_assert(ecart_position_pieces(&p, ECART_WHITE, ECART_NO_KIND) == 0);
    ck_assert(ecart_position_pieces(&p, ECART_BLACK, ECART_KING) == ecart_cells_of(ECART_E8));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("position");

    TCase *attacked = group(s, "attacks");
    tcase_add_test(attacked, attackers_are_those_that_could_capture);
    tcase_add_test(attacked, attacks_are_attackers_seen_from_the_piece);
    tcase_add_test(attacked, sliders_attack_together_what_a_walk_finds);
    tcase_add_test(attacked, checkers_attack_the_king);
    tcase_add_test(attacked, nonsense_is_attacked_by_none);

    TCase *pins = group(s, "pins");
    tcase_add_test(pins, who_is_lifted_from_a_pin_uncovers_the_king);
    tcase_add_test(pins, a_pin_line_leads_from_the_king_to_the_pinner);

    TCase *setups = group(s, "set-ups");
    tcase_add_test(setups, a_position_and_its_set_up_make_each_other);
    tcase_add_test(setups, the_sets_are_what_stands_on_the_board);
    tcase_add_test(setups, a_set_up_with_an_error_makes_no_position);

    return run(s);
}
