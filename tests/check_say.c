/* SPDX-License-Identifier: MIT */
/* check_say.c -- tests of say.c: a made-up program, tests/data/qac.pot, speaks */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program_qac.h"
#include "runner.h"
#include "sentence.h"
#include "walk.h"

extern const unsigned char ecart_language_qac[], program_qac[];

#define QAC ecart_language_of_block(ecart_language_qac)

static void check_said(int which, const ecart_slots *slots, const char *expected)
{
    char text[ECART_EXPLAIN_SIZE];

    ck_assert_uint_eq(ecart_say(QAC, program_qac, which, slots, text, sizeof text),
                      strlen(expected));
    ck_assert_str_eq(text, expected);
}

START_TEST(a_program_names_pieces_and_squares)
{
    ecart_position position;
    ecart_slots    slots = { .from = ECART_G1, .to = ECART_F3, .home = ECART_B3,
                             .first = ECART_H8 };

    ecart_position_start(&position);
    check_said(SAY_QUIZ_MAY, &slots, "May nothing on g1 go to f3?");
    slots.from = ECART_NO_CELL;
    check_said(SAY_QUIZ_MAY, &slots, "May nothing on - go to f3?");
    slots.from  = ECART_G1;
    slots.board = &position.board;
    check_said(SAY_QUIZ_MAY, &slots, "May the knight on g1 go to f3?");
    check_said(SAY_QUIZ_WHERE, &slots, "The rook on h8 stands beside b3rd, h8 before -: h8.");
    slots.others = ecart_cells_of(ECART_E1) | ecart_cells_of(ECART_D8);
    check_said(SAY_QUIZ_WHERE, &slots, "The rook on h8, the queen on d8 and the king on e1 "
                                       "stand beside b3rd, h8 before d8 and e1: "
                                       "h8, d8 or e1.");
    slots.first = ECART_NO_CELL;
    slots.home  = ECART_C1;
    check_said(SAY_QUIZ_WHERE, &slots, "The queen on d8 and the king on e1 stand beside c1st, "
                                       "- before d8 and e1: d8 or e1.");
}
END_TEST

START_TEST(a_program_counts)
{
    static const struct {
        int         number;
        const char *text;
    } cases[] = {
        { 0, "0 answers are right." },     { 1, "1 answer is right." },
        { 2, "2 answers are right." },     { 199, "199 answers are right." },
        { 200, "200 answers are right." }, { 201, "201 answers are right." },
        { -1, "−1 answer is right." },     { INT_MAX, "2147483647 answers are right." },
        { INT_MIN, "−2147483648 answers are right." },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_slots slots = { .number = cases[i].number };

        check_said(SAY_QUIZ_SCORE, &slots, cases[i].text);
    }
}
END_TEST

START_TEST(a_program_names_kinds_sides_and_texts)
{
    ecart_slots slots = { .kind = ECART_ROOK, .becomes = ECART_QUEEN, .from = ECART_A8,
                          .to = ECART_B1, .move = { "Rxb1", 3 }, .written = { "Rb1", 3 } };

    check_said(SAY_QUIZ_KINDS, &slots, "White has a rook, Black a queen.");
    slots.side = ECART_BLACK;
    for (int kind = ECART_KINDS; kind < 256; kind++) {
        slots.kind = slots.becomes = (ecart_kind)kind;
        check_said(SAY_QUIZ_KINDS, &slots, "Black has nothing, White nothing.");
    }
    check_said(SAY_QUIZ_TEXTS, &slots, "Rxb and Rb1, 3: 1 to the right and 7 down.");
}
END_TEST

/* A number as the language writes it. */
static const char *signed_number(int number, char text[16])
{
    snprintf(text, 16, "%s%d", number < 0 ? "−" : "", abs(number));
    return text;
}

/* From each cell to each, told from their numbers, and the jumps by walking. */
START_TEST(a_program_names_numbers_of_two_cells)
{
    int  jumps[9][9];
    long ways[9][9];

    for (int n = 0; n < 64 * 64; n++) {
        ecart_slots slots = { .from = ecart_cell_nth(n / 64), .to = ecart_cell_nth(n % 64),
                              .number = -5 };
        int  from = slots.from, to = slots.to;
        int  columns = abs(to / 10 - from / 10), rows = abs(to % 10 - from % 10);
        char expected[ECART_EXPLAIN_SIZE], difference[16];

        if (n % 64 == 0)
            walk(movers[ECART_KNIGHT], from / 10, from % 10, jumps, ways);
        snprintf(expected, sizeof expected, "%d %d %s %d %s %d %d %d %d %d %d %d %d −5", from, to,
                 signed_number(to - from, difference), abs(to - from), to < from ? "−" : "+",
                 abs(to - from), from / 10, from % 10, columns, rows,
                 columns > rows ? columns : rows, columns + rows, jumps[to / 10][to % 10]);
        check_said(SAY_QUIZ_NUMBERS, &slots, expected);
    }
}
END_TEST

/* "1 to the right", "2 left", or nothing. */
static const char *part(int steps, const char *one, const char *many, const char *back,
                        char text[32])
{
    snprintf(text, 32, "%d %s", abs(steps), steps < 0 ? back : steps == 1 ? one : many);
    return steps != 0 ? text : "";
}

START_TEST(a_program_says_what_a_difference_means)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_slots slots = { .from = ecart_cell_nth(n / 64), .to = ecart_cell_nth(n % 64),
                              .number = 12 };
        int  columns = slots.to / 10 - slots.from / 10, rows = slots.to % 10 - slots.from % 10;
        char expected[ECART_EXPLAIN_SIZE], sideways[32], ahead[32];

        snprintf(expected, sizeof expected, "%s%s%s; 12",
                 part(columns, "to the right", "right", "left", sideways),
                 columns != 0 && rows != 0 ? " and " : "", part(rows, "up", "up", "down", ahead));
        check_said(SAY_QUIZ_MEANING, &slots, n / 64 == n % 64 ? "0 up; 12" : expected);
    }
}
END_TEST

START_TEST(what_a_language_does_not_have_is_not_said)
{
    ecart_slots slots = { .number = 1 };

    ck_assert_str_eq(ecart_language_code(QAC), "qac");
    check_said(SENTENCES, &slots, "");
    check_said(-1, &slots, "");
    check_said(INT_MAX, &slots, "");
    ck_assert_uint_eq(ecart_say(QAC, program_qac, SAY_QUIZ_SCORE, &slots, NULL, 0), 18);
}
END_TEST

/* Language qac has four forms. */
START_TEST(sentences_are_said_in_their_own_language_only)
{
    ecart_slots   slots = { .number = 1 };
    unsigned char other[4] = { 0, 1, 1, 1 }, changed[100];
    char          text[ECART_EXPLAIN_SIZE] = "?";

    ck_assert_ptr_null(ecart_language_of_block(other));
    ck_assert_ptr_null(ecart_language_of_block(program_qac));
    ck_assert_uint_eq(ecart_say(NULL, program_qac, SAY_QUIZ_SCORE, &slots, text, 9), 0);
    ck_assert_str_eq(text, "");
    ck_assert_uint_eq(ecart_say(QAC, ecart_language_qac, 3, &slots, text, 9), 0);
    memcpy(changed, program_qac, sizeof changed);
    ck_assert_uint_eq(ecart_say(QAC, changed, SAY_QUIZ_SCORE, &slots, NULL, 0), 18);
    ck_assert_uint_eq(changed[1]++, 4);
    ck_assert_uint_eq(ecart_say(QAC, changed, SAY_QUIZ_SCORE, &slots, NULL, 0), 0);
}
END_TEST

START_TEST(any_slots_make_a_sentence)
{
    uint64_t state = 1;

    for (int i = 0; i < rounds(10000); i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        ecart_slots slots = {
            .from = (ecart_cell)(state >> 8), .to = (ecart_cell)(state >> 16),
            .home = (ecart_cell)(state >> 24), .first = (ecart_cell)(state >> 32),
            .others = state & (state << 13), .kind = (ecart_kind)(state >> 40),
            .becomes = (ecart_kind)(state >> 48), .side = (ecart_side)(state >> 56),
            .number = (int)(state >> 33)
        };
        char text[ECART_EXPLAIN_SIZE];

        for (int which = SAY_QUIZ_MAY; which <= SAY_QUIZ_MEANING; which++)
            ck_assert_uint_eq(ecart_say(QAC, program_qac, which, &slots, text, sizeof text),
                              strlen(text));
    }
}
END_TEST

int main(void)
{
    Suite *s       = suite_create("say");
    TCase *program = group(s, "a program");

    tcase_add_test(program, a_program_names_pieces_and_squares);
    tcase_add_test(program, a_program_counts);
    tcase_add_test(program, a_program_names_kinds_sides_and_texts);
    tcase_add_test(program, a_program_names_numbers_of_two_cells);
    tcase_add_test(program, a_program_says_what_a_difference_means);
    tcase_add_test(program, what_a_language_does_not_have_is_not_said);
    tcase_add_test(program, sentences_are_said_in_their_own_language_only);
    tcase_add_test(program, any_slots_make_a_sentence);
    return run(s);
}
