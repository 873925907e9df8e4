/* SPDX-License-Identifier: MIT */
/* buffer.h -- a sequence of bytes that grows as needed, and names of files in it
 *
 * If memory runs out, the buffer keeps what it has and says that it failed. */
#ifndef SYSTEM_BUFFER_H
#define SYSTEM_BUFFER_H

#include <stdio.h>

#include "system/error.h"

/* Begins as zeros.  Read, do not write. */
struct buffer {
    char  *bytes;
    size_t length, size;
    bool   failed;
};

/* Room for count more bytes, which the caller then writes and adds to length;
 * NULL if there is no memory. */
char *buffer_room(struct buffer *buffer, size_t count);

void buffer_put(struct buffer *buffer, const void *bytes, size_t count);
void buffer_print(struct buffer *buffer, const char *format, ...) PRINTS_AFTER(2);

/* Reads a line with its end, instead of what is in the buffer.  Returns whether there is one. */
bool buffer_line(struct buffer *buffer, FILE *file);

/* Adds a text that somebody wrote in a file, made fit to be shown, in UTF-8:
 * what is not UTF-8 is taken for Latin-1, and controls become question marks. */
void buffer_show(struct buffer *buffer, const char *text, size_t length);

void buffer_free(struct buffer *buffer);

/* Adds the whole name of a file, which may hold any bytes: controls, and what is not
 * UTF-8, become \xNN. */
void file_name_put(struct buffer *buffer, const char *name);

/* Says what is wrong with a file.  Returns false. */
bool file_name_refuse(const char *name, const char *why);

#endif
