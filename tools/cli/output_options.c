/* SPDX-License-Identifier: MIT */
/* output_options.c -- options about moves and answers: --letters, --json, --language,
 * --strict, --cecp and --board */

#include "cli/output_options.h"

#include <stdio.h>
#include <string.h>

#include "cli/error.h"

static bool take_language(const ecart_language **language, const char *code)
{
    *language = ecart_language_find(code, strlen(code));
    if (*language == NULL)
        error_print("unknown language %s: expected en, fr or de", quote(code).text);
    return *language != NULL;
}

bool output_letters(const ecart_letters **letters, const char *code)
{
    char   list[128] = "";
    size_t length    = 0;

    *letters = ecart_letters_find(code, strlen(code));
    for (int n = 0; ecart_letters_nth(n) && length < sizeof list; n++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                   n == 0 ? "" : ecart_letters_nth(n + 1) ? ", " : " or ",
                                   ecart_letters_code(ecart_letters_nth(n)));
    if (*letters == NULL)
        error_print("unknown letters %s: expected %s", quote(code).text, list);
    return *letters != NULL;
}

bool output_option(struct output_options *output, int option)
{
    switch (option) {
    case JSON:
        return output->json = true;
    case CECP:
        return output->cecp = true;
    case BOARD:
        return output->board = true;
    case STRICT_SAN:
        return output->judge.strict = true;
    case LETTERS:
        return output_letters(&output->judge.letters, optarg);
    case LANGUAGE:
        return take_language(&output->judge.language, optarg);
    default:
        return screen_option(&output->screen, option);
    }
}
