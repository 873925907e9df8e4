/* SPDX-License-Identifier: MIT */
/* line.c -- reads lines of any bytes and of a limited length */

/* getc_unlocked(). */
#define _POSIX_C_SOURCE 200809L

#include "cli/line.h"

#include "cli/utf8.h"

/* There is room for one byte more than the limit: the CR of a line's end. */
bool line_read(struct line *line, FILE *file)
{
    int c = getc_unlocked(file);

    line->length   = 0;
    line->too_long = false;
    if (c == EOF)
        return false;

    for (; c != EOF && c != '\n'; c = getc_unlocked(file)) {
        if (line->length <= LINE_LIMIT)
            line->text[line->length++] = (char)c;
        else
            line->too_long = true;
    }
    if (line->length > 0 && line->text[line->length - 1] == '\r')
        line->length--;
    if (line->length > LINE_LIMIT)
        line->too_long = true;
    return true;
}

size_t line_text(const struct line *line)
{
    size_t good = 0, more;

    while (good < line->length && line->text[good] != '\0' &&
           (more = utf8_length(line->text + good, line->length - good)) > 0)
        good += more;
    return good;
}
