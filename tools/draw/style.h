/* SPDX-License-Identifier: MIT */
/* style.h -- the colours of a picture */
#ifndef DRAW_STYLE_H
#define DRAW_STYLE_H

#include <stdio.h>

/* THEME_AUTO is light, or what the reader's machine prefers: dark on a dark
 * screen, print on paper. */
enum theme {
    THEME_AUTO,
    THEME_LIGHT,
    THEME_DARK,
    THEME_PRINT
};

/* Writes the style sheet.  Every class in a picture begins with ec-, so that it
 * may stand within a page of HTML. */
void draw_style(FILE *out, enum theme theme);

#endif
