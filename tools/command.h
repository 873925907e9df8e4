/* SPDX-License-Identifier: MIT */
/* command.h -- what a command of the program is, and all of them: see commands.txt */
#ifndef COMMAND_H
#define COMMAND_H

#include <getopt.h>
#include <limits.h>
#include <stdint.h>

#include "command_list.h"

/* The exit status, with the meanings that grep and cmp have. */
enum {
    EXIT_YES     = 0,
    EXIT_NO      = 1,
    EXIT_ERROR = 2
};

/* What the argument of an option may be: one of some names, or else a number in a range.  A list
 * of these ends with one that has neither. */
struct arguments {
    int option;
    const char *const *names;   /* ends with NULL */
    const char *number;         /* what the number is: "number of looks" */
    uint64_t    least, most;
};

struct command {
    const char *name;
    const char *help;       /* what --help says */
    const char *const *names;   /* of the options, "--json"; ends with NULL */
    const char *letters;    /* the short options, and the options, for getopt_long() */
    const struct option    *options;
    const struct arguments *arguments;

    /* Looks at an option when it has been read.  Returns OPTION_END to go on, or the exit
     * status.  NULL for most commands. */
    int (*look)(const struct options *options, int option);

    /* The operands end with NULL.  Only results go to stdout: a command that ends with an
     * error before it has any prints nothing there. */
    int (*run)(struct options *options, char **operands);
};

extern const char program_help[];   /* with the list of all commands */

#define DECLARE_COMMAND(name) \
    int run_##name(struct options *options, char **operands); \
    extern const struct command name##_command;
COMMAND_LIST(DECLARE_COMMAND)

#endif
