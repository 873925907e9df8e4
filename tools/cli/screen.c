/* SPDX-License-Identifier: MIT */
/* screen.c -- whether the output can show chess symbols and colours */

#include "cli/screen.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/error.h"

static bool take_colour(struct screen *screen, const char *when)
{
    if (strcmp(when, "always") == 0)
        screen->colour = COLOUR_ALWAYS;
    else if (strcmp(when, "never") == 0)
        screen->colour = COLOUR_NEVER;
    else if (strcmp(when, "auto") == 0)
        screen->colour = COLOUR_AUTO;
    else {
        error_print("unknown value %s for --color: expected auto, always or never",
                    quote(when).text);
        return false;
    }
    return true;
}

bool screen_option(struct screen *screen, int option)
{
    switch (option) {
    case ASCII:
        screen->glyphs = GLYPHS_ASCII;
        return true;
    case UNICODE:
        screen->glyphs = GLYPHS_UNICODE;
        return true;
    case COLOUR:
        return take_colour(screen, optarg);
    default:
        return false;
    }
}

/* Without TERM, or with TERM=dumb, a terminal shows neither symbols nor
 * colours. */
static bool is_terminal(void)
{
    const char *term = getenv("TERM");

    return isatty(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0;
}

bool screen_has_symbols(const struct screen *screen)
{
    if (screen->glyphs != GLYPHS_AUTO)
        return screen->glyphs == GLYPHS_UNICODE;
    return is_terminal() && setlocale(LC_CTYPE, "") &&
           strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* NO_COLOR counts only if it is not empty. */
bool screen_has_colours(const struct screen *screen)
{
    const char *without = getenv("NO_COLOR");

    if (screen->colour != COLOUR_AUTO)
        return screen->colour == COLOUR_ALWAYS;
    return is_terminal() && (!without || *without == '\0');
}
