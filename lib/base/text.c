/* SPDX-License-Identifier: MIT */
/* text.c -- writes text as snprintf() does, and finds a text in a list */

#include "base/text.h"

#include <string.h>

void ecart_text_string(writer *t, const char *string)
{
    for (; *string != '\0'; string++)
        ecart_text_put(t, *string);
}

void ecart_text_bytes(writer *t, const void *bytes, size_t length)
{
    size_t room = t->length < t->size ? t->size - 1 - t->length : 0;

    if (room > 0 && length > 0)
        memcpy(t->out + t->length, bytes, length < room ? length : room);
    t->length += length;
}

void ecart_text_number(writer *t, unsigned number)
{
    if (number >= 10)
        ecart_text_number(t, number / 10);
    ecart_text_put(t, (char)('0' + number % 10));
}

int ecart_text_find(const char *const *names, int count, const char *text, size_t length)
{
    int n = 0;

    while (n < count && (strlen(names[n]) != length || memcmp(names[n], text, length) != 0))
        n++;
    return n;
}

bool ecart_text_lists(const char *list, const char *word, size_t length)
{
    for (; *list != '\0'; list++) {
        size_t n = 0;

        while (n < length && word[n] != '\0' && in_small(word[n]) == list[1 + n])
            n++;
        if (list[0] == ' ' && n == length && list[1 + n] == ' ')
            return true;
    }
    return false;
}
