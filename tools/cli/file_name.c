/* SPDX-License-Identifier: MIT */
/* file_name.c -- names of files, made fit to be shown */

#include "cli/file_name.h"

#include <string.h>

#include "cli/utf8.h"

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
