/* SPDX-License-Identifier: MIT */
/* screen.c -- whether the output can show chess symbols and colours */

#include "system/screen.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/error.h"
#include "system/system.h"

static bool take_colour(struct screen *screen, const char *when)
{
    if (strcmp(when, "always") == 0)
        screen->colour = COLOUR_ALWAYS;
    else if (strcmp(when, "never") == 0)
        screen->colour = COLOUR_NEVER;
    else if (strcmp(when, "auto") == 0)
        screen->colour = COLOUR_AUTO;
    else
        return error_refuse("unknown value %s for --color: expected auto, always or never",
                            quote(when).text);
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

/* What a terminal can show, each more than the one before. */
enum terminal { PLAIN, WITH_COLOURS, WITH_EVERYTHING };

/* vt100, vt220 and so on have no colours, but vte has. */
static bool is_monochrome(const char *term)
{
    return strcmp(term, "dumb") == 0 ||
           (strncmp(term, "vt", 2) == 0 && strchr("0123456789", term[2]));
}

/* The fonts of a Linux console have no chess symbols, and few colours are shown there. */
static enum terminal terminal(void)
{
    const char *term = getenv("TERM");

    if (!isatty(STDOUT_FILENO) || !term || !*term || is_monochrome(term))
        return PLAIN;
    return strcmp(term, "linux") == 0 || strcmp(term, "ansi") == 0 ? WITH_COLOURS
                                                                    : WITH_EVERYTHING;
}

bool screen_has_symbols(const struct screen *screen)
{
    if (screen->glyphs != GLYPHS_AUTO)
        return screen->glyphs == GLYPHS_UNICODE;
    return terminal() == WITH_EVERYTHING && system_has_utf8();
}

/* NO_COLOR counts only if it is not empty. */
static bool shows(const struct screen *screen, enum terminal least)
{
    const char *without = getenv("NO_COLOR");

    if (screen->colour != COLOUR_AUTO)
        return screen->colour == COLOUR_ALWAYS;
    return terminal() >= least && (!without || *without == '\0');
}

bool screen_has_colours(const struct screen *screen)
{
    return shows(screen, WITH_COLOURS);
}

bool screen_has_shades(const struct screen *screen)
{
    return shows(screen, WITH_EVERYTHING);
}
