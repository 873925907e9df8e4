/* SPDX-License-Identifier: MIT */
/* request.c -- a request to ecart filter, and requests of two fields */

#include "filter/request.h"

#include <string.h>

#include "input/json_reader.h"
#include "output/fields.h"

const char *const operation_names[] = {
    [OP_MOVE]         = "move",
    [OP_MOVES]        = "moves",
    [OP_DESTINATIONS] = "destinations",
    [OP_EXPLAIN]      = "explain",
    [OP_FEN]          = "fen",
    [OP_ENDS]         = "ends",
    [OP_BOARD]        = "board",
    [OP_REFEREE]      = "referee",
    NULL
};

void request_refuse(struct request *request, const char *reason, const char *wrong, size_t offset)
{
    if (request->wrong)
        return;
    request->wrong  = wrong;
    request->reason = reason;
    request->offset = offset;
}

/* The byte order mark that some editors write before an object. */
static const char mark[] = { '\xef', '\xbb', '\xbf' };

void request_begin(struct request *request, const struct line *line)
{
    static struct json_reader json;

    json_reader_begin(&json, line->text, line->length);
    if (line->length >= sizeof mark && memcmp(line->text, mark, sizeof mark) == 0)
        json.at = sizeof mark;
    request->text   = line_text(line);
    request->start  = json.at;
    request->object = json_read_mark(&json, '{');
    if (line->too_long)
        request_refuse(request, "line-too-long", "The line is longer than 64 KiB", NO_PLACE);
    else if (request->text < line->length)
        request_refuse(request, "bad-text", "The line is not UTF-8 or has a NUL in it",
                       request->text);
}

void request_read_fields(struct request *request, const struct line *line)
{
    const char *no_move = ecart_reason_name(ECART_BAD_NOTATION);
    const char *tab = memchr(line->text, '\t', line->length);

    if (!tab) {
        request_refuse(request, no_move, "A request is a FEN, a tab and a move", NO_PLACE);
        return;
    }
    request->fen = (ecart_text){ line->text, (size_t)(tab - line->text) };
    request->move.text   = tab + 1;
    request->move.length = line->length - (size_t)(request->move.text - line->text);
    tab = memchr(request->move.text, '\t', request->move.length);
    if (tab)
        request_refuse(request, no_move, "A request has one tab, between the FEN and the move",
                       (size_t)(tab - line->text));
}
