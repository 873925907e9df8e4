/* SPDX-License-Identifier: MIT */
/* move_list.c -- the legal moves of a position, or of one piece */

#include "output/move_list.h"

#include <stdio.h>

#include "output/fields.h"

size_t move_list_find(const ecart_position *position, ecart_cell from,
                      ecart_move moves[ECART_MOVE_LIST_SIZE])
{
    size_t all  = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    size_t kept = 0;

    for (size_t i = 0; i < all; i++) {
        if (from == ECART_NO_CELL || moves[i].from == from)
            moves[kept++] = moves[i];
    }
    return kept;
}

void move_list_print(const ecart_position *position, ecart_move move,
                     const ecart_language *language)
{
    char uci[ECART_UCI_SIZE], san[ECART_SAN_SIZE];

    ecart_uci_write(move, uci, sizeof uci);
    printf("%s\t%s\n", uci, field_move(language, position, move, san));
}

static void put_move(struct json *json, const ecart_position *position, ecart_move move)
{
    json_open(json, NULL, '{');
    field_put_move(json, position, move);
    json_put_pair(json, move.from, move.to, NULL, 0);
    field_put_nature(json, ecart_move_check(position, move).nature,
                     ecart_move_gives(position, move));
    json_close(json, '}');
}

void move_list_put(struct json *json, const ecart_position *position,
                   const ecart_move *moves, size_t count)
{
    json_open(json, "moves", '[');
    for (size_t i = 0; i < count; i++)
        put_move(json, position, moves[i]);
    json_close(json, ']');
}
