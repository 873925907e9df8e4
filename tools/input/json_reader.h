/* SPDX-License-Identifier: MIT */
/* json_reader.h -- reads JSON strictly, a value at a time
 *
 * The caller reads the braces and commas that it expects, and a value between them:
 *
 *     while (json_read_mark(&reader, ',') && json_read(&reader, &value))
 *
 * What is not JSON by RFC 8259 is refused, and so are a name that occurs twice in an
 * object, a NUL, half of a surrogate pair, a number that is too big for a double, and
 * what is nested deeper than 2048.  These are the rules of jansson, and the tests
 * compare this reader with it. */
#ifndef INPUT_JSON_READER_H
#define INPUT_JSON_READER_H

#include "input/line_reader.h"

enum value_kind {
    VALUE_NULL, VALUE_FALSE, VALUE_TRUE, VALUE_NUMBER, VALUE_TEXT, VALUE_ARRAY, VALUE_OBJECT
};

/* A text is without its escapes; a number is as it was written.  Either is in the line, or
 * in the reader. */
struct json_value {
    enum value_kind kind;
    const char     *text;
    size_t          length;
};

/* Reads UTF-8 without a NUL, a line at most.  Texts that had escapes are kept. */
struct json_reader {
    const char *text;
    size_t      length, at;
    const char *wrong;      /* what is wrong where reading stopped, or NULL */
    bool        has_nul;    /* a string has a NUL: JSON allows it, we do not */
    size_t      used;       /* bytes of what is kept */
    char        kept[LINE_LIMIT + 2];
};

void json_reader_begin(struct json_reader *reader, const char *text, size_t length);

/* The next byte; NUL at the end. */
char json_peek(const struct json_reader *reader);

/* Skips a byte such as a comma, and the blanks around it, if it is there. */
bool json_read_mark(struct json_reader *reader, char mark);

/* Reads a value.  false if there is none, or something is wrong in it; then reading
 * has stopped after what made no sense. */
bool json_read(struct json_reader *reader, struct json_value *value);

/* Whether a value has this text; and which of the names in a list that ends with NULL it is,
 * or -1. */
bool json_is(const struct json_value *value, const char *text);
int json_find(const struct json_value *value, const char *const *names);

/* A number; 0 for any other value. */
double json_number(const struct json_value *value);

/* Reads once more an object that begins here, if it has just two members of these names: a
 * count from 1, and a text. */
bool json_pair(struct json_reader *reader, size_t start, const char *counts, size_t *count,
               const char *texts, struct json_value *text);

#endif
