/* SPDX-License-Identifier: MIT */
/* json_reader.c -- reads JSON strictly, a value at a time */

#include "input/json_reader.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "output/json.h"
#include "system/utf8.h"

enum {
    DEEPEST       = 2048,
    SAFE_NUMBER   = 300,    /* up to this many digits without an exponent are not too big */
    SURROGATE     = 0xd800, /* the first of each half, and how many there are */
    LOW_SURROGATE = 0xdc00,
    SURROGATES    = 0x400
};

static const char not_json[] = "This is not JSON";
static const char no_end[]  = "The object is not complete";

/* Keeps the first thing that is wrong. */
static bool fail(struct json_reader *reader, const char *wrong)
{
    if (!reader->wrong)
        reader->wrong = wrong;
    return false;
}

static bool fail_nul(struct json_reader *reader)
{
    reader->has_nul = true;
    return fail(reader, "A string has a NUL in it");
}

void json_reader_begin(struct json_reader *reader, const char *text, size_t length)
{
    reader->text   = text;
    reader->length = length;
    reader->at     = 0;
    reader->wrong  = NULL;
    reader->has_nul = false;
    reader->used   = 0;
}

char json_peek(const struct json_reader *reader)
{
    return reader->at < reader->length ? reader->text[reader->at] : '\0';
}

static void skip_blanks(struct json_reader *reader)
{
    char c;

    while ((c = json_peek(reader)) <= ' ' && (c == ' ' || c == '\t' || c == '\r'))
        reader->at++;
}

bool json_read_mark(struct json_reader *reader, char mark)
{
    skip_blanks(reader);
    if (json_peek(reader) != mark || reader->at == reader->length)
        return false;
    reader->at++;
    skip_blanks(reader);
    return true;
}

/* The value of a hexadecimal digit, or -1. */
static int hex(char c)
{
    if (is_digit(c))
        return c - '0';
    c |= 'a' - 'A';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static const char escapes[]   = "\"\\/bfnrt";
static const char escaped[]   = "\"\\/\b\f\n\r\t";

/* Skips an escape, up to the byte that makes it invalid. */
static bool skip_escape(struct json_reader *reader)
{
    char c;

    reader->at++;
    c = json_peek(reader);
    reader->at += c != '\0';
    if (c != 'u')
        return c != '\0' && strchr(escapes, c);
    for (int i = 0; i < 4; i++) {
        c = json_peek(reader);
        reader->at += c != '\0';
        if (hex(c) < 0)
            return false;
    }
    return true;
}

static uint32_t code_unit(const char *digits)
{
    uint32_t unit = 0;

    for (int i = 0; i < 4; i++)
        unit = unit << 4 | (uint32_t)hex(digits[i]);
    return unit;
}

/* Writes the character of the escape that begins at in, and returns what follows it; NULL for
 * half of a surrogate pair.  It may look one byte behind the text: there is a quotation mark. */
static const char *decode_escape(const char *in, char **out)
{
    uint32_t c, low;

    if (in[1] != 'u') {
        *(*out)++ = escaped[strchr(escapes, in[1]) - escapes];
        return in + 2;
    }
    c   = code_unit(in + 2);
    in += 6;
    if (c - SURROGATE < SURROGATES) {
        low = in[0] == '\\' && in[1] == 'u' ? code_unit(in + 2) : 0;
        if (low - LOW_SURROGATE >= SURROGATES)
            return NULL;
        c   = 0x10000 + ((c - SURROGATE) << 10) + (low - LOW_SURROGATE);
        in += 6;
    } else if (c - LOW_SURROGATE < SURROGATES) {
        return NULL;
    }
    *out += utf8_write(c, *out);
    return in;
}

/* Copies a text to the reader's own memory, with its escapes replaced by characters. */
static bool decode(struct json_reader *reader, struct json_value *value)
{
    const char *in = value->text, *end = in + value->length, *escape;
    char       *out = reader->kept + reader->used;

    while ((escape = memchr(in, '\\', (size_t)(end - in))) != NULL) {
        memcpy(out, in, (size_t)(escape - in));
        out += escape - in;
        in   = decode_escape(escape, &out);
        if (!in)
            return false;
    }
    memcpy(out, in, (size_t)(end - in));
    value->text   = reader->kept + reader->used;
    value->length = (size_t)(out + (end - in) - value->text);
    return true;
}

static bool scan_text(struct json_reader *reader, struct json_value *value)
{
    size_t start = ++reader->at;
    bool   has_escape = false;

    for (;;) {
        reader->at += json_plain(reader->text + reader->at, reader->length - reader->at);
        if (reader->at == reader->length)
            return fail(reader, no_end);
        if (json_peek(reader) == '"')
            break;
        if (json_peek(reader) != '\\' && (unsigned char)json_peek(reader) >= ' ')
            reader->at++;
        else if (json_peek(reader) == '\\' && skip_escape(reader))
            has_escape = true;
        else
            return fail(reader, not_json);
    }
    value->kind   = VALUE_TEXT;
    value->text   = reader->text + start;
    value->length = reader->at++ - start;
    return !has_escape || decode(reader, value) ||
           fail(reader, "A string has half of a surrogate pair");
}

static bool skip_digits(struct json_reader *reader)
{
    size_t start = reader->at;

    while (is_digit(json_peek(reader)))
        reader->at++;
    return reader->at > start;
}

/* Whether a double can hold a number. */
static bool is_finite(struct json_reader *reader, const char *number, size_t length)
{
    char  *copy = reader->kept + reader->used;
    double value;

    memcpy(copy, number, length);
    copy[length] = '\0';
    value = strtod(copy, NULL);
    return (value < HUGE_VAL && value > -HUGE_VAL) || fail(reader, "A number is too big");
}

static bool scan_number(struct json_reader *reader, struct json_value *value)
{
    size_t start = reader->at;
    bool   has_exponent;

    value->kind = VALUE_NUMBER;
    reader->at += json_peek(reader) == '-';
    if (json_peek(reader) == '0') {
        reader->at++;
        if (is_digit(json_peek(reader)))
            return false;
    } else if (!skip_digits(reader)) {
        return false;
    }
    if (json_peek(reader) == '.') {
        reader->at++;
        if (!skip_digits(reader))
            return false;
    }
    has_exponent = json_peek(reader) == 'e' || json_peek(reader) == 'E';
    if (has_exponent) {
        reader->at++;
        reader->at += json_peek(reader) == '+' || json_peek(reader) == '-';
        if (!skip_digits(reader))
            return false;
    }
    value->text   = reader->text + start;
    value->length = reader->at - start;
    return (!has_exponent && value->length <= SAFE_NUMBER) ||
           is_finite(reader, value->text, value->length);
}

static bool scan_word(struct json_reader *reader, struct json_value *value)
{
    static const char *const words[] = {
        [VALUE_NULL] = "null", [VALUE_FALSE] = "false", [VALUE_TRUE] = "true"
    };
    const char *word = reader->text + reader->at;
    size_t      length = 0;

    for (; is_letter(json_peek(reader)); reader->at++)
        length++;
    for (value->kind = VALUE_NULL; value->kind <= VALUE_TRUE; value->kind++) {
        if (strlen(words[value->kind]) == length && memcmp(words[value->kind], word, length) == 0)
            return true;
    }
    return false;
}

enum { TOKEN_END = '\0', TOKEN_WRONG = '?', TOKEN_VALUE = 'v' };

/* Reads the next token: a mark, or a text, number or word, which is a value.  Any other
 * character is read too, so that the fault is reported after it. */
static char scan(struct json_reader *reader, struct json_value *value)
{
    char c;
    bool good;

    skip_blanks(reader);
    c = json_peek(reader);
    if (c == '\0')
        return TOKEN_END;
    if (c == '"')
        good = scan_text(reader, value);
    else if (c == '-' || is_digit(c))
        good = scan_number(reader, value);
    else if (is_letter(c))
        good = scan_word(reader, value);
    else {
        reader->at += utf8_length(reader->text + reader->at, reader->length - reader->at);
        return strchr("{}[]:,", c) ? c : TOKEN_WRONG;
    }
    return good ? TOKEN_VALUE : TOKEN_WRONG;
}

static bool unexpected(struct json_reader *reader, char token)
{
    return fail(reader, token == TOKEN_END ? no_end : not_json);
}

static bool read_token(struct json_reader *reader, char token, struct json_value *value, int depth);

/* Keeps the name of a member, after two bytes with its length, unless it is among
 * those that are kept from a place on. */
static bool keep_name(struct json_reader *reader, const struct json_value *name, size_t first)
{
    uint16_t length = (uint16_t)name->length, other;

    for (size_t at = first; at < reader->used; at += sizeof other + other) {
        memcpy(&other, reader->kept + at, sizeof other);
        if (other == length && memcmp(reader->kept + at + sizeof other, name->text, length) == 0)
            return fail(reader, "A name occurs twice");
    }
    memmove(reader->kept + reader->used + sizeof length, name->text, length);
    memcpy(reader->kept + reader->used, &length, sizeof length);
    reader->used += sizeof length + length;
    return true;
}

/* Returns whether a name and a colon were read. */
static bool read_name(struct json_reader *reader, char token, const struct json_value *name,
                      size_t first)
{
    struct json_value none;

    if (token != TOKEN_VALUE || name->kind != VALUE_TEXT)
        return unexpected(reader, token);
    if (memchr(name->text, '\0', name->length))
        return fail_nul(reader);
    if (!keep_name(reader, name, first))
        return false;
    token = scan(reader, &none);
    return token == ':' || unexpected(reader, token);
}

/* Reads what stands in an array or an object, and its closing bracket. */
static bool read_items(struct json_reader *reader, char closing, int depth)
{
    struct json_value value;
    size_t first = reader->used;
    char   token = scan(reader, &value);

    if (token == closing)
        return true;
    for (;; token = scan(reader, &value)) {
        if (closing == '}') {
            if (!read_name(reader, token, &value, first))
                return false;
            token = scan(reader, &value);
        }
        if (!read_token(reader, token, &value, depth + 1))
            return false;
        token = scan(reader, &value);
        if (token != ',') {
            reader->used = first;
            return token == closing || unexpected(reader, token);
        }
    }
}

/* Whether a text is in the reader's own memory, the last there: it had escapes. */
static bool is_decoded(const struct json_reader *reader, const struct json_value *value)
{
    return value->kind == VALUE_TEXT && value->text == reader->kept + reader->used;
}

/* Reads the value that begins with a token.  Only an escape can stand for a NUL. */
static bool read_token(struct json_reader *reader, char token, struct json_value *value, int depth)
{
    if (depth > DEEPEST)
        return fail(reader, "The value is nested too deeply");
    switch (token) {
    case TOKEN_VALUE:
        return !is_decoded(reader, value) || !memchr(value->text, '\0', value->length) ||
               fail_nul(reader);
    case '[':
        value->kind = VALUE_ARRAY;
        return read_items(reader, ']', depth);
    case '{':
        value->kind = VALUE_OBJECT;
        return read_items(reader, '}', depth);
    default:
        return unexpected(reader, token);
    }
}

bool json_read(struct json_reader *reader, struct json_value *value)
{
    char token = scan(reader, value);

    if (!read_token(reader, token, value, 1))
        return false;
    if (is_decoded(reader, value))
        reader->used += value->length;
    return true;
}

bool json_is(const struct json_value *value, const char *text)
{
    size_t n = 0;

    while (n < value->length && text[n] == value->text[n] && text[n] != '\0')
        n++;
    return n == value->length && text[n] == '\0';
}

int json_find(const struct json_value *value, const char *const *names)
{
    for (int n = 0; names[n] && value->kind == VALUE_TEXT; n++) {
        if (json_is(value, names[n]))
            return n;
    }
    return -1;
}

double json_number(const struct json_value *value)
{
    char text[32] = "";

    if (value->kind == VALUE_NUMBER && value->length < sizeof text)
        memcpy(text, value->text, value->length);
    return strtod(text, NULL);
}

/* A whole number from 1. */
static bool take_count(size_t *count, const struct json_value *value)
{
    double number = json_number(value);

    *count = number >= 1 && number < 1e9 ? (size_t)number : 0;
    return (double)*count == number;
}

bool json_pair(struct json_reader *json, size_t start, const char *counts, size_t *count,
               const char *texts, struct json_value *text)
{
    struct json_value name, value;
    bool              good = true;

    json->at = start;
    *count   = 0;
    (void)json_read_mark(json, '{');
    while (!json_read_mark(json, '}')) {
        (void)(json_read(json, &name) && json_read_mark(json, ':') && json_read(json, &value) &&
               json_read_mark(json, ','));
        if (json_is(&name, texts))
            *text = value;
        else
            good &= json_is(&name, counts) && take_count(count, &value);
    }
    return good && *count > 0 && text->kind == VALUE_TEXT;
}
