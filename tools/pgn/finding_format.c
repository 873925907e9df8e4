/* SPDX-License-Identifier: MIT */
/* finding_format.c -- a finding, as a line of text or of JSON */

#include "pgn/finding_format.h"

#include <stddef.h>
#include <string.h>

#include "cli/fen_text.h"

enum { SHOWN = 40 };    /* the most bytes shown of a text that is not a move */

void tags_clear(struct tags *tags)
{
    tags->white.known = tags->black.known = false;
    tags->date.known  = tags->result.known = false;
    tags->seven = tags->next = 0;
}

static void set(struct value *value, const ecart_pgn_token *tag)
{
    value->known  = true;
    value->length = tag->length < TAG_SIZE ? tag->length : TAG_SIZE;
    memcpy(value->text, tag->text, value->length);
}

/* The seven tags mostly come in the order of the roster. */
void tags_note(struct tags *tags, const ecart_pgn_token *tag)
{
    enum { NOT_KEPT = 0, SEVEN = 7 };
    static const struct {
        char   name[8];
        size_t length, value;   /* where it is in struct tags */
    } seven[SEVEN] = {
        { "Event",  5, NOT_KEPT },
        { "Site",   4, NOT_KEPT },
        { "Date",   4, offsetof(struct tags, date) },
        { "Round",  5, NOT_KEPT },
        { "White",  5, offsetof(struct tags, white) },
        { "Black",  5, offsetof(struct tags, black) },
        { "Result", 6, offsetof(struct tags, result) }
    };

    for (unsigned tries = 0; tries < SEVEN; tries++) {
        unsigned i = tags->next;

        tags->next = (i + 1) % SEVEN;
        if (tag->name_length != seven[i].length ||
            memcmp(tag->name, seven[i].name, seven[i].length) != 0)
            continue;
        tags->seven |= 1u << i;
        if (seven[i].value != NOT_KEPT)
            set((struct value *)((char *)tags + seven[i].value), tag);
        return;
    }
}

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

static void put_text(struct buffer *buffer, const char *text)
{
    buffer_put(buffer, text, strlen(text));
}

/* " (Carlsen - Nakamura, 2024)", as far as it is known. */
static void put_players(struct buffer *buffer, const struct tags *tags)
{
    const struct value *players[] = { &tags->white, &tags->black };
    size_t              names = surname(&tags->white) + surname(&tags->black);
    bool                year  = has_year(&tags->date);

    if (names == 0 && !year)
        return;
    put_text(buffer, " (");
    for (int side = 0; side < 2 && names > 0; side++) {
        size_t length = surname(players[side]);

        put_text(buffer, side == 0 ? "" : " - ");
        buffer_show(buffer, length ? players[side]->text : "?", length ? length : 1);
    }
    if (year)
        buffer_print(buffer, "%s%.4s", names > 0 ? ", " : "", tags->date.text);
    put_text(buffer, ")");
}

/* "23... Kd1". */
static void put_move(struct buffer *buffer, const struct finding *finding,
                     void put(struct buffer *, const char *, size_t))
{
    const ecart_position *before = finding->before;
    size_t                length = finding->move->length < SHOWN ? finding->move->length : SHOWN;
    char                  text[24 + SHOWN];
    int                   number = 0;

    if (before)
        number = snprintf(text, 24, "%d%s ", before->number,
                          before->side == ECART_WHITE ? "." : "...");
    memcpy(text + number, finding->move->text, length);
    put(buffer, text, (size_t)number + length);
}

static void put_line(const struct finding *finding, struct buffer *buffer)
{
    put_players(buffer, finding->tags);
    if (finding->move) {
        put_text(buffer, ", ");
        put_move(buffer, finding, buffer_show);
    }
    buffer_print(buffer, ": %s: ", finding_name(finding->id));
    buffer_show(buffer, finding->text, strlen(finding->text));
    put_text(buffer, "\n");
}

static void put_value(struct buffer *buffer, const char *name, const struct value *value)
{
    if (!value->known)
        return;
    buffer_print(buffer, ",\"%s\":", name);
    buffer_quote(buffer, value->text, value->length);
}

static void put_cells(struct buffer *buffer, const ecart_verdict *verdict)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, cells);
    char       name[3];

    put_text(buffer, ",\"cells\":[");
    for (int i = 0; i < count; i++) {
        ecart_cell_write(cells[i], name, sizeof name);
        buffer_print(buffer, "%s\"%s\"", i > 0 ? "," : "", name);
    }
    put_text(buffer, "]");
}

static void put_position(struct buffer *buffer, const ecart_position *position)
{
    ecart_setup setup;
    char        fen[ECART_FEN_SIZE];

    ecart_position_setup(position, &setup);
    fen_text(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen);
    buffer_print(buffer, ",\"fen\":\"%s\"", fen);
}

static void put_object(const struct finding *finding, struct buffer *buffer)
{
    put_value(buffer, "white", &finding->tags->white);
    put_value(buffer, "black", &finding->tags->black);
    put_value(buffer, "date", &finding->tags->date);
    if (finding->move) {
        put_text(buffer, ",\"at\":");
        put_move(buffer, finding, buffer_quote);
    }
    buffer_print(buffer, ",\"severity\":\"%s\",\"reason\":\"%s\"",
                 weight_name(finding_weight(finding->id)), finding_name(finding->id));
    if (finding->verdict)
        put_cells(buffer, finding->verdict);
    if (finding->before)
        put_position(buffer, finding->before);
    put_text(buffer, ",\"text\":");
    buffer_quote(buffer, finding->text, strlen(finding->text));
    put_text(buffer, "}\n");
}

void finding_format(const struct finding *finding, bool json, struct report *report)
{
    if (json)
        put_object(finding, &report->text);
    else
        put_line(finding, &report->text);
    report_note(report, finding->id, finding->place.line, finding->place.column,
                finding->game);
}
