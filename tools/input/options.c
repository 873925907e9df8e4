/* SPDX-License-Identifier: MIT */
/* options.c -- what the options of a command say */

#include "input/options.h"

#include <string.h>

#include "input/operand.h"
#include "system/option.h"

/* Takes an option that several commands have.  If its argument is wrong, says so and returns
 * false. */
static bool take(struct options *options, int option)
{
    switch (option) {
    case OPTION_JSON:     options->json = true;                        return true;
    case OPTION_BOARD:    options->board = true;                       return true;
    case OPTION_STRICT:   options->judge.strict = true;                return true;
    case OPTION_CHESS960: options->start.chess960 = true;              return true;
    case OPTION_POSITION: options->start.fen = optarg;                 return true;
    case OPTION_ASCII:    options->screen.glyphs = GLYPHS_ASCII;       return true;
    case OPTION_UNICODE:  options->screen.glyphs = GLYPHS_UNICODE;     return true;
    case OPTION_LETTERS:  return operand_letters(optarg, &options->judge.letters);
    case OPTION_LANGUAGE: return language_take(optarg, &options->judge.language);
    default:              return option != OPTION_ERROR && option != OPTION_HELP;
    }
}

int options_read(struct options *options, int argc, char **argv, const struct command *command)
{
    int status = OPTION_END;

    for (int count = 1; status == OPTION_END; count++) {
        uint64_t place  = 0;
        int      option = option_next(argc, argv, command, &place);

        if (option == OPTION_END)
            break;
        if (!take(options, option))
            return option_finish(option, command);
        options->of[option] = (struct given){ count, optarg, place };
        if (command->look)
            status = command->look(options, option);
    }
    options->screen.colour = option_number(options, OPTION_COLOR, COLOUR_AUTO);
    return status;
}

int option_number(const struct options *options, int option, int otherwise)
{
    return options->of[option].given ? (int)options->of[option].number : otherwise;
}

void output_for_people(struct options *options)
{
    if (!options->judge.language && !options->json)
        options->judge.language = language_of_user();
    options->start.language = options->judge.language;
}

void output_in_full(struct options *options)
{
    output_for_people(options);
    if (ecart_language_is_draft(options->judge.language))
        options->judge.language = options->start.language = NULL;
}

void output_letters(struct judge_options *judge)
{
    const char *code = judge->strict ? "en" : ecart_language_code(judge->language);

    if (judge->letters)
        return;
    judge->letters = ecart_letters_find(code, strlen(code));
    judge->own     = true;
}
