/* SPDX-License-Identifier: MIT */
/* finding_format.c -- a finding, as a line of text or of JSON */

#include "pgn/finding_format.h"

#include <stddef.h>
#include <string.h>

#include "cli/fen_text.h"

enum { SHOWN = 40 };    /* bytes of what is no move */

void heading_clear(struct heading *heading)
{
    heading->white.known = heading->black.known = false;
    heading->date.known  = heading->result.known = false;
    heading->seven = heading->next = 0;
}

static void set(struct value *value, const ecart_pgn_token *tag)
{
    value->known  = true;
    value->length = tag->length < HEADING_SIZE ? tag->length : HEADING_SIZE;
    memcpy(value->text, tag->text, value->length);
}

/* They mostly come in their own order. */
void heading_note(struct heading *heading, const ecart_pgn_token *tag)
{
    enum { NOT_KEPT = 0, SEVEN = 7 };
    static const struct {
        char   name[8];
        size_t length, value;   /* where it is in a heading */
    } seven[SEVEN] = {
        { "Event",  5, NOT_KEPT },
        { "Site",   4, NOT_KEPT },
        { "Date",   4, offsetof(struct heading, date) },
        { "Round",  5, NOT_KEPT },
        { "White",  5, offsetof(struct heading, white) },
        { "Black",  5, offsetof(struct heading, black) },
        { "Result", 6, offsetof(struct heading, result) }
    };

    for (unsigned tries = 0; tries < SEVEN; tries++) {
        unsigned i = heading->next;

        heading->next = (i + 1) % SEVEN;
        if (tag->name_length != seven[i].length ||
            memcmp(tag->name, seven[i].name, seven[i].length) != 0)
            continue;
        heading->seven |= 1u << i;
        if (seven[i].value != NOT_KEPT)
            set((struct value *)((char *)heading + seven[i].value), tag);
        return;
    }
}

/* "Carlsen" of "Carlsen, Magnus"; nothing of a name that nobody knows. */
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
static void put_players(struct buffer *buffer, const struct heading *heading)
{
    const struct value *players[] = { &heading->white, &heading->black };
    size_t names = surname(&heading->white) + surname(&heading->black);
    bool   year  = has_year(&heading->date);

    if (names == 0 && !year)
        return;
    put_text(buffer, " (");
    for (int side = 0; side < 2 && names > 0; side++) {
        size_t length = surname(players[side]);

        put_text(buffer, side == 0 ? "" : " - ");
        buffer_show(buffer, length ? players[side]->text : "?", length ? length : 1);
    }
    if (year)
        buffer_print(buffer, "%s%.4s", names > 0 ? ", " : "", heading->date.text);
    put_text(buffer, ")");
}

/* "23... Kd1". */
static void put_move(struct buffer *buffer, const struct telling *telling,
                     void put(struct buffer *, const char *, size_t))
{
    const ecart_position *before = telling->before;
    size_t length = telling->move->length < SHOWN ? telling->move->length : SHOWN;
    char   text[24 + SHOWN];
    int    number = 0;

    if (before)
        number = snprintf(text, 24, "%d%s ", before->number,
                          before->side == ECART_WHITE ? "." : "...");
    memcpy(text + number, telling->move->text, length);
    put(buffer, text, (size_t)number + length);
}

static void put_line(const struct telling *telling, struct buffer *buffer)
{
    put_players(buffer, telling->heading);
    if (telling->move) {
        put_text(buffer, ", ");
        put_move(buffer, telling, buffer_show);
    }
    buffer_print(buffer, ": %s: ", finding_name(telling->finding));
    buffer_show(buffer, telling->sentence, strlen(telling->sentence));
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

static void put_object(const struct telling *telling, struct buffer *buffer)
{
    put_value(buffer, "white", &telling->heading->white);
    put_value(buffer, "black", &telling->heading->black);
    put_value(buffer, "date", &telling->heading->date);
    if (telling->move) {
        put_text(buffer, ",\"at\":");
        put_move(buffer, telling, buffer_quote);
    }
    buffer_print(buffer, ",\"severity\":\"%s\",\"reason\":\"%s\"",
                 weight_name(finding_weight(telling->finding)), finding_name(telling->finding));
    if (telling->verdict)
        put_cells(buffer, telling->verdict);
    if (telling->before)
        put_position(buffer, telling->before);
    put_text(buffer, ",\"text\":");
    buffer_quote(buffer, telling->sentence, strlen(telling->sentence));
    put_text(buffer, "}\n");
}

void telling_put(const struct telling *telling, bool json, struct report *report)
{
    if (json)
        put_object(telling, &report->text);
    else
        put_line(telling, &report->text);
    report_note(report, telling->finding, telling->place.line, telling->place.column,
                telling->game);
}
