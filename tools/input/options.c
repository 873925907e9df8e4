/* SPDX-License-Identifier: MIT */
/* options.c -- reads the options of a command by getopt_long() */

#include "input/options.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/error.h"

#define OPTION_OF_LETTER(letter, number) [letter] = number,

enum { NAME_SIZE = 32, HINT_SIZE = 48 };

/* Says what getopt_long() refused.  It leaves in optopt the letter of an unknown option, 0
 * for an unknown name, or the number of an option that takes no argument and has one. */
static int refuse(int option, const struct command *command, const char *argument)
{
    const char letter[] = { '-', (char)optopt, '\0' };
    char       hint[HINT_SIZE], name[NAME_SIZE];

    snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, "="), argument);
    snprintf(hint, sizeof hint, "; try 'ecart %s --help'", command->name);
    if (option == ':')
        error_print("option %s needs a value", quote(argument).text);
    else if (optopt > UCHAR_MAX)
        error_print("option %s takes no value", quote(argument).text);
    else if (optopt)
        error_print("unknown option %s%s", quote(letter).text, hint);
    else
        error_unknown("option", nearest(name, command->names) ? name : argument,
                      command->names, hint);
    return EXIT_ERROR;
}

/* Says which arguments an option can have.  All of them together must fit into a line. */
static bool refuse_argument(int number, const struct command *command, const char *const *names)
{
    const struct option *option = command->options;
    char                 list[128] = "";
    size_t               length = 0;

    while (option->val != number)
        option++;
    for (int i = 0; names[i]; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                   i == 0 ? "" : names[i + 1] ? ", " : " or ", names[i]);
    return error_refuse("unknown value %s for --%s: expected %s", quote(optarg).text,
                        option->name, list);
}

bool number_read(const char *text, const char *what, uint64_t least, uint64_t most,
                 uint64_t *number)
{
    char *end;

    errno   = 0;
    *number = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && !*end && errno == 0 && *number >= least && *number <= most)
        return true;
    return error_refuse("%s is not a %s: expected a number from %" PRIu64 " to %" PRIu64,
                        quote(text).text, what, least, most);
}

/* Finds the place of the argument among the names, if it must be one of some. */
static bool find_place(const char *const *names, uint64_t *place)
{
    while (names[*place] && strcmp(optarg, names[*place]) != 0)
        ++*place;
    return names[*place];
}

/* Takes an option, and its argument.  If that is wrong, says so and returns false. */
static bool take(struct options *options, int option, const struct command *command,
                 uint64_t *place)
{
    const struct arguments *can   = command->arguments;
    struct judge_options   *judge = &options->judge;
    bool                    good  = true;

    while (can->option != 0 && can->option != option)
        can++;
    if (can->number)
        return number_read(optarg, can->number, can->least, can->most, place);
    switch (option) {
    case OPTION_JSON:     options->json = true;                      break;
    case OPTION_BOARD:    options->board = true;                     break;
    case OPTION_STRICT:   judge->strict = true;                      break;
    case OPTION_CHESS960: options->start.chess960 = true;            break;
    case OPTION_POSITION: options->start.fen = optarg;               break;
    case OPTION_ASCII:    options->screen.glyphs = GLYPHS_ASCII;     break;
    case OPTION_UNICODE:  options->screen.glyphs = GLYPHS_UNICODE;   break;
    case OPTION_LETTERS:
        judge->letters = ecart_letters_find(optarg, strlen(optarg));
        good = judge->letters != NULL;
        break;
    case OPTION_LANGUAGE:
        judge->language = ecart_language_find(optarg, strlen(optarg));
        good = judge->language != NULL;
        break;
    default:
        good = !can->names || find_place(can->names, place);
    }
    return good || refuse_argument(option, command, can->names);
}

int options_read(struct options *options, int argc, char **argv, const struct command *command)
{
    static const int of_letter[UCHAR_MAX + 1] = { LETTER_LIST(OPTION_OF_LETTER) };
    int option;

    for (int count = 1; (option = getopt_long(argc, argv, command->letters, command->options,
                                              NULL)) != OPTION_END; count++) {
        uint64_t place  = 0;
        int      status = OPTION_END;

        if (option == ':' || option == '?')
            return refuse(option, command, argv[optind - 1]);
        if (option <= UCHAR_MAX)
            option = of_letter[option];
        if (option == OPTION_HELP) {
            fputs(command->help, stdout);
            return EXIT_YES;
        }
        if ((option == OPTION_POSITION && !(optarg = pasted_position(argc, argv))) ||
            !take(options, option, command, &place))
            return EXIT_ERROR;
        options->of[option] = (struct given){ count, optarg, place };
        if (command->look)
            status = command->look(options, option);
        if (status != OPTION_END)
            return status;
    }
    options->screen.colour = option_number(options, OPTION_COLOR, COLOUR_AUTO);
    return OPTION_END;
}

int option_number(const struct options *options, int option, int otherwise)
{
    return options->of[option].given ? (int)options->of[option].number : otherwise;
}

/* The language that the user reads: the first of the variables LC_ALL, LC_MESSAGES and
 * LANG that is set and not empty names it, as fr_FR.UTF-8 names French.  English, which
 * is NULL, if none does, or if it is a draft.  In "C" and "POSIX" there is no code of small
 * letters, so they are not found. */
static const ecart_language *language_of_user(void)
{
    static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);

        if (value && *value) {
            const ecart_language *named = ecart_language_find(value, strcspn(value, "_.@"));

            return ecart_language_is_draft(named) ? NULL : named;
        }
    }
    return NULL;
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
