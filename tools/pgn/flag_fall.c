/* SPDX-License-Identifier: MIT */
/* flag_fall.c -- whether the result after a flag fall can be */

#include "pgn/flag_fall.h"

#include <stdint.h>

#include "words/program.h"

/* Whether it is worth asking if a side cannot mate, which takes as long as judging a
 * whole game: it has nothing that mates easily, or there are few pieces. */
static bool may_be_unable(const ecart_position *p, ecart_side side)
{
    enum { FEW = 6 };
    const ecart_cells *of = p->of_kind;
    ecart_cells strong = of[ECART_QUEEN] | of[ECART_ROOK] | of[ECART_PAWN];

    return (strong & p->of_side[side]) == 0 ||
           ecart_cells_count(p->of_side[ECART_WHITE] | p->of_side[ECART_BLACK]) <= FEW ||
           (of[ECART_QUEEN] | of[ECART_ROOK] | of[ECART_KNIGHT]) == 0;
}

static bool cannot_mate(const ecart_position *p, ecart_side side)
{
    return may_be_unable(p, side) && ecart_side_prospect(p, side) == ECART_MATE_IMPOSSIBLE;
}

/* Steele, Lea and Flood's SplitMix64. */
static uint64_t dice(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Whether a game of random moves ends with the side giving mate. */
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
    }
    return false;
}

/* A mate that was found by chance is a proof.  The dice are the same for each game, so
 * it is reported always or never. */
static bool can_mate(const ecart_position *p, ecart_side side)
{
    enum { TRIES = 200 };
    ecart_prospect prospect = ecart_side_prospect(p, side);
    uint64_t       state = 0;

    for (int tries = 0; prospect == ECART_MATE_UNPROVEN && tries < TRIES; tries++) {
        if (mates_by_chance(*p, side, &state))
            prospect = ECART_MATE_POSSIBLE;
    }
    return prospect == ECART_MATE_POSSIBLE;
}

/* In a draw it is most likely the flag of the side to move that fell. */
int flag_fall_look(const ecart_position *end, ecart_pgn_result result, ecart_side *other)
{
    bool white = result == ECART_PGN_RESULT_DRAW ? end->side == ECART_BLACK
                                                 : result == ECART_PGN_RESULT_WHITE;

    *other = white ? ECART_WHITE : ECART_BLACK;
    if (!ecart_has_legal_move(end))
        return 0;
    switch (result) {
    case ECART_PGN_RESULT_WHITE:
    case ECART_PGN_RESULT_BLACK:
        return cannot_mate(end, *other) ? SAY_FINDING_FLAG_DRAWS : 0;
    case ECART_PGN_RESULT_DRAW:
        return can_mate(end, *other) ? SAY_FINDING_FLAG_LOSES : 0;
    default:
        return 0;
    }
}
