/* SPDX-License-Identifier: MIT */
/* string.c -- the functions of string.h */

#include "string.h"

/* With -mbulk-memory, the first three builtins are single instructions. */
void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    return __builtin_memcpy(to, from, size);
}

void *memmove(void *to, const void *from, size_t size)
{
    return __builtin_memmove(to, from, size);
}

void *memset(void *at, int byte, size_t size)
{
    return __builtin_memset(at, byte, size);
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *x = a, *y = b;

    while (size > 0 && *x == *y)
        x++, y++, size--;
    return size > 0 ? *x - *y : 0;
}

size_t strlen(const char *text)
{
    size_t length = 0;

    while (text[length] != '\0')
        length++;
    return length;
}
