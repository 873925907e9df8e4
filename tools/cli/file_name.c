/* SPDX-License-Identifier: MIT */
/* file_name.c -- names of files, made fit to be shown */

#include "cli/file_name.h"

#include <string.h>

#include "cli/utf8.h"

void file_name_print(const char *name, FILE *out)
{
    size_t length = strlen(name), many;

    for (size_t at = 0; at < length; at += many) {
        many = utf8_length(name + at, length - at);
        if (many > 0 && !utf8_is_control(name + at, many)) {
            fwrite(name + at, 1, many, out);
            continue;
        }
        many += many == 0;
        for (size_t i = at; i < at + many; i++)
            fprintf(out, "\\x%02x", (unsigned)(unsigned char)name[i]);
    }
}
