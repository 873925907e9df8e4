/* SPDX-License-Identifier: MIT */
/* buffer.h -- bytes that are put one behind another, as many as there are
 *
 * Where memory ends, the buffer keeps what it has and says that it failed. */
#ifndef CLI_BUFFER_H
#define CLI_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/error.h"

/* Begins as zeros.  Read, do not write. */
struct buffer {
    char  *bytes;
    size_t length, size;
    bool   failed;
};

/* Room for so many bytes more, which the caller then writes and counts in
 * length; NULL if there is no memory. */
char *buffer_room(struct buffer *buffer, size_t count);

void buffer_put(struct buffer *buffer, const void *bytes, size_t count);
void buffer_print(struct buffer *buffer, const char *format, ...) PRINTS_AFTER(2);

/* A text that somebody wrote in a file, fit to be shown and in UTF-8: what is
 * not UTF-8 is taken for Latin-1, and controls become question marks. */
void buffer_show(struct buffer *buffer, const char *text, size_t length);

/* The same as a string of JSON, in its quotes. */
void buffer_quote(struct buffer *buffer, const char *text, size_t length);

void buffer_free(struct buffer *buffer);

#endif
