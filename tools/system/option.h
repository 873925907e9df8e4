/* SPDX-License-Identifier: MIT */
/* option.h -- reads the options of a command by getopt_long(), and FENs as people paste them */
#ifndef SYSTEM_OPTION_H
#define SYSTEM_OPTION_H

#include <getopt.h>
#include <limits.h>

#include "command.h"

/* What option_next() returns.  Options without a short form have numbers above
 * all letters; a command's own begin at OPTION_LONG. */
enum {
    OPTION_END     = -1,    /* the operands begin at argv[optind] */
    OPTION_ERROR = '?',   /* something is wrong, and was reported */
    OPTION_HELP    = UCHAR_MAX + 1,
    OPTION_LONG
};

/* The end of every command's table of options. */
#define OPTIONS_COMMON                              \
    { "help", no_argument, NULL, OPTION_HELP },     \
    { NULL, 0, NULL, 0 }

/* Reads the next option.  The letters of short forms are given as for getopt(); -h is
 * known without, and -p has a FEN, which may have been pasted. */
int option_next(int argc, char **argv, const char *letters, const struct option *options);

/* Ends a command at an option that is not its own: prints the help, or nothing
 * after an error.  Returns the exit status. */
int option_finish(int option, const struct command *command);

/* The value of --position, which getopt() has just found.  A placement takes the other
 * fields of its FEN from the words that follow it; "startpos" is the FEN of a game's
 * start; and "-" is the next line of standard input.  NULL after an error, which was
 * printed: that line cannot be read, or words may be fields or squares. */
char *pasted_position(int argc, char **argv);

/* The words of a FEN, a list that ends with NULL, as one text; the same of "-" alone. */
const char *pasted_words(char **words);

#endif
