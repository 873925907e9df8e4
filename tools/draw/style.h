/* SPDX-License-Identifier: MIT */
/* style.h -- writes the style sheet of a picture */
#ifndef DRAW_STYLE_H
#define DRAW_STYLE_H

#include <stdio.h>

/* THEME_AUTO is light, unless the reader's system prefers dark, or prints. */
enum theme {
    THEME_AUTO,
    THEME_LIGHT,
    THEME_DARK,
    THEME_PRINT
};

/* Writes the style sheet.  Every class begins with ec-, so that a picture can
 * be part of a page of HTML. */
void draw_style(FILE *out, enum theme theme);

#endif
