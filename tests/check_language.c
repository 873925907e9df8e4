/* SPDX-License-Identifier: MIT */
/* check_language.c -- tests of language.c */

#include <string.h>

#include "runner.h"

enum { LANGUAGES = 7 };

START_TEST(languages_are_found_by_their_codes)
{
    static const struct {
        const char *text, *code;        /* a code of NULL: none is found */
    } cases[] = {
        { "en", "en" }, { "fr", "fr" }, { "de", "de" },
        { "fr_CH.UTF-8", "fr" }, { "de-AT", "de" }, { "es_AR", "es" }, { "en.UTF-8", "en" },
        { "fr~", "fr" }, { "es", "es" }, { "ru_RU.UTF-8", "ru" }, { "tr", "tr" },
        { "zh_CN.UTF-8", "zh" }, { "zh-Hans", "zh" },
        { "fry", NULL }, { "french", NULL }, { "FR", NULL }, { "fR", NULL }, { "pl", NULL },
        { "fra", NULL }, { "f", NULL }, { "_fr", NULL }, { "C", NULL }, { "", NULL }
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
    static const char *const codes[LANGUAGES] = { "en", "fr", "de", "es", "ru", "tr", "zh" };
    static const char *const names[LANGUAGES] = { "English", "français", "Deutsch", "español",
                                                  "русский", "Türkçe", "简体中文" };

    for (int l = 0; l < LANGUAGES; l++) {
        const ecart_language *language = ecart_language_nth(l);

        ck_assert_str_eq(ecart_language_name(language), names[l]);
        ck_assert_ptr_eq(ecart_language_find(codes[l], 2), language);
        ck_assert_str_eq(ecart_language_code(language), codes[l]);
    }
    for (int n = LANGUAGES; n < 1000; n++)
        ck_assert_ptr_null(ecart_language_nth(n));
    ck_assert_ptr_null(ecart_language_nth(-1));
    ck_assert_str_eq(ecart_language_code(NULL), "en");
    ck_assert_str_eq(ecart_language_name(NULL), "English");
}
END_TEST

START_TEST(only_languages_that_nobody_has_read_are_drafts)
{
    static const char *const drafts[] = { "ru", "tr", "zh" };

    for (int l = 0; l < LANGUAGES - 3; l++)
        ck_assert(!ecart_language_is_draft(ecart_language_nth(l)));
    for (int l = 0; l < 3; l++)
        ck_assert(ecart_language_is_draft(ecart_language_find(drafts[l], 2)));
    ck_assert(!ecart_language_is_draft(NULL));
}
END_TEST

int main(void)
{
    Suite *s    = suite_create("language");
    TCase *both = group(s, "find and walk");

    tcase_add_test(both, languages_are_found_by_their_codes);
    tcase_add_test(both, all_languages_are_walked);
    tcase_add_test(both, only_languages_that_nobody_has_read_are_drafts);
    return run(s);
}
