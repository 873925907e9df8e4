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

/* The sizes of letters.  A telephone shows a picture 328 pixels wide, and there no
 * letter is smaller than 11 pixels: a plain board is 536 wide, one with its frame
 * 776 (picture_board.c). */
enum {
    LETTER_SIZE      = 20,  /* of captions */
    LETTER_SIZE_WIDE = 27   /* of all text beside a board with its frame */
};

/* Writes the style sheet.  Every class begins with ec-, so that a picture can
 * be part of a page of HTML. */
void draw_style(FILE *out, enum theme theme);

#endif
