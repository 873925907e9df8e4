/* SPDX-License-Identifier: MIT */
/* json.h -- JSON on standard output
 *
 * Every answer in JSON is an object on a line of its own:
 *
 *     struct json json = { 0 };
 *
 *     json_open(&json, NULL, '{');
 *     json_put_number(&json, "from", 71);
 *     json_put_set(&json, "cells", cells);
 *     json_close(&json, '}');
 *     json_end_line(&json);
 *
 * Names are the program's own, and nothing in them needs an escape; a value in
 * an array has none, NULL.  Texts are UTF-8, and what is not becomes U+FFFD. */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

struct json {
    bool more;      /* a value was written, and a comma comes before the next */
};

/* Begins and ends an object or an array, whose brackets they are given. */
void json_open(struct json *json, const char *name, char bracket);
void json_close(struct json *json, char bracket);
void json_end_line(struct json *json);

/* A text; null for NULL.  And one that need not end with a zero. */
void json_put_text(struct json *json, const char *name, const char *text);
void json_put_bytes(struct json *json, const char *name, const char *text, size_t length);

/* A value that is JSON already.  Blanks between its parts become spaces, so
 * that it fits into a line. */
void json_put_raw(struct json *json, const char *name, const char *value, size_t length);

void json_put_number(struct json *json, const char *name, long long number);
void json_put_flag(struct json *json, const char *name, bool flag);
void json_put_null(struct json *json, const char *name);

/* A cell's name, or null; an array of names, in this order or ascending. */
void json_put_cell(struct json *json, const char *name, ecart_cell cell);
void json_put_cells(struct json *json, const char *name, const ecart_cell *cells, int count);
void json_put_set(struct json *json, const char *name, ecart_cells set);

/* "from", "to" and "difference", which are numbers: what the program is about.
 * null where a cell is none. */
void json_put_numbers(struct json *json, ecart_cell from, ecart_cell to);

#endif
