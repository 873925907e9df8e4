/* SPDX-License-Identifier: MIT */
/* buffer.c -- bytes that are put one behind another, as many as there are */

#include "cli/buffer.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/utf8.h"

char *pile_room(struct pile *pile, size_t count)
{
    size_t size = pile->size ? pile->size : 1024;
    char  *bytes;

    while (size - pile->length < count && size <= SIZE_MAX / 2)
        size *= 2;
    if (size == pile->size)
        return pile->bytes + pile->length;
    bytes = size - pile->length < count ? NULL : realloc(pile->bytes, size);
    if (!bytes) {
        pile->failed = true;
        return NULL;
    }
    pile->bytes = bytes;
    pile->size  = size;
    return bytes + pile->length;
}

void pile_put(struct pile *pile, const void *bytes, size_t count)
{
    char *room = pile_room(pile, count);

    if (room && count > 0) {
        memcpy(room, bytes, count);
        pile->length += count;
    }
}

void pile_print(struct pile *pile, const char *format, ...)
{
    char    text[1024];
    va_list arguments;
    int     length;

    va_start(arguments, format);
    length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0)
        pile_put(pile, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* Whether a character is one that a terminal obeys: of one byte or of two. */
static bool is_control(const unsigned char *text, size_t length)
{
    return length == 1 ? text[0] < ' ' || text[0] == 0x7f
                       : text[0] == 0xc2 && text[1] < 0xa0;
}

/* Returns how long what was shown is. */
static size_t show_character(struct pile *pile, const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t many = utf8_length(text, length);

    if (many > 0 && !is_control(bytes, many))
        pile_put(pile, text, many);
    else if (many == 0 && bytes[0] >= 0xa0)
        pile_put(pile, (unsigned char[]){ 0xc0 | bytes[0] >> 6, 0x80 | (bytes[0] & 0x3f) }, 2);
    else
        pile_put(pile, "?", 1);
    return many > 0 ? many : 1;
}

void pile_show(struct pile *pile, const char *text, size_t length)
{
    for (size_t at = 0; at < length; )
        at += show_character(pile, text + at, length - at);
}

void pile_quote(struct pile *pile, const char *text, size_t length)
{
    pile_put(pile, "\"", 1);
    for (size_t at = 0; at < length; ) {
        if (text[at] == '"' || text[at] == '\\')
            pile_put(pile, "\\", 1);
        at += show_character(pile, text + at, length - at);
    }
    pile_put(pile, "\"", 1);
}

void pile_free(struct pile *pile)
{
    free(pile->bytes);
    *pile = (struct pile){ 0 };
}
