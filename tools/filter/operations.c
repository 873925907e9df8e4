/* SPDX-License-Identifier: MIT */
/* operations.c -- what the answer to each operation has beside its verdict */

#include "filter/answer.h"

#include <string.h>

#include "output/ends.h"
#include "output/fields.h"
#include "output/steps.h"

static void put_moves(struct json *json, const ecart_position *position, ecart_cell from)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = move_list_find(position, from, moves);

    move_list_put(json, position, moves, count);
}

static void put_destinations(struct json *json, const ecart_position *position, ecart_cell from)
{
    ecart_cells to = ecart_legal_destinations(position, from);

    json_put_cell(json, "from", from);
    json_put_set(json, "destinations", to);
    json_open(json, "numbers", '{');
    json_put_number(json, "from", from);
    json_open(json, "destinations", '[');
    FOR_EACH_CELL(c, to)
        json_put_number(json, NULL, c);
    json_close(json, ']');
    json_close(json, '}');
}

/* Writes "fen", the FEN as the library would write it, and its faults.  A judgement has
 * written a "fen" already, which is null, so none is written if there is one. */
static void put_fen(struct json *json, const struct request *request,
                    const struct judgement *judgement, const ecart_game *game)
{
    struct fen_reading reading = {
        .text     = request->fen,
        .language = request->judge.language,
        .strict   = request->judge.strict
    };

    if (request->fen.text)
        (void)fen_reading_read(&reading, request->chess960);
    if (!judgement && (request->move_count > 0 || !request->fen.text))
        field_position(&game->position, reading.mended);
    if (!judgement)
        json_put_plain(json, "fen", reading.mended);
    fen_reading_put_faults(json, &reading);
}

/* The lesson on a position without a move.  One on a move needs no "standing": its
 * judgement has that. */
static void put_lesson(struct json *json, const struct request *request, const ecart_game *game)
{
    json_put_plain(json, "standing", ecart_standing_name(field_standing(game)));
    field_put_position(json, "position", &game->position);
    steps_put(json, &request->lesson, &game->position, NULL, game);
}

/* Writes the position before a move and the lesson on it; null and no steps if the judgement
 * is about a FEN with an error. */
static void put_move_lesson(struct json *json, const struct request *request,
                            const struct judgement *judgement, ecart_game *game)
{
    const ecart_verdict *verdict = &judgement->notation.verdict;
    ecart_lesson_options options = request->lesson;
    ecart_position       before;
    ecart_game           earlier = *game;

    options.game = &earlier;
    if (!judgement->before) {
        json_put_null(json, "position");
        json_open(json, "steps", '[');
        json_close(json, ']');
        return;
    }
    before = *judgement->before;
    field_put_position(json, "position", &before);
    if (judgement->outcome == LEGAL)
        ecart_game_play(game, verdict->move, NULL);
    steps_put(json, &options, &before, verdict, judgement->outcome == LEGAL ? game : NULL);
}

/* Writes the sentence, for a child the first line of a lesson if that may say what can be
 * played. */
static void put_ruling_text(struct json *json, const struct request *request,
                            const ecart_text *written, const ecart_referee *referee,
                            const ecart_ruling *ruling)
{
    const ecart_lesson_options *options = &request->lesson;
    char        text[ECART_LESSON_SIZE];
    const char *at = text;
    ecart_text  heading, line = { "", 0 };

    if (options->level == ECART_CHILD && request->spoilers && ruling->named == 1) {
        ecart_lesson_move(options, &ruling->before, &ruling->notation.verdict, text, sizeof text);
        (void)ecart_lesson_next(&at, &heading, &line);
        json_put_bytes(json, "text", line.text, line.length);
        return;
    }
    ecart_referee_explain(referee, ruling, options->language, written, text, sizeof text);
    json_put_text(json, "text", text);
}

void ruling_put(struct json *json, const struct request *request, ecart_text written,
                const ecart_referee *referee, const ecart_ruling *ruling)
{
    const ecart_verdict *verdict = &ruling->notation.verdict;
    enum outcome         outcome = outcome_of(verdict);
    bool                 is_text = verdict->reason == ECART_BAD_NOTATION ||
                                   verdict->reason == ECART_IMPOSSIBLE_CELL;
    struct circumstances past    = { .known = true, .count = ruling->count };
    bool                 told    = outcome == LEGAL ||
                                   (outcome == PROMOTION_NEEDED && request->spoilers);

    memcpy(past.told, ruling->circumstances, sizeof past.told);
    json_put_plain(json, "verdict", outcome_name(outcome));
    json_put_plain(json, "reason", ecart_reason_name(verdict->reason));
    json_put_plain(json, "move", told ? name_move(verdict->move).text : NULL);
    field_put_offset(json, is_text ? ruling->notation.offset : ruling->at[0]);
    put_ruling_text(json, request, &written, referee, ruling);
    circumstances_put(json, &past, request->judge.language);
    json_open(json, "strikes", '{');
    json_put_number(json, "move", (long long)ruling->move_strikes);
    json_put_number(json, "game", (long long)ruling->game_strikes);
    json_close(json, '}');
    json_put_plain(json, "consequence", ecart_consequence_name(ruling->consequence));
    if (ruling->consequence == ECART_CONSEQUENCE_TIME)
        json_put_number(json, "minutes", ruling->minutes);
    json_put_plain(json, "standing", ruling->standing < ECART_THREEFOLD_CLAIMABLE
                                     ? ecart_standing_name(ruling->standing) : NULL);
}

void operation_put(struct json *json, const struct request *request,
                   const struct judgement *judgement, ecart_game *game)
{
    if (request->operation == OP_FEN)
        put_fen(json, request, judgement, game);
    else if (request->operation == OP_EXPLAIN && judgement)
        put_move_lesson(json, request, judgement, game);
    else if (judgement)
        return;
    else if (request->operation == OP_EXPLAIN)
        put_lesson(json, request, game);
    else if (request->operation == OP_MOVES)
        put_moves(json, &game->position, request->from);
    else if (request->operation == OP_DESTINATIONS)
        put_destinations(json, &game->position, request->from);
    else
        ends_print_members(json, game, request->judge.language, request->spoilers);
}
