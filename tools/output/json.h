/* SPDX-License-Identifier: MIT */
/* json.h -- writes JSON, on the standard output or into a buffer
 *
 * Every answer in JSON is an object on a line of its own:
 *
 *     struct json json = { 0 };
 *
 *     json_open(&json, NULL, '{');
 *     json_put_number(&json, "from", 71);
 *     json_put_set(&json, "cells", cells);
 *     json_end(&json);
 *
 * Names are the program's own, need no escapes and have 64 bytes at most; for a value
 * in an array the name is NULL.  Texts are UTF-8; any other byte becomes U+FFFD. */
#ifndef OUTPUT_JSON_H
#define OUTPUT_JSON_H

#include <ecart.h>

#include "system/buffer.h"

/* Begins as zeros, or with a buffer.  What goes to the standard output is kept
 * until there is no room, or the line ends: most calls write a few bytes. */
struct json {
    struct buffer *buffer;  /* where to write; NULL for the standard output */
    bool           more;    /* a comma comes before the next value */
    char           kept[1024];
    size_t         length;  /* of what is kept */
};

/* Begin and end an object or an array, given its bracket; json_end() ends the
 * outermost object and its line. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
void json_end(struct json *json);

/* Writes what is kept, so that something else can be printed after it. */
void json_flush(struct json *json);

/* How many bytes from the beginning are ASCII that needs no escape. */
size_t json_plain(const char *text, size_t length);

/* A text, or null for NULL; and a text that need not end with a zero. */
void json_put_text(struct json *json, const char *name, const char *text);
void json_put_bytes(struct json *json, const char *name, const char *text, size_t length);

/* An identifier or a move or position as text, which needs no escapes; null for NULL. */
void json_put_plain(struct json *json, const char *name, const char *text);

/* A text that somebody wrote in a file, made fit to be shown by buffer_show(). */
void json_put_shown(struct json *json, const char *name, const char *text, size_t length);

/* A value that is JSON already.  Tabs and ends of lines in it become spaces, so
 * that it fits into a line. */
void json_put_raw(struct json *json, const char *name, const char *value, size_t length);

/* A number, or null if it is not known; true or false; null. */
void json_put_number(struct json *json, const char *name, long long number);
void json_put_known(struct json *json, const char *name, bool known, long long number);
void json_put_flag(struct json *json, const char *name, bool flag);
void json_put_null(struct json *json, const char *name);

/* The name of a cell, or null; an array of names, in the given order or in ascending order. */
void json_put_cell(struct json *json, const char *name, ecart_cell cell);
void json_put_cells(struct json *json, const char *name, const ecart_cell *cells, int count);
void json_put_set(struct json *json, const char *name, ecart_cells set);

/* "from" and "to", the names of two cells; their "difference"; and "numbers", an object
 * with both as numbers, and with the given cells as "cells" unless they are NULL.  What is
 * not a cell is null. */
void json_put_pair(struct json *json, ecart_cell from, ecart_cell to,
                   const ecart_cell *cells, int count);

#endif
