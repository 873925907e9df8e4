/* SPDX-License-Identifier: MIT */
/* text.h -- writing to a caller's buffer by snprintf's convention */
#ifndef LIB_BASE_TEXT_H
#define LIB_BASE_TEXT_H

#include <stddef.h>

#include "base/internal.h"

/* What was written goes on being counted where there is no more room. */
typedef struct writer {
    char  *out;
    size_t size, length;
} writer;

ECART_HIDDEN writer text_into(char *out, size_t size);
ECART_HIDDEN void text_put(writer *t, char c);
ECART_HIDDEN void text_string(writer *t, const char *string);
ECART_HIDDEN void text_number(writer *t, unsigned number);

/* The n-th of strings that lie one behind the other, from 0. */
ECART_HIDDEN const char *text_nth(const char *strings, int n);

/* Ends the text with a zero and returns its whole length. */
ECART_HIDDEN size_t text_end(writer *t);

#endif
