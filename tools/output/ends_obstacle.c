/* SPDX-License-Identifier: MIT */
/* ends_obstacle.c -- why a side cannot mate */

#include "output/ends_obstacle.h"

#include "output/fields.h"
#include "system/page.h"

/* Finds why a side cannot mate, and writes it.  Returns false if it can, or if it is not
 * known. */
static bool explained(const ecart_position *position, ecart_side side,
                      const ecart_language *language, ecart_obstacle *obstacle,
                      char text[ECART_EXPLAIN_SIZE])
{
    if (ecart_side_obstacle(position, side, obstacle) != ECART_MATE_IMPOSSIBLE)
        return false;
    ecart_explain_obstacle(language, position, side, obstacle, text, ECART_EXPLAIN_SIZE);
    return true;
}

void ends_print_obstacle(const ecart_position *position, ecart_side side,
                         const ecart_language *language)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (explained(position, side, language, &obstacle, text))
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

void ends_put_obstacle(struct json *json, const ecart_position *position, ecart_side side,
                       const ecart_language *language)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (!explained(position, side, language, &obstacle, text))
        return;
    json_open(json, "obstacle", '{');
    json_put_plain(json, "kind", ecart_obstacle_name(obstacle.kind));
    json_put_text(json, "text", text);
    put_ends(json, &obstacle);
    json_put_number(json, "depth", obstacle.depth);
    field_put_line(json, "moves", *position, obstacle.moves, (size_t)obstacle.forced);
    json_put_set(json, "locked", obstacle.locked);
    json_put_set(json, "king", obstacle.king);
    json_put_set(json, "checks", obstacle.checks);
    json_put_set(json, "pieces", obstacle.men);
    json_put_set(json, "spared", obstacle.spared);
    json_close(json, '}');
}
