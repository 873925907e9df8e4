/* SPDX-License-Identifier: MIT */
/* bytes.c -- classes of bytes, and characters of UTF-8 and Latin-1 */

#include "pgn/bytes.h"

#include <stdbool.h>

/* Rows are the higher digit of a byte, columns the lower one.  A byte of 0x80 or more
 * may belong to a letter of a name, or to a figurine. */
const uint8_t ecart_pgn_classes[256] = {
#define B BAD
#define S BLANK
#define L LINE_END
#define X SIGN
#define W IN_WORD
#define D DIGIT
#define P DOT
#define M MARK
    /*       0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f */
    /* 0 */  B, B, B, B, B, B, B, B, B, S, L, S, S, L, B, B,
    /* 1 */  B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B,
    /* 2 */  S, M, X, W, X, W, W, W, X, X, X, W, W, W, P, W,
    /* 3 */  D, D, D, D, D, D, D, D, D, D, W, X, X, W, X, M,
    /* 4 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 5 */  W, W, W, W, W, W, W, W, W, W, W, X, W, X, W, W,
    /* 6 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 7 */  W, W, W, W, W, W, W, W, W, W, W, X, W, X, W, B,
    /* the rest is IN_WORD */
#undef B
#undef S
#undef L
#undef X
#undef W
#undef D
#undef P
#undef M
};

static size_t length_of_lead(unsigned char lead)
{
    return lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
}

/* Whether a byte may be the n-th after a lead byte.  After some lead
 * bytes the range of the first is smaller, which excludes overlong forms,
 * surrogates, and numbers beyond the last character. */
static bool may_follow(unsigned char lead, size_t n, unsigned char c)
{
    unsigned char least = 0x80, most = 0xbf;

    if (n == 1) {
        least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : least;
        most  = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : most;
    }
    return c >= least && c <= most;
}

/* Controls are bad.  So are 0x80 to 0x9f, which are controls in Latin-1. */
static bool is_bad_byte(unsigned char c)
{
    return ecart_pgn_classes[c] == BAD || (c >= 0x80 && c < 0xa0);
}

size_t ecart_pgn_character(const char *text, size_t length)
{
    unsigned char lead = (unsigned char)text[0];
    size_t        wide = length_of_lead(lead), there = wide < length ? wide : length;

    for (size_t n = 1; n < there; n++) {
        if (!may_follow(lead, n, (unsigned char)text[n]))
            wide = 1;
    }
    return wide == 1 && is_bad_byte(lead) ? 0 : wide;
}
