/* SPDX-License-Identifier: MIT */
/* words.c -- puts sentences together, and prints them in lines of a page */

#include "explain/words.h"

#include <stdarg.h>
#include <stdio.h>

#include "system/page.h"

void words_clear(struct words *words)
{
    words->text[0] = '\0';
    words->length  = 0;
}

void words_add(struct words *words, const char *format, ...)
{
    size_t  room = sizeof words->text - words->length;
    va_list arguments;
    int     length;

    va_start(arguments, format);
    length = vsnprintf(words->text + words->length, room, format, arguments);
    va_end(arguments);
    if (length > 0)
        words->length += (size_t)length < room ? (size_t)length : room - 1;
}

void words_print(int hang, const char *text)
{
    int columns = page_columns(stdout);

    page_print(stdout, text, hang, columns && columns < WORDS_COLUMNS ? columns : WORDS_COLUMNS);
}
