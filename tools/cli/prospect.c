/* SPDX-License-Identifier: MIT */
/* prospect.c -- whether a side can still mate, shown by games of random moves too */

#include "cli/prospect.h"

#include <stdint.h>

/* Steele, Lea and Flood's SplitMix64. */
static uint64_t dice(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Whether so few pieces are left that the library always knows the answer. */
static bool is_known(const ecart_position *p)
{
    enum { FEW = 4 };

    return p->of_kind[ECART_PAWN] == 0 &&
           ecart_cells_count(p->of_side[ECART_WHITE] | p->of_side[ECART_BLACK]) <= FEW;
}

/* Whether a game of random moves ends with the side giving mate, or comes to where it
 * is known to be possible. */
static bool mates_by_chance(ecart_position p, ecart_side side, uint64_t *state)
{
    enum { PLIES = 200 };
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    for (int ply = 0; ply < PLIES; ply++) {
        size_t     count  = ecart_legal_moves(&p, moves, ECART_MOVE_LIST_SIZE);
        ecart_side player = p.side;

        if (count == 0)
            return false;
        if (ecart_position_play(&p, moves[dice(state) % count]).nature & ECART_IS_MATE)
            return player == side;
        if (is_known(&p))
            return ecart_side_prospect(&p, side) == ECART_MATE_POSSIBLE;
    }
    return false;
}

ecart_prospect prospect_find(const ecart_position *position, ecart_side side)
{
    enum { TRIES = 200 };
    ecart_prospect prospect = ecart_side_prospect(position, side);
    uint64_t       state = 0;

    for (int tries = 0; prospect == ECART_MATE_UNPROVEN && tries < TRIES; tries++) {
        if (mates_by_chance(*position, side, &state))
            prospect = ECART_MATE_POSSIBLE;
    }
    return prospect;
}
