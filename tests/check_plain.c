/* SPDX-License-Identifier: MIT */
/* check_plain.c -- tests of plain.h: it answers as the functions with structures do,
 * and says the sentences of the tables */

#include <limits.h>
#include <string.h>

#include "runner.h"
#include "table.h"

static int ask(const char *fen, const char *move, const char *language,
               char text[ECART_EXPLAIN_SIZE])
{
    return ecart_ask(fen, strlen(fen), move, strlen(move), language, text, ECART_EXPLAIN_SIZE);
}

START_TEST(the_answer_is_the_reason_and_the_sentence_of_the_table)
{
    table t = table_open("explain.tsv");
    char  text[ECART_EXPLAIN_SIZE];

    while (table_next(&t)) {
        int reason = ask(t.field[0], t.field[1], t.field[2], text);

        ck_assert_str_eq(text, t.field[3]);
        if (*t.field[4] != '\0')
            ck_assert_str_eq(ecart_reason_name((ecart_reason)reason), t.field[4]);
    }
}
END_TEST

START_TEST(a_text_that_is_no_move_gets_the_sentence_of_the_table)
{
    table t = table_open("explain_texts.tsv");
    char  text[ECART_EXPLAIN_SIZE];

    while (table_next(&t)) {
        static const char *const codes[] = { "en", "fr", "de", "es" };

        for (int l = 0; l < 4 && strcmp(t.field[1], "en") == 0; l++) {
            ck_assert_int_gt(ask(t.field[0], t.field[2], codes[l], text), 0);
            ck_assert_str_eq(text, t.field[3 + l]);
        }
    }
}
END_TEST

/* The table has one fault in a row; the answer is about the first error. */
START_TEST(a_wrong_fen_gets_the_sentence_of_the_table)
{
    table        t = table_open("explain_fen_faults.tsv");
    char         text[ECART_EXPLAIN_SIZE];
    int          compared = 0;
    ecart_setup  setup;
    ecart_faults faults;

    while (table_next(&t)) {
        const char *fen = t.field[0];

        if (ecart_fen_read(fen, strlen(fen), false, &setup, &faults))
            continue;
        ck_assert_int_eq(ask(fen, "e2e4", t.field[2], text), ECART_BAD_POSITION);
        if (strcmp(ecart_fault_name(ecart_faults_first(&faults, ECART_ERROR)), t.field[1]) == 0) {
            ck_assert_str_eq(text, t.field[3]);
            compared++;
        }
    }
    ck_assert_int_gt(compared, 20);
}
END_TEST

START_TEST(what_is_left_out_has_a_meaning)
{
    char text[ECART_EXPLAIN_SIZE], cut[8];

    ck_assert_int_eq(ecart_ask(NULL, 0, "f1c4", 4, "en", text, sizeof text), ECART_PATH_BLOCKED);
    ck_assert_str_eq(text, "The bishop on f1 cannot reach c4: the pawn on e2 is in the way, "
                           "and only knights jump.");
    ck_assert_int_eq(ecart_ask(NULL, 0, "f1c4", 4, NULL, cut, sizeof cut), ECART_PATH_BLOCKED);
    ck_assert_str_eq(cut, "The bis");
    ck_assert_int_eq(ecart_ask(NULL, 0, "e4", 2, "nowhere", text, sizeof text), ECART_LEGAL);
    ck_assert_str_eq(text, "Legal: the pawn on e2 advances two squares to e4.");
    ck_assert_int_eq(ecart_ask(NULL, 0, "e4", 2, NULL, NULL, 0), ECART_LEGAL);
    ck_assert_int_eq(ecart_ask("", 0, "e4", 2, NULL, NULL, 0), ECART_BAD_POSITION);
    ck_assert_int_eq(ecart_ask(NULL, 0, NULL, 0, NULL, NULL, 0), ECART_BAD_NOTATION);
}
END_TEST

/* Numbers that are asked about: cells, other bytes, and numbers that would be cells if
 * they were cut to a byte. */
static const int numbers[] = {
    11, 12, 15, 16, 21, 22, 27, 33, 51, 52, 53, 54, 57, 58, 68, 71, 72, 81, 88,
    0, 9, 90, 255, 256 + 52, 52 - 256, -1, INT_MIN, INT_MAX
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static uint8_t cut(int number)
{
    return number < 0 || number > 255 ? 255 : (uint8_t)number;
}

/* Each member, since there may be anything between them. */
static void check_verdicts(const ecart_verdict *a, const ecart_verdict *b)
{
    require(a->also == b->also && a->others == b->others && a->first == b->first);
    require(a->reason == b->reason && a->nature == b->nature && a->alias == b->alias);
    require(ecart_move_equal(a->move, b->move));
}

static void check_moves(const ecart_position *p, int from, int to, int promotion)
{
    ecart_move    move = ecart_move_make(cut(from), cut(to), cut(promotion));
    ecart_verdict expected = ecart_move_check(p, move), verdict;

    require(ecart_plain_move_check(p, from, to, promotion, &verdict) == expected.reason);
    check_verdicts(&verdict, &expected);
    require(ecart_plain_move_check(p, from, to, promotion, NULL) == expected.reason);

    ecart_position played = *p, after = *p;
    ecart_position_play(&after, move);
    require(ecart_plain_position_play(&played, from, to, promotion, &verdict) == expected.reason);
    check_verdicts(&verdict, &expected);
    require(memcmp(&played, &after, sizeof after) == 0);
}

static void check_premove(const ecart_position *p, int from, int to, int promotion)
{
    ecart_move    move = ecart_move_make(cut(from), cut(to), cut(promotion));
    ecart_premove expected = ecart_premove_check(p, move), premove;

    require(ecart_plain_premove_check(p, from, to, promotion, &premove) == expected.possible);
    require(premove.possible == expected.possible && premove.reason == expected.reason);
    require(ecart_move_equal(premove.reply, expected.reply));
    require(ecart_plain_premove_check(p, from, to, promotion, NULL) == expected.possible);
}

static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/3Pp3/8/8/8/4K2k w - e6 0 2",
    "Q7/8/8/8/8/8/8/K5k1 w - - 0 1"
};

START_TEST(twins_answer_as_the_functions_do)
{
    ecart_position p = position_of(fens[_i], false);

    for (int f = 0; f < NUMBERS; f++) {
        for (int t = 0; t < NUMBERS; t++) {
            static const int kinds[] = { ECART_NO_KIND, ECART_QUEEN, 256 + ECART_QUEEN, -1 };

            for (int k = 0; k < 4; k++)
                check_moves(&p, numbers[f], numbers[t], kinds[k]);
            check_premove(&p, numbers[f], numbers[t], ECART_NO_KIND);
        }
    }
}
END_TEST

START_TEST(texts_are_read)
{
    ecart_position p;
    ecart_notation notation;

    ecart_position_start(&p);
    ck_assert_int_eq(ecart_plain_notation_read(&p, NULL, "Nf3", 3, &notation), ECART_LEGAL);
    ck_assert_int_eq(notation.verdict.move.from, ECART_G1);
    ck_assert_int_eq(ecart_plain_notation_read(&p, ecart_letters_find("de", 2), "Sf3", 3, NULL),
                     ECART_LEGAL);
    ck_assert_int_eq(ecart_plain_notation_read(&p, NULL, "Sf3", 3, NULL), ECART_BAD_NOTATION);
}
END_TEST

START_TEST(a_game_is_played_and_seen)
{
    ecart_record   records[2];
    ecart_game     game;
    ecart_position start;
    ecart_verdict  verdict;
    ecart_sighting seen;

    ecart_position_start(&start);
    ecart_game_start(&game, records, 2);
    ck_assert_int_eq(ecart_plain_game_play(&game, ECART_E2, ECART_E5, 0, &verdict), 0);
    ck_assert_int_eq(verdict.reason, ECART_PAWN_SHAPE);
    ck_assert_int_eq(ecart_plain_game_play(&game, ECART_E2, ECART_E4, 0, NULL), 1);
    ck_assert_uint_eq(game.count, 1);

    const ecart_board *board = &game.position.board;
    ck_assert_int_eq(ecart_plain_move_between(&start, board, ECART_SEES_PIECES, &seen),
                     ECART_SEEN_MOVE);
    ck_assert_int_eq(seen.count, 1);
    ck_assert(ecart_move_equal(seen.moves[0], ecart_move_make(ECART_E2, ECART_E4, 0)));
    ck_assert_int_eq(ecart_plain_move_between(&start, board, 256 + ECART_SEES_OCCUPIED, NULL),
                     ECART_SEEN_MOVE);
}
END_TEST

START_TEST(structures_have_their_sizes)
{
    ck_assert_uint_eq(ecart_size_of("ecart_position"), sizeof(ecart_position));
    ck_assert_uint_eq(ecart_size_of("ecart_verdict"), sizeof(ecart_verdict));
    ck_assert_uint_eq(ecart_size_of("ecart_move"), 4);
    ck_assert_uint_eq(ecart_size_of("ecart_answers"), 3 * sizeof(ecart_cells));
    ck_assert_uint_eq(ecart_size_of("ecart_pgn_judge"), sizeof(ecart_pgn_judge));
    ck_assert_uint_eq(ecart_size_of("ecart_lesson_options"), sizeof(ecart_lesson_options));
    ck_assert_uint_eq(ecart_size_of("ecart_positio"), 0);
    ck_assert_uint_eq(ecart_size_of("ecart_positions"), 0);
    ck_assert_uint_eq(ecart_size_of(""), 0);
}
END_TEST

START_TEST(the_version_is_a_text)
{
    ck_assert_str_eq(ecart_version_text(), ECART_VERSION_STRING);
}
END_TEST

/* plain.h promises these to languages that know no structures. */
START_TEST(pointers_lead_to_what_comes_first)
{
    _Static_assert(offsetof(ecart_game, position) == 0, "a game begins with its position");
    ck_assert_uint_eq(offsetof(ecart_position, board), 0);
    ck_assert_uint_eq(offsetof(ecart_notation, verdict), 0);
    ck_assert_uint_eq(offsetof(ecart_move, from), 0);
    ck_assert_uint_eq(offsetof(ecart_move, to), 1);
    ck_assert_uint_eq(offsetof(ecart_move, promotion), 2);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("plain");

    TCase *questions = group(s, "questions");
    tcase_add_test(questions, the_answer_is_the_reason_and_the_sentence_of_the_table);
    tcase_add_test(questions, a_text_that_is_no_move_gets_the_sentence_of_the_table);
    tcase_add_test(questions, a_wrong_fen_gets_the_sentence_of_the_table);
    tcase_add_test(questions, what_is_left_out_has_a_meaning);

    TCase *twins = group(s, "twins");
    tcase_add_loop_test(twins, twins_answer_as_the_functions_do,
                        0, sizeof fens / sizeof *fens);
    tcase_add_test(twins, texts_are_read);
    tcase_add_test(twins, a_game_is_played_and_seen);

    TCase *structures = group(s, "structures");
    tcase_add_test(structures, structures_have_their_sizes);
    tcase_add_test(structures, the_version_is_a_text);
    tcase_add_test(structures, pointers_lead_to_what_comes_first);

    return run(s);
}
