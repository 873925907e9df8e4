/* SPDX-License-Identifier: MIT */
/* line_reader.h -- reads lines of any bytes and of a limited length */
#ifndef INPUT_LINE_READER_H
#define INPUT_LINE_READER_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_LIMIT = 64 * 1024 };

struct line {
    const char *text;       /* without its end, LF or CRLF */
    size_t      length;
    bool        too_long;   /* text holds only its beginning */
};

/* Reads a file, or what comes over a pipe, in blocks.  Begins as zeros but for the
 * file.  There is room for two lines, each of the longest length and one byte more, which
 * shows that a line is too long. */
struct line_reader {
    int    file;            /* a descriptor */
    bool   ended;           /* nothing more comes */
    bool   failed;          /* because reading failed; errno says why */
    size_t at, end;         /* of the bytes that are not a line yet */
    char   bytes[2 * (LINE_LIMIT + 1)];
};

/* Reads the next line to its end, however long it is; the last one need not have an
 * end.  false at the end of the file, or if reading failed.  The line's text is the
 * reader's, until the next line is read.
 *
 * Before it waits for bytes, standard output is flushed, for programs that wait for
 * an answer before they send their next request. */
bool line_read(struct line_reader *reader, struct line *line);

/* How many bytes from the beginning are UTF-8 without a NUL. */
size_t line_text(const struct line *line);

#endif
