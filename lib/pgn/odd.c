/* SPDX-License-Identifier: MIT */
/* odd.c -- characters outside ASCII that stand between words
 *
 * They come from typesetting and from web pages: no-break and thin blanks, one of no
 * width, soft hyphens, marks of the direction, and three dots in one.  The reader of SAN
 * knows them too (san_around.c). */

#include "pgn/odd.h"

#include <stdint.h>

#include "pgn/bytes.h"

/* The number of a character of UTF-8 with two bytes or more. */
static uint32_t number_of(const char *text, size_t wide)
{
    static const uint8_t bits[5] = { [2] = 0x1f, [3] = 0x0f, [4] = 0x07 };
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

/* A byte that is a character by itself, in Windows-1252. */
static odd_sort sort_of_byte(char byte)
{
    return byte == '\xa0' ? ODD_BLANK : byte == '\x85' ? ODD_DOTS : ODD_PART;
}

odd ecart_pgn_odd(const char *text, size_t length)
{
    size_t wide = ecart_pgn_character(text, length);

    if (wide <= 1)
        return (odd){ sort_of_byte(*text), 1 };
    return (odd){ wide > length ? ODD_PART : sort_of(number_of(text, wide)), wide };
}
