/* SPDX-License-Identifier: MIT */
/* text.h -- writes text as snprintf() does, and finds a text in a list */
#ifndef LIB_BASE_TEXT_H
#define LIB_BASE_TEXT_H

#include "base/internal.h"

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

static inline bool is_letter(char c)
{
    return is_small(c) || (c >= 'A' && c <= 'Z');
}

static inline bool is_space(char c)
{
    return (unsigned char)c <= ' ' && (c == ' ' || c == '\t' || c == '\n' || c == '\r');
}

/* The NUL is in no list. */
static inline bool is_one_of(char c, const char *list)
{
    while (*list != '\0' && *list != c)
        list++;
    return *list != '\0';
}

static inline char in_small(char c)
{
    return is_letter(c) ? (char)(c | 0x20) : c;
}

/* A text that is being written.  length goes on counting when there is no room
 * left. */
typedef struct writer {
    char  *out;
    size_t size, length;
} writer;

static inline writer ecart_text_into(char *out, size_t size)
{
    return (writer){ out, size, 0 };
}

static inline void ecart_text_put(writer *t, char c)
{
    if (t->length + 1 < t->size)
        t->out[t->length] = c;
    t->length++;
}

ECART_HIDDEN void ecart_text_string(writer *t, const char *string);
ECART_HIDDEN void ecart_text_bytes(writer *t, const void *bytes, size_t length);
ECART_HIDDEN void ecart_text_number(writer *t, unsigned number);

/* The index of a text in a list of count names; count if it is not there. */
ECART_HIDDEN int ecart_text_find(const char *const *names, int count,
                                 const char *text, size_t length);

/* Whether a list of small words, with a blank on both sides of each, has a word, which may be
 * in capitals. */
ECART_HIDDEN bool ecart_text_lists(const char *list, const char *word, size_t length);

/* Ends the text with a zero and returns its whole length. */
static inline size_t ecart_text_end(writer *t)
{
    if (t->size > 0)
        t->out[t->length < t->size ? t->length : t->size - 1] = '\0';
    return t->length;
}

#endif
