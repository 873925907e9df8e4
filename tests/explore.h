/* SPDX-License-Identifier: MIT */
/* explore.h -- every position that legal moves lead to, up to a limit */
#ifndef TESTS_EXPLORE_H
#define TESTS_EXPLORE_H

#include <stddef.h>
#include <string.h>

#include <check.h>

#include <ecart.h>

enum { EXPLORED = 1 << 12, EXPLORE_SLOTS = 1 << 13 };

typedef struct exploration {
    ecart_position found[EXPLORED];
    uint16_t       slot[EXPLORE_SLOTS];     /* number found + 1; 0 is free */
    size_t         count;
    bool           complete;        /* there are no more than were found */
    bool           mated[2];        /* whether a side mates in one of them */
    bool           wall_broke;      /* a pawn moved or was taken */
} exploration;

static inline bool explored_same(const ecart_position *a, const ecart_position *b)
{
    return memcmp(a->of_kind, b->of_kind, sizeof a->of_kind) == 0 &&
           memcmp(a->of_side, b->of_side, sizeof a->of_side) == 0 &&
           a->castling == b->castling && a->side == b->side &&
           a->en_passant == b->en_passant;
}

static inline uint16_t *explored_slot(exploration *e, const ecart_position *p)
{
    uint64_t hash = p->side;

    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        for (int side = 0; side < 2; side++)
            hash = (hash ^ (p->of_kind[kind] & p->of_side[side])) * 0x9e3779b97f4a7c15;
    }
    size_t slot = (size_t)(hash >> 51);
    while (e->slot[slot] != 0 && !explored_same(&e->found[e->slot[slot] - 1], p))
        slot = (slot + 1) % EXPLORE_SLOTS;
    return &e->slot[slot];
}

/* Adds a position if it is new; false if there is no more room. */
static inline bool explore_add(exploration *e, const ecart_position *p, size_t limit)
{
    uint16_t *slot = explored_slot(e, p);

    if (*slot != 0)
        return true;
    if (e->count == limit)
        return false;
    e->found[e->count++] = *p;
    *slot = (uint16_t)e->count;
    return true;
}

/* May stop when a pawn moved or was taken. */
static inline void explore(exploration *e, const ecart_position *from,
                           size_t limit, bool for_walls)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    memset(e->slot, 0, sizeof e->slot);
    e->count = 0;
    e->complete = true;
    e->mated[0] = e->mated[1] = e->wall_broke = false;
    explore_add(e, from, limit);
    for (size_t i = 0; i < e->count && !(for_walls && e->wall_broke); i++) {
        size_t count = ecart_legal_moves(&e->found[i], moves, ECART_MOVE_LIST_SIZE);

        if (count == 0 && e->found[i].checkers != 0)
            e->mated[1 - e->found[i].side] = true;
        for (size_t n = 0; n < count; n++) {
            ecart_position after = e->found[i];

            if (ecart_position_play(&after, moves[n]).reason != ECART_LEGAL)
                ck_abort_msg("a listed move is not legal");
            if (after.of_kind[ECART_PAWN] != e->found[i].of_kind[ECART_PAWN])
                e->wall_broke = true;
            if (!explore_add(e, &after, limit))
                e->complete = false;
        }
    }
}

#endif
