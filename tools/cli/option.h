/* SPDX-License-Identifier: MIT */
/* option.h -- the options of a command, read by getopt_long() */
#ifndef CLI_OPTION_H
#define CLI_OPTION_H

#include <getopt.h>
#include <limits.h>

#include "command.h"

/* What option_next() answers.  Options without a short form have numbers that
 * no letter has: OPTION_LONG and on are for a command's own. */
enum {
    OPTION_END     = -1,    /* the operands begin at argv[optind] */
    OPTION_ERROR = '?',   /* something is wrong, and the user was told */
    OPTION_HELP    = UCHAR_MAX + 1,
    OPTION_LONG
};

/* Every command's table of options ends so. */
#define OPTIONS_COMMON                              \
    { "help", no_argument, NULL, OPTION_HELP },     \
    { NULL, 0, NULL, 0 }

/* The next option.  The letters are those of getopt(), for the options that
 * have a short form. */
int option_next(int argc, char **argv, const char *letters,
                const struct option *options);

/* Ends a command at an answer that is none of its own options, and returns the
 * exit status: prints its help, or does nothing after trouble. */
int option_finish(int option, const struct command *command);

#endif
