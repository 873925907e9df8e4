/* SPDX-License-Identifier: MIT */
/* screen.h -- what the output can show: chess symbols, colours
 *
 * Symbols and colours are for eyes: both are used by themselves only on a
 * terminal, so that what a script reads, or a file keeps, is plain ASCII. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>

#include "cli/option.h"

enum { ASCII = OPTION_LONG + 300, UNICODE, COLOUR };

#define SCREEN_OPTIONS                                      \
    { "ascii",   no_argument,       NULL, ASCII },          \
    { "unicode", no_argument,       NULL, UNICODE },        \
    { "color",   required_argument, NULL, COLOUR },         \
    { "colour",  required_argument, NULL, COLOUR }

#define SCREEN_HELP                                                                \
    "  --ascii             draw pieces as letters\n"                              \
    "  --unicode           draw them as chess symbols; otherwise so on a terminal\n" \
    "                      that shows UTF-8\n"                                    \
    "  --color=auto|always|never\n"                                              \
    "                      use colours; otherwise auto, on a terminal, unless\n"  \
    "                      NO_COLOR is set; --colour is the same\n"

/* What was asked for; all zero for nothing. */
struct screen {
    enum { GLYPHS_AUTO, GLYPHS_ASCII, GLYPHS_UNICODE } glyphs;
    enum { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER } colour;
};

/* Takes an option if it is one of these; or says that there is no such time
 * for colours, and takes nothing. */
bool screen_option(struct screen *screen, int option);

/* What is to be done, for the standard output as it is. */
bool screen_has_symbols(const struct screen *screen);
bool screen_has_colours(const struct screen *screen);

#endif
