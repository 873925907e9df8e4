/* SPDX-License-Identifier: MIT */
/* message.c -- answers a line of the Model Context Protocol
 *
 * A message is a request of JSON-RPC 2.0 or a notification, which gets no answer.  A call of
 * a tool becomes a request to ecart filter: its operation, and the arguments as members. */

#include "filter/message.h"

#include <string.h>

#include "input/json_reader.h"

/* Codes of JSON-RPC. */
enum { NOT_JSON = -32700, NO_REQUEST = -32600, NO_METHOD = -32601, BAD_PARAMETERS = -32602 };

/* Values are as they stand in the line, with quotation marks, braces and escapes. */
struct message {
    struct json_value id, params;
    const struct answer_options *options;
    struct buffer *out;
};

#define MEMBER(name, is, says) "\"" name "\":{\"type\":\"" is "\",\"description\":\"" says "\"}"
#define POSITION \
    MEMBER("fen", "string", "The position as a FEN; without it, the start of a game") "," \
    "\"moves\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}," \
    "\"description\":\"Moves played from there, in any notation\"},"
#define MOVE     MEMBER("move", "string", "In any notation, or a text that names one move") ","
#define LEVEL    "\"level\":{\"enum\":[\"child\",\"player\",\"arbiter\"]},"
#define LANGUAGE MEMBER("language", "string", "Of the sentences: en, fr, de or es")

static const char *const tool_names[] = {
    "judge_move", "explain_move", "position_status", "check_fen", "legal_moves", NULL
};

/* What each is for, its arguments, and the operation that answers, with and without spoilers;
 * NULL if there is no such tool then. */
static const struct tool {
    const char *description, *properties, *required, *operations[2];
} tools[] = {
    { "May this move be played, and if not, why not? Says also what happened in the game that "
      "explains a refusal.",
      POSITION MOVE LANGUAGE, "\"move\"", { "referee", "referee" } },
    { "The reasoning on a move, for a child, a player or an arbiter.",
      POSITION MOVE LEVEL LANGUAGE, "\"move\"", { "explain", "referee" } },
    { "How a game stands: check, mate, draws, what may be claimed, and who can still win.",
      POSITION LANGUAGE, "", { "ends", "ends" } },
    { "What is wrong with a FEN, and the mended one.",
      MEMBER("fen", "string", "The FEN") "," LANGUAGE, "\"fen\"", { "fen", "fen" } },
    { "All legal moves, or those of the piece on a square.",
      POSITION MEMBER("from", "string", "The square"), "", { "moves", NULL } }
};

/* A member of an object; if there is none, it is null and empty. */
static struct json_value member(struct json_value object, const char *name)
{
    static struct json_reader json;
    struct json_value found = { .kind = VALUE_NULL }, key, value;

    json_reader_begin(&json, object.text, object.kind == VALUE_OBJECT ? object.length : 0);
    (void)json_read_mark(&json, '{');
    while (json_peek(&json) == '"' && json_read(&json, &key) && json_read_mark(&json, ':')) {
        size_t start = json.at;
        bool   same  = json_is(&key, name);

        (void)json_read(&json, &value);
        if (same)
            found = (struct json_value){ value.kind, json.text + start, json.at - start };
        (void)json_read_mark(&json, ',');
    }
    return found;
}

/* Which of some names a value is, or -1. */
static int choice(struct json_value value, const char *const *names)
{
    static struct json_reader json;

    json_reader_begin(&json, value.text, value.length);
    (void)json_read(&json, &value);
    return json_find(&value, names);
}

static void begin(const struct message *m)
{
    bool known = m->id.kind == VALUE_TEXT || m->id.kind == VALUE_NUMBER;

    buffer_print(m->out, "{\"jsonrpc\":\"2.0\",\"id\":");
    buffer_put(m->out, known ? m->id.text : "null", known ? m->id.length : 4);
}

static void refuse(const struct message *m, int code, const char *why)
{
    begin(m);
    buffer_print(m->out, ",\"error\":{\"code\":%d,\"message\":\"%s\"}}", code, why);
}

/* A client that asks for a version that is not known gets the newest. */
static void initialize(const struct message *m)
{
    static const char *const versions[] = { "2025-06-18", "2025-03-26", "2024-11-05", NULL };
    int n = choice(member(m->params, "protocolVersion"), versions);

    begin(m);
    buffer_print(m->out, ",\"result\":{\"protocolVersion\":\"%s\",\"capabilities\":{\"tools\":{}},"
                         "\"serverInfo\":{\"name\":\"ecart\",\"version\":\"%s\"}}}",
                 versions[n > 0 ? n : 0], ecart_version_text());
}

static void list_tools(const struct message *m)
{
    begin(m);
    buffer_print(m->out, ",\"result\":{\"tools\":[");
    for (int n = 0; tool_names[n] && tools[n].operations[m->options->no_spoilers]; n++)
        buffer_print(m->out, "%s{\"name\":\"%s\",\"description\":\"%s\",\"inputSchema\":{\"type\":"
                             "\"object\",\"properties\":{%s},\"required\":[%s]}}",
                     n > 0 ? "," : "", tool_names[n], tools[n].description, tools[n].properties,
                     tools[n].required);
    buffer_print(m->out, "]}}");
}

/* Writes the answer of a tool, which is there twice: as text, and for programs. */
static void put_answer(const struct message *m, const struct buffer *answer, bool bad)
{
    struct json json = { .buffer = m->out };
    size_t      length = answer->length - (answer->length != 0);   /* without its end of line */

    begin(m);
    buffer_print(m->out, ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":");
    json_put_bytes(&json, NULL, answer->bytes, length);
    json_flush(&json);
    buffer_print(m->out, "}],\"structuredContent\":");
    buffer_put(m->out, answer->bytes, length);
    buffer_print(m->out, ",\"isError\":%s}}", bad ? "true" : "false");
}

/* Writes a request of the arguments, whose first byte is a brace.  What a referee reads is a
 * text, even if the client calls it a move. */
static void put_request(struct buffer *out, const char *operation, struct json_value arguments)
{
    struct json_value move = member(arguments, "move");
    const char       *rest = arguments.text + 1, *name = move.text;

    buffer_print(out, "{\"op\":\"%s\"%s", operation, rest[strspn(rest, " \t\r")] == '}' ? "" : ",");
    if (name && strcmp(operation, "referee") == 0) {
        for (int marks = 0; marks < 2;)
            marks += *--name == '"';
        buffer_put(out, rest, (size_t)(name - rest));
        buffer_print(out, "\"text\":");
        rest = move.text;
    }
    buffer_put(out, rest, (size_t)(arguments.text + arguments.length - rest));
}

/* Has the filter answer.  The request is shorter than the message it is made of. */
static void ask(const struct message *m, const char *operation, struct json_value arguments)
{
    static struct known_position known;
    static struct buffer  request, answer;
    struct answer_options options = *m->options;
    struct line           line = { .too_long = false };
    bool                  bad;

    request.length = answer.length = 0;
    put_request(&request, operation, arguments);
    line.text   = request.bytes;
    line.length = request.length;
    options.out = &answer;
    bad = answer_line(&line, &options, &known) == BAD_REQUEST;
    put_answer(m, &answer, bad);
    m->out->failed |= request.failed | answer.failed;
}

static void call_tool(const struct message *m)
{
    struct json_value arguments = member(m->params, "arguments");
    int               n = choice(member(m->params, "name"), tool_names);
    const char       *operation = n < 0 ? NULL : tools[n].operations[m->options->no_spoilers];

    if (arguments.kind == VALUE_NULL)
        arguments = (struct json_value){ VALUE_OBJECT, "{}", 2 };
    if (!operation)
        refuse(m, BAD_PARAMETERS, "No tool has this name");
    else if (arguments.kind != VALUE_OBJECT)
        refuse(m, BAD_PARAMETERS, "The arguments must be an object");
    else
        ask(m, operation, arguments);
}

static void ping(const struct message *m)
{
    begin(m);
    buffer_print(m->out, ",\"result\":{}}");
}

static void answer_method(const struct message *m, struct json_value method)
{
    static const char *const names[] = { "initialize", "ping", "tools/list", "tools/call", NULL };

    switch (choice(method, names)) {
    case 0:  initialize(m); break;
    case 1:  ping(m);       break;
    case 2:  list_tools(m); break;
    case 3:  call_tool(m);  break;
    default: refuse(m, NO_METHOD, "There is no such method");
    }
}

/* Answers one message, but not a notification, which has no id. */
static void answer_value(struct message m, struct json_value value)
{
    struct json_value method = member(value, "method");

    m.id     = member(value, "id");
    m.params = member(value, "params");
    if (method.kind != VALUE_TEXT ||
        (m.id.text && m.id.kind != VALUE_TEXT && m.id.kind != VALUE_NUMBER))
        refuse(&m, NO_REQUEST, "This is not a request");
    else if (m.id.text)
        answer_method(&m, method);
}

/* Answers the messages of an array, with an array if any answer is due. */
static void answer_all(const struct message *m, struct json_reader *json)
{
    size_t            before = m->out->length, empty = before + 1;
    struct json_value value;

    buffer_put(m->out, "[", 1);
    do {
        size_t start = json->at, length = m->out->length;

        if (!json_read(json, &value)) {
            m->out->length = before;
            refuse(m, NO_REQUEST, "This is not a request");
            return;
        }
        answer_value(*m, (struct json_value){ value.kind, json->text + start, json->at - start });
        if (m->out->length > length)
            buffer_put(m->out, ",", 1);
    } while (json_read_mark(json, ','));
    if (m->out->length > empty)
        m->out->bytes[m->out->length - 1] = ']';
    else
        m->out->length = before;
}

void message_answer(const struct line *line, const struct answer_options *options,
                    struct buffer *out)
{
    static struct json_reader json;
    struct message    m = { .options = options, .out = out };
    struct json_value value;

    json_reader_begin(&json, line->text, line->length);
    if (line->too_long) {
        refuse(&m, NOT_JSON, "The line is longer than 64 KiB");
    } else if (line_text(line) < line->length) {
        refuse(&m, NOT_JSON, "The line is not UTF-8 or has a NUL in it");
    } else if (!json_read(&json, &value)) {
        refuse(&m, NOT_JSON, json.wrong);
    } else if (json_read_mark(&json, '\0') || json.at < json.length) {
        refuse(&m, NOT_JSON, "More text follows the object");
    } else if (value.kind == VALUE_ARRAY) {
        json_reader_begin(&json, line->text, line->length);
        (void)json_read_mark(&json, '[');
        answer_all(&m, &json);
    } else {
        answer_value(m, (struct json_value){ value.kind, line->text, line->length });
    }
    if (out->length != 0)
        buffer_put(out, "\n", 1);
}
