/* SPDX-License-Identifier: MIT */
/* page.h -- lines for people: as wide as their terminal, with a caret under what is wrong
 * and words in colour */
#ifndef SYSTEM_PAGE_H
#define SYSTEM_PAGE_H

#include <stdio.h>

#include <ecart.h>

#include "system/error.h"

/* How many columns a file has if it is a terminal; 0 if it is not. */
int page_columns(FILE *file);

/* Prints a text in lines of at most that many columns, broken at blanks; or in one line
 * if that is 0.  All lines but the first begin with hang blanks.  What follows an
 * end of line in it is printed as it is. */
void page_print(FILE *file, const char *text, int hang, int most);

/* Prints a text, or the program's sentence of that number, on stdout, in lines as wide as
 * the terminal. */
void page_put(const char *format, ...) PRINTS;
void page_say(const ecart_language *language, int which, const ecart_slots *slots);

/* Write, or print, a text, and on a second line a caret below the byte at an offset; of a long
 * text only what is around it.  Bytes that are not printable ASCII become \xNN. */
enum { CARET_SIZE = 480 };

void page_caret_write(char caret[CARET_SIZE], const char *text, size_t length, size_t offset,
                      int columns);
void page_caret(FILE *file, const char *text, size_t length, size_t offset);

/* The same after an error, if stderr is a terminal: elsewhere an error is one line. */
void page_error_caret(const char *text, size_t length, size_t offset);

/* What begins a colour, and what ends it; empty without colours. */
enum hue { HUE_END, HUE_GOOD, HUE_BAD, HUE_DOUBTFUL, HUE_QUIET };

const char *page_hue(bool coloured, enum hue hue);

#endif
