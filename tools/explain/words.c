/* SPDX-License-Identifier: MIT */
/* words.c -- puts sentences together, and prints them in lines of a page */

#include "explain/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/utf8.h"

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

void words_plain(struct words *words)
{
    for (char *blank = words->text; (blank = strchr(blank, '\n')) != NULL;)
        *blank = ' ';
}

/* In UTF-8, the bytes that continue a character take no column. */
static int columns_of(const char *text, size_t length)
{
    int columns = 0;

    for (size_t i = 0; i < length; i++)
        columns += utf8_is_first(text[i]);
    return columns;
}

void words_print(int hang, const char *text)
{
    int column = 0;

    while (*text) {
        size_t blanks  = strspn(text, " ");
        size_t length  = strcspn(text + blanks, " ");
        int    columns = columns_of(text + blanks, length);

        if (column > 0 && column + (int)blanks + columns > WORDS_COLUMNS) {
            printf("\n%*s", hang, "");
            column = hang;
        } else {
            printf("%*s", (int)blanks, "");
            column += (int)blanks;
        }
        printf("%.*s", (int)length, text + blanks);
        column += columns;
        text   += blanks + length;
    }
    putchar('\n');
}

void words_print_paragraphs(const struct words *words)
{
    struct words rest = *words;

    for (char *text = rest.text; text;) {
        char *end = strchr(text, '\n');

        if (end)
            *end++ = '\0';
        words_print(0, text);
        text = end;
    }
}
