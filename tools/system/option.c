/* SPDX-License-Identifier: MIT */
/* option.c -- reads the options of a command by getopt_long() */

#include "system/option.h"

#include <stdio.h>
#include <string.h>

#include "system/error.h"
#include "system/page.h"
#include "system/pasted_fen.h"

enum { OPTIONS_MOST = 40, NAME_SIZE = 32, HINT_SIZE = 48, HEAD_SIZE = 128 };

/* A name that is not one of the options, as --bord or --bord=3. */
static void refuse_name(const char *argument, const char *otherwise,
                        const struct option *options)
{
    char        names[OPTIONS_MOST][NAME_SIZE], typed[NAME_SIZE];
    const char *words[OPTIONS_MOST + 1];
    int         count = 0;

    for (; options[count].name && count < OPTIONS_MOST; count++) {
        snprintf(names[count], NAME_SIZE, "--%s", options[count].name);
        words[count] = names[count];
    }
    words[count] = NULL;
    snprintf(typed, sizeof typed, "%.*s", (int)strcspn(argument, "="), argument);
    error_unknown("option", nearest(typed, words) ? typed : argument, words, otherwise);
}

/* Says what getopt_long() refused.  It leaves in optopt the letter of an
 * unknown option, 0 for an unknown name, or the number of an option whose
 * argument is wrong. */
static int refuse(int option, const char *command, const char *argument,
                  const struct option *options)
{
    const char letter[] = { '-', (char)optopt, '\0' };
    char       hint[HINT_SIZE];

    snprintf(hint, sizeof hint, "; try 'ecart %s --help'", command);
    if (option == ':')
        error_print("option %s needs a value", quote(argument).text);
    else if (optopt >= OPTION_HELP)
        error_print("option %s takes no value", quote(argument).text);
    else if (optopt)
        error_print("unknown option %s%s", quote(letter).text, hint);
    else
        refuse_name(argument, hint, options);
    return OPTION_ERROR;
}

int option_next(int argc, char **argv, const char *letters,
                const struct option *options)
{
    char wanted[16];
    int  option;

    /* A colon in front makes getopt_long() report a missing argument by itself. */
    snprintf(wanted, sizeof wanted, ":h%s", letters);
    opterr = 0;
    option = getopt_long(argc, argv, wanted, options, NULL);
    if (option == 'h')
        return OPTION_HELP;
    if (option == 'p' && !(optarg = pasted_position(argc, argv)))
        return OPTION_ERROR;
    return option == ':' || option == '?'
         ? refuse(option, argv[0], argv[optind - 1], options) : option;
}

int option_finish(int option, const struct command *command)
{
    if (option != OPTION_HELP)
        return EXIT_ERROR;

    char head[HEAD_SIZE];

    snprintf(head, sizeof head, "Usage: ecart %s %s\n", command->name, command->synopsis);
    page_help(head);
    snprintf(head, sizeof head, "%s.\n\n", command->purpose);
    page_help(head);
    page_help(command->help);
    return EXIT_YES;
}
