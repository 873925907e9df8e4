/* SPDX-License-Identifier: MIT */
/* file_name.c -- names of files, made fit to be shown */

#include "system/file_name.h"

#include <string.h>

#include "system/error.h"
#include "system/utf8.h"

void file_name_put(struct buffer *buffer, const char *name)
{
    size_t length = strlen(name), many;

    for (size_t at = 0; at < length; at += many) {
        many = utf8_length(name + at, length - at);
        if (many > 0 && !utf8_is_control(name + at, many)) {
            buffer_put(buffer, name + at, many);
            continue;
        }
        many += many == 0;
        for (size_t i = at; i < at + many; i++)
            buffer_print(buffer, "\\x%02x", (unsigned)(unsigned char)name[i]);
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

int file_name_error(const char *name, const char *why)
{
    return error_print("%s: %s", is_plain(name) ? name : quote(name).text, why);
}
