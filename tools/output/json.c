/* SPDX-License-Identifier: MIT */
/* json.c -- writes JSON, on the standard output or into a buffer */

#include "output/json.h"

#include <stdio.h>
#include <string.h>

#include "system/utf8.h"

/* Room for a name or a cell and the marks around it. */
enum { SHORT = 80 };

/* Writes bytes where they go in the end: to the buffer, or to the standard output. */
static void put_through(struct json *json, const char *bytes, size_t length)
{
    if (json->buffer)
        buffer_put(json->buffer, bytes, length);
    else
        fwrite(bytes, 1, length, stdout);
}

void json_flush(struct json *json)
{
    put_through(json, json->kept, json->length);
    json->length = 0;
}

static void put_long(struct json *json, const char *bytes, size_t length)
{
    json_flush(json);
    put_through(json, bytes, length);
}

/* Nearly all of what is written: it is inline, because most of it is a few bytes. */
static inline void put(struct json *json, const char *bytes, size_t length)
{
    if (length > sizeof json->kept - json->length) {
        put_long(json, bytes, length);
        return;
    }
    memcpy(json->kept + json->length, bytes, length);
    json->length += length;
}

static void put_string(struct json *json, const char *text)
{
    put(json, text, strlen(text));
}

/* Where up to SHORT bytes can be written; put_short() says where they end. */
static inline char *get_short(struct json *json)
{
    if (sizeof json->kept - json->length < SHORT)
        json_flush(json);
    return json->kept + json->length;
}

static inline void put_short(struct json *json, const char *end)
{
    json->length = (size_t)(end - json->kept);
}

/* Writes what stands before a value: a comma, and the name.  To copy a name byte by byte is
 * faster than to call functions that are made for long texts. */
static void begin(struct json *json, const char *name)
{
    char *end = get_short(json);

    if (json->more)
        *end++ = ',';
    json->more = true;
    if (name) {
        *end++ = '"';
        while (*name)
            *end++ = *name++;
        *end++ = '"';
        *end++ = ':';
    }
    put_short(json, end);
}

void json_open(struct json *json, const char *name, char bracket)
{
    begin(json, name);
    put(json, &bracket, 1);
    json->more = false;
}

void json_close(struct json *json, char bracket)
{
    put(json, &bracket, 1);
    json->more = true;
}

void json_end(struct json *json)
{
    put(json, "}\n", 2);
    json_flush(json);
}

static bool is_plain(char c)
{
    return (unsigned char)c >= ' ' && (unsigned char)c < 0x7f && c != '"' && c != '\\';
}

/* Whether all eight bytes of a word are plain.  If all are ASCII, subtracting 1 sets the highest
 * bit only of a zero, and ^ makes a zero of the byte that is looked for. */
static bool is_plain_word(uint64_t word)
{
    const uint64_t ones = UINT64_MAX / 0xff, highest = ones << 7;

    return !((word | (word - ones * ' ') | ((word ^ ones * '"') - ones) |
              ((word ^ ones * '\\') - ones) | ((word ^ ones * 0x7f) - ones)) & highest);
}

size_t json_plain(const char *text, size_t length)
{
    uint64_t word;
    size_t   plain = 0;

    for (; length - plain >= sizeof word; plain += sizeof word) {
        memcpy(&word, text + plain, sizeof word);
        if (!is_plain_word(word))
            break;
    }
    while (plain < length && is_plain(text[plain]))
        plain++;
    return plain;
}

/* The number in Unicode of a control of two bytes, or three. */
static unsigned control_number(const char *text, size_t length)
{
    int high = length == 2 ? text[0] & 0x1f : (text[0] & 0xf) << 6 | (text[1] & 0x3f);

    return (unsigned)(high << 6 | (text[length - 1] & 0x3f));
}

/* Writes one character that is not plain ASCII or needs an escape; returns how
 * many bytes of the text it has. */
static size_t put_special(struct json *json, const char *text, size_t length)
{
    size_t character = utf8_length(text, length);
    char   escape[sizeof "\\ufffd"];

    if (character > 1 && !utf8_is_control(text, character)) {
        put(json, text, character);
        return character;
    }
    if (character > 1)
        snprintf(escape, sizeof escape, "\\u%04x", control_number(text, character));
    else if (character == 0)
        snprintf(escape, sizeof escape, "\\ufffd");
    else if (*text == '"' || *text == '\\')
        snprintf(escape, sizeof escape, "\\%c", *text);
    else
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)*text);
    put_string(json, escape);
    return character > 1 ? character : 1;
}

void json_put_bytes(struct json *json, const char *name, const char *text, size_t length)
{
    begin(json, name);
    put(json, "\"", 1);
    for (size_t i = 0; i < length;) {
        size_t plain = json_plain(text + i, length - i);

        put(json, text + i, plain);
        i += plain;
        if (i < length)
            i += put_special(json, text + i, length - i);
    }
    put(json, "\"", 1);
}

void json_put_shown(struct json *json, const char *name, const char *text, size_t length)
{
    struct buffer shown = { 0 };

    buffer_show(&shown, text, length);
    json_put_bytes(json, name, shown.bytes, shown.length);
    if (json->buffer)
        json->buffer->failed |= shown.failed;
    buffer_free(&shown);
}

void json_put_text(struct json *json, const char *name, const char *text)
{
    if (text)
        json_put_bytes(json, name, text, strlen(text));
    else
        json_put_null(json, name);
}

void json_put_plain(struct json *json, const char *name, const char *text)
{
    if (!text) {
        json_put_null(json, name);
        return;
    }
    begin(json, name);
    put(json, "\"", 1);
    put_string(json, text);
    put(json, "\"", 1);
}

void json_put_raw(struct json *json, const char *name, const char *value, size_t length)
{
    begin(json, name);
    for (size_t i = 0; i < length;) {
        size_t character = utf8_length(value + i, length - i);

        if ((unsigned char) value[i] < ' ')
            put(json, " ", 1);
        else if (utf8_is_control(value + i, character))
            put_special(json, value + i, character);
        else
            put(json, value + i, character ? character : 1);
        i += character ? character : 1;
    }
}

void json_put_number(struct json *json, const char *name, long long number)
{
    const bool         minus = number < 0;
    unsigned long long rest  = (unsigned long long)number;
    char digits[sizeof "-9223372036854775808"], *end = digits + sizeof digits, *first = end;

    if (minus)
        rest = 0 - rest;
    do
        *--first = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (minus)
        *--first = '-';
    begin(json, name);
    put(json, first, (size_t)(end - first));
}

void json_put_known(struct json *json, const char *name, bool known, long long number)
{
    if (known)
        json_put_number(json, name, number);
    else
        json_put_null(json, name);
}

void json_put_flag(struct json *json, const char *name, bool flag)
{
    begin(json, name);
    put_string(json, flag ? "true" : "false");
}

void json_put_null(struct json *json, const char *name)
{
    begin(json, name);
    put_string(json, "null");
}

void json_put_cell(struct json *json, const char *name, ecart_cell cell)
{
    char *end;

    if (!ecart_cell_exists(cell)) {
        json_put_null(json, name);
        return;
    }
    begin(json, name);
    end = get_short(json);
    *end++ = '"';
    end += ecart_cell_write(cell, end, sizeof "a1");
    *end++ = '"';
    put_short(json, end);
}

void json_put_cells(struct json *json, const char *name, const ecart_cell *cells, int count)
{
    json_open(json, name, '[');
    for (int i = 0; i < count; i++)
        json_put_cell(json, NULL, cells[i]);
    json_close(json, ']');
}

void json_put_set(struct json *json, const char *name, ecart_cells set)
{
    ecart_cell c = ECART_NO_CELL;

    json_open(json, name, '[');
    while ((c = ecart_cells_next(set, c)))
        json_put_cell(json, NULL, c);
    json_close(json, ']');
}

static void put_number(struct json *json, const char *name, ecart_cell cell)
{
    json_put_known(json, name, ecart_cell_exists(cell), cell);
}

void json_put_pair(struct json *json, ecart_cell from, ecart_cell to,
                   const ecart_cell *cells, int count)
{
    json_put_cell(json, "from", from);
    json_put_cell(json, "to", to);
    json_put_known(json, "difference", ecart_cell_exists(from) && ecart_cell_exists(to),
                   ecart_difference_between(from, to));
    json_open(json, "numbers", '{');
    put_number(json, "from", from);
    put_number(json, "to", to);
    if (cells) {
        json_open(json, "cells", '[');
        for (int i = 0; i < count; i++)
            put_number(json, NULL, cells[i]);
        json_close(json, ']');
    }
    json_close(json, '}');
}
