/* SPDX-License-Identifier: MIT */
/* likeness.c -- letters and digits that look alike on a scan or in a hand */

#include "notation/likeness.h"

#include "base/text.h"

const char ecart_like_shapes[LIKE_SHAPES][LIKE_SIZE] = {
    "b6", "38", "17", "56S", "B8R", "NK", "ad", "ce", "gqy"
};

bool ecart_looks_like(char a, char b)
{
    for (size_t i = 0; i < LIKE_SHAPES; i++) {
        if (a != b && is_one_of(a, ecart_like_shapes[i]) && is_one_of(b, ecart_like_shapes[i]))
            return true;
    }
    return false;
}
