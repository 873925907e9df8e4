/* SPDX-License-Identifier: MIT */
/* flag_fall.c -- whether the result after a flag fall can be */

#include "findings/flag_fall.h"

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
    return may_be_unable(p, side) && ecart_side_prospect_quick(p, side) == ECART_MATE_IMPOSSIBLE;
}

/* Whether 75 moves without a capture or a pawn's move would have ended the game before the
 * side could mate.  That takes long to find out, so it is asked only if few were left. */
static bool is_too_late(const struct moves *moves, ecart_side side)
{
    enum { FEW_LEFT = 138 };
    ecart_record records[GAME_END_RECORDS];
    ecart_game   game;

    if (moves->end->clock < FEW_LEFT)
        return false;
    game_end_replay(moves, records, &game);
    return ecart_standings_has(ecart_game_standings(&game), ECART_IN_PLAY) &&
           ecart_game_prospect(&game, side) == ECART_MATE_IMPOSSIBLE;
}

/* Whether the side could still mate.  The moves that were played matter only if a position may
 * have occurred four times, so that once more would end the game. */
static bool could_mate(const struct moves *moves, bool new_rules, ecart_side side)
{
    enum { FOUR_TIMES = 12 };
    ecart_record records[GAME_END_RECORDS];
    ecart_game   game;

    if (ecart_side_prospect(moves->end, side) != ECART_MATE_POSSIBLE)
        return false;
    if (!new_rules || moves->end->clock < FOUR_TIMES)
        return true;
    game_end_replay(moves, records, &game);
    return ecart_game_prospect(&game, side) == ECART_MATE_POSSIBLE;
}

/* In a draw it is most likely the flag of the side to move that fell. */
int flag_fall_look(const struct moves *moves, bool new_rules, ecart_pgn_result result,
                   ecart_side *other)
{
    const ecart_position *end   = moves->end;
    bool                  white = result == ECART_PGN_RESULT_DRAW
                                ? end->side == ECART_BLACK : result == ECART_PGN_RESULT_WHITE;

    *other = white ? ECART_WHITE : ECART_BLACK;
    if (!ecart_has_legal_move(end))
        return 0;
    switch (result) {
    case ECART_PGN_RESULT_WHITE:
    case ECART_PGN_RESULT_BLACK:
        if (cannot_mate(end, *other))
            return SAY_FINDING_FLAG_DRAWS;
        return new_rules && is_too_late(moves, *other) ? SAY_FINDING_FLAG_TOO_LATE : 0;
    case ECART_PGN_RESULT_DRAW:
        return could_mate(moves, new_rules, *other) ? SAY_FINDING_FLAG_LOSES : 0;
    default:
        return 0;
    }
}
