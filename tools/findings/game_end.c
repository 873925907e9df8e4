/* SPDX-License-Identifier: MIT */
/* game_end.c -- where the rules ended a game, and what a flag fall means */

#include "findings/game_end.h"

#include "words/program.h"

/* Half-moves without a capture or a pawn's move: the fewest after which a position can occur
 * for the fifth time, and the 75 of each side that end a game. */
enum { FIVE_TIMES = 5, SHORTEST = 16, LONGEST = GAME_END_RECORDS };

/* Whether it is worth asking if a position is dead, which takes as long as judging a whole
 * game: there are only kings and minor pieces, or all pawns are blocked.  Any other dead
 * position leads to one of these by a few forced moves.  In a set, the bit of the cell before a
 * pawn is the next higher one for White, and the next lower one for Black. */
static bool may_be_dead(const ecart_position *p)
{
    ecart_cells pawns  = p->of_kind[ECART_PAWN];
    ecart_cells before = (pawns & p->of_side[ECART_WHITE]) << 1 |
                         (pawns & p->of_side[ECART_BLACK]) >> 1;

    return pawns ? (before & ~pawns) == 0 : !(p->of_kind[ECART_ROOK] | p->of_kind[ECART_QUEEN]);
}

bool game_end_is_dead(const ecart_position *position)
{
    return may_be_dead(position) &&
           ecart_standings_has(ecart_position_standings(position), ECART_DEAD_POSITION);
}

/* The clock before a move, or after the last one. */
static size_t clock_at(const struct moves *moves, size_t ply)
{
    return ply < moves->count ? moves->plies[ply].clock : moves->end->clock;
}

/* Where the pieces stand of the side that moved first, and of the other. */
enum { EVEN, ODD, SETS };

/* A number for these sets, and for nothing else. */
static unsigned bucket_of(const ecart_cells sets[SETS])
{
    return (unsigned)((sets[EVEN] * 0x9e3779b97f4a7c15 ^ sets[ODD] * 0xc2b2ae3d27d4eb4f) >> 56);
}

/* Whether a position may have occurred five times in the moves from first to last,
 * which are neither captures nor pawn moves.  Their pieces only go from cell to cell,
 * so equal positions have equal sets of cells. */
static bool may_repeat(const struct moves *moves, size_t first, size_t last)
{
    uint8_t     times[256] = { 0 };     /* up to 151 positions */
    ecart_cells sets[SETS] = { 0 };

    while (++times[bucket_of(sets)] < FIVE_TIMES) {
        if (first >= last)
            return false;
        ecart_move move = moves->plies[first].move;
        sets[first++ % 2] ^= (ecart_cells)1 << ecart_cell_index(move.from) |
                             (ecart_cells)1 << ecart_cell_index(move.to);
    }
    return true;
}

/* Returns the next ply at which the clock is 16 or more; if there is none, moves->count or
 * more.  From a clock of 4 that takes 12 plies at least, so those between are skipped. */
static size_t next_long(const struct moves *moves, size_t ply)
{
    const ecart_pgn_ply *plies = moves->plies;

    while (ply < moves->count && plies[ply].clock < SHORTEST)
        ply += SHORTEST - plies[ply].clock;
    return ply;
}

bool game_end_is_suspect(const struct moves *moves)
{
    size_t ply = next_long(moves, 0);

    while (ply <= moves->count) {
        size_t clock = clock_at(moves, ply), first = clock < ply ? ply - clock : 0;

        while (ply < moves->count && clock_at(moves, ply + 1) > 0)
            ply++;
        if (clock_at(moves, ply) >= LONGEST || may_repeat(moves, first, ply))
            return true;
        ply = next_long(moves, ply + 1);
    }
    return false;
}

static ecart_standing standing_of(const ecart_game *game, bool repeats, bool dies)
{
    if (repeats && ecart_has_legal_move(&game->position)) {
        if (ecart_game_repetitions(game) >= FIVE_TIMES)
            return ECART_FIVEFOLD;
        if (game->position.clock >= LONGEST)
            return ECART_SEVENTY_FIVE_MOVE;
    }
    return dies && game_end_is_dead(&game->position) ? ECART_DEAD_POSITION : ECART_IN_PLAY;
}

/* Drops the records after a capture or a pawn's move, since no position from before it can
 * come back. */
static void forget_what_is_past(ecart_game *game, ecart_record records[LONGEST])
{
    if (game->position.clock == 0 || game->count == LONGEST)
        ecart_game_set(game, &game->position, records, LONGEST);
}

void game_end_replay(const struct moves *moves, ecart_record records[LONGEST], ecart_game *game)
{
    ecart_game_set(game, moves->start, records, LONGEST);
    for (size_t ply = 0; ply < moves->count; ply++) {
        forget_what_is_past(game, records);
        (void)ecart_game_play(game, moves->plies[ply].move, NULL);
    }
}

void game_end_find(const struct moves *moves, bool repeats, bool dies, struct game_end *end)
{
    ecart_record records[LONGEST];
    ecart_game   game;

    ecart_game_set(&game, moves->start, records, LONGEST);
    for (end->plies = 0; ; end->plies++) {
        forget_what_is_past(&game, records);
        end->how = standing_of(&game, repeats, dies);
        if (end->how != ECART_IN_PLAY || end->plies == moves->count)
            break;
        end->before = game.position;
        (void)ecart_game_play(&game, moves->plies[end->plies].move, NULL);
    }
    end->position = game.position;
}

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

/* Whether the side could still mate.  By the new rules the moves that were played matter. */
static bool could_mate(const struct moves *moves, bool new_rules, ecart_side side)
{
    ecart_record records[GAME_END_RECORDS];
    ecart_game   game;

    if (ecart_side_prospect(moves->end, side) != ECART_MATE_POSSIBLE)
        return false;
    if (!new_rules)
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
        if (may_be_unable(end, *other) &&
            ecart_side_prospect_quick(end, *other) == ECART_MATE_IMPOSSIBLE)
            return SAY_FINDING_FLAG_DRAWS;
        return new_rules && is_too_late(moves, *other) ? SAY_FINDING_FLAG_TOO_LATE : 0;
    case ECART_PGN_RESULT_DRAW:
        return could_mate(moves, new_rules, *other) ? SAY_FINDING_FLAG_LOSES : 0;
    default:
        return 0;
    }
}
