/* SPDX-License-Identifier: MIT */
/* odd.c -- characters outside ASCII that stand between words
 *
 * They come from typesetting and from web pages: no-break and thin blanks, blanks of no
 * width, marks of the direction, and three dots in one. */

#include "pgn/odd.h"

#include <stdint.h>

#include "pgn/bytes.h"

/* The number of a character of UTF-8 with so many bytes, or of Windows-1252. */
static uint32_t number_of(const char *text, size_t wide)
{
    static const uint8_t bits[5] = { 0, 0xff, 0x1f, 0x0f, 0x07 };
    uint32_t number = (unsigned char)text[0] & bits[wide];

    for (size_t i = 1; i < wide; i++)
        number = number << 6 | ((unsigned char)text[i] & 0x3f);
    return number;
}

static odd_sort sort_of(uint32_t number)
{
    switch (number) {
    case 0x2026:
        return ODD_DOTS;
    case 0xa0: case 0xad: case 0x202f: case 0x205f: case 0x2060: case 0x3000:
        return ODD_BLANK;
    case 0xfeff:
        return ODD_MARK;
    default:
        return number >= 0x2000 && number <= 0x200f ? ODD_BLANK : ODD_PART;
    }
}

odd ecart_pgn_odd(const char *text, size_t length)
{
    size_t wide = ecart_pgn_character(text, length);

    if (text[0] == '\x85')      /* in Windows-1252 */
        return (odd){ ODD_DOTS, 1 };
    if (wide == 0)
        wide = 1;
    return (odd){ wide > length ? ODD_PART : sort_of(number_of(text, wide)), wide };
}
