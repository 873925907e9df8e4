/* SPDX-License-Identifier: MIT */
/* fuzz_mcp.c -- any bytes as lines for ecart mcp
 *
 * The first byte chooses the options.  Every line gets an answer or an error, unless it is a
 * notification; which lines are is found a second way, by jansson. */

#include "fuzz.h"
#include "fuzz_text.h"

#include "filter/message.h"

#ifdef HAVE_JANSSON
#include <jansson.h>

enum { FLAGS = JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL | JSON_DECODE_ANY };

static bool is_notification(const json_t *message)
{
    return json_is_string(json_object_get(message, "method")) &&
           json_object_get(message, "id") == NULL;
}

/* How many answers are due to a value of a line; an array that is empty gets one. */
static size_t count_due(const json_t *value)
{
    const json_t *message;
    size_t        i, due = json_array_size(value) == 0;

    if (!json_is_array(value))
        return !is_notification(value);
    json_array_foreach(value, i, message) {
        due += !is_notification(message);
    }
    return due;
}

/* An answer has a result or an error. */
static void check_message(const json_t *answer, const json_t *request)
{
    const json_t *id     = json_object_get(request, "id");
    const json_t *result = json_object_get(answer, "result");
    const json_t *error  = json_object_get(answer, "error");
    const json_t *told   = json_object_get(answer, "id");

    HOLDS(json_object_size(answer) == 3);
    HOLDS(strcmp(json_string_value(json_object_get(answer, "jsonrpc")), "2.0") == 0);
    HOLDS(json_is_object(result) != json_is_object(error));
    HOLDS(!error || json_number_value(json_object_get(error, "code")) <= -32600);
    HOLDS(!error || json_string_length(json_object_get(error, "message")) > 0);
    HOLDS(json_is_string(id) || json_is_number(id) ? json_equal(id, told) : json_is_null(told));
}

/* A call's text is its structured content. */
static void check_content(const json_t *answer)
{
    const json_t *result  = json_object_get(answer, "result");
    const json_t *content = json_array_get(json_object_get(result, "content"), 0);
    const json_t *text    = json_object_get(content, "text");
    json_t       *inner;

    if (text == NULL)
        return;
    inner = json_loadb(json_string_value(text), json_string_length(text), FLAGS, NULL);
    HOLDS(inner && json_equal(inner, json_object_get(result, "structuredContent")));
    HOLDS(json_is_boolean(json_object_get(result, "isError")));
    json_decref(inner);
}

static void check_answers(const json_t *answer, const json_t *request, size_t due)
{
    const json_t *one;
    size_t        i, n = 0;

    if (!json_is_array(answer)) {
        check_message(answer, json_is_object(request) ? request : NULL);
        check_content(answer);
        return;
    }
    HOLDS(json_array_size(answer) == due && json_is_array(request));
    json_array_foreach(request, i, one) {
        if (is_notification(one))
            continue;
        check_message(json_array_get(answer, n), one);
        check_content(json_array_get(answer, n++));
    }
}

static void check_answer(struct bytes line, struct bytes answer)
{
    bool    good    = line.length <= LINE_LIMIT && is_utf8(line.text, line.length);
    json_t *request = good ? json_loadb(line.text, line.length, FLAGS, NULL) : NULL;
    size_t  due     = request ? count_due(request) : 1;
    json_t *told;

    HOLDS((answer.length > 0) == (due > 0));
    if (due > 0) {
        HOLDS(answer.text[answer.length - 1] == '\n');
        HOLDS(memchr(answer.text, '\n', answer.length) == answer.text + answer.length - 1);
        told = json_loadb(answer.text, answer.length, FLAGS, NULL);
        HOLDS(told != NULL && is_utf8(answer.text, answer.length));
        check_answers(told, request, due);
        json_decref(told);
    }
    json_decref(request);
}

#else

static void check_answer(struct bytes line, struct bytes answer)
{
    (void)line;
    HOLDS(answer.length == 0 || answer.text[answer.length - 1] == '\n');
}

#endif

/* Answers a line, in memory of just its size. */
static void check_line(struct bytes line, const struct answer_options *options)
{
    struct buffer out  = { 0 };
    char         *copy = malloc(line.length + 1);
    struct line   one  = { .length = line.length, .too_long = line.length > LINE_LIMIT };

    HOLDS(copy != NULL);
    memcpy(copy + 1, line.text, line.length);
    one.text = copy + 1;
    if (one.too_long)
        one.length = LINE_LIMIT;
    message_answer(&one, options, &out);
    HOLDS(!out.failed);
    check_answer(line, (struct bytes){ out.bytes, out.length });
    buffer_free(&out);
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;

    const struct answer_options options = {
        .judge       = { .language = ecart_language_nth(data[0] >> 3 & 3) },
        .no_spoilers = data[0] & 1
    };
    struct bytes rest = { (const char *)data + 1, size - 1 }, line;

    while (next_line(&rest, &line))
        check_line(line, &options);
    return 0;
}
