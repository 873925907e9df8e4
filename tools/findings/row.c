/* SPDX-License-Identifier: MIT */
/* row.c -- a row a game: its tags, how it ends, and what is wrong with it
 *
 * A row is an object of JSON; or its values are cells, with tabs between them.  It is kept
 * until the next game begins, because what is found behind a game is the game's too. */

#include "findings/lint.h"

#include <string.h>

#include "input/json_reader.h"
#include "output/fields.h"

/* --merge cannot read a row that is longer than a line may be (line_reader.h). */
enum { MOST_TAGS = LINE_LIMIT / 2 };

void row_clear(struct lint *lint)
{
    static const struct row none;

    lint->row = none;
    lint->report->tags.length = lint->report->fault.length = 0;
    buffer_put(&lint->report->tags, "{", 1);
    buffer_put(&lint->report->fault, "null", 4);
}

/* What is found before the first game counts as the first game's. */
void row_begin(struct lint *lint, const ecart_pgn_token *first)
{
    row_put(lint);
    if (lint->row.game > 0)
        row_clear(lint);
    lint->row.game  = lint->judge.games;
    lint->row.place = first->place;
    lint->start     = NULL;
}

/* What goes beyond the limit is left out. */
void row_tag(struct lint *lint, const ecart_pgn_token *tag)
{
    struct buffer *tags   = &lint->report->tags;
    struct json    json   = { .buffer = tags, .more = tags->length > 1 };
    size_t         before = tags->length;
    char           value[ECART_PGN_PIECE];

    json_put_shown(&json, NULL, tag->name, tag->name_length);
    json_flush(&json);
    buffer_put(tags, ":", 1);
    json.more = false;
    json_put_shown(&json, NULL, value, ecart_pgn_value(tag, value, sizeof value));
    json_flush(&json);
    if (tags->length > MOST_TAGS)
        tags->length = before;
}

/* How many half-moves lead from the start of the game to a position of it. */
static int plies_to(const struct lint *lint, const ecart_position *position)
{
    return field_plies(lint->start ? lint->start : position, position);
}

/* The half-move at which something is found: a refused one itself counts. */
static int ply_of(struct lint *lint, const struct finding *finding)
{
    const ecart_position *position = ecart_pgn_judge_position(&lint->judge);
    int                   plies    = position ? plies_to(lint, position) : lint->row.plies;

    if (lint->judge.depth == 0)
        lint->row.plies = plies;
    return finding->before ? plies_to(lint, finding->before) + 1 : plies;
}

void row_note(struct lint *lint, const struct finding *finding)
{
    struct row    *row    = &lint->row;
    struct buffer *fault  = &lint->report->fault;
    struct json    json   = { .buffer = fault };
    enum weight    weight = finding_weight(finding->id);
    int            ply    = ply_of(lint, finding);

    if (!lint->wanted->told[finding->id] || finding_is_once(finding->id))
        return;
    row->found[weight]++;
    if (row->fault && finding_weight(row->fault) <= weight)
        return;
    row->fault    = finding->id;
    fault->length = 0;
    json_open(&json, NULL, '{');
    json_put_number(&json, "ply", ply);
    json_put_plain(&json, "severity", weight_name(weight));
    json_put_plain(&json, "reason", finding_name(finding->id));
    json_put_shown(&json, "text", finding->text, strlen(finding->text));
    json_close(&json, '}');
    json_flush(&json);
}

struct moves moves_played(const struct lint *lint, const ecart_position *end)
{
    bool keeps = lint->judge.keeps;

    return (struct moves){
        .start = keeps ? lint->start : end, .end = end,
        .plies = lint->plies, .count = keeps ? lint->judge.ply_count : 0
    };
}

void row_end(struct lint *lint, const ecart_pgn_event *event)
{
    const ecart_position *end = ecart_pgn_judge_position(&lint->judge);
    struct moves          moves;
    ecart_record          records[GAME_END_RECORDS];
    ecart_game            game;

    lint->row.result = event->token.result;
    if (!event->judged)
        return;
    moves = moves_played(lint, end);
    game_end_replay(&moves, records, &game);
    lint->row.plies    = plies_to(lint, end);
    lint->row.standing = ecart_standing_name(ecart_standing_first(ecart_game_standings(&game)));
}

void row_put(struct lint *lint)
{
    const struct row *row  = &lint->row;
    struct report    *to   = lint->report;
    struct json       json = { .buffer = &to->text, .more = true };

    if (row->game == 0)
        return;
    buffer_put(&to->tags, "}", 1);
    json_put_raw(&json, "tags", to->tags.bytes, to->tags.length);
    json_put_number(&json, "plies", row->plies);
    json_put_plain(&json, "result", row->result == ECART_PGN_RESULT_NONE
                                        ? NULL : finding_text_result(row->result).text);
    json_put_plain(&json, "standing", row->standing);
    json_put_raw(&json, "fault", to->fault.bytes, to->fault.length);
    json_put_number(&json, "errors", (long long)row->found[WEIGHT_ERROR]);
    json_put_number(&json, "warnings", (long long)row->found[WEIGHT_WARNING]);
    json_put_number(&json, "notes", (long long)row->found[WEIGHT_NOTE]);
    json_end(&json);
    report_note(to, ROW, row->place, row->game);
}
