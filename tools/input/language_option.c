/* SPDX-License-Identifier: MIT */
/* language_option.c -- the language of answers: --language, or that of the user */

#include "input/language_option.h"

#include <stdlib.h>
#include <string.h>

#include "input/operand.h"

bool language_take(const char *code, const ecart_language **language)
{
    const char *codes[CODES_MOST + 1] = { NULL };

    *language = ecart_language_find(code, strlen(code));
    for (int n = 0; n < CODES_MOST && ecart_language_nth(n); n++)
        codes[n] = ecart_language_code(ecart_language_nth(n));
    return *language != NULL || operand_unknown(code, "--language", codes);
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
