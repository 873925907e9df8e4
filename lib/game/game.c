/* SPDX-License-Identifier: MIT */
/* game.c -- the moves of a game, and how the game stands */

#include <ecart/game.h>

#include "game/record.h"
#include "prospect/obstacle.h"
#include "rules/movegen.h"

/* Half-moves, and times that a position stood. */
enum {
    FIFTY_MOVES = 100,
    THREE_TIMES = 3
};

void ecart_record_position(ecart_record *r, const ecart_position *p)
{
    record_pieces(r, p);
    r->clock  = p->clock;
    r->number = p->number;
    r->en_passant       = p->en_passant;
    r->legal_en_passant = ecart_position_en_passant(p);
}

void ecart_game_set(ecart_game *game, const ecart_position *position,
                    ecart_record *records, size_t capacity)
{
    game->position = *position;
    game->records  = records;
    game->capacity = records != NULL ? capacity : 0;
    game->count    = 0;
}

void ecart_game_start(ecart_game *game, ecart_record *records, size_t capacity)
{
    ecart_position start;

    ecart_position_start(&start);
    ecart_game_set(game, &start, records, capacity);
}

/* The position is recorded before the move is judged.  If the move is refused, the
 * record is not counted. */
bool ecart_game_play(ecart_game *game, ecart_move move, ecart_verdict *verdict)
{
    bool          room = game->count < game->capacity;
    ecart_verdict said;

    if (room) {
        ecart_record_position(&game->records[game->count], &game->position);
        said = ecart_position_play(&game->position, move);
    } else {
        said = ecart_move_check(&game->position, move);
    }
    if (verdict != NULL)
        *verdict = said;
    if (!room || !ecart_verdict_is_legal(&said))
        return false;
    game->records[game->count++].move = move;
    return true;
}

bool ecart_game_undo(ecart_game *game)
{
    if (game->count == 0)
        return false;

    const ecart_record *record = &game->records[--game->count];
    ecart_setup         setup  = {
        .castling = record->castling, .en_passant = record->en_passant, .side = record->side,
        .chess960 = game->position.chess960, .clock = record->clock, .number = record->number
    };
    FOR_ALL(n)
        setup.board.at[ecart_cell_nth(n)] = record_piece(record, n);
    return ecart_position_set(&game->position, &setup);
}

/* How many times the position after a number of moves has stood.  A position from
 * before a capture or a pawn's move never comes back, and none comes back in
 * fewer than four half-moves. */
static int times_stood(const ecart_game *game, const ecart_position *p, size_t moves)
{
    size_t       back  = p->clock < moves ? p->clock : moves;
    int          times = 1;
    ecart_record now;

    if (back < 4)
        return times;
    ecart_record_position(&now, p);
    for (size_t i = 4; i <= back; i += 2)
        times += same_by_laws(&now, &game->records[moves - i]);
    return times;
}

int ecart_game_repetitions(const ecart_game *game)
{
    return times_stood(game, &game->position, game->count);
}

static ecart_standing_set one_if(bool is, ecart_standing standing)
{
    return (ecart_standing_set)is << standing;
}

static ecart_standing_set claimable(const ecart_position *p, int times)
{
    return one_if(times >= THREE_TIMES, ECART_THREEFOLD_CLAIMABLE) |
           one_if(p->clock >= FIFTY_MOVES, ECART_FIFTY_MOVE_CLAIMABLE);
}

/* The standings that end the game without a claim; empty if it goes on. */
static ecart_standing_set automatic(const ecart_position *p, int times)
{
    ecart_standing_set draws =
        one_if(times >= FIVE_TIMES, ECART_FIVEFOLD) |
        one_if(p->clock >= SEVENTY_FIVE_MOVES, ECART_SEVENTY_FIVE_MOVE);

    if (ecart_has_legal_move(p))
        return draws | one_if(ecart_is_dead(p), ECART_DEAD_POSITION);
    if (p->checkers != 0)
        return one_if(true, ECART_CHECKMATE);
    return draws | one_if(true, ECART_STALEMATE);
}

static ecart_standing_set standings(const ecart_position *p, int times)
{
    ecart_standing_set over = automatic(p, times);

    return over != 0 ? over : one_if(true, ECART_IN_PLAY) | claimable(p, times);
}

ecart_standing_set ecart_game_standings(const ecart_game *game)
{
    return standings(&game->position, ecart_game_repetitions(game));
}

ecart_standing_set ecart_position_standings(const ecart_position *position)
{
    return standings(position, 1);
}

ecart_standing_set ecart_game_claims(const ecart_game *game, ecart_move move)
{
    ecart_position after   = game->position;
    ecart_verdict  verdict = ecart_position_play(&after, move);

    if (!ecart_verdict_is_legal(&verdict) || is_mate(&after) ||
        !ecart_standings_has(ecart_game_standings(game), ECART_IN_PLAY))
        return 0;
    return claimable(&after, times_stood(game, &after, game->count + 1));
}

ecart_standing ecart_standing_first(ecart_standing_set set)
{
    ecart_standing standing = ECART_CHECKMATE;

    while (standing < ECART_IN_PLAY && !(set >> standing & 1))
        standing++;
    return standing;
}
