/* SPDX-License-Identifier: MIT */
/* language_option.c -- the language of answers: --language, or that of the user */

#include "input/language_option.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/error.h"

/* The codes of the languages that were built: "en, fr or de". */
static void list_languages(char *list, size_t size)
{
    const ecart_language *language;
    size_t length = 0;

    for (int n = 0; (language = ecart_language_nth(n)) != NULL && length < size; n++)
        length += (size_t)snprintf(list + length, size - length, "%s%s",
                                   n == 0 ? "" : ecart_language_nth(n + 1) ? ", " : " or ",
                                   ecart_language_code(language));
}

bool language_take(const char *code, const ecart_language **language)
{
    char list[128] = "";

    *language = ecart_language_find(code, strlen(code));
    list_languages(list, sizeof list);
    if (*language == NULL)
        error_print("unknown value %s for --language: expected %s", quote(code).text, list);
    return *language != NULL;
}

static const ecart_language *unless_draft(const ecart_language *language)
{
    return ecart_language_is_draft(language) ? NULL : language;
}

/* In "C" and "POSIX" there is no code of small letters, so they are not found. */
const ecart_language *language_of_user(void)
{
    static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);

        if (value && *value)
            return unless_draft(ecart_language_find(value, strcspn(value, "_.@")));
    }
    return NULL;
}
