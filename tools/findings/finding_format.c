/* SPDX-License-Identifier: MIT */
/* finding_format.c -- a finding, as a line of text or of JSON */

#include "findings/finding_format.h"

#include <stdio.h>
#include <string.h>

#include "output/fields.h"
#include "system/page.h"
#include "system/utf8.h"

enum {
    SHOWN     = 40,     /* the most bytes shown of a move's text */
    MOVE_SIZE = 24 + SHOWN
};

/* Adds "Carlsen" of "Carlsen, Magnus", or a question mark; returns whether the name is known. */
static bool put_surname(struct buffer *buffer, ecart_text name)
{
    size_t begin = buffer->length, length = 0;

    while (length < name.length && name.text[length] != ',')
        length++;
    buffer_show(buffer, name.text, length);
    length = buffer->length - begin;
    if (length == 0)
        buffer_print(buffer, "?");
    return length > 1 || (length == 1 && buffer->bytes[begin] != '?');
}

static bool has_year(ecart_text date)
{
    size_t digits = 0;

    while (digits < 4 && digits < date.length && is_digit(date.text[digits]))
        digits++;
    return digits == 4;
}

/* " (Carlsen - Nakamura, 2024)", as far as it is known. */
static void put_players(struct buffer *buffer, const struct finding_words *words)
{
    size_t begin = buffer->length, names;
    bool   known, year = has_year(words->date);

    buffer_print(buffer, " (");
    names = buffer->length;
    known = put_surname(buffer, words->white);
    buffer_print(buffer, " - ");
    known |= put_surname(buffer, words->black);
    if (!known)
        buffer->length = year ? names : begin;
    if (year)
        buffer_print(buffer, "%s%.4s", known ? ", " : "", words->date.text);
    if (known || year)
        buffer_print(buffer, ")");
}

/* Writes a move as the text has it, behind its number, "23... Kd1"; returns the length.
 * A long one is cut, but not within a character of UTF-8. */
static size_t write_move(const struct finding *finding, char text[MOVE_SIZE])
{
    int    number = snprintf(text, MOVE_SIZE - SHOWN, "%s ", name_number(finding->before).text);
    size_t length = finding->move->length;

    if (length > SHOWN)
        for (length = SHOWN; length > SHOWN - 3 && !utf8_is_first(finding->move->text[length]); )
            length--;
    memcpy(text + number, finding->move->text, length);
    return (size_t)number + length;
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

void finding_put_words(const struct finding_words *words, bool coloured, struct report *report)
{
    struct buffer *buffer = &report->text;

    put_players(buffer, words);
    if (words->at.length > 0) {
        buffer_print(buffer, ", ");
        buffer_show(buffer, words->at.text, words->at.length);
    }
    buffer_print(buffer, ": %s%s%s: ", page_hue(coloured, hue_of(words->id)),
                 finding_name(words->id), page_hue(coloured, HUE_END));
    buffer_show(buffer, words->text.text, words->text.length);
    if (words->hint.length > 0) {
        report->hint.begin = buffer->length;
        buffer_print(buffer, " %.*s", (int)words->hint.length, words->hint.text);
        report->hint.end = buffer->length;
    }
    buffer_print(buffer, "\n");
}

static ecart_text text_of(const struct value *value)
{
    return (ecart_text){ value->text, value->known ? value->length : 0 };
}

static void put_line(const struct finding *finding, struct report *report)
{
    const struct tags   *tags = finding->tags;
    char                 move[MOVE_SIZE];
    struct finding_words words = {
        .id    = finding->id,
        .white = text_of(&tags->white), .black = text_of(&tags->black),
        .date  = text_of(&tags->date),
        .text  = { finding->text, strlen(finding->text) }
    };

    if (finding->move)
        words.at = (ecart_text){ move, write_move(finding, move) };
    if (finding->hint)
        words.hint = (ecart_text){ finding->hint, strlen(finding->hint) };
    finding_put_words(&words, finding->wanted->coloured, report);
    if (finding->caret)
        buffer_print(&report->text, "%s\n", finding->caret);
}

static void put_value(struct json *json, const char *name, const struct value *value)
{
    if (value->known)
        json_put_shown(json, name, value->text, value->length);
}

/* Adds a hint.  The report notes where it is, since only the first of a file is printed. */
static void put_hint(const char *hint, struct json *json, struct report *report)
{
    json_flush(json);
    report->hint.begin = report->text.length;
    json_put_text(json, "hint", hint);
    json_flush(json);
    report->hint.end = report->text.length;
}

/* Writes the object of a finding, except its beginning, the place, which report_print() writes. */
static void put_object(const struct finding *finding, struct report *report)
{
    const ecart_language *language = finding->wanted->language;
    struct json           json     = { .buffer = &report->text, .more = true };
    char                  move[MOVE_SIZE];
    ecart_cell            cells[ECART_EVIDENCE_LIMIT];

    put_value(&json, "white", &finding->tags->white);
    put_value(&json, "black", &finding->tags->black);
    put_value(&json, "date", &finding->tags->date);
    if (finding->move)
        json_put_shown(&json, "at", move, write_move(finding, move));
    json_put_text(&json, "severity", weight_name(finding_weight(finding->id)));
    json_put_text(&json, "reason", finding_name(finding->id));
    if (finding->notation)
        json_put_cells(&json, "cells", cells,
                       ecart_verdict_evidence(&finding->notation->verdict, cells));
    if (finding->before)
        field_put_position(&json, "fen", finding->before);
    json_put_shown(&json, "text", finding->text, strlen(finding->text));
    if (finding->notation)
        candidates_put(&json, finding->before, finding->notation, language);
    circumstances_put(&json, &finding->past, language);
    if (finding->witness)
        suggestion_put(finding->witness, &json);
    if (finding->hint)
        put_hint(finding->hint, &json, report);
    json_end(&json);
}

void finding_format(const struct finding *finding, bool json, struct report *report)
{
    if (json)
        put_object(finding, report);
    else
        put_line(finding, report);
    report_note(report, finding->id, finding->place, finding->game);
}
