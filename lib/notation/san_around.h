/* SPDX-License-Identifier: MIT */
/* san_around.h -- goes over the text of a move: what may stand before and after it, and
 * characters that stand for others or look like them */
#ifndef LIB_NOTATION_SAN_AROUND_H
#define LIB_NOTATION_SAN_AROUND_H

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

/* The length of the dash that stands some bytes ahead; 0 if there is none.  A wide one
 * is not in ASCII. */
ECART_HIDDEN size_t ecart_san_wide_dash(const scanner *s, size_t ahead);

static inline size_t san_dash(const scanner *s, size_t ahead)
{
    char c = peek(s, ahead);

    return c == '-' ? 1 : c & 0x80 ? ecart_san_wide_dash(s, ahead) : 0;
}

/* The length of a character that shows nothing, 0 if the text begins with another:
 * a zero-width space, a byte order mark. */
ECART_HIDDEN size_t ecart_san_unseen(const char *text, size_t length);

/* Whether two characters look alike on a scan or in a hand.  No character looks like itself. */
ECART_HIDDEN bool ecart_looks_like(char a, char b);

/* Skips what may stand before a move: blanks, and its number. */
ECART_HIDDEN void ecart_san_skip_before(scanner *s);

/* Skips what may stand after a move, up to where the text goes wrong or ends. */
ECART_HIDDEN void ecart_san_skip_after(scanner *s);

#endif
