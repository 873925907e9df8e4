/* SPDX-License-Identifier: MIT */
/* language.c -- the language of answers: --language, or that of the user */

#include "cli/language.h"

#include <stdlib.h>
#include <string.h>

#include "cli/error.h"

bool language_take(const char *code, const ecart_language **language)
{
    *language = ecart_language_find(code, strlen(code));
    if (*language == NULL)
        error_print("unknown value %s for --language: expected en, fr, de, es, ru, tr or zh",
                    quote(code).text);
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
