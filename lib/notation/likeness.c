/* SPDX-License-Identifier: MIT */
/* likeness.c -- letters and digits that look alike on a scan or in a hand */

#include "notation/likeness.h"

const char ecart_like_shapes[LIKE_SHAPES][LIKE_SIZE] = {
    "b6", "38", "17", "56S", "B8R", "NK", "ad", "ce", "gqy"
};

static bool holds_shape(const char *group, char c)
{
    while (*group != '\0' && *group != c)
        group++;
    return c != '\0' && *group == c;
}

bool ecart_looks_like(char a, char b)
{
    for (size_t i = 0; i < LIKE_SHAPES; i++) {
        if (a != b && holds_shape(ecart_like_shapes[i], a) && holds_shape(ecart_like_shapes[i], b))
            return true;
    }
    return false;
}
