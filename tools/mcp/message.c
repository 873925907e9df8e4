/* SPDX-License-Identifier: MIT */
/* message.c -- answers a line of the Model Context Protocol
 *
 * A message is a request of JSON-RPC 2.0 or a notification, which gets no answer.  A call of
 * a tool becomes a line for ecart filter: its operation, and the arguments as its members. */

#include "mcp/message.h"

#include <string.h>

#include "input/json_reader.h"
#include "output/json.h"

/* Codes of JSON-RPC. */
enum { NOT_JSON = -32700, NO_REQUEST = -32600, NO_METHOD = -32601, BAD_PARAMETERS = -32602 };

/* The members of a message that are read, and behind them those of its parameters.  Each is
 * JSON as it stands in the line, and empty if it is not there. */
enum member { ID, METHOD, PARAMS, NAME, ARGUMENTS, PROTOCOL, MEMBERS };

static const char *const member_names[] = {
    "id", "method", "params", "name", "arguments", "protocolVersion", NULL
};

struct message {
    struct json_value members[MEMBERS];
    const struct answer_options *options;
    struct buffer *out;
};

#define MEMBER(name, is, says) "\"" name "\":{\"type\":\"" is "\",\"description\":\"" says "\"}"
#define POSITION \
    MEMBER("fen", "string", "The position as a FEN; without it, the start of a game") "," \
    "\"moves\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}," \
    "\"description\":\"Moves played from there, in any notation\"}"
#define LANGUAGE MEMBER("language", "string", "Of the sentences: en, fr, de or es")
#define MOVE     MEMBER("move", "string", "In any notation, or a text that names one move")
#define LEVEL    "\"level\":{\"enum\":[\"child\",\"player\",\"arbiter\"]}"

/* A tool, and the operation of the filter that answers: the second one without spoilers, NULL
 * if there is no such tool then. */
static const struct tool {
    const char *name, *description, *properties, *required, *operations[2];
} tools[] = {
    { "judge_move",
      "May this move be played, and if not, why not? Says also what happened in the game that "
      "explains a refusal.",
      POSITION "," MOVE "," LANGUAGE, "\"move\"", { "referee", "referee" } },
    { "explain_move", "The reasoning on a move, for a child, a player or an arbiter.",
      POSITION "," MOVE "," LEVEL "," LANGUAGE, "\"move\"", { "explain", "referee" } },
    { "position_status",
      "How a game stands: check, mate, draws, what may be claimed, and who can still win.",
      POSITION "," LANGUAGE, "", { "ends", "ends" } },
    { "check_fen", "What is wrong with a FEN, and the mended one.",
      MEMBER("fen", "string", "The FEN") "," LANGUAGE, "\"fen\"", { "fen", "fen" } },
    { "legal_moves", "All legal moves, or those of the piece on a square.",
      POSITION "," MEMBER("from", "string", "The square"), "", { "moves", NULL } }
};

static const char *operation_of(const struct message *m, const struct tool *tool)
{
    return tool->operations[m->options->no_spoilers];
}

/* Reads an object that is known to be JSON, and keeps its members from a first one to a
 * last. */
static void read_members(struct message *m, const struct json_value *object,
                         enum member first, enum member last)
{
    static struct json_reader json;
    struct json_value         name, value;

    json_reader_begin(&json, object->text, object->length);
    (void)json_read_mark(&json, '{');
    while (json_peek(&json) == '"') {
        size_t start;
        int    member;

        (void)(json_read(&json, &name) && json_read_mark(&json, ':'));
        member = json_find(&name, member_names);
        start  = json.at;
        (void)json_read(&json, &value);
        if (member >= (int)first && member <= (int)last)
            m->members[member] = (struct json_value){ value.kind, json.text + start,
                                                      json.at - start };
        (void)json_read_mark(&json, ',');
    }
}

/* Begins an answer with the id of its request. */
static struct json begin(const struct message *m)
{
    const struct json_value *id   = &m->members[ID];
    struct json              json = { .buffer = m->out };

    json_open(&json, NULL, '{');
    json_put_plain(&json, "jsonrpc", "2.0");
    if (id->kind == VALUE_TEXT || id->kind == VALUE_NUMBER)
        json_put_raw(&json, "id", id->text, id->length);
    else
        json_put_null(&json, "id");
    return json;
}

static void end(struct json *json)
{
    json_close(json, '}');
    json_flush(json);
}

static void refuse(const struct message *m, int code, const char *why)
{
    struct json json = begin(m);

    json_open(&json, "error", '{');
    json_put_number(&json, "code", code);
    json_put_text(&json, "message", why);
    json_close(&json, '}');
    end(&json);
}

/* Answers with a result that is known. */
static void put_result(const struct message *m, const char *result)
{
    struct json json = begin(m);

    json_put_raw(&json, "result", result, strlen(result));
    end(&json);
}

static bool is_text(const struct message *m, enum member member, const char *text)
{
    static struct json_reader json;
    struct json_value         value = m->members[member];

    if (value.kind != VALUE_TEXT)
        return false;
    json_reader_begin(&json, value.text, value.length);
    return json_read(&json, &value) && json_is(&value, text);
}

/* A client that asks for a version that is not known gets the newest. */
static void initialize(const struct message *m)
{
    static const char *const versions[] = { "2024-11-05", "2025-03-26", "2025-06-18" };
    struct json json = begin(m);
    int         n    = 0;

    while (n < 2 && !is_text(m, PROTOCOL, versions[n]))
        n++;
    json_open(&json, "result", '{');
    json_put_plain(&json, "protocolVersion", versions[n]);
    json_put_raw(&json, "capabilities", "{\"tools\":{}}", 12);
    json_open(&json, "serverInfo", '{');
    json_put_plain(&json, "name", "ecart");
    json_put_plain(&json, "version", ecart_version_text());
    json_close(&json, '}');
    json_close(&json, '}');
    end(&json);
}

static void list_tools(const struct message *m)
{
    struct json json = begin(m);

    json_open(&json, "result", '{');
    json_open(&json, "tools", '[');
    for (size_t n = 0; n < sizeof tools / sizeof *tools; n++) {
        struct buffer schema = { 0 };

        if (!operation_of(m, &tools[n]))
            continue;
        buffer_print(&schema, "{\"type\":\"object\",\"properties\":{%s},\"required\":[%s]}",
                     tools[n].properties, tools[n].required);
        json_open(&json, NULL, '{');
        json_put_plain(&json, "name", tools[n].name);
        json_put_text(&json, "description", tools[n].description);
        json_put_raw(&json, "inputSchema", schema.bytes, schema.length);
        json_close(&json, '}');
        buffer_free(&schema);
    }
    json_close(&json, ']');
    json_close(&json, '}');
    end(&json);
}

/* Writes the line for the filter: its operation, and the arguments as its members.  What a
 * referee reads is a text, and whether it has spoilers is not an argument. */
static void put_request(const struct message *m, const char *operation, struct buffer *out)
{
    static struct json_reader json;
    const struct json_value  *arguments = &m->members[ARGUMENTS];
    struct json_value         name, value;
    bool                      referee = strcmp(operation, "referee") == 0;

    buffer_print(out, "{\"op\":\"%s\"", operation);
    if (referee)
        buffer_print(out, ",\"spoilers\":%s", m->options->no_spoilers ? "false" : "true");
    json_reader_begin(&json, arguments->text, arguments->length);
    (void)json_read_mark(&json, '{');
    while (json_peek(&json) == '"') {
        size_t start = json.at, colon;
        bool   text;

        (void)json_read(&json, &name);
        colon = json.at;
        text  = referee && json_is(&name, "move");
        (void)(json_read_mark(&json, ':') && json_read(&json, &value));
        buffer_print(out, ",%s", text ? "\"text\"" : "");
        start = text ? colon : start;
        buffer_put(out, json.text + start, json.at - start);
        (void)json_read_mark(&json, ',');
    }
    buffer_put(out, "}", 1);
}

/* Has the filter answer.  The answer is there twice: as text, and for programs. */
static void ask(const struct message *m, const struct tool *tool)
{
    static struct known_position known;
    struct answer_options    options = *m->options;
    struct buffer            request = { 0 }, answer = { 0 };
    struct json              json    = begin(m);
    struct line              line;
    bool                     bad;

    put_request(m, operation_of(m, tool), &request);
    options.out = &answer;
    line.text     = request.bytes;
    line.too_long = request.length > LINE_LIMIT;
    line.length   = line.too_long ? LINE_LIMIT : request.length;
    bad           = answer_line(&line, &options, &known) == BAD_REQUEST;
    answer.length -= answer.length > 0;     /* the end of the line */
    json_open(&json, "result", '{');
    json_open(&json, "content", '[');
    json_open(&json, NULL, '{');
    json_put_plain(&json, "type", "text");
    json_put_bytes(&json, "text", answer.bytes, answer.length);
    json_close(&json, '}');
    json_close(&json, ']');
    json_put_raw(&json, "structuredContent", answer.bytes, answer.length);
    json_put_flag(&json, "isError", bad);
    json_close(&json, '}');
    end(&json);
    m->out->failed |= request.failed | answer.failed;
    buffer_free(&request);
    buffer_free(&answer);
}

static void call_tool(const struct message *m)
{
    enum value_kind kind = m->members[ARGUMENTS].kind;

    for (size_t n = 0; n < sizeof tools / sizeof *tools; n++) {
        if (!is_text(m, NAME, tools[n].name) || !operation_of(m, &tools[n]))
            continue;
        if (kind == VALUE_OBJECT || kind == VALUE_NULL)
            ask(m, &tools[n]);
        else
            refuse(m, BAD_PARAMETERS, "The arguments must be an object");
        return;
    }
    refuse(m, BAD_PARAMETERS, "No tool has this name");
}

static void answer_method(struct message *m)
{
    const struct json_value *params = &m->members[PARAMS];

    if (params->kind == VALUE_OBJECT)
        read_members(m, params, NAME, PROTOCOL);
    if (is_text(m, METHOD, "initialize"))
        initialize(m);
    else if (is_text(m, METHOD, "ping"))
        put_result(m, "{}");
    else if (is_text(m, METHOD, "tools/list"))
        list_tools(m);
    else if (is_text(m, METHOD, "tools/call"))
        call_tool(m);
    else
        refuse(m, NO_METHOD, "There is no such method");
}

/* Answers one message; a notification has no id, and no answer. */
static void answer_value(const struct message *all, const struct json_value *value)
{
    struct message m = *all;
    const struct json_value *id;

    if (value->kind == VALUE_OBJECT)
        read_members(&m, value, ID, PARAMS);
    id = &m.members[ID];
    if (m.members[METHOD].kind != VALUE_TEXT ||
        (id->text && id->kind != VALUE_TEXT && id->kind != VALUE_NUMBER))
        refuse(&m, NO_REQUEST, "This is not a request");
    else if (id->text)
        answer_method(&m);
}

/* Answers the messages of an array, with an array if any answer is due. */
static void answer_all(const struct message *all, const struct json_value *array)
{
    static struct json_reader json;
    struct json_value         value;
    size_t                    before = all->out->length, start, length;

    json_reader_begin(&json, array->text, array->length);
    (void)json_read_mark(&json, '[');
    if (json_peek(&json) == ']')
        refuse(all, NO_REQUEST, "This is not a request");
    while ((start = json.at, json_peek(&json) != ']') && json_read(&json, &value)) {
        buffer_put(all->out, all->out->length == before ? "[" : ",", 1);
        length = all->out->length;
        answer_value(all, &(struct json_value){ value.kind, json.text + start, json.at - start });
        if (all->out->length == length)
            all->out->length--;
        (void)json_read_mark(&json, ',');
    }
    if (all->out->length > before && all->out->bytes[before] == '[')
        buffer_put(all->out, "]", 1);
}

void message_answer(const struct line *line, const struct answer_options *options,
                    struct buffer *out)
{
    static struct json_reader json;
    struct message    m = { .options = options, .out = out };
    struct json_value value;

    json_reader_begin(&json, line->text, line->length);
    if (line->too_long)
        refuse(&m, NOT_JSON, "The line is longer than 64 KiB");
    else if (line_text(line) < line->length)
        refuse(&m, NOT_JSON, "The line is not UTF-8 or has a NUL in it");
    else if (!json_read(&json, &value))
        refuse(&m, NOT_JSON, json.wrong);
    else if (json_read_mark(&json, '\0') || json.at < json.length)
        refuse(&m, NOT_JSON, "More text follows the object");
    else if (value.kind == VALUE_ARRAY)
        answer_all(&m, &(struct json_value){ value.kind, line->text, line->length });
    else
        answer_value(&m, &(struct json_value){ value.kind, line->text, line->length });
    if (out->length > 0)
        buffer_put(out, "\n", 1);
}
