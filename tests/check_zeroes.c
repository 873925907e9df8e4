/* SPDX-License-Identifier: MIT */
/* check_zeroes.c -- tests of a position that was never set up */

#include <string.h>

#include "runner.h"

/* A position that was never set up has no piece, so each question has the answer of
 * an empty board. */
static void assert_empty_answers(const ecart_position *none, ecart_move move)
{
    static const char *const spellings[] = { "e4", "Nf3", "Kd1", "O-O", "O-O-O", "exd6",
                                             "e2e4", "5254", "e8=Q", "" };
    ecart_verdict verdict = ecart_move_check(none, move);
    ecart_cell    cells[ECART_EVIDENCE_LIMIT];
    char          text[ECART_EXPLAIN_SIZE];

    require(verdict.reason == ECART_NOTHING_THERE || verdict.reason == ECART_SAME_CELL ||
            verdict.reason == ECART_IMPOSSIBLE_CELL);
    require(verdict.reason == ecart_move_reason(none, move));
    require(!ecart_move_is_legal(none, move));
    require(ecart_verdict_evidence(&verdict, cells) <= 1);
    require(ecart_explain(none, &verdict, text, sizeof text) > 0);
    (void)ecart_explain_hint(NULL, none, &verdict, text, sizeof text);
    require(ecart_move_equal(ecart_move_canonical(none, move), move));
    require(ecart_castling_of(none, move).king == ECART_NO_CELL);
    require(!ecart_premove_check(none, move).possible);
    require(ecart_legal_destinations(none, move.from) == 0);
    require(ecart_position_attackers(none, ECART_WHITE, move.from) == 0);
    require(ecart_position_attacks(none, move.from) == 0);
    require(ecart_position_pinner(none, move.from) == ECART_NO_CELL);
    require(ecart_position_pin_line(none, move.from) == 0);
    (void)ecart_san_write(none, move, text, sizeof text);
    require(ecart_meant_move(none, move, NULL, 0) == 0);
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        ecart_notation read = ecart_notation_read(none, spellings[i], strlen(spellings[i]));
        require(ecart_verdict_is_refusal(&read.verdict));
        require(ecart_meant(none, spellings[i], strlen(spellings[i]), NULL, 0) == 0);
    }
}

START_TEST(a_position_of_zeroes_is_an_empty_board)
{
    ecart_position none = { .side = ECART_WHITE }, played = none;
    ecart_setup    setup;
    ecart_game     game;
    ecart_record   records[4];
    ecart_move     moves[ECART_MOVE_LIST_SIZE];

    for (int n = 0; n < 90 * 90; n++)
        assert_empty_answers(&none, ecart_move_make((ecart_cell)(n / 90), (ecart_cell)(n % 90),
                                                    ECART_NO_KIND));
    for (int wing = 0; wing < 3; wing++)
        require(ecart_castle_check(&none, (ecart_wing)wing).reason == ECART_CASTLE_NO_RIGHT);
    ck_assert_uint_eq(ecart_legal_moves(&none, moves, ECART_MOVE_LIST_SIZE), 0);
    ck_assert_uint_eq(ecart_legal_count(&none), 0);
    ck_assert(!ecart_has_legal_move(&none));
    ck_assert_uint_eq(ecart_perft(&none, 3), 0);
    ck_assert_int_eq(ecart_position_en_passant(&none), ECART_NO_CELL);
    ck_assert(ecart_position_pieces(&none, ECART_WHITE, ECART_KING) == 0);
    ecart_position_setup(&none, &setup);
    ck_assert(!ecart_position_set(&played, &setup));
    (void)ecart_position_play(&played, ecart_move_make(ECART_E2, ECART_E4, ECART_NO_KIND));
    ck_assert_mem_eq(&played, &none, sizeof none);
    ck_assert_int_eq(ecart_side_prospect(&none, ECART_WHITE), ECART_MATE_IMPOSSIBLE);
    ck_assert_int_eq(ecart_side_prospect(&none, ECART_BLACK), ECART_MATE_IMPOSSIBLE);
    ck_assert(ecart_flag_draws(&none, ECART_WHITE, ECART_FLAG_FIDE));
    ck_assert(ecart_position_standings(&none) != 0);
    ck_assert(ecart_answers_to_check(&none).king == 0);
    ecart_game_set(&game, &none, records, 4);
    (void)ecart_san_play(&played, "e4", 2);
    ck_assert_mem_eq(&played, &none, sizeof none);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("zeroes");

    TCase *answers = group(s, "answers");
    tcase_add_test(answers, a_position_of_zeroes_is_an_empty_board);

    return run(s);
}
