/* SPDX-License-Identifier: MIT */
/* san_scan.h -- goes over the text of a move */
#ifndef LIB_NOTATION_SAN_SCAN_H
#define LIB_NOTATION_SAN_SCAN_H

#include "notation/san_parse.h"

typedef struct scanner {
    const ecart_letters *letters;
    const char *text;
    size_t      length, at;
    san_parts  *parts;
} scanner;

static inline char peek(const scanner *s, size_t ahead)
{
    return s->at + ahead < s->length ? s->text[s->at + ahead] : '\0';
}

static inline void forgive(scanner *s, ecart_forgiven what)
{
    s->parts->forgiven |= ecart_forgiven_set_of(what);
}

/* The length of a word if it stands some bytes ahead; else 0. */
static inline size_t word_ahead(const scanner *s, size_t ahead, const char *word)
{
    size_t i = 0;

    while (word[i] != '\0' && peek(s, ahead + i) == word[i])
        i++;
    return word[i] == '\0' ? i : 0;
}

/* Whether a word stands here; if so, skips it. */
static inline bool skip_word(scanner *s, const char *word)
{
    size_t length = word_ahead(s, 0, word);

    s->at += length;
    return length > 0;
}

#endif
