/* SPDX-License-Identifier: MIT */
/* capital.h -- the capital letter of a small one, in Unicode */
#ifndef LIB_WORDS_CAPITAL_H
#define LIB_WORDS_CAPITAL_H

#include <stddef.h>

/* For Latin letters up to U+017F and Cyrillic ones up to U+045F; returns any other
 * character as it is. */
static inline unsigned capital_of(unsigned letter)
{
    static const struct {
        unsigned first, last, step, after;      /* how far after their capitals */
    } small[] = {
        { 'a',    'z',    1, 32 },  { 0xe0,  0xf6,  1, 32 },  { 0xf8,  0xfe,  1, 32 },
        { 0x101,  0x12f,  2, 1 },   { 0x131, 0x131, 1, 0x131 - 'I' },
        { 0x133,  0x137,  2, 1 },   { 0x13a, 0x148, 2, 1 },   { 0x14b, 0x177, 2, 1 },
        { 0x17a,  0x17e,  2, 1 },   { 0x430, 0x44f, 1, 32 },  { 0x450, 0x45f, 1, 80 },
    };

    for (size_t i = 0; i < sizeof small / sizeof *small; i++) {
        if (letter >= small[i].first && letter <= small[i].last &&
            (letter - small[i].first) % small[i].step == 0)
            return letter - small[i].after;
    }
    return letter;
}

#endif
