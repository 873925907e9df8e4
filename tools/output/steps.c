/* SPDX-License-Identifier: MIT */
/* steps.c -- a lesson as steps in JSON */

#include "output/steps.h"

#include "output/fields.h"

static void close_step(struct json *json)
{
    json_close(json, ']');
    json_close(json, '}');
}

/* Begins a step, up to its array of lines. */
static void open_step(struct json *json, ecart_text label, ecart_text text)
{
    json_open(json, NULL, '{');
    if (label.length != 0)
        json_put_bytes(json, "label", label.text, label.length);
    else
        json_put_null(json, "label");
    json_put_bytes(json, "text", text.text, text.length);
    json_open(json, "lines", '[');
}

/* A line without a heading continues the step, except for a child, whose lines have
 * none before the numbers. */
static void put_lines(struct json *json, const ecart_lesson_options *options, const char *lesson)
{
    ecart_text label, text;
    bool       open  = false, headed = options->level != ECART_CHILD;

    while (ecart_lesson_next(&lesson, &label, &text)) {
        headed = headed || label.length != 0;
        if (open && label.length == 0 && headed) {
            json_put_bytes(json, NULL, text.text, text.length);
            continue;
        }
        if (open)
            close_step(json);
        open_step(json, label, text);
        open = true;
    }
    if (open)
        close_step(json);
}

bool steps_tell_move(ecart_level level, const ecart_game *game)
{
    return level != ECART_CHILD || !game ||
           (field_standing(game) != ECART_THREEFOLD_CLAIMABLE &&
            field_standing(game) != ECART_FIFTY_MOVE_CLAIMABLE);
}

bool steps_tell_standing(const ecart_lesson_options *options, const ecart_game *game)
{
    bool over = options->game && field_standing(options->game) < ECART_THREEFOLD_CLAIMABLE;

    return !over && field_standing(game) != ECART_IN_PLAY;
}

void steps_put(struct json *json, const ecart_lesson_options *options,
               const ecart_position *position, const ecart_verdict *verdict,
               const ecart_game *game)
{
    char lesson[ECART_LESSON_SIZE];

    json_open(json, "steps", '[');
    if (verdict && steps_tell_move(options->level, game) &&
        (options->level != ECART_PLAYER || verdict->reason != ECART_BAD_NOTATION)) {
        ecart_lesson_move(options, position, verdict, lesson, sizeof lesson);
        put_lines(json, options, lesson);
    }
    if (game && (!verdict || steps_tell_standing(options, game))) {
        ecart_lesson_standing(options, game, lesson, sizeof lesson);
        put_lines(json, options, lesson);
    }
    json_close(json, ']');
}
