/* SPDX-License-Identifier: MIT */
/* ends_obstacle.c -- why a side cannot mate */

#include "cli/ends_obstacle.h"

#include "cli/fields.h"
#include "cli/page.h"

void ends_print_obstacle(const ecart_position *position, ecart_side side,
                         const ecart_language *language)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (ecart_side_obstacle(position, side, &obstacle) != ECART_MATE_IMPOSSIBLE)
        return;
    ecart_explain_obstacle(language, position, side, &obstacle, text, sizeof text);
    page_put("%s: %s", ecart_obstacle_name(obstacle.kind), text);
}

static void put_ends(struct json *json, const ecart_obstacle *obstacle)
{
    json_open(json, "ends", '[');
    for (ecart_obstacle_kind kind = 0; kind < ECART_OBSTACLES; kind++) {
        if (obstacle->ends >> kind & 1)
            json_put_plain(json, NULL, ecart_obstacle_name(kind));
    }
    json_close(json, ']');
}

static void put_moves(struct json *json, ecart_position position,
                      const ecart_obstacle *obstacle)
{
    json_open(json, "moves", '[');
    for (int i = 0; i < obstacle->forced; i++) {
        json_open(json, NULL, '{');
        field_put_move(json, &position, obstacle->moves[i]);
        json_close(json, '}');
        (void)ecart_position_play(&position, obstacle->moves[i]);
    }
    json_close(json, ']');
}

void ends_put_obstacle(struct json *json, const ecart_position *position, ecart_side side,
                       const ecart_language *language)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (ecart_side_obstacle(position, side, &obstacle) != ECART_MATE_IMPOSSIBLE)
        return;
    ecart_explain_obstacle(language, position, side, &obstacle, text, sizeof text);
    json_open(json, "obstacle", '{');
    json_put_plain(json, "kind", ecart_obstacle_name(obstacle.kind));
    json_put_text(json, "text", text);
    put_ends(json, &obstacle);
    json_put_number(json, "depth", obstacle.depth);
    put_moves(json, *position, &obstacle);
    json_put_set(json, "locked", obstacle.locked);
    json_put_set(json, "king", obstacle.king);
    json_put_set(json, "checks", obstacle.checks);
    json_put_set(json, "pieces", obstacle.men);
    json_put_set(json, "spared", obstacle.spared);
    json_close(json, '}');
}
