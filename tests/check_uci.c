/* SPDX-License-Identifier: MIT */
/* check_uci.c -- tests of uci.c and, since the two say the same, iccf.c */

#include "runner.h"
#include "table.h"

START_TEST(every_move_is_written_and_reads_back)
{
    for (int n = 0; n < 64 * 64 * 7; n++) {
        ecart_move move = ecart_move_make(ecart_cell_nth(n / 64 % 64), ecart_cell_nth(n % 64),
                                          (ecart_kind)(n / 64 / 64)), back;
        char   text[ECART_UCI_SIZE], expected[6];
        size_t length = ecart_uci_write(move, text, sizeof text), offset;

        require(strcmp(text, uci_of(move, expected)) == 0);
        require(ecart_uci_read(text, length, &back, &offset) == ECART_LEGAL);
        require(ecart_move_equal(move, back));
    }
}
END_TEST

START_TEST(every_move_is_written_in_numbers_and_reads_back)
{
    static const char digits[] = { 0, 0, '1', '2', '3', '4', 0 };

    for (int n = 0; n < 64 * 64 * 7; n++) {
        int kind = n / 64 / 64;
        ecart_move move = ecart_move_make(ecart_cell_nth(n / 64 % 64), ecart_cell_nth(n % 64),
                                          (ecart_kind)kind), back;
        char   text[ECART_ICCF_SIZE], expected[20];
        size_t length = ecart_iccf_write(move, text, sizeof text), offset;

        snprintf(expected, sizeof expected, "%d%d%c", move.from, move.to, digits[kind]);
        require(strcmp(text, expected) == 0);
        require(ecart_iccf_read(text, length, &back, &offset) == ECART_LEGAL);
        require(back.from == move.from && back.to == move.to);
        require(back.promotion == (digits[kind] ? kind : ECART_NO_KIND));
    }
}
END_TEST

/* A case names its reader by the number: 0 is UCI, 1 is ICCF. */
static ecart_reason (*const readers[])(const char *, size_t, ecart_move *, size_t *) = {
    ecart_uci_read, ecart_iccf_read
};

START_TEST(a_bad_text_is_bad_at_its_offset)
{
    static const struct {
        int          reader;
        const char  *text;
        ecart_reason reason;
        size_t       offset;
    } cases[] = {
        { 0, "", ECART_BAD_NOTATION, 0 },           { 0, "e", ECART_BAD_NOTATION, 1 },
        { 0, "e2", ECART_BAD_NOTATION, 2 },         { 0, "e2e", ECART_BAD_NOTATION, 3 },
        { 0, "E2e4", ECART_BAD_NOTATION, 0 },       { 0, "ee4", ECART_BAD_NOTATION, 1 },
        { 0, "e0e4", ECART_IMPOSSIBLE_CELL, 1 },    { 0, "e2i4", ECART_IMPOSSIBLE_CELL, 2 },
        { 0, "e7e8Q", ECART_BAD_NOTATION, 4 },      { 0, "e7e8qq", ECART_BAD_NOTATION, 5 },
        { 0, "e7e8x", ECART_BAD_NOTATION, 4 },      { 0, "5254", ECART_BAD_NOTATION, 0 },
        { 0, "e-e4", ECART_BAD_NOTATION, 1 },       { 0, "{2e4", ECART_BAD_NOTATION, 0 },
        { 0, "a9e4", ECART_IMPOSSIBLE_CELL, 1 },    { 0, "z2e4", ECART_IMPOSSIBLE_CELL, 0 },
        { 0, "e7e8\xf1", ECART_BAD_NOTATION, 4 },     { 1, "", ECART_BAD_NOTATION, 0 },
        { 1, "525", ECART_BAD_NOTATION, 3 },        { 1, "52a4", ECART_BAD_NOTATION, 2 },
        { 1, "525411", ECART_BAD_NOTATION, 5 },     { 1, "52540", ECART_BAD_NOTATION, 4 },
        { 1, "52549", ECART_BAD_NOTATION, 4 },      { 1, "1911", ECART_IMPOSSIBLE_CELL, 1 },
        { 1, "1190", ECART_IMPOSSIBLE_CELL, 2 },    { 1, "5254q", ECART_BAD_NOTATION, 4 },
        { 1, "52 4", ECART_BAD_NOTATION, 2 },       { 1, "5254111", ECART_BAD_NOTATION, 5 },
        { 1, "52545", ECART_BAD_NOTATION, 4 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_move   move;
        size_t       offset;
        ecart_reason reason = readers[cases[i].reader](cases[i].text, strlen(cases[i].text),
                                                       &move, &offset);

        ck_assert_msg(reason == cases[i].reason && offset == cases[i].offset,
                      "'%s': %s at %zu", cases[i].text, ecart_reason_name(reason), offset);
    }
}
END_TEST

/* Behind its end stands what would go on well, or nothing. */
START_TEST(no_text_is_read_past_its_end)
{
    static const char *const texts[] = { "e7e8qq", "575841" };

    for (int n = 0; n < 2; n++) {
        for (size_t length = 0; length <= 6; length++) {
            char         cut[8] = "";
            ecart_move   move = { 0 }, again = { 0 };
            size_t       offset, twice;
            ecart_reason reason, same;

            memcpy(cut, texts[n], length);
            reason = readers[n](texts[n], length, &move, &offset);
            same   = readers[n](cut, length, &again, &twice);
            ck_assert_uint_eq(reason, same);
            ck_assert_uint_eq(offset, twice);
            ck_assert(ecart_move_equal(move, again));
        }
    }
}
END_TEST

START_TEST(what_is_no_cell_is_written_all_the_same)
{
    char text[8];

    ck_assert_uint_eq(ecart_uci_write(ecart_move_make(19, ECART_E4, 99),
                                      text, sizeof text), 3);
    ck_assert_str_eq(text, "-e4");
    ck_assert_uint_eq(ecart_iccf_write(ecart_move_make(19, ECART_E4, 99),
                                       text, sizeof text), 4);
    ck_assert_str_eq(text, "0054");
    ck_assert_uint_eq(ecart_uci_write(ecart_move_make(ECART_E2, ECART_E4, ECART_NO_KIND),
                                      text, 3), 4);
    ck_assert_str_eq(text, "e2");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("uci");

    TCase *texts = group(s, "texts");
    tcase_add_test(texts, every_move_is_written_and_reads_back);
    tcase_add_test(texts, every_move_is_written_in_numbers_and_reads_back);
    tcase_add_test(texts, a_bad_text_is_bad_at_its_offset);
    tcase_add_test(texts, no_text_is_read_past_its_end);
    tcase_add_test(texts, what_is_no_cell_is_written_all_the_same);

    return run(s);
}
