/* SPDX-License-Identifier: MIT */
/* request_object.c -- reads requests in JSON
 *
 * The braces and commas between the names and values are read here.  So the place of
 * each is known: a fault has an offset, and the id is given back just as it was
 * written, even if a fault follows it. */

#include "filter/request_object.h"

#include <string.h>

#include "cli/json_reader.h"

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
    struct json_reader json;
    struct request    *request;
    unsigned           seen;    /* bit n: member n */
};

static void refuse_json(struct reader *reader, const char *wrong, size_t offset)
{
    request_refuse(reader->request, "bad-json", wrong, offset);
}

static void refuse_member(struct reader *reader, const char *wrong, size_t offset)
{
    request_refuse(reader->request, "bad-member", wrong, offset);
}

/* Refuses a request whose rest cannot be read. */
static bool give_up(struct reader *reader, const char *wrong)
{
    const struct json_reader *json = &reader->json;

    refuse_json(reader, json->at < json->length ? wrong : "The object is not complete",
                json->at);
    return false;
}

/* If there is no value, refuses the request. */
static bool read_value(struct reader *reader, struct json_value *value)
{
    if (json_read(&reader->json, value))
        return true;
    request_refuse(reader->request, reader->json.has_nul ? "bad-text" : "bad-json",
                   reader->json.wrong, reader->json.at);
    return false;
}

static bool is(const struct json_value *value, const char *text)
{
    return strlen(text) == value->length && memcmp(text, value->text, value->length) == 0;
}

static enum member find(const struct json_value *name)
{
    enum member member = 0;

    while (member < MEMBERS && !is(name, names[member]))
        member++;
    return member;
}

static bool take_language(struct request *request, const struct json_value *value)
{
    if (value->kind != VALUE_TEXT)
        return false;
    request->judge.language = ecart_language_find(value->text, value->length);
    return request->judge.language != NULL;
}

/* An unknown operation has an identifier of its own. */
static bool take_operation(struct request *request, const struct json_value *value,
                           size_t start)
{
    if (value->kind != VALUE_TEXT)
        return false;
    if (is(value, "board"))
        request->operation = OP_BOARD;
    else if (!is(value, "move"))
        request_refuse(request, "unknown-operation", "The op must be move or board", start);
    return true;
}

static bool take_flag(bool *flag, const struct json_value *value)
{
    *flag = value->kind == VALUE_TRUE;
    return value->kind == VALUE_TRUE || value->kind == VALUE_FALSE;
}

/* The less a board knows, the more it counts. */
static bool take_sight(struct request *request, const struct json_value *value,
                       ecart_sight sight)
{
    bool flag, good = take_flag(&flag, value);

    if (flag && sight > request->sight)
        request->sight = sight;
    return good;
}

static bool take_letters(struct request *request, const struct json_value *value)
{
    if (value->kind != VALUE_TEXT)
        return false;
    request->judge.letters = ecart_letters_find(value->text, value->length);
    return request->judge.letters != NULL;
}

static bool take_text(const char **text, size_t *length, const struct json_value *value)
{
    if (value->kind != VALUE_TEXT)
        return false;
    *text   = value->text;
    *length = value->length;
    return true;
}

static bool take(struct reader *reader, enum member member, const struct json_value *value,
                 size_t start)
{
    struct request *request = reader->request;

    switch (member) {
    case ID:
        request->id        = reader->json.text + start;
        request->id_length = reader->json.at - start;
        return true;
    case OP:
        return take_operation(request, value, start);
    case FEN:
        return take_text(&request->fen, &request->fen_length, value);
    case MOVE:
        return take_text(&request->move, &request->move_length, value);
    case SEEN:
        return take_text(&request->board, &request->board_length, value);
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

/* A member that makes no sense does not end the reading: the id may follow.  One that is
 * null is left out: answers have such members, and may be sent back. */
static void take_member(struct reader *reader, enum member member, size_t name,
                        const struct json_value *value, size_t start)
{
    static const char *const wanted[MEMBERS] = {
        [ID]          = "",
        [OP]          = "The op must be a string",
        [FEN]         = "The FEN must be a string",
        [MOVE]        = "The move must be a string",
        [SEEN]        = "The board must be a string",
        [COLOURS]     = "The value of colours must be true or false",
        [OCCUPIED]    = "The value of occupied must be true or false",
        [IS_960]      = "The value of chess960 must be true or false",
        [IN_LANGUAGE] = "The language must be en, fr, de, es, ru, tr or zh",
        [IN_LETTERS]  = "The letters must be those of a language, such as en, de or fr",
        [STRICT]      = "The value of strict must be true or false",
        [MEANT]       = "The value of meant must be true or false"
    };

    if (member == MEMBERS)
        request_refuse(reader->request, "unknown-member", "Requests have no member of this name",
                       name);
    else if (reader->seen >> member & 1)
        refuse_json(reader, "A name occurs twice", name);
    else if ((value->kind != VALUE_NULL || member == ID) && !take(reader, member, value, start))
        refuse_member(reader, wanted[member], start);
    if (member != MEMBERS)
        reader->seen |= 1u << member;
}

/* Returns whether to go on. */
static bool read_member(struct reader *reader)
{
    struct json_reader *json  = &reader->json;
    size_t              start = json->at, value_start;
    struct json_value   name, value;

    if (json_peek(json) != '"')
        return give_up(reader, "A name in quotation marks is missing");
    if (!read_value(reader, &name))
        return false;
    if (!json_read_mark(json, ':'))
        return give_up(reader, "A colon is missing");
    value_start = json->at;
    if (!read_value(reader, &value))
        return false;
    take_member(reader, find(&name), start, &value, value_start);
    return true;
}

static bool read_members(struct reader *reader)
{
    if (json_read_mark(&reader->json, '}'))
        return true;
    do {
        if (!read_member(reader))
            return false;
    } while (json_read_mark(&reader->json, ','));
    return json_read_mark(&reader->json, '}') ||
           give_up(reader, "A comma or a closing brace is missing");
}

/* Reading ends where the line is not text, which request_begin() has reported. */
void request_object_read(struct request *request, const struct line *line)
{
    static struct reader reader;
    size_t *at = &reader.json.at;

    json_reader_begin(&reader.json, line->text, request->text);
    reader.request = request;
    reader.seen    = 0;
    (void)json_read_mark(&reader.json, '{');
    if (!read_members(&reader))
        return;
    if (*at < line->length)
        refuse_json(&reader, "More text follows the object", *at);
    else if (request->operation == OP_MOVE && !request->move)
        refuse_member(&reader, "The request has no move", *at - 1);
    else if (request->operation == OP_BOARD && !request->board)
        refuse_member(&reader, "The request has no board", *at - 1);
}
