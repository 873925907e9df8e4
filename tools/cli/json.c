/* SPDX-License-Identifier: MIT */
/* json.c -- JSON on standard output */

#include "cli/json.h"

#include <stdio.h>
#include <string.h>

#include "cli/utf8.h"

/* What stands before each value. */
static void begin(struct json *json, const char *name)
{
    if (json->more)
        putchar(',');
    json->more = true;
    if (name)
        printf("\"%s\":", name);
}

void json_open(struct json *json, const char *name, char bracket)
{
    begin(json, name);
    putchar(bracket);
    json->more = false;
}

void json_close(struct json *json, char bracket)
{
    putchar(bracket);
    json->more = true;
}

void json_end_line(struct json *json)
{
    putchar('\n');
    json->more = false;
}

static bool is_plain(char c)
{
    return (unsigned char)c >= ' ' && (unsigned char)c < 0x7f && c != '"' && c != '\\';
}

/* One character that needs care; how many bytes it has. */
static size_t put_special(const char *text, size_t length)
{
    size_t character = utf8_length(text, length);

    if (character > 1)
        fwrite(text, 1, character, stdout);
    else if (character == 0)
        fputs("\\ufffd", stdout);
    else if (*text == '"' || *text == '\\')
        printf("\\%c", *text);
    else
        printf("\\u%04x", (unsigned)*text);
    return character ? character : 1;
}

void json_put_bytes(struct json *json, const char *name, const char *text, size_t length)
{
    begin(json, name);
    putchar('"');
    for (size_t i = 0; i < length;) {
        size_t plain = i;

        while (plain < length && is_plain(text[plain]))
            plain++;
        fwrite(text + i, 1, plain - i, stdout);
        i = plain;
        if (i < length)
            i += put_special(text + i, length - i);
    }
    putchar('"');
}

void json_put_text(struct json *json, const char *name, const char *text)
{
    if (text)
        json_put_bytes(json, name, text, strlen(text));
    else
        json_put_null(json, name);
}

void json_put_raw(struct json *json, const char *name, const char *value, size_t length)
{
    begin(json, name);
    for (size_t i = 0; i < length; i++)
        putchar(value[i] >= '\0' && value[i] < ' ' ? ' ' : value[i]);
}

void json_put_number(struct json *json, const char *name, long long number)
{
    begin(json, name);
    printf("%lld", number);
}

void json_put_flag(struct json *json, const char *name, bool flag)
{
    begin(json, name);
    fputs(flag ? "true" : "false", stdout);
}

void json_put_null(struct json *json, const char *name)
{
    begin(json, name);
    fputs("null", stdout);
}

void json_put_cell(struct json *json, const char *name, ecart_cell cell)
{
    char text[3];

    ecart_cell_write(cell, text, sizeof text);
    json_put_text(json, name, ecart_cell_exists(cell) ? text : NULL);
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
    json_open(json, name, '[');
    for (ecart_cell c = ecart_cells_next(set, 0); c; c = ecart_cells_next(set, c))
        json_put_cell(json, NULL, c);
    json_close(json, ']');
}

static void put_number(struct json *json, const char *name, ecart_cell cell)
{
    if (ecart_cell_exists(cell))
        json_put_number(json, name, cell);
    else
        json_put_null(json, name);
}

void json_put_numbers(struct json *json, ecart_cell from, ecart_cell to)
{
    put_number(json, "from", from);
    put_number(json, "to", to);
    if (ecart_cell_exists(from) && ecart_cell_exists(to))
        json_put_number(json, "difference", ecart_difference_between(from, to));
    else
        json_put_null(json, "difference");
}
