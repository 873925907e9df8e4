/* SPDX-License-Identifier: MIT */
/* finding_format.c -- a finding, as a line of text or of JSON */

#include "pgn/finding_format.h"

#include <stdio.h>
#include <string.h>

#include "cli/fields.h"
#include "cli/json.h"
#include "cli/meanings.h"
#include "cli/page.h"
#include "pgn/suggestion.h"

enum {
    SHOWN     = 40,     /* the most bytes shown of a move's text */
    MOVE_SIZE = 24 + SHOWN
};

/* The length of "Carlsen" in "Carlsen, Magnus"; 0 if the name is unknown. */
static size_t surname(const struct value *name)
{
    const char *comma = name->known ? memchr(name->text, ',', name->length) : NULL;
    size_t      length = comma ? (size_t)(comma - name->text) : name->length;

    return !name->known || (length == 1 && name->text[0] == '?') ? 0 : length;
}

static bool has_year(const struct value *date)
{
    size_t digits = 0;

    while (date->known && digits < 4 && digits < date->length &&
           date->text[digits] >= '0' && date->text[digits] <= '9')
        digits++;
    return digits == 4;
}

/* " (Carlsen - Nakamura, 2024)", as far as it is known. */
static void put_players(struct buffer *buffer, const struct tags *tags)
{
    const struct value *players[] = { &tags->white, &tags->black };
    size_t              names = surname(&tags->white) + surname(&tags->black);
    bool                year  = has_year(&tags->date);

    if (names == 0 && !year)
        return;
    buffer_print(buffer, " (");
    for (int side = 0; side < 2 && names > 0; side++) {
        size_t length = surname(players[side]);

        buffer_print(buffer, "%s", side == 0 ? "" : " - ");
        buffer_show(buffer, length ? players[side]->text : "?", length ? length : 1);
    }
    if (year)
        buffer_print(buffer, "%s%.4s", names > 0 ? ", " : "", tags->date.text);
    buffer_print(buffer, ")");
}

/* Writes "23... Kd1", or the text in its place; returns its length. */
static size_t write_move(const struct finding *finding, char text[MOVE_SIZE])
{
    const ecart_position *before = finding->before;
    size_t length = finding->move->length < SHOWN ? finding->move->length : SHOWN;
    int    number = 0;

    if (before)
        number = snprintf(text, MOVE_SIZE - SHOWN, "%d%s ", before->number,
                          before->side == ECART_WHITE ? "." : "...");
    memcpy(text + number, finding->move->text, length);
    return (size_t)number + length;
}

/* What is said once for a file stands apart in the report. */
static void put_hint(const struct finding *finding, struct json *json, struct report *report)
{
    if (!finding->hint)
        return;
    if (json)
        json_flush(json);
    report->hint.begin = report->text.length;
    if (json) {
        json_put_text(json, "hint", finding->hint);
        json_flush(json);
    } else {
        buffer_print(&report->text, " %s", finding->hint);
    }
    report->hint.end = report->text.length;
}

static enum hue hue_of(int id)
{
    static const enum hue hues[WEIGHTS] = {
        [WEIGHT_ERROR]   = HUE_BAD,
        [WEIGHT_WARNING] = HUE_DOUBTFUL,
        [WEIGHT_NOTE]    = HUE_QUIET
    };

    return hues[finding_weight(id)];
}

static void put_line(const struct finding *finding, struct report *report)
{
    struct buffer *buffer = &report->text;
    char           move[MOVE_SIZE];

    put_players(buffer, finding->tags);
    if (finding->move) {
        buffer_print(buffer, ", ");
        buffer_show(buffer, move, write_move(finding, move));
    }
    buffer_print(buffer, ": %s%s%s: ", page_hue(finding->wanted->coloured, hue_of(finding->id)),
                 finding_name(finding->id), page_hue(finding->wanted->coloured, HUE_END));
    buffer_show(buffer, finding->text, strlen(finding->text));
    put_hint(finding, NULL, report);
    buffer_print(buffer, "\n");
    if (finding->caret)
        buffer_print(buffer, "%s\n", finding->caret);
}

static void put_value(struct json *json, const char *name, const struct value *value)
{
    if (value->known)
        json_put_shown(json, name, value->text, value->length);
}

static void put_cells(struct json *json, const ecart_verdict *verdict)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, cells);

    json_put_cells(json, "cells", cells, count);
}

static void put_position(struct json *json, const ecart_position *position)
{
    char        fen[ECART_FEN_SIZE];

    field_position(position, ECART_FEN_LEGAL_EN_PASSANT, fen);
    json_put_text(json, "fen", fen);
}

/* The rest of an object that report_print() begins with the place. */
static void put_object(const struct finding *finding, struct report *report)
{
    struct json json = { .buffer = &report->text, .more = true };
    char        move[MOVE_SIZE];

    put_value(&json, "white", &finding->tags->white);
    put_value(&json, "black", &finding->tags->black);
    put_value(&json, "date", &finding->tags->date);
    if (finding->move)
        json_put_shown(&json, "at", move, write_move(finding, move));
    json_put_text(&json, "severity", weight_name(finding_weight(finding->id)));
    json_put_text(&json, "reason", finding_name(finding->id));
    if (finding->verdict)
        put_cells(&json, finding->verdict);
    if (finding->before)
        put_position(&json, finding->before);
    json_put_shown(&json, "text", finding->text, strlen(finding->text));
    if (finding->witness) {
        named_put(&json, finding->before, finding->move->text, finding->move->length,
                  finding->language);
        suggestion_put(finding->witness, &json);
    }
    put_hint(finding, &json, report);
    json_end(&json);
}

void finding_format(const struct finding *finding, bool json, struct report *report)
{
    if (json)
        put_object(finding, report);
    else
        put_line(finding, report);
    report_note(report, finding->id, finding->place.line, finding->place.column,
                finding->game);
}
