/* SPDX-License-Identifier: MIT */
/* epd.c -- reads the operations of an EPD, which follow its four fields
 *
 * An operation is an opcode, its operands and a semicolon: bm Nf3 e4; or id "a game";.
 * A text between quotation marks is one operand, whatever stands in it. */

#include "notation/epd.h"

#include <string.h>

/* An operation, and the first of its operands, which is empty if there is none. */
typedef struct operation {
    span opcode, operand;
} operation;

static bool is_of_opcode(char c)
{
    return is_letter(c) || is_digit(c) || c == '_';
}

static bool ends_word(char c)
{
    return is_space(c) || c == ';';
}

/* Where a character is next; the length if it is not there. */
static size_t find_next(const char *text, size_t at, size_t length, char c)
{
    while (at < length && text[at] != c)
        at++;
    return at;
}

/* A number after the first word means that the word was to be a counter: x 1. */
bool ecart_epd_begins(const char *text, size_t length, size_t at)
{
    if (at == length || !is_letter(text[at]))
        return false;
    if (find_next(text, at, length, ';') < length)
        return true;
    at = skip_spaces(text, skip_field(text, at, length), length);
    return at < length && !is_digit(text[at]);
}

/* Where the operand at an offset ends; the offset itself if none stands there. */
static size_t operand_end(const char *text, size_t at, size_t length)
{
    size_t end = at;

    if (text[at] == '"') {
        end = find_next(text, at + 1, length, '"');
        return end == length ? at : end + 1;
    }
    while (end < length && !ends_word(text[end]) && text[end] != '"')
        end++;
    return end;
}

/* Reads an operation up to its semicolon.  Returns where that stands; if something
 * else stands there, or nothing, the operation is not well formed. */
static size_t read_operation(const char *text, size_t length, size_t at, operation *o)
{
    *o = (operation){ { at, at }, { 0, 0 } };
    if (!is_letter(text[at]))
        return at;
    while (at < length && is_of_opcode(text[at]))
        at++;
    o->opcode.to = at;
    while (at < length && is_space(text[at])) {
        size_t from = skip_spaces(text, at, length);

        if (from == length || text[from] == ';')
            return from;
        at = operand_end(text, from, length);
        if (o->operand.to == 0)
            o->operand = (span){ from, at };
    }
    return at;
}

static bool has_opcode(const char *text, const operation *o, const char *name)
{
    size_t length = o->opcode.to - o->opcode.from;

    return length == strlen(name) && memcmp(text + o->opcode.from, name, length) == 0;
}

void ecart_epd_read(const char *text, size_t length, size_t at,
                    span *clock, span *number, ecart_faults *faults)
{
    for (; (at = skip_spaces(text, at, length)) < length; at++) {
        operation o;

        at = read_operation(text, length, at, &o);
        span *counter = has_opcode(text, &o, "hmvc") ? clock
                      : has_opcode(text, &o, "fmvn") ? number : NULL;

        if (at == length || text[at] != ';' || o.opcode.to == o.opcode.from ||
            (counter != NULL && o.operand.to == 0))
            ecart_faults_add(faults, ECART_BAD_OPERATION, 0, at);
        else if (counter != NULL)
            *counter = o.operand;
        at = find_next(text, at, length, ';');
    }
}
