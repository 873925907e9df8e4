/* SPDX-License-Identifier: MIT */
/* nearest.c -- the word that was meant by one with a slip */

#include "system/nearest.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { SLIPS = 2, SHORT_WORD = 5 };

/* Whether a word becomes another by this many slips: a letter too many, one that is
 * missing, another one, or two that changed places. */
static bool is_near(const char *a, const char *b, int slips)
{
    while (*a && *a == *b)
        a++, b++;
    if (!*a && !*b)
        return true;
    if (slips-- == 0)
        return false;
    return (*a && is_near(a + 1, b, slips)) ||
           (*b && is_near(a, b + 1, slips)) ||
           (*a && *b && is_near(a + 1, b + 1, slips)) ||
           (*a && *b && a[0] == b[1] && a[1] == b[0] && is_near(a + 2, b + 2, slips));
}

const char *nearest(const char *typed, const char *const *words)
{
    int most = strlen(typed) <= SHORT_WORD ? 1 : SLIPS;

    for (int slips = 1; slips <= most; slips++) {
        for (const char *const *word = words; *word; word++) {
            if (is_near(typed, *word, slips))
                return *word;
        }
    }
    return NULL;
}
