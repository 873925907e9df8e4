/* SPDX-License-Identifier: MIT */
/* check_brief.c -- tests of explain.c: titles, and refusals for protocols */

#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"

/* The table has columns for English, French, German and Spanish.  With the drafts there
 * are more languages. */
enum { LANGUAGES = 4, ALL_LANGUAGES = 7 };

/* At most 50 columns, and no full stop.  Chinese characters and signs, of three bytes from
 * U+3000, have two columns. */
static void check_title(const char *text, size_t length)
{
    size_t columns = 0;

    for (const char *c = text; *c != '\0'; c++)
        columns += (size_t)((*c & 0xc0) != 0x80) + ((unsigned char)*c >= 0xe3);
    if (length != strlen(text) || !is_utf8(text) || columns < 5 || columns > 50 ||
        strpbrk(text, ".{}\t\n\r") != NULL || strstr(text, "。") != NULL ||
        strstr(text, "  ") != NULL)
        ck_abort_msg("no good title: \"%s\"", text);
}

START_TEST(titles_are_as_in_the_table)
{
    table t = table_open("explain_brief.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[0], false);
        ecart_verdict  v        = ecart_move_check(&position, move_of(t.field[1]));

        ck_assert_str_eq(t.field[6], ecart_reason_name(v.reason));
        for (int l = 0; l < LANGUAGES; l++) {
            char   text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_brief(ecart_language_nth(l), &position, &v,
                                                text, sizeof text);

            ck_assert_str_eq(text, t.field[2 + l]);
            check_title(text, length);
        }
    }
}
END_TEST

START_TEST(every_refusal_has_a_title)
{
    table t = table_open("moves.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_move move = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                              ECART_NO_KIND);
            ecart_verdict v = ecart_move_check(&position, move);
            char          text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_brief(ecart_language_nth(n % ALL_LANGUAGES), &position,
                                                &v, text, sizeof text);

            if (v.reason == ECART_LEGAL)
                ck_assert_uint_eq(length, 0);
            else
                check_title(text, length);
        }
    }
}
END_TEST

/* Though all cells are evidence. */
START_TEST(a_title_of_any_reason_names_few_pieces)
{
    ecart_position position = position_of(
        "k7/rqqbbnn1/1rrbbnn1/8/3K4/8/8/8 w - - 0 1", false);

    for (int reason = 0; reason <= ECART_REASONS; reason++) {
        ecart_verdict v = { .reason = (uint8_t)reason, .first = ECART_B7,
                            .move = { ECART_B7, ECART_C6, 0, 0 }, .others = ~(ecart_cells)0 };

        for (int l = 0; l < ALL_LANGUAGES; l++) {
            char   text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_brief(ecart_language_nth(l), &position, &v,
                                                text, sizeof text);

            if (reason == ECART_LEGAL || reason == ECART_REASONS)
                ck_assert_uint_eq(length, 0);
            else
                check_title(text, length);
        }
    }
}
END_TEST

START_TEST(a_short_form_is_for_protocols)
{
    static const struct {
        ecart_verdict verdict;
        const char   *text;
    } cases[] = {
        { { .reason = ECART_LEAVES_IN_CHECK, .move = { ECART_E2, ECART_E4, 0, 0 },
            .first = ECART_E1, .others = (ecart_cells)1 << 63 },
          "Illegal move (king in check from Rh8): e2e4" },
        { { .reason = ECART_PAWN_DOUBLE_NOT_FROM_START, .move = { ECART_E3, ECART_E5, 0, 0 } },
          "Illegal move (no advance of two squares from e3): e3e5" },
        { { .reason = ECART_PROMOTION_INVALID, .move = { ECART_E7, ECART_E8, ECART_KING, 0 } },
          "Illegal move (promote to queen, rook, bishop or knight): e7e8k" },
        { { .reason = ECART_PROMOTION_INVALID, .move = { ECART_E7, ECART_E8, 99, 0 } },
          "Illegal move (promote to queen, rook, bishop or knight): e7e8" },
        { { .reason = ECART_IMPOSSIBLE_CELL, .move = { ECART_E7, 90, 0, 0 } },
          "Illegal move (no such square)" },
        { { .reason = ECART_NO_SUCH_PIECE, .move = { 0, ECART_E7, 0, 0 } },
          "Illegal move (no piece of the kind named)" },
        { { .reason = ECART_BAD_NOTATION }, "Illegal move (not a move)" },
        { { .reason = ECART_LEGAL }, "" },
        { { .reason = ECART_REASONS }, "" },
    };
    ecart_position position;

    ecart_position_start(&position);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[ECART_EXPLAIN_SIZE];

        ck_assert_uint_eq(ecart_explain_short(&position, &cases[i].verdict, text, sizeof text),
                          strlen(cases[i].text));
        ck_assert_str_eq(text, cases[i].text);
    }
}
END_TEST

int main(void)
{
    Suite *s      = suite_create("brief");
    TCase *titles = group(s, "titles and protocols");

    tcase_add_test(titles, titles_are_as_in_the_table);
    tcase_add_test(titles, every_refusal_has_a_title);
    tcase_add_test(titles, a_title_of_any_reason_names_few_pieces);
    tcase_add_test(titles, a_short_form_is_for_protocols);
    tcase_set_timeout(titles, 60);
    return run(s);
}
