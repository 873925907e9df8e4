/* SPDX-License-Identifier: MIT */
/* screen.h -- whether the output can show chess symbols and colours; and progress
 *
 * Unless the user asks for them, symbols and colours are used on a terminal
 * only, so that scripts and files get plain ASCII. */
#ifndef SYSTEM_SCREEN_H
#define SYSTEM_SCREEN_H

#include <stdbool.h>
#include <stdint.h>

enum { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

/* What the user asked for; all zero if nothing. */
struct screen {
    enum { GLYPHS_AUTO, GLYPHS_ASCII, GLYPHS_UNICODE } glyphs;
    int colour;             /* in the order of --color */
};

/* Whether to use chess symbols, the eight colours that every terminal in colour has, and
 * 256 colours on the standard output. */
bool screen_has_symbols(const struct screen *screen);
bool screen_has_colours(const struct screen *screen);
bool screen_has_shades(const struct screen *screen);

/* How far a long task has come, shown on a terminal. */
struct progress {
    bool     wanted;        /* stderr is a terminal */
    bool     shown;         /* the line is there now */
    double   started, due;  /* seconds */
    uint64_t size;          /* of all the input, in bytes; 0 if it is not known */
};

void progress_begin(struct progress *progress, uint64_t size);

/* Shows how much was done, and how much text compressed bytes held, if they were: not before the
 * task has taken some time, and not more often than eyes can read. */
void progress_show(struct progress *progress, uint64_t bytes, uint64_t text, uint64_t games);

/* Clears the line, before something else is printed. */
void progress_hide(struct progress *progress);

#endif
