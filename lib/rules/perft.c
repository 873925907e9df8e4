/* SPDX-License-Identifier: MIT */
/* perft.c -- counts sequences of legal moves */

#include <ecart/legal.h>

#include "rules/movegen.h"
#include "rules/play.h"

static uint64_t count_below(const ecart_position *p, int depth)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    uint64_t   nodes = 0;
    size_t     count;

    if (depth == 1)
        return ecart_count_moves(p);
    count = ecart_list_moves(p, moves);
    for (size_t i = 0; i < count; i++) {
        tried after;

        ecart_try_move(p, moves[i], &after);
        nodes += count_below(&after.position, depth - 1);
    }
    return nodes;
}

uint64_t ecart_perft(const ecart_position *position, int depth)
{
    if (depth <= 0)
        return 1;
    return occupied(position) == 0 ? 0 : count_below(position, depth);
}
