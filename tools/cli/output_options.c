/* SPDX-License-Identifier: MIT */
/* output_options.c -- how moves are read and answers are given */

#include "cli/output_options.h"

#include <string.h>

#include "cli/error.h"

static bool take_language(ecart_language *language, const char *code)
{
    *language = ecart_language_of_code(code, strlen(code));
    if (*language == ECART_LANGUAGES)
        error_print("unknown language %s: expected en, fr or de", quote(code).text);
    return *language != ECART_LANGUAGES;
}

bool manner_option(struct manner *manner, int option)
{
    switch (option) {
    case JSON:
        return manner->json = true;
    case CECP:
        return manner->cecp = true;
    case BOARD:
        return manner->board = true;
    case STRICT_SAN:
        return manner->reading.strict = true;
    case LANGUAGE:
        return take_language(&manner->reading.language, optarg);
    default:
        return screen_option(&manner->screen, option);
    }
}
