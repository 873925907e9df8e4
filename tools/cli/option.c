/* SPDX-License-Identifier: MIT */
/* option.c -- reads the options of a command by getopt_long() */

#include "cli/option.h"

#include <stdio.h>

#include "cli/error.h"

/* Says what getopt_long() refused.  It leaves in optopt the letter of an
 * unknown option, 0 for an unknown name, or the number of an option whose
 * argument is wrong. */
static int refuse(int option, const char *command, const char *argument)
{
    const char letter[] = { '-', (char)optopt, '\0' };

    if (option == ':')
        error_print("option %s needs a value", quote(argument).text);
    else if (optopt >= OPTION_HELP)
        error_print("option %s takes no value", quote(argument).text);
    else
        error_print("unknown option %s; try 'ecart %s --help'",
                    quote(optopt ? letter : argument).text, command);
    return OPTION_ERROR;
}

int option_next(int argc, char **argv, const char *letters,
                const struct option *options)
{
    char wanted[16];
    int  option;

    /* A colon in front makes getopt_long() report a missing argument by itself. */
    snprintf(wanted, sizeof wanted, ":%s", letters);
    opterr = 0;
    option = getopt_long(argc, argv, wanted, options, NULL);
    return option == ':' || option == '?'
         ? refuse(option, argv[0], argv[optind - 1]) : option;
}

int option_finish(int option, const struct command *command)
{
    if (option != OPTION_HELP)
        return EXIT_ERROR;

    printf("Usage: ecart %s %s\n%s.\n\n%s",
           command->name, command->synopsis, command->purpose, command->help);
    return EXIT_YES;
}
