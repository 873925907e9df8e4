/* SPDX-License-Identifier: MIT */
/* words.h -- puts sentences together, and prints them in lines of a page */
#ifndef EXPLAIN_WORDS_H
#define EXPLAIN_WORDS_H

#include <stddef.h>

#include <ecart.h>

#include "system/error.h"

enum {
    WORDS_COLUMNS = 72,     /* the width of a line: fits on a printed page too */
    WORDS_SIZE    = 2048
};

/* A text that grows.  What does not fit is left out. */
struct words {
    char   text[WORDS_SIZE];
    size_t length;
};

void words_clear(struct words *words);
void words_add(struct words *words, const char *format, ...) PRINTS_AFTER(2);

/* Prints a text in lines of at most WORDS_COLUMNS, or of a narrower terminal.  All
 * lines but the first begin with hang blanks. */
void words_print(int hang, const char *text);

#endif
