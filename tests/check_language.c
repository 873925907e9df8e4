/* SPDX-License-Identifier: MIT */
/* check_language.c -- tests of language.c */

#include <string.h>

#include "runner.h"

enum { LANGUAGES = 4 };

START_TEST(languages_are_found_by_their_codes)
{
    static const struct {
        const char *text, *code;        /* a code of NULL: none is found */
    } cases[] = {
        { "en", "en" }, { "fr", "fr" }, { "de", "de" },
        { "fr_CH.UTF-8", "fr" }, { "de-AT", "de" }, { "es_AR", "es" }, { "en.UTF-8", "en" },
        { "fr~", "fr" }, { "es", "es" },
        { "fry", NULL }, { "french", NULL }, { "FR", NULL }, { "fR", NULL }, { "pl", NULL },
        { "f", NULL }, { "_fr", NULL }, { "C", NULL }, { "", NULL }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ecart_language *language = ecart_language_find(cases[i].text,
                                                             strlen(cases[i].text));
        if (cases[i].code == NULL)
            ck_assert_ptr_null(language);
        else
            ck_assert_str_eq(ecart_language_code(language), cases[i].code);
    }
    ck_assert_ptr_eq(ecart_language_find("fry", 2), ecart_language_nth(1));
    ck_assert_ptr_null(ecart_language_find("fr", 1));
}
END_TEST

START_TEST(all_languages_are_walked)
{
    static const char *const codes[LANGUAGES] = { "en", "fr", "de", "es" };
    static const char *const names[LANGUAGES] = { "English", "français", "Deutsch", "español" };

    for (int l = 0; l < LANGUAGES; l++) {
        const ecart_language *language = ecart_language_nth(l);

        ck_assert_str_eq(ecart_language_name(language), names[l]);
        ck_assert_ptr_eq(ecart_language_find(codes[l], 2), language);
        ck_assert_str_eq(ecart_language_code(language), codes[l]);
    }
    ck_assert_ptr_null(ecart_language_nth(LANGUAGES));
    ck_assert_ptr_null(ecart_language_nth(-1));
    ck_assert_str_eq(ecart_language_code(NULL), "en");
    ck_assert_str_eq(ecart_language_name(NULL), "English");
}
END_TEST

static Suite *language_suite(void)
{
    Suite *s    = suite_create("language");
    TCase *both = tcase_create("find and walk");

    tcase_add_test(both, languages_are_found_by_their_codes);
    tcase_add_test(both, all_languages_are_walked);
    suite_add_tcase(s, both);
    return s;
}

int main(void)
{
    return run(language_suite());
}
