/* SPDX-License-Identifier: MIT */
/* text.h -- writing to a caller's buffer by snprintf's convention */
#ifndef LIB_TEXT_H
#define LIB_TEXT_H

#include <stddef.h>

#include <ecart/cell.h>

#include "internal.h"

/* What was written goes on being counted where there is no more room. */
typedef struct text {
    char  *out;
    size_t size, length;
} text;

ECART_HIDDEN text text_into(char *out, size_t size);
ECART_HIDDEN void text_put(text *t, char c);
ECART_HIDDEN void text_string(text *t, const char *string);
ECART_HIDDEN void text_number(text *t, unsigned number);

/* A cell's name, or "-". */
ECART_HIDDEN void text_cell(text *t, ecart_cell cell);

/* Ends the text with a zero and returns its whole length. */
ECART_HIDDEN size_t text_end(text *t);

#endif
