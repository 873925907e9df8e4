/* SPDX-License-Identifier: MIT */
/* check_fen_faults.c -- tests of faults.c: what is said of the faults of a FEN */

#include <stdlib.h>
#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"

enum { LANGUAGES = 7 };

/* As a FEN that ends with the last byte that may be read. */
static size_t explain_fen(const ecart_language *language, const char *fen, size_t length,
                          ecart_fault fault, char text[ECART_EXPLAIN_SIZE])
{
    ecart_setup  setup;
    ecart_faults faults;
    char        *copy = malloc(length + (length == 0));

    memcpy(copy, fen, length);
    (void)ecart_fen_read(copy, length, false, &setup, &faults);
    size_t said = ecart_explain_fen_fault(language, copy, length, &setup, &faults, fault,
                                          text, ECART_EXPLAIN_SIZE);
    free(copy);
    ck_assert_int_eq(said > 0, ecart_faults_has(&faults, fault));
    return said;
}

START_TEST(faults_of_a_fen_are_said_as_in_the_table)
{
    table t = table_open("explain_fen_faults.tsv");

    while (table_next(&t)) {
        ecart_fault fault = ECART_EMPTY_TEXT;
        char        text[ECART_EXPLAIN_SIZE];

        while (fault < ECART_FAULTS && strcmp(ecart_fault_name(fault), t.field[1]) != 0)
            fault++;
        explain_fen(ecart_language_find(t.field[2], 2), t.field[0], strlen(t.field[0]),
                    fault, text);
        ck_assert_str_eq(text, t.field[3]);
    }
}
END_TEST

/* Controls, bytes that are no character, one that is cut off, and what turns a line around. */
START_TEST(a_character_that_cannot_be_shown_is_not)
{
    static const char *const odd[] = {
        "\x01", "\x7f", "\x80", "\xc2\x85", "\xc3", "\xc3(", "\xe2", "\xe2\x99", "\xe2\x99(",
        "\xe0\xa4\x85",
        "\xe2\x80\xae", "\xf0\x9f\x98\x80", "\xff"
    };

    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        char text[ECART_EXPLAIN_SIZE];

        explain_fen(NULL, odd[i], strlen(odd[i]), ECART_BAD_CHARACTER, text);
        ck_assert_str_eq(text, "A character of the FEN is neither a piece nor a number "
                               "from 1 to 8.");
    }
    char text[ECART_EXPLAIN_SIZE];
    explain_fen(NULL, "8/8/\0/8", 8, ECART_BAD_CHARACTER, text);
    ck_assert_ptr_nonnull(strstr(text, "A character of the FEN"));
}
END_TEST

/* What is said of a fault in a text, which begins there. */
static void say_fault(const char *fen, size_t length, ecart_fault fault, size_t at,
                      char text[ECART_EXPLAIN_SIZE])
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    ecart_faults_clear(&faults);
    ecart_faults_add(&faults, fault, 0, at);
    ecart_explain_fen_fault(NULL, fen, length, &setup, &faults, fault, text, ECART_EXPLAIN_SIZE);
}

/* Though the character goes on behind it; and a space is none that may be shown. */
START_TEST(a_character_at_the_end_of_a_fen_is_not_shown)
{
    static const struct {
        const char *fen;
        size_t      length, at;
    } cases[] = {
        { "8/\xc3\xa9", 3, 2 }, { "8/\xe2\x99\x94", 3, 2 }, { "8/\xe2\x99\x94", 4, 2 },
        { "8/", 2, 2 }, { "8/[", 2, 2 }, { "8/~", 2, 2 }, { "8/ 8", 4, 2 }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[ECART_EXPLAIN_SIZE];

        say_fault(cases[i].fen, cases[i].length, ECART_BAD_CHARACTER, cases[i].at, text);
        ck_assert_str_eq(text, "A character of the FEN is neither a piece nor a number "
                               "from 1 to 8.");
    }
}
END_TEST

START_TEST(the_first_field_is_shown_too)
{
    static const char fen[] = "xy 8";

    for (size_t at = 0; at <= 2; at++) {
        char text[ECART_EXPLAIN_SIZE];

        say_fault(fen, strlen(fen), ECART_BAD_SIDE, at, text);
        ck_assert_ptr_nonnull(strstr(text, " The FEN has “xy” there."));
    }
}
END_TEST

START_TEST(a_fault_without_cells_is_of_no_side)
{
    for (int fault = ECART_TOO_MANY_KINGS; fault < ECART_FAULTS; fault++) {
        ecart_setup  setup;
        ecart_faults faults;
        char         text[ECART_EXPLAIN_SIZE];

        ecart_setup_start(&setup);
        ecart_faults_clear(&faults);
        ecart_faults_add(&faults, (ecart_fault)fault, 0, 0);
        ecart_explain_fault(NULL, &setup, &faults, (ecart_fault)fault, text, sizeof text);
        ck_assert(strncmp(text, "White has ", 10) != 0 && strncmp(text, "Black has ", 10) != 0);
    }
}
END_TEST

/* 10,000 and 70,000 squares; from byte 65,535 on, a fault has no offset. */
START_TEST(a_very_long_fen_has_its_sentence)
{
    static char fen[70000];
    char        text[ECART_EXPLAIN_SIZE];

    memset(fen, 'p', sizeof fen);
    explain_fen(NULL, fen, 10000, ECART_BAD_RANK_LENGTH, text);
    ck_assert_str_eq(text, "Rank 8 of the FEN has 10000 squares instead of 8.");
    explain_fen(NULL, fen, 65535, ECART_BAD_RANK_LENGTH, text);
    ck_assert_str_eq(text, "Rank 8 of the FEN has 65534 squares instead of 8.");
    explain_fen(NULL, fen, sizeof fen, ECART_BAD_RANK_LENGTH, text);
    ck_assert_str_eq(text, "Rank 8 of the FEN has 65534 squares instead of 8.");
    memset(fen, '/', sizeof fen);
    explain_fen(NULL, fen, 10000, ECART_BAD_RANK_COUNT, text);
    ck_assert_str_eq(text, "The FEN has 10001 ranks instead of 8.");
    memset(fen, '8', 69990);
    explain_fen(NULL, fen, sizeof fen, ECART_BAD_RANK_COUNT, text);
    ck_assert_str_eq(text, "The FEN does not have eight ranks.");
}
END_TEST

/* Also if the faults are those of another text. */
START_TEST(any_text_gives_sentences_about_its_faults)
{
    static const char signs[] = "/////81pKx9\xd0\xba w-  0fmvn\";";

    for (int i = 0; i < rounds(10000); i++) {
        const ecart_language *language = ecart_language_nth(i % LANGUAGES);
        char         fen[64], text[ECART_EXPLAIN_SIZE];
        size_t       length = (size_t)(random_number() % (sizeof fen + 1));
        ecart_setup  setup;
        ecart_faults faults;

        for (size_t n = 0; n < length; n++)
            fen[n] = signs[random_number() % (sizeof signs - 1)];
        (void)ecart_fen_read(fen, length, false, &setup, &faults);
        length -= length > 0 ? (size_t)(random_number() % 3) % length : 0;
        for (int f = 0; f < ECART_FAULTS; f++) {
            char  *copy = malloc(length + 1);
            size_t said;

            memcpy(copy, fen, length);
            if (i % 3 == 0)
                ecart_faults_add(&faults, (ecart_fault)f, 0, (size_t)(random_number() % 70));
            said = ecart_explain_fen_fault(language, copy, length, &setup, &faults,
                                           (ecart_fault)f, text, sizeof text);
            free(copy);
            if (ecart_faults_has(&faults, (ecart_fault)f) || said > 0)
                check_sentence(language, text, said);
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("fen_faults");

    TCase *faults = group(s, "faults of a FEN");
    tcase_add_test(faults, faults_of_a_fen_are_said_as_in_the_table);
    tcase_add_test(faults, a_character_that_cannot_be_shown_is_not);
    tcase_add_test(faults, a_character_at_the_end_of_a_fen_is_not_shown);
    tcase_add_test(faults, the_first_field_is_shown_too);
    tcase_add_test(faults, a_fault_without_cells_is_of_no_side);
    tcase_add_test(faults, a_very_long_fen_has_its_sentence);
    tcase_add_test(faults, any_text_gives_sentences_about_its_faults);
    tcase_set_timeout(faults, 60);

    return run(s);
}
