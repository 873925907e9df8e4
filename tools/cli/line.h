/* SPDX-License-Identifier: MIT */
/* line.h -- reads lines of any bytes and of a limited length */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { LINE_LIMIT = 64 * 1024 };

struct line {
    char   text[LINE_LIMIT + 1];    /* without its end, LF or CRLF */
    size_t length;
    bool   too_long;                /* text holds only its beginning */
};

/* Reads the next line to its end, however long it is; the last one need not
 * have an end.  false at the end of the file, or if reading failed. */
bool line_read(struct line *line, FILE *file);

/* How many bytes from the beginning are UTF-8 without a NUL. */
size_t line_text(const struct line *line);

#endif
