/* SPDX-License-Identifier: MIT */
/* output_options.c -- options about moves and answers: --letters, --json, --language,
 * --strict, --cecp and --board */

#include "cli/output_options.h"

#include <string.h>

#include "cli/error.h"
#include "cli/operand.h"

static bool take_language(const ecart_language **language, const char *code)
{
    *language = ecart_language_find(code, strlen(code));
    if (*language == NULL)
        error_print("unknown value %s for --language: expected en, fr, de or es", quote(code).text);
    return *language != NULL;
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
        return operand_letters(optarg, &output->judge.letters);
    case LANGUAGE:
        return take_language(&output->judge.language, optarg);
    default:
        return screen_option(&output->screen, option);
    }
}
