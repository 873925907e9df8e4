/* SPDX-License-Identifier: MIT */
/* request_object.c -- reads requests in JSON
 *
 * The braces and commas between the names and values are read here.  So the place of
 * each is known: a fault has an offset, and the id is given back just as it was
 * written, even if a fault follows it. */

#include "filter/request.h"

#include <stdio.h>
#include <string.h>

#include "input/json_reader.h"

enum member {
    ID, OP, FEN, MOVES, MOVE, FROM, TO, PROMOTION, SEEN, COLOURS, OCCUPIED, LEVEL, EDITION, TEMPO,
    SUPERVISED, NUMBERS, IS_960, IN_LANGUAGE, IN_LETTERS, STRICT, MEANT, WANT,
    TEXT, TRIES, SPOILERS, LIMIT,
    MEMBERS
};

/* What a value must be.  take() looks at OTHER values by itself. */
enum kind { OTHER, FLAG, STRING, SQUARE, CHOICE };

/* What can be chosen, in the order of lesson.h. */
static const char *const choices[MEMBERS][4] = {
    [LEVEL]   = { "child", "player", "arbiter" },
    [EDITION] = { "2023", "2018" },
    [TEMPO]   = { "standard", "rapid", "blitz" }
};

#define IN(member) offsetof(struct request, member)

/* The name of each member, where a value of a kind goes in the request, and what to say if it
 * is of another kind: NULL if it must be true or false. */
static const struct {
    const char *name;
    enum kind   kind;
    size_t      where;
    const char *wanted;
} members[MEMBERS] = {
    [ID]          = { "id",         OTHER,  0, "" },
    [OP]          = { "op",         OTHER,  0, "The op must be a string" },
    [FEN]         = { "fen",        STRING, IN(fen), "The FEN must be a string" },
    [MOVES]       = { "moves",      OTHER,  0, "The moves must be an array of strings" },
    [MOVE]        = { "move",       STRING, IN(move), "The move must be a string" },
    [FROM]        = { "from",       SQUARE, IN(from),
                      "From must be a square, such as \"e4\" or 54" },
    [TO]          = { "to",         SQUARE, IN(to), "To must be a square, such as \"e4\" or 54" },
    [PROMOTION]   = { "promotion",  OTHER,  0, "The promotion must be q, r, b or n" },
    [SEEN]        = { "board",      STRING, IN(board), "The board must be a string" },
    [COLOURS]     = { "colours",    FLAG,   IN(colours), NULL },
    [OCCUPIED]    = { "occupied",   FLAG,   IN(occupied), NULL },
    [LEVEL]       = { "level",      CHOICE, IN(lesson.level),
                      "The level must be child, player or arbiter" },
    [EDITION]     = { "edition",    CHOICE, IN(lesson.edition),
                      "The edition must be a string, 2023 or 2018" },
    [TEMPO]       = { "tempo",      CHOICE, IN(lesson.tempo),
                      "The tempo must be standard, rapid or blitz" },
    [SUPERVISED]  = { "supervised", FLAG,   IN(lesson.supervised), NULL },
    [NUMBERS]     = { "numbers",    FLAG,   IN(lesson.numbers), NULL },
    [IS_960]      = { "chess960",   FLAG,   IN(chess960), NULL },
    [IN_LANGUAGE] = { "language",   OTHER,  0,
                      "The language must be a string, such as fr or fr-CA" },
    [IN_LETTERS]  = { "letters",    OTHER,  0,
                      "The letters must be those of a language, such as en, de or fr" },
    [STRICT]      = { "strict",     FLAG,   IN(judge.strict), NULL },
    [MEANT]       = { "meant",      FLAG,   IN(meant), NULL },
    [WANT]        = { "want",       OTHER,  0, "What is wanted must be an array of \"standing\"" },
    [TEXT]        = { "text",       STRING, IN(move), "The text must be a string" },
    [TRIES]       = { "tries",      OTHER,  0,
                      "A try must be an object with ply, from 1, and text" },
    [SPOILERS]    = { "spoilers",   FLAG,   IN(spoilers), NULL },
    [LIMIT]       = { "limit",      OTHER,  0,
                      "A limit must be an object with per, move or game, and n" }
};

#define BIT(member) (1u << (member))

/* The members that only some operations have. */
enum {
    MOVERS  = BIT(MOVE) | BIT(FROM) | BIT(TO) | BIT(PROMOTION),
    LAWS    = BIT(EDITION) | BIT(TEMPO) | BIT(SUPERVISED),
    LESSONS = BIT(LEVEL) | LAWS | BIT(NUMBERS),
    BOARDS  = BIT(SEEN) | BIT(COLOURS) | BIT(OCCUPIED),
    RULINGS = BIT(TEXT) | BIT(TRIES) | BIT(SPOILERS) | BIT(LIMIT)
};

struct reader {
    struct json_reader json;
    struct request    *request;
    unsigned           seen;    /* a bit for each member */
    unsigned           given;   /* the same for those that are not null */
    size_t             names[MEMBERS];  /* where in the line */
    char               wrong[64];       /* says what is wrong with a member */
    ecart_text         moves[MOVES_LIMIT];
    struct attempt     attempts[ATTEMPTS_LIMIT];
};

static void refuse_json(struct reader *reader, const char *wrong, size_t offset)
{
    request_refuse(reader->request, "bad-json", wrong, offset);
}

static void refuse_member(struct reader *reader, const char *wrong, size_t offset)
{
    request_refuse(reader->request, "bad-member", wrong, offset);
}

/* Says that a value is not what it must be. */
static void refuse_value(struct reader *reader, enum member member, size_t offset)
{
    const char *wanted = members[member].wanted;

    if (!wanted && !reader->request->wrong)
        snprintf(reader->wrong, sizeof reader->wrong, "The value of %s must be true or false",
                 members[member].name);
    refuse_member(reader, wanted ? wanted : reader->wrong, offset);
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

static enum member find(const struct json_value *name)
{
    enum member member = 0;

    while (member < MEMBERS && !json_is(name, members[member].name))
        member++;
    return member;
}

static bool take_id(struct reader *reader, size_t start)
{
    reader->request->id = (ecart_text){ reader->json.text + start, reader->json.at - start };
    return true;
}

/* Takes the language of the answer's sentences. */
static bool take_language(struct request *request, const struct json_value *value)
{
    const ecart_language *language;

    if (value->kind != VALUE_TEXT)
        return false;
    language = ecart_language_find(value->text, value->length);
    if (language)
        request->judge.language = language;
    request->has_language = true;
    return true;
}

/* An unknown operation has an identifier of its own. */
static bool take_operation(struct request *request, const struct json_value *value, size_t start)
{
    int operation = json_find(value, operation_names);

    if (operation >= 0)
        request->operation = (enum operation)operation;
    else if (value->kind == VALUE_TEXT)
        request_refuse(request, "unknown-operation", "The op must be move, moves, destinations, "
                       "explain, fen, ends, board or referee", start);
    return value->kind == VALUE_TEXT;
}

static bool take_choice(uint8_t *choice, const struct json_value *value, const char *const *names)
{
    int n = json_find(value, names);

    if (n >= 0)
        *choice = (uint8_t)n;
    return n >= 0;
}

/* As in answers, the number of a square is a number: 54, which some write 54.0. */
static bool take_cell(ecart_cell *cell, const struct json_value *value)
{
    double number = json_number(value);

    if (value->kind != VALUE_NUMBER)
        return value->kind == VALUE_TEXT && value->length == 2 &&
               ecart_cell_read(value->text, value->length, cell) == 2;
    *cell = number >= ECART_A1 && number <= ECART_H8 ? (ecart_cell)number : ECART_NO_CELL;
    return ecart_cell_exists(*cell) && (double)*cell == number;
}

static bool take_flag(bool *flag, const struct json_value *value)
{
    *flag = value->kind == VALUE_TRUE;
    return value->kind == VALUE_TRUE || value->kind == VALUE_FALSE;
}

/* Takes the kind of a promotion, one of the letters of UCI. */
static bool take_promotion(ecart_kind *kind, const struct json_value *value)
{
    bool good = value->kind == VALUE_TEXT && value->length == 1 && strchr("qrbn", *value->text);

    if (good)
        *kind = ecart_piece_kind(ecart_piece_of_letter(*value->text));
    return good;
}

static bool take_letters(struct request *request, const struct json_value *value)
{
    if (value->kind != VALUE_TEXT)
        return false;
    request->judge.letters = ecart_letters_find(value->text, value->length);
    return request->judge.letters != NULL;
}

static bool take_text(ecart_text *text, const struct json_value *value)
{
    if (value->kind == VALUE_TEXT)
        *text = (ecart_text){ value->text, value->length };
    return value->kind == VALUE_TEXT;
}

static bool take_limit(struct reader *reader, size_t start)
{
    static const char *const per[] = { "move", "game", NULL };
    ecart_referee_rules *rules = &reader->request->rules;
    struct json_value    text  = { .kind = VALUE_NULL };
    size_t               n;
    bool                 good  = json_pair(&reader->json, start, "n", &n, "per", &text);

    *(json_is(&text, per[0]) ? &rules->move_limit : &rules->game_limit) = n;
    return good && json_find(&text, per) >= 0;
}

static bool take_attempt(struct reader *reader, size_t start)
{
    struct attempt   *attempt = &reader->attempts[reader->request->attempt_count++];
    struct json_value text    = { .kind = VALUE_NULL };

    if (!json_pair(&reader->json, start, "ply", &attempt->ply, "text", &text))
        return false;
    attempt->text = (ecart_text){ text.text, text.length };
    return true;
}

static bool take(struct reader *reader, enum member member, const struct json_value *value,
                 size_t start)
{
    struct request *request = reader->request;
    void           *where   = (char *)request + members[member].where;

    switch (members[member].kind) {
    case FLAG:   return take_flag(where, value);
    case STRING: return take_text(where, value);
    case SQUARE: return take_cell(where, value);
    case CHOICE: return take_choice(where, value, choices[member]);
    case OTHER:  break;
    }
    switch (member) {
    case ID:          return take_id(reader, start);
    case OP:          return take_operation(request, value, start);
    case PROMOTION:   return take_promotion(&request->promotion, value);
    case LIMIT:       return value->kind == VALUE_OBJECT && take_limit(reader, start);
    case IN_LETTERS:  return take_letters(request, value);
    case IN_LANGUAGE: return take_language(request, value);
    default:          return false;
    }
}

static bool is_new(struct reader *reader, enum member member, size_t name)
{
    bool again = reader->seen >> member & 1;

    if (again)
        refuse_json(reader, "A name occurs twice", name);
    reader->seen |= BIT(member);
    reader->names[member] = name;
    return !again;
}

/* A member that makes no sense does not end the reading: the id may follow.  One that is
 * null is left out: answers have such members, and may be sent back. */
static void take_member(struct reader *reader, enum member member, size_t name,
                        const struct json_value *value, size_t start)
{
    bool absent = value->kind == VALUE_NULL && member != ID;

    if (member == MEMBERS)
        request_refuse(reader->request, "unknown-member", "Requests have no member of this name",
                       name);
    else if (is_new(reader, member, name) && !absent) {
        reader->given |= BIT(member);
        if (!take(reader, member, value, start))
            refuse_value(reader, member, start);
    }
}

static bool take_item(struct reader *reader, enum member member, const struct json_value *value,
                      size_t start)
{
    static const char *const wants[] = { "standing", NULL };

    if (member == WANT)
        return reader->request->judge.standing = json_find(value, wants) == 0;
    if (member == TRIES)
        return value->kind == VALUE_OBJECT && take_attempt(reader, start);
    if (value->kind == VALUE_TEXT)
        reader->moves[reader->request->move_count++] = (ecart_text){ value->text, value->length };
    return value->kind == VALUE_TEXT;
}

/* Reads the array of a member behind its bracket.  Returns whether to go on. */
static bool read_array(struct reader *reader, enum member member)
{
    struct json_reader *json = &reader->json;
    struct json_value   value;

    if (json_read_mark(json, ']'))
        return true;
    do {
        size_t start = json->at;

        if (!read_value(reader, &value))
            return false;
        if (!take_item(reader, member, &value, start))
            refuse_value(reader, member, start);
    } while (json_read_mark(json, ','));
    return json_read_mark(json, ']') ||
           give_up(reader, "A comma or a closing bracket is missing");
}

/* Reads a name and its value.  Returns whether to go on. */
static bool read_member(struct reader *reader)
{
    struct json_reader *json  = &reader->json;
    size_t              start = json->at, value_start;
    struct json_value   name, value;
    enum member         member;

    if (json_peek(json) != '"')
        return give_up(reader, "A name in quotation marks is missing");
    if (!read_value(reader, &name))
        return false;
    if (!json_read_mark(json, ':'))
        return give_up(reader, "A colon is missing");
    member      = find(&name);
    value_start = json->at;
    if ((member == MOVES || member == WANT || member == TRIES) && json_read_mark(json, '[')) {
        (void)is_new(reader, member, start);
        reader->given |= BIT(member);
        return read_array(reader, member);
    }
    if (!read_value(reader, &value))
        return false;
    take_member(reader, member, start, &value, value_start);
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

/* The members that an operation uses, beside those for all. */
static const unsigned used_members[OPERATIONS] = {
    [OP_MOVE]         = MOVERS | BIT(WANT),
    [OP_MOVES]        = BIT(FROM),
    [OP_DESTINATIONS] = BIT(FROM),
    [OP_EXPLAIN]      = MOVERS | LESSONS | BIT(WANT),
    [OP_BOARD]        = BOARDS | BIT(WANT),
    [OP_REFEREE]      = RULINGS | LAWS | BIT(LEVEL)
};

/* A member that would do nothing shows a mistake in the program that asks. */
static void refuse_unused(struct reader *reader)
{
    enum operation operation = reader->request->operation;
    unsigned some   = MOVERS | LESSONS | BOARDS | RULINGS | BIT(WANT);
    unsigned unused = reader->given & some & ~used_members[operation];

    for (enum member member = 0; member < MEMBERS; member++) {
        if (!(unused & BIT(member)) || reader->request->wrong)
            continue;
        snprintf(reader->wrong, sizeof reader->wrong, "The op %s does not use %s",
                 operation_names[operation], members[member].name);
        refuse_member(reader, reader->wrong, reader->names[member]);
    }
}

/* What is missing in a move, which is a text, or two squares and perhaps a promotion; NULL if
 * nothing is. */
static const char *missing_in_move(const struct reader *reader)
{
    const unsigned squares = BIT(FROM) | BIT(TO);
    unsigned       given   = reader->given & MOVERS;

    if (given == 0)
        return reader->request->operation == OP_MOVE ? "The request has no move" : NULL;
    if (given == BIT(MOVE) || (given & ~BIT(PROMOTION)) == squares)
        return NULL;
    if (given & BIT(MOVE))
        return "A request has a move, or from and to, but not both";
    return given & BIT(FROM) ? "The request has no square to go to"
                             : "The request has no square to go from";
}

/* What is missing for the operation, or NULL. */
static const char *missing(const struct reader *reader)
{
    const struct request *request = reader->request;

    if (request->operation == OP_MOVE || request->operation == OP_EXPLAIN)
        return missing_in_move(reader);
    if (request->operation == OP_DESTINATIONS && !request->from)
        return "The request has no square to go from";
    if (request->operation == OP_BOARD && !request->board.text)
        return "The request has no board";
    if (request->operation == OP_REFEREE && !request->move.text)
        return "The request has no text";
    return NULL;
}

/* Writes a move that is named by squares as a text. */
static void write_move(struct request *request)
{
    if (!request->to)
        return;
    request->move.text   = request->squares;
    request->move.length = ecart_uci_write(
        ecart_move_make(request->from, request->to, request->promotion),
        request->squares, sizeof request->squares);
}

/* Reading ends where the line is not text, which request_begin() has reported. */
void request_object_read(struct request *request, const struct line *line)
{
    static struct reader reader;
    size_t *at = &reader.json.at;

    json_reader_begin(&reader.json, line->text, request->text);
    *at = request->start;
    reader.request = request;
    reader.seen    = 0;
    reader.given   = 0;
    request->moves    = reader.moves;
    request->attempts = reader.attempts;
    (void)json_read_mark(&reader.json, '{');
    if (!read_members(&reader))
        return;
    if (*at < line->length)
        refuse_json(&reader, "More text follows the object", *at);
    request->rules.by_laws = (reader.given & LAWS) != 0;
    refuse_unused(&reader);
    if (missing(&reader))
        refuse_member(&reader, missing(&reader), *at - 1);
    else
        write_move(request);
}
