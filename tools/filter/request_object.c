/* SPDX-License-Identifier: MIT */
/* request_object.c -- reads requests in JSON
 *
 * jansson reads the names and the values, one at a time; the braces and commas
 * between them are read here.  So the place of each is known: a fault has an
 * offset, and the id is given back just as it was written, even if a fault
 * follows it. */

#include "filter/request_object.h"

#include <string.h>

#ifdef HAVE_JANSSON

#include <jansson.h>

enum member {
    ID, OP, FEN, MOVE, SEEN, COLOURS, OCCUPIED, IS_960, IN_LANGUAGE, IN_LETTERS, STRICT,
    MEANT, MEMBERS
};

static const char *const names[MEMBERS] = {
    [ID]          = "id",
    [OP]          = "op",
    [FEN]         = "fen",
    [MOVE]        = "move",
    [SEEN]        = "board",
    [COLOURS]     = "colours",
    [OCCUPIED]    = "occupied",
    [IS_960]      = "chess960",
    [IN_LANGUAGE] = "language",
    [IN_LETTERS]  = "letters",
    [STRICT]      = "strict",
    [MEANT]       = "meant"
};

struct reader {
    const char     *text;
    size_t          length, at;
    struct request *request;
    unsigned        seen;       /* bit n: member n */
};

static char peek(const struct reader *reader)
{
    return reader->at < reader->length ? reader->text[reader->at] : '\0';
}

static void skip_blanks(struct reader *reader)
{
    while (peek(reader) == ' ' || peek(reader) == '\t' || peek(reader) == '\r')
        reader->at++;
}

/* Skips a character and the blanks around it, if it is there. */
static bool skip(struct reader *reader, char wanted)
{
    skip_blanks(reader);
    if (peek(reader) != wanted || reader->at == reader->length)
        return false;
    reader->at++;
    skip_blanks(reader);
    return true;
}

/* Refuses a request whose rest cannot be read. */
static bool give_up(struct reader *reader, const char *wrong)
{
    request_refuse(reader->request, reader->at < reader->length ? wrong
                   : "The object does not end", reader->at);
    return false;
}

static const char *say(enum json_error_code code)
{
    switch (code) {
    case json_error_premature_end_of_input: return "The object does not end";
    case json_error_invalid_utf8:           return "The text is not UTF-8";
    case json_error_null_character:
    case json_error_null_byte_in_key:       return "A text has a NUL in it";
    case json_error_duplicate_key:          return "A name is there twice";
    case json_error_numeric_overflow:       return "A number is too big";
    case json_error_stack_overflow:         return "The value is nested too deeply";
    case json_error_out_of_memory:          return "There is not enough memory";
    default:                                return "This is no JSON";
    }
}

/* If there is no value, refuses the request and returns NULL. */
static json_t *read_value(struct reader *reader)
{
    const size_t flags = JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL |
                         JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES;
    json_error_t error;
    json_t      *value = json_loadb(reader->text + reader->at, reader->length - reader->at,
                                    flags, &error);

    reader->at += (size_t)error.position;
    if (!value)
        request_refuse(reader->request, say(json_error_code(&error)), reader->at);
    return value;
}

static enum member find(const json_t *name)
{
    enum member member = 0;

    while (member < MEMBERS && strcmp(json_string_value(name), names[member]) != 0)
        member++;
    return member;
}

static bool take_language(struct request *request, const json_t *value)
{
    if (!json_is_string(value))
        return false;
    request->judge.language = ecart_language_find(json_string_value(value),
                                                  json_string_length(value));
    return request->judge.language != NULL;
}

/* An operation that there is not has an identifier of its own. */
static bool take_operation(struct request *request, const json_t *value, size_t start)
{
    if (!json_is_string(value))
        return false;
    if (strcmp(json_string_value(value), "board") == 0)
        request->operation = OP_BOARD;
    else if (strcmp(json_string_value(value), "move") != 0)
        request_refuse_operation(request, start);
    return true;
}

/* The less a board knows, the more it counts. */
static bool take_sight(struct request *request, const json_t *value, ecart_sight sight)
{
    if (json_is_true(value) && sight > request->sight)
        request->sight = sight;
    return json_is_boolean(value);
}

static bool take_letters(struct request *request, const json_t *value)
{
    if (!json_is_string(value))
        return false;
    request->judge.letters = ecart_letters_find(json_string_value(value),
                                                json_string_length(value));
    return request->judge.letters != NULL;
}

static bool take_flag(bool *flag, const json_t *value)
{
    *flag = json_is_true(value);
    return json_is_boolean(value);
}

/* The text is part of the value, so the request keeps the value. */
static bool take_text(const char **text, size_t *length, void **memory, json_t *value)
{
    if (!json_is_string(value))
        return false;
    *text   = json_string_value(value);
    *length = json_string_length(value);
    *memory = json_incref(value);
    return true;
}

static bool take(struct reader *reader, enum member member, json_t *value, size_t start)
{
    struct request *request = reader->request;

    switch (member) {
    case ID:
        request->id        = reader->text + start;
        request->id_length = reader->at - start;
        return true;
    case OP:
        return take_operation(request, value, start);
    case FEN:
        return take_text(&request->fen, &request->fen_length, &request->memory[0], value);
    case MOVE:
        return take_text(&request->move, &request->move_length, &request->memory[1], value);
    case SEEN:
        return take_text(&request->board, &request->board_length, &request->memory[2], value);
    case COLOURS:
        return take_sight(request, value, ECART_SEES_COLOURS);
    case OCCUPIED:
        return take_sight(request, value, ECART_SEES_OCCUPIED);
    case IS_960:
        return take_flag(&request->chess960, value);
    case MEANT:
        return take_flag(&request->meant, value);
    case STRICT:
        return take_flag(&request->judge.strict, value);
    case IN_LETTERS:
        return take_letters(request, value);
    default:
        return take_language(request, value);
    }
}

/* A member that makes no sense does not end the reading: the id may follow. */
static void take_member(struct reader *reader, enum member member, size_t name,
                        json_t *value, size_t start)
{
    static const char *const wanted[MEMBERS] = {
        [ID]          = "",
        [OP]          = "The op is no text",
        [FEN]         = "The FEN is no text",
        [MOVE]        = "The move is no text",
        [SEEN]        = "The board is no text",
        [COLOURS]     = "The value of colours is neither true nor false",
        [OCCUPIED]    = "The value of occupied is neither true nor false",
        [IS_960]      = "The value of chess960 is neither true nor false",
        [IN_LANGUAGE] = "The language is none of en, fr and de",
        [IN_LETTERS]  = "The letters are not those of a language such as en, de or fr",
        [STRICT]      = "The value of strict is neither true nor false",
        [MEANT]       = "The value of meant is neither true nor false"
    };

    if (member == MEMBERS)
        request_refuse(reader->request, "A request has no member of this name", name);
    else if (reader->seen >> member & 1)
        request_refuse(reader->request, "A name is there twice", name);
    else if (!take(reader, member, value, start))
        request_refuse(reader->request, wanted[member], start);
    if (member != MEMBERS)
        reader->seen |= 1u << member;
}

/* Returns whether to go on. */
static bool read_member(struct reader *reader)
{
    size_t  start = reader->at;
    json_t *name, *value = NULL;

    if (peek(reader) != '"')
        return give_up(reader, "A name in quotation marks is missing");
    name = read_value(reader);
    if (name && !skip(reader, ':'))
        give_up(reader, "A colon is missing");
    else if (name) {
        size_t value_start = reader->at;

        value = read_value(reader);
        if (value)
            take_member(reader, find(name), start, value, value_start);
    }
    json_decref(name);
    json_decref(value);
    return value != NULL;
}

static bool read_members(struct reader *reader)
{
    if (skip(reader, '}'))
        return true;
    do {
        if (!read_member(reader))
            return false;
    } while (skip(reader, ','));
    return skip(reader, '}') || give_up(reader, "A comma or a brace is missing");
}

void request_object_read(struct request *request, const struct line *line)
{
    struct reader reader = { line->text, line->length, 0, request, 0 };

    (void)skip(&reader, '{');
    if (!read_members(&reader))
        return;
    if (reader.at < reader.length)
        request_refuse(request, "Something follows the object", reader.at);
    else if (request->operation == OP_MOVE && !request->move)
        request_refuse(request, "The request has no move", reader.at - 1);
    else if (request->operation == OP_BOARD && !request->board)
        request_refuse(request, "The request has no board", reader.at - 1);
}

void request_object_free(struct request *request)
{
    for (int i = 0; i < 3; i++)
        json_decref(request->memory[i]);
}

#else

/* This program was built without a reader of JSON. */
void request_object_read(struct request *request, const struct line *line)
{
    (void)line;
    request_refuse(request, "This ecart was built without jansson, and reads no JSON", 0);
}

void request_object_free(struct request *request)
{
    (void)request;
}

#endif
