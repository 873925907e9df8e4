/* SPDX-License-Identifier: MIT */
/* bytes.c -- classes of bytes, and characters of UTF-8 and Windows-1252 */

#include "pgn/scan.h"

enum {
    B = BAD, S = BLANK, L = LINE_END, X = SIGN, W = IN_WORD, D = DIGIT, P = DOT, M = MARK, H = HIGH
};

/* Rows are the higher digit of a byte, columns the lower one.  A byte of 0x80 or more
 * may belong to a letter of a name, to a figurine, or to a blank. */
const uint8_t ecart_pgn_classes[256] = {
    /*       0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f */
    /* 0 */  B, B, B, B, B, B, B, B, B, S, L, S, S, L, B, B,
    /* 1 */  B, B, B, B, B, B, B, B, B, B, B, B, B, B, B, B,
    /* 2 */  S, M, X, W, X, W, W, W, X, X, X, W, W, W, P, W,
    /* 3 */  D, D, D, D, D, D, D, D, D, D, W, X, X, W, X, M,
    /* 4 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 5 */  W, W, W, W, W, W, W, W, W, W, W, X, X, X, W, W,
    /* 6 */  W, W, W, W, W, W, W, W, W, W, W, W, W, W, W, W,
    /* 7 */  W, W, W, W, W, W, W, W, W, W, W, X, W, X, W, B,
    /* 8 */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* 9 */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* a */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* b */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* c */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* d */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* e */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
    /* f */  H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
};

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

/* Controls are bad.  So are the five bytes that Windows-1252 does not use, which are
 * controls in Latin-1. */
static bool is_bad_byte(unsigned char c)
{
    return ecart_pgn_classes[c] == BAD || c == 0x81 || c == 0x8d || c == 0x8f || c == 0x90 ||
           c == 0x9d;
}

size_t ecart_pgn_character(const char *text, size_t length)
{
    unsigned char lead = (unsigned char)text[0];
    size_t        wide = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
    size_t        there = wide < length ? wide : length;

    for (size_t n = 1; n < there; n++) {
        if (!may_follow(lead, n, (unsigned char)text[n]))
            wide = 1;
    }
    return wide == 1 && is_bad_byte(lead) ? 0 : wide;
}

/* The number of a character of UTF-8 with two bytes or more. */
static uint32_t number_of(const char *text, size_t wide)
{
    static const uint8_t bits[] = { [2] = 0x1f, [3] = 0x0f, [4] = 0x07 };
    uint32_t number = (unsigned char)text[0] & bits[wide];

    for (size_t i = 1; i < wide; i++)
        number = number << 6 | ((unsigned char)text[i] & 0x3f);
    return number;
}

static odd_sort sort_of(uint32_t number)
{
    switch (number) {
    case 0xa0: case 0x202f:
        return ODD_BLANK;
    case 0xad: case 0x2060:
        return ODD_UNSEEN;
    case 0x2026:
        return ODD_DOTS;
    case 0xfeff:
        return ODD_MARK;
    default:
        return number < 0x2000 || number > 0x200f ? ODD_PART
             : number <= 0x200b ? ODD_BLANK : ODD_UNSEEN;
    }
}

/* A byte that is a character by itself is one of Windows-1252. */
odd ecart_pgn_odd(const char *text, size_t length)
{
    size_t wide = ecart_pgn_character(text, length);

    if (wide <= 1)
        return (odd){ *text == '\xa0' ? ODD_BLANK : *text == '\x85' ? ODD_DOTS : ODD_PART, 1 };
    return (odd){ wide > length ? ODD_PART : sort_of(number_of(text, wide)), wide };
}
