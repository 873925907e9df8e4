/* SPDX-License-Identifier: MIT */
/* perft.c -- counts sequences of legal moves
 *
 * The moves are listed a piece at a time: a list of all would need 4 KB of stack at
 * each level. */

#include "rules/movegen.h"
#include "rules/play.h"

static uint64_t count_below(const ecart_position *p, int depth);

/* The sequences that begin with a move of one piece.  Inlined, it would take stack where
 * only moves are counted. */
ECART_OUT_OF_LINE static uint64_t count_from(const movegen *g, int from, int depth)
{
    ecart_move moves[MOVES_OF_A_PIECE];
    size_t     count = ecart_list_moves_of(g, from, moves);
    uint64_t   nodes = 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after;

        ecart_try_move(g->p, moves[i], &after);
        nodes += count_below(&after, depth - 1);
    }
    return nodes;
}

static uint64_t count_below(const ecart_position *p, int depth)
{
    movegen  g;
    uint64_t nodes = 0;
    int      from;

    if (depth == 1)
        return ecart_legal_count(p);
    g = movegen_of(p);
    FOR_EACH(from, g.own)
        nodes += count_from(&g, from, depth);
    return nodes;
}

uint64_t ecart_perft(const ecart_position *position, int depth)
{
    return depth <= 0 ? 1 : count_below(position, depth);
}
