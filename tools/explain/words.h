/* SPDX-License-Identifier: MIT */
/* prose.h -- sentences put together, and set in lines of a page */
#ifndef EXPLAIN_WORDS_H
#define EXPLAIN_WORDS_H

#include <stddef.h>

#include <ecart.h>

#include "cli/error.h"

enum {
    PROSE_COLUMNS = 72,     /* what a printed page has room for too */
    WORDS_SIZE    = 2048
};

/* A text that grows.  What it has no room for is left out. */
struct words {
    char   text[WORDS_SIZE];
    size_t length;
};

void words_clear(struct words *words);
void words_add(struct words *words, const char *format, ...) PRINTS_AFTER(2);

/* Cells by name in ascending order, "a1, b2 and c3", with the word before the
 * last one, or "-" if there is none. */
void words_cells(struct words *words, ecart_cells cells, const char *last);

/* Each '~' and each end of a paragraph becomes a blank, for who sets no lines. */
void words_plain(struct words *words);

/* Prints a text in lines of at most PROSE_COLUMNS, all but the first of which
 * begin with as many blanks as hang says.  A '~' is a blank at which no line
 * ends. */
void prose(int hang, const char *text);

/* Prints paragraphs, which have a '\n' between them. */
void prose_paragraphs(const struct words *words);

#endif
