/* SPDX-License-Identifier: MIT */
/* option.h -- reads the options of a command by getopt_long(), and FENs as people paste them */
#ifndef SYSTEM_OPTION_H
#define SYSTEM_OPTION_H

#include <stdbool.h>

#include "command.h"

/* What option_next() returns beside the numbers of options. */
enum {
    OPTION_END   = -1,      /* the operands begin at argv[optind] */
    OPTION_ERROR = '?'      /* something is wrong, and was reported */
};

/* Reads the next option of a command, and its argument into optarg: that of --position is a
 * FEN, which may have been pasted.  If it must be one of some names, *place becomes its place
 * among them; if it must be a number, that number. */
int option_next(int argc, char **argv, const struct command *command, uint64_t *place);

/* Reads a number; or says which numbers are expected and returns false. */
bool number_read(const char *text, const char *what, uint64_t least, uint64_t most,
                 uint64_t *number);

/* Says which arguments an option can have, and returns false.  All of them together must fit
 * into a line. */
bool option_unknown(const char *argument, const char *option, const char *const *names);

/* Ends a command at an option that is not its own: prints the help, or nothing
 * after an error.  Returns the exit status. */
int option_finish(int option, const struct command *command);

/* The words of a FEN, a list that ends with NULL, as one text; the same of "-" alone. */
const char *pasted_words(char **words);

#endif
