/* SPDX-License-Identifier: MIT */
/* output_options.c -- options of most commands, about positions, moves and answers */

#include "input/output_options.h"

#include <string.h>

#include "input/operand.h"

bool output_option(struct output_options *output, int option)
{
    switch (option) {
    case OPTION_JSON:
        return output->json = true;
    case OPTION_BOARD:
        return output->board = true;
    case OPTION_STRICT:
        return output->judge.strict = true;
    case OPTION_LETTERS:
        return operand_letters(optarg, &output->judge.letters);
    case OPTION_LANGUAGE:
        return language_take(optarg, &output->judge.language);
    default:
        return position_option(&output->start, option) || screen_option(&output->screen, option);
    }
}

void output_for_people(struct output_options *output)
{
    if (!output->judge.language && !output->json)
        output->judge.language = language_of_user();
    output->start.language = output->judge.language;
}

void output_in_full(struct output_options *output)
{
    output_for_people(output);
    if (ecart_language_is_draft(output->judge.language))
        output->judge.language = output->start.language = NULL;
}

void output_letters(struct judge_options *judge)
{
    const char *code = judge->strict ? "en" : ecart_language_code(judge->language);

    if (judge->letters)
        return;
    judge->letters = ecart_letters_find(code, strlen(code));
    judge->own     = true;
}
