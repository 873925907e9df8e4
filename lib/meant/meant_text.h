/* SPDX-License-Identifier: MIT */
/* meant_text.h -- the essence of a move's text, and how near two of them are
 *
 * The essence is what distinguishes moves: piece, from-cell, target and promotion.  It
 * has up to seven characters, packed into a number, the first of them lowest; so that
 * two are compared without a loop. */
#ifndef LIB_MEANT_MEANT_TEXT_H
#define LIB_MEANT_MEANT_TEXT_H

#include <ecart/meant.h>

#include "geometry/sets.h"

typedef struct packed_text {
    uint64_t bytes;
    int      length;
} packed_text;

/* A text as it was written. */
typedef struct written_text {
    packed_text essence;
    bool        capture;    /* it has an x */
    char        check;      /* '+', '#' or 0 */
    ecart_cells files, ranks;   /* the cells on those that are in it */
    unsigned    kinds;      /* bit n: the letter of kind n is in it */
} written_text;

/* A slip and what it weighs: 16 times its cost, and a little more for what is less
 * likely at the same cost. */
typedef struct slip_weight {
    ecart_slip slip;
    int        weight;
} slip_weight;

enum {
    SLIP_UNIT = 16,
    TOO_FAR   = 255     /* the weight of what no single slip explains */
};

static inline void pack(packed_text *p, char c)
{
    p->bytes |= (uint64_t)(unsigned char)c << 8 * p->length++;
}

static inline char packed_at(const packed_text *p, int index)
{
    return (char)(p->bytes >> 8 * index & 0xff);
}

/* Whether a text may be two cells: it does not begin with a capital.  Three characters
 * with an x, such as exd5, are a capture by a pawn. */
static inline bool may_be_cells(const written_text *written)
{
    const packed_text *essence = &written->essence;

    if (packed_at(essence, 0) < 'a' || essence->length < 3)
        return false;
    return essence->length > 3 || !written->capture || packed_at(essence, 1) < 'a';
}

enum {
    KEYS_FAR = 16       /* further than any two keys are apart */
};

/* Whether one character may have been read for another: they look alike, to people or to a
 * scanner. */
ECART_HIDDEN bool ecart_reads_like(char read, char meant);

/* How many keys of a QWERTY keyboard it is from one letter or digit to another: 0 for
 * the same key, with shift or without; KEYS_FAR for what is neither. */
ECART_HIDDEN int ecart_keys_apart(char a, char b);

/* Reads what was written with the letters of a language, and keeps it in English ones; false
 * if it is empty or too long to be nearly a move. */
ECART_HIDDEN bool ecart_meant_essence(const ecart_letters *letters, const char *text,
                                      size_t length, written_text *written);

/* Makes a small q or b at the beginning a capital; false if there is none. */
ECART_HIDDEN bool ecart_meant_capital(written_text *written);

/* The slip by which one essence was written for another; its weight is 0 if they are
 * the same. */
ECART_HIDDEN slip_weight ecart_meant_slip(const packed_text *written, const packed_text *meant);

#endif
