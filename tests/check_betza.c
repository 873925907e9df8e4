/* SPDX-License-Identifier: MIT */
/* check_betza.c -- tests of betza.c and betza_names.c */

#include "figures.h"

/* Whether a figure's steps are just those in a list, "1,2 -1,2:30" being one that goes
 * one column and two rows to move or capture, and one that goes to move three times. */
static void require_steps(const char *betza, const char *list)
{
    ecart_figure figure = figure_of(betza);
    int          count = 0;

    for (const char *at = list; *at; count++) {
        char *end;
        int   columns = (int)strtol(at, &end, 10), rows = (int)strtol(end + 1, &end, 10);
        int   reaches = *end == ':' ? (int)strtol(end + 1, &end, 10) : 11, found = 0;

        for (int i = 0; i < figure.count; i++)
            found += figure.step[i].columns == columns && figure.step[i].rows == rows &&
                     figure.step[i].moves == reaches / 10 &&
                     figure.step[i].takes == reaches % 10;
        ck_assert_msg(found == 1, "%s lacks %d,%d:%d", betza, columns, rows, reaches);
        at = end + (*end == ' ');
    }
    ck_assert_msg(figure.count == count, "%s has %d steps", betza, figure.count);
}

/* By hand, from Betza's definition. */
START_TEST(letters_are_the_jumps_of_their_definition)
{
    require_steps("W", "0,1 1,0 0,-1 -1,0");
    require_steps("F", "1,1 1,-1 -1,-1 -1,1");
    require_steps("D", "0,2 2,0 0,-2 -2,0");
    require_steps("N", "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2");
    require_steps("A", "2,2 2,-2 -2,-2 -2,2");
    require_steps("H", "0,3 3,0 0,-3 -3,0");
    require_steps("C", "1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3");
    require_steps("L", "1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3");
    require_steps("Z", "2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3");
    require_steps("J", "2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3");
    require_steps("G", "3,3 3,-3 -3,-3 -3,3");
    require_steps("K", "0,1 1,0 0,-1 -1,0 1,1 1,-1 -1,-1 -1,1");
    require_steps("R", "0,1:77 1,0:77 0,-1:77 -1,0:77");
    require_steps("B", "1,1:77 1,-1:77 -1,-1:77 -1,1:77");
    require_steps("Q", "0,1:77 1,0:77 0,-1:77 -1,0:77 1,1:77 1,-1:77 -1,-1:77 -1,1:77");
    require_steps("(1,4)", "1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4");
    require_steps("(4,1)", "1,4 4,1 4,-1 1,-4 -1,-4 -4,-1 -4,1 -1,4");
    require_steps("(1,0)", "0,1 1,0 0,-1 -1,0");
    require_steps("(0,7)", "0,7 7,0 0,-7 -7,0");
    require_steps("(5,5)", "5,5 5,-5 -5,-5 -5,5");
}
END_TEST

START_TEST(repetitions_are_those_that_fit)
{
    require_steps("fWfW", "0,1");
    require_steps("fWW", "0,1:77");
    require_steps("fW0", "0,1:77");
    require_steps("fW7", "0,1:77");
    require_steps("fW4", "0,1:44");
    require_steps("fW1", "0,1");
    require_steps("fR3", "0,1:33");
    require_steps("fR1", "0,1");
    require_steps("fRR", "0,1:77");
    require_steps("fNN", "1,2:33 -1,2:33");
    require_steps("fN7", "1,2:33 -1,2:33");
    require_steps("fN2", "1,2:22 -1,2:22");
    require_steps("fHH", "0,3:22");
    require_steps("f(1,4)(1,4)", "1,4 -1,4");
    require_steps("f(1,3)(1,3)", "1,3:22 -1,3:22");
    require_steps("f(0,1)(0,1)", "0,1:77");
    require_steps("f(0,1)5", "0,1:55");
    require_steps("fK0", "0,1:77 1,1:77 -1,1:77");
    require_steps("fKK", "0,1:77 1,1:77 -1,1:77");
    require_steps("fQ2", "0,1:22 1,1:22 -1,1:22");
}
END_TEST

START_TEST(letters_before_a_capital_limit_it)
{
    require_steps("mfW", "0,1:10");
    require_steps("fcW", "0,1:1");
    require_steps("mcfW", "0,1");
    require_steps("fmWfcF", "0,1:10 1,1:1 -1,1:1");
    require_steps("fmRfcW", "0,1:71");
    require_steps("fW3mfW5cfW2", "0,1:53");
    require_steps("fsW", "0,1 1,0 -1,0");
    require_steps("flW", "0,1 -1,0");
    require_steps("vW", "0,1 0,-1");
    require_steps("vlW", "0,1 0,-1 -1,0");
    require_steps("bD", "0,-2");
    require_steps("fF", "1,1 -1,1");
    require_steps("flF", "-1,1");
    require_steps("lfF", "-1,1");
    require_steps("lF", "-1,1 -1,-1");
    require_steps("vF", "1,1 1,-1 -1,-1 -1,1");
    require_steps("rvA", "2,2 2,-2");
    require_steps("bsG", "3,-3 -3,-3");
    require_steps("fN", "1,2 -1,2");
    require_steps("ffN", "1,2 -1,2");
    require_steps("lN", "-2,1 -2,-1");
    require_steps("sN", "2,1 2,-1 -2,1 -2,-1");
    require_steps("vN", "1,2 -1,2 1,-2 -1,-2");
    require_steps("fsN", "2,1 -2,1");
    require_steps("ffsN", "1,2 -1,2 2,1 2,-1 -2,1 -2,-1");
    require_steps("flN", "-2,1");
    require_steps("lfN", "-1,2");
    require_steps("rbN", "1,-2");
    require_steps("brN", "2,-1");
    require_steps("lvN", "-1,2 -1,-2");
    require_steps("flmN", "-2,1:10");
    require_steps("fmlN", "1,2:10 -1,2:10 -2,1:10 -2,-1:10");
    require_steps("frblN", "2,1 -2,-1");
    require_steps("fK", "0,1 1,1 -1,1");
    require_steps("flK", "0,1 -1,0 -1,1");
}
END_TEST

START_TEST(a_wrong_text_is_refused_at_its_place)
{
    static const struct {
        const char       *text;
        ecart_betza_fault fault;
        size_t            offset;
    } wrong[] = {
        { "", ECART_BETZA_EMPTY, 0 },
        { "[", ECART_BETZA_CHARACTER, 0 },
        { "Q!!", ECART_BETZA_CHARACTER, 1 },
        { "X", ECART_BETZA_CHARACTER, 0 },
        { "N N", ECART_BETZA_CHARACTER, 1 },
        { "WxF", ECART_BETZA_CHARACTER, 1 },
        { "hN", ECART_BETZA_CHARACTER, 0 },
        { "4W", ECART_BETZA_CHARACTER, 0 },
        { "NN4", ECART_BETZA_CHARACTER, 2 },
        { "f~W", ECART_BETZA_CHARACTER, 1 },
        { "K\xc3\xa9", ECART_BETZA_CHARACTER, 1 },
        { "f", ECART_BETZA_NO_CAPITAL, 1 },
        { "NmcF", ECART_BETZA_FINE, 4 },
        { "Nmc", ECART_BETZA_NO_CAPITAL, 3 },
        { "W8", ECART_BETZA_RANGE, 1 },
        { "W99", ECART_BETZA_RANGE, 1 },
        { "W03", ECART_BETZA_RANGE, 1 },
        { "W12", ECART_BETZA_RANGE, 1 },
        { "(", ECART_BETZA_JUMP, 1 },
        { "(1", ECART_BETZA_JUMP, 2 },
        { "(1,", ECART_BETZA_JUMP, 3 },
        { "(1,4", ECART_BETZA_JUMP, 4 },
        { "(,1)", ECART_BETZA_JUMP, 1 },
        { "(1,)", ECART_BETZA_JUMP, 3 },
        { "(8,1)", ECART_BETZA_JUMP, 1 },
        { "(-1,2)", ECART_BETZA_JUMP, 1 },
        { "(1;4)", ECART_BETZA_JUMP, 2 },
        { "(1,44)", ECART_BETZA_JUMP, 4 },
        { "N(0,0)", ECART_BETZA_NOWHERE, 4 },
        { "(0,0q)", ECART_BETZA_NOWHERE, 3 },
        { "(0,1q)", ECART_BETZA_JUMP, 4 },
        { "nN", ECART_BETZA_LAME, 0 },
        { "fnN", ECART_BETZA_LAME, 1 },
        { "pR", ECART_BETZA_HOPPER, 0 },
        { "mRcpR", ECART_BETZA_HOPPER, 3 },
        { "gQ", ECART_BETZA_HOPPER, 0 },
        { "fmWfcFifmnD", ECART_BETZA_FIRST_MOVE, 6 },
        { "NCZ(1,4)(2,4)", ECART_BETZA_TOO_MANY, 8 },
        { "NCZ(1,4)", ECART_BETZA_FINE, 8 },
        { "NCZ(1,4)NCZ", ECART_BETZA_FINE, 11 },
        { "NCZ(2,4)WW", ECART_BETZA_TOO_MANY, 8 },
        { "NCZ(4,1)W9", ECART_BETZA_TOO_MANY, 8 },
        { "NCZ(4,1)N9", ECART_BETZA_RANGE, 9 },
    };
    ecart_figure figure;
    size_t       offset;

    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ecart_betza_fault fault = ecart_betza_read(wrong[i].text, strlen(wrong[i].text),
                                                   &figure, &offset);

        ck_assert_msg(fault == wrong[i].fault && offset == wrong[i].offset,
                      "%s: %d at %zu", wrong[i].text, fault, offset);
        ck_assert((figure.count == 0) == (fault != ECART_BETZA_FINE));
    }
}
END_TEST

/* A text that is cut is read as its first characters alone. */
START_TEST(nothing_is_read_behind_the_end)
{
    static const char *const texts[] = {
        "NN", "fsNfW", "W12", "fmW7cF0", "(1,4)(1,4)", "KKfRf", "f(0,1)5vN3N"
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        for (size_t length = 0; length < strlen(texts[i]); length++) {
            char         alone[16] = { 0 };
            ecart_figure cut, whole;
            size_t       cut_at, whole_at;

            memcpy(alone, texts[i], length);
            ck_assert_int_eq(ecart_betza_read(texts[i], length, &cut, &cut_at),
                             ecart_betza_read(alone, length, &whole, &whole_at));
            ck_assert_uint_eq(cut_at, whole_at);
            ck_assert_uint_eq(cut.count, whole.count);
            ck_assert_mem_eq(cut.step, whole.step, whole.count * sizeof *whole.step);
        }
    }
}
END_TEST

START_TEST(a_long_text_is_refused_where_it_becomes_too_long)
{
    char         text[6000];
    ecart_figure figure;
    size_t       offset;

    memset(text, 'N', sizeof text);
    ck_assert_int_eq(ecart_betza_read(text, sizeof text, &figure, &offset),
                     ECART_BETZA_TOO_LONG);
    ck_assert_uint_eq(offset, ECART_BETZA_LENGTH);
    ck_assert_int_eq(ecart_betza_read(text, ECART_BETZA_LENGTH, &figure, &offset),
                     ECART_BETZA_FINE);
    /* With one W before, or without, two N end there. */
    text[0] = 'W';
    ck_assert_int_eq(ecart_betza_read(text, sizeof text, &figure, &offset),
                     ECART_BETZA_TOO_LONG);
    ck_assert_uint_eq(offset, ECART_BETZA_LENGTH);
    text[3] = 'x';
    ck_assert_int_eq(ecart_betza_read(text, sizeof text, &figure, &offset),
                     ECART_BETZA_CHARACTER);
    ck_assert_uint_eq(offset, 3);
    memset(text, 'f', sizeof text);
    ck_assert_int_eq(ecart_betza_read(text, sizeof text, &figure, &offset),
                     ECART_BETZA_TOO_LONG);
    ck_assert_uint_eq(offset, ECART_BETZA_LENGTH);
}
END_TEST

START_TEST(each_fault_has_a_text)
{
    for (int fault = 0; fault < 256; fault++)
        ck_assert((ecart_betza_fault_text((ecart_betza_fault)fault) != NULL) ==
                  (fault > ECART_BETZA_FINE && fault < ECART_BETZA_FAULTS));
}
END_TEST

START_TEST(each_name_is_that_of_one_piece)
{
    int count = 0;

    while (ecart_betza_name(count)) {
        ecart_figure figure = figure_of(ecart_betza_named(count));

        ck_assert_int_gt(figure.count, 0);
        for (int n = 0; n < count; n++)
            ck_assert_str_ne(ecart_betza_name(n), ecart_betza_name(count));
        count++;
    }
    ck_assert_int_gt(count, 30);
    ck_assert(ecart_betza_named(count) == NULL);
    ck_assert(ecart_betza_name(-1) == NULL && ecart_betza_named(-1) == NULL);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("betza");

    TCase *reading = group(s, "reading");
    tcase_add_test(reading, letters_are_the_jumps_of_their_definition);
    tcase_add_test(reading, repetitions_are_those_that_fit);
    tcase_add_test(reading, letters_before_a_capital_limit_it);
    tcase_add_test(reading, a_wrong_text_is_refused_at_its_place);
    tcase_add_test(reading, nothing_is_read_behind_the_end);
    tcase_add_test(reading, a_long_text_is_refused_where_it_becomes_too_long);
    tcase_add_test(reading, each_fault_has_a_text);

    TCase *names = group(s, "names");
    tcase_add_test(names, each_name_is_that_of_one_piece);

    return run(s);
}
