/* SPDX-License-Identifier: MIT */
/* buffer.c -- a sequence of bytes that grows as needed, and names of files in it */

#include "system/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/utf8.h"

char *buffer_room(struct buffer *buffer, size_t count)
{
    size_t size = buffer->size ? buffer->size : 1024;
    char  *bytes;

    while (size - buffer->length < count && size <= SIZE_MAX / 2)
        size *= 2;
    if (size == buffer->size)
        return buffer->bytes + buffer->length;
    bytes = size - buffer->length < count ? NULL : realloc(buffer->bytes, size);
    if (!bytes) {
        buffer->failed = true;
        return NULL;
    }
    buffer->bytes = bytes;
    buffer->size  = size;
    return bytes + buffer->length;
}

void buffer_put(struct buffer *buffer, const void *bytes, size_t count)
{
    char *room = buffer_room(buffer, count);

    if (room && count > 0) {
        memcpy(room, bytes, count);
        buffer->length += count;
    }
}

void buffer_print(struct buffer *buffer, const char *format, ...)
{
    va_list arguments;
    int     length;
    char   *room;

    va_start(arguments, format);
    length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    room = length < 0 ? NULL : buffer_room(buffer, (size_t)length + 1);
    if (!room)
        return;
    va_start(arguments, format);
    buffer->length += (size_t)vsnprintf(room, (size_t)length + 1, format, arguments);
    va_end(arguments);
}

bool buffer_line(struct buffer *buffer, FILE *file)
{
    int byte = 0;

    for (buffer->length = 0; byte != '\n' && (byte = getc(file)) != EOF; )
        buffer_put(buffer, &(char){ (char)byte }, 1);
    return buffer->length > 0 && !buffer->failed;
}

/* Adds one character; returns how many bytes of the text it has. */
static size_t show_character(struct buffer *buffer, const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;
    size_t many = utf8_length(text, length);

    if (many > 0 && !utf8_is_control(text, many))
        buffer_put(buffer, text, many);
    else if (many == 0 && bytes[0] >= 0xa0)
        buffer_put(buffer, (unsigned char[]){ 0xc0 | bytes[0] >> 6, 0x80 | (bytes[0] & 0x3f) }, 2);
    else
        buffer_put(buffer, "?", 1);
    return many > 0 ? many : 1;
}

void buffer_show(struct buffer *buffer, const char *text, size_t length)
{
    for (size_t many; length > 0; length -= many) {
        many  = show_character(buffer, text, length);
        text += many;
    }
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
}

void file_name_put(struct buffer *buffer, const char *name)
{
    char shown[BYTE_SIZE];

    for (size_t many; *name; name += many) {
        many = utf8_length(name, strlen(name));
        if (many == 0 || utf8_is_control(name, many)) {
            /* The other bytes of a control begin no character. */
            buffer_put(buffer, shown, byte_show(shown, *name));
            many = 1;
        } else {
            buffer_put(buffer, name, many);
        }
    }
}

/* Names of files are longer than what quote() shows, so they are printed as they
 * are if that is safe on a terminal. */
static bool is_plain(const char *name)
{
    enum { LONGEST = 120 };
    size_t length = 0;

    while (name[length] >= ' ' && name[length] <= '~')
        length++;
    return length > 0 && length <= LONGEST && name[length] == '\0';
}

bool file_name_refuse(const char *name, const char *why)
{
    return error_refuse("%s: %s", is_plain(name) ? name : quote(name).text, why);
}
