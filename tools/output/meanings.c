/* SPDX-License-Identifier: MIT */
/* meanings.c -- what may have been meant by a refused move, and what happened in the game that
 * explains it, as text or JSON */

#include "output/meanings.h"

#include "output/fields.h"

static void put_candidate(struct json *json, const ecart_position *position, ecart_move move,
                          const ecart_language *language)
{
    char          text[ECART_EXPLAIN_SIZE];
    ecart_verdict verdict = ecart_move_check(position, move);

    ecart_explain_in(language, position, &verdict, text, sizeof text);
    json_open(json, NULL, '{');
    json_put_text(json, "move", name_move(move).text);
    json_put_text(json, "reason", ecart_reason_name(verdict.reason));
    json_put_text(json, "text", text);
    json_close(json, '}');
}

void candidates_put(struct json *json, const ecart_position *position,
                    const ecart_notation *notation, const ecart_language *language)
{
    ecart_cells all = notation->to == ECART_NO_CELL ? 0 : notation->verdict.candidates;

    json_open(json, "candidates", '[');
    FOR_EACH_CELL(c, all)
        put_candidate(json, position, ecart_move_make(c, notation->to, notation->promotion),
                      language);
    json_close(json, ']');
}

struct circumstances circumstances_of(const ecart_game *game, const ecart_notation *notation)
{
    struct circumstances all = { .known = game->count > 0 };

    all.count = ecart_circumstances(game, notation, all.told);
    return all;
}

bool circumstances_explain(const struct circumstances *all)
{
    return all->known && all->count > 0 && all->told->type <= ECART_WAS_PLAYED;
}

/* The sentence on the refusal says whose turn it is. */
bool circumstances_say(const struct circumstances *all, const ecart_language *language,
                       char text[ECART_EXPLAIN_SIZE])
{
    const ecart_circumstance *first = all->told;

    if (!all->known || all->count == 0)
        return false;
    if (first->type == ECART_OTHER_TURN && all->count > 1)
        first++;
    return first->type != ECART_OTHER_TURN &&
           ecart_explain_circumstance(language, first, text, ECART_EXPLAIN_SIZE) > 0;
}

static void put_circumstance(struct json *json, const ecart_circumstance *told,
                             const ecart_language *language)
{
    const bool played = told->type == ECART_WAS_PLAYED;
    char       text[ECART_EXPLAIN_SIZE];

    ecart_explain_circumstance(language, told, text, sizeof text);
    json_open(json, NULL, '{');
    json_put_plain(json, "name", ecart_circumstance_name(told->type));
    json_put_number(json, "ply", told->ply);
    json_put_cells(json, "cells", played ? &told->from : &told->cell,
                   played ? 2 : told->cell != ECART_NO_CELL);
    json_put_text(json, "text", text);
    json_close(json, '}');
}

void circumstances_put(struct json *json, const struct circumstances *all,
                       const ecart_language *language)
{
    if (!all->known)
        return;
    json_open(json, "circumstances", '[');
    for (size_t i = 0; i < all->count; i++)
        put_circumstance(json, &all->told[i], language);
    json_close(json, ']');
}

void meanings_put(struct json *json, const ecart_meaning *meanings, size_t count, bool in_line)
{
    json_open(json, "meant", '[');
    for (size_t i = 0; i < count && i < MEANINGS_PUT; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "move", name_move(meanings[i].move).text);
        json_put_text(json, "san", meanings[i].san);
        json_put_number(json, "cost", meanings[i].cost);
        json_put_text(json, "slip", ecart_slip_name(meanings[i].slip));
        if (in_line)
            json_put_number(json, "ply", meanings[i].ply);
        json_close(json, '}');
    }
    json_close(json, ']');
}
