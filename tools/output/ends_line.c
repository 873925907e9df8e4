/* SPDX-License-Identifier: MIT */
/* ends_line.c -- moves that lead to mate, for whoever asks how a side can still win */

#include "output/ends_line.h"

#include <stdio.h>

#include "output/fields.h"
#include "output/name.h"
#include "system/page.h"
#include "words/program.h"

enum { LONGEST = 80 };

/* A line of moves; its length is 0 if there is none. */
struct line {
    ecart_move moves[LONGEST];
    size_t     length;
};

static struct line line_of(const ecart_game *game, ecart_side side)
{
    struct line line;

    (void)ecart_game_prospect_line(game, side, ECART_PROSPECT_EFFORT, line.moves, LONGEST,
                                   &line.length);
    return line;
}

/* The moves with their numbers, as in a book: 34... Kd6 35. Ra6#. */
static void write_line(ecart_position position, const struct line *line, char *text, size_t size)
{
    size_t at = 0;

    for (size_t i = 0; i < line->length && at < size; i++) {
        char san[ECART_SAN_SIZE], number[16] = "";

        if (i == 0 || position.side == ECART_WHITE)
            snprintf(number, sizeof number, "%u%s ", (unsigned)position.number,
                     position.side == ECART_WHITE ? "." : "...");
        ecart_san_write(&position, line->moves[i], san, sizeof san);
        at += (size_t)snprintf(text + at, size - at, "%s%s%s", i > 0 ? " " : "", number, san);
        (void)ecart_position_play(&position, line->moves[i]);
    }
}

void ends_print_lines(const ecart_game *game, const ecart_language *language)
{
    char moves[ECART_EXPLAIN_SIZE], text[ECART_EXPLAIN_SIZE];

    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        struct line line  = line_of(game, side);
        ecart_slots slots = { .side = side };

        if (line.length == 0)
            continue;
        write_line(game->position, &line, moves, sizeof moves);
        slots.written = program_text(moves);
        program_say(language, SAY_ENDS_LINE, &slots, text, sizeof text);
        page_put("line: %s", text);
    }
}

static void put_line(struct json *json, const ecart_game *game, ecart_side side)
{
    struct line line = line_of(game, side);

    field_put_line(json, side_word(side), game->position, line.moves, line.length);
}

void ends_put_lines(struct json *json, const ecart_game *game)
{
    json_open(json, "lines", '{');
    put_line(json, game, ECART_WHITE);
    put_line(json, game, ECART_BLACK);
    json_close(json, '}');
}
