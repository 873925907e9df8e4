/* SPDX-License-Identifier: MIT */
/* request.c -- a request to ecart filter, and requests of two fields */

#include "filter/request.h"

#include <string.h>

#include "cli/fields.h"

void request_refuse(struct request *request, const char *wrong, size_t offset)
{
    if (request->wrong)
        return;
    request->wrong  = wrong;
    request->reason = ecart_reason_name(ECART_BAD_NOTATION);
    request->offset = offset;
}

void request_refuse_operation(struct request *request, size_t offset)
{
    if (request->wrong)
        return;
    request_refuse(request, "The op must be move or board", offset);
    request->reason = "unknown-operation";
}

void request_begin(struct request *request, const struct line *line)
{
    request->text   = line_text(line);
    request->object = line->length > 0 && line->text[0] == '{';
    if (line->too_long)
        request_refuse(request, "The line is longer than 64 KiB", NO_PLACE);
    else if (request->text < line->length)
        request_refuse(request, "The line is not UTF-8 or has a NUL in it", request->text);
}

void request_read_fields(struct request *request, const struct line *line)
{
    const char *tab = memchr(line->text, '\t', line->length);

    if (!tab) {
        request_refuse(request, "A request is a FEN, a tab and a move", NO_PLACE);
        return;
    }
    request->fen         = line->text;
    request->fen_length  = (size_t)(tab - line->text);
    request->move        = tab + 1;
    request->move_length = line->length - request->fen_length - 1;
    tab = memchr(request->move, '\t', request->move_length);
    if (tab)
        request_refuse(request, "A request has one tab, between the FEN and the move",
                       (size_t)(tab - line->text));
}
