/* SPDX-License-Identifier: MIT */
/* game_history.c -- whether a side can still mate before a rule ends the game
 *
 * A line must pass no deadline.  Detours are cut out of it, so that it has no position
 * twice, and none comes for the fifth time. */

#include <string.h>

#include "game/record.h"
#include "prospect/helpmate.h"
#include "rules/movegen.h"
#include "rules/play.h"

enum {
    FEW_GAMES      = 1000,      /* the effort before all lines are tried */
    POLISH_HISTORY = 1024       /* for a shorter line */
};

/* Each of these positions stood four times, and at most 149 half-moves count: 149 / 4. */
enum { MOST_BARRED = 37 };

/* The positions that have stood four times: the game ends if one of them comes again. */
typedef struct deadline {
    const ecart_record *barred[MOST_BARRED];
    size_t              count;
} deadline;

/* How many times a recorded position stood before, from another record on.  A position comes
 * back after four half-moves at the earliest. */
static int times_before(const ecart_record *records, size_t from, size_t at)
{
    int times = 0;

    for (size_t i = at; i >= from + 4; i -= 2)
        times += same_by_laws(&records[i - 4], &records[at]);
    return times;
}

/* The deadline of a game that is not over.  It points into the game's records, so these must
 * not change while it is used. */
static deadline deadline_of(const ecart_game *game)
{
    size_t   clock = game->position.clock, count = game->count;
    size_t   from  = clock < count ? count - clock : 0;
    deadline d     = { .count = 0 };

    for (size_t at = from; at < count; at++) {
        if (times_before(game->records, from, at) == FIVE_TIMES - 2)
            d.barred[d.count++] = &game->records[at];
    }
    return d;
}

/* Whether a rule ends the game with this position, which legal moves lead to from where the
 * game stands.  Look for a mate first, because mate comes before every draw.  It takes a
 * deadline as a pointer to void, as helpmate_task.passed wants it.  Positions of the line
 * itself are not counted: a line that comes back to one of them need not be tried, because
 * without the detour it mates sooner.  A pawn's double step is not taken back, so that a
 * position that comes back has no capture en passant. */
static bool deadline_passed(const void *the_deadline, const ecart_position *p)
{
    const deadline *d = the_deadline;
    ecart_record    now;

    if (p->clock >= SEVENTY_FIVE_MOVES)
        return true;
    record_pieces(&now, p);
    for (size_t i = 0; i < d->count; i++) {
        if (same_pieces(&now, d->barred[i]))
            return true;
    }
    return false;
}

/* After how many moves of a line its first position comes back for the last time; 0 if it
 * never does. */
static size_t way_round(const ecart_position *start, const ecart_move *line, size_t length)
{
    ecart_position here = *start;
    size_t         last = 0;

    for (size_t i = 0; i != length; i++) {
        ecart_play_legal(&here, line[i]);
        if (stands_again(start, &here))
            last = i + 1;
    }
    return last;
}

static size_t go_straight(ecart_position here, ecart_move *line, size_t length)
{
    for (size_t i = 0; i != length; i++) {
        size_t round = way_round(&here, line + i, length - i);

        length -= round;
        memmove(line + i, line + i + round, (length - i) * sizeof *line);
        ecart_play_legal(&here, line[i]);
    }
    return length;
}

static size_t play_games(const helpmate_task *task, size_t effort, ecart_move *line, size_t size)
{
    helpmate found = ecart_helpmate_find(task, size, effort, POLISH_HISTORY);

    if (found.length == 0)
        return 0;
    ecart_helpmate_write(task, found, line);
    return go_straight(*task->position, line, found.length);
}

/* The longest line that is tried. */
enum { LAST_LINES = 12 };

enum {
    EFFORT_LAST = 400000,   /* moves that are tried */
    PROOF       = 250,      /* how many of them a proof counts as */
    GAMES_AFTER = 2000,     /* effort for a mate after a capture or a pawn move */
    GAMES_LAST  = 10000,    /* effort for all of these together */
    WIDTH_LAST  = 96        /* a position with more moves is left unproven */
};

typedef struct last_lines {
    const helpmate_task *task;
    size_t      longest, size;
    int         effort, games;
    bool        open;       /* something is left that is not proven */
    ecart_move *line;
    size_t      length;
} last_lines;

/* A position of a line, and the one before. */
typedef struct step_of_line {
    ecart_position             position;
    const struct step_of_line *before;
} step_of_line;

static bool stood_before(const step_of_line *now)
{
    for (const step_of_line *then = now->before; then != NULL; then = then->before) {
        if (stands_again(&then->position, &now->position))
            return true;
    }
    return false;
}

/* Looks for a mate after a capture or a pawn move. */
static bool play_to_mate(last_lines *l, const ecart_position *p, size_t depth)
{
    helpmate_task task = *l->task;
    size_t        length;

    task.position = p;
    if (l->games <= 0)
        return false;
    l->games -= GAMES_AFTER;
    length    = play_games(&task, GAMES_AFTER, l->line + depth, l->size - depth);
    l->length = depth + length;
    return length > 0;
}

/* Whether there is a mate after a capture or a pawn move.  Once anything is left that is
 * not proven, further proofs would be of no use. */
static bool begins_anew(last_lines *l, const ecart_position *p, size_t depth)
{
    if (!l->open) {
        l->effort -= PROOF;
        l->open = ecart_side_prospect_quick(p, l->task->side) != ECART_MATE_IMPOSSIBLE;
    }
    return l->open && play_to_mate(l, p, depth);
}

static bool try_lines(last_lines *l, const step_of_line *now, size_t depth);

/* Whether a line mates after this move, which is no mate itself. */
static bool go_on(last_lines *l, const step_of_line *after, size_t depth)
{
    const ecart_position *p = &after->position;

    if (p->clock == 0)
        return begins_anew(l, p, depth);
    if (l->task->passed(l->task->deadline, p) || stood_before(after))
        return false;
    if (depth < l->longest)
        return try_lines(l, after, depth);
    l->open = true;
    return false;
}

/* Returns whether a line mates; depth is how many moves were made. */
static bool try_lines(last_lines *l, const step_of_line *now, size_t depth)
{
    ecart_move   moves[WIDTH_LAST];
    size_t       count = ecart_legal_moves(&now->position, moves, WIDTH_LAST);
    step_of_line after = { .before = now };
    bool         mates = false;

    if (count > WIDTH_LAST) {
        l->open = true;
        return false;
    }
    for (size_t i = 0; i < count && !mates; i++) {
        if (--l->effort < 0)
            return false;
        ecart_try_move(&now->position, moves[i], &after.position);
        l->line[depth] = moves[i];
        l->length = depth + 1;
        mates = (after.position.side != l->task->side && is_mate(&after.position)) ||
                go_on(l, &after, depth + 1);
    }
    return mates;
}

/* Tries all lines up to a capture or a pawn move, and plays on by chance after one.
 * ECART_MATE_POSSIBLE: line has the moves, at most size, and length how many.
 * ECART_MATE_IMPOSSIBLE: all lines were tried, none mates, and after each capture or pawn move
 * it is proven that the side cannot mate any more. */
static ecart_prospect try_last_lines(const helpmate_task *task, size_t size,
                                     ecart_move *line, size_t *length)
{
    step_of_line first = { .position = *task->position };
    last_lines   l     = {
        .task = task, .effort = EFFORT_LAST, .games = GAMES_LAST, .line = line, .size = size,
        .longest = size < LAST_LINES ? size : LAST_LINES
    };

    if (size > 0 && try_lines(&l, &first, 0)) {
        *length = l.length;
        return ECART_MATE_POSSIBLE;
    }
    return size == 0 || l.open || l.effort < 0 ? ECART_MATE_UNPROVEN : ECART_MATE_IMPOSSIBLE;
}

/* The prospect if the position alone, or the end of the game, settles it; else
 * ECART_MATE_UNPROVEN. */
static ecart_prospect without_line(const ecart_game *game, ecart_side side)
{
    const ecart_position *p   = &game->position;
    ecart_standing_set    now = ecart_game_standings(game);

    if (side > ECART_BLACK)
        return ECART_MATE_IMPOSSIBLE;
    if (ecart_standings_has(now, ECART_CHECKMATE))
        return p->side == side ? ECART_MATE_IMPOSSIBLE : ECART_MATE_POSSIBLE;
    return !ecart_standings_has(now, ECART_IN_PLAY) ||
           ecart_flag_draws(p, ecart_side_other(side), ECART_FLAG_FIDE)
         ? ECART_MATE_IMPOSSIBLE : ECART_MATE_UNPROVEN;
}

/* Whether all lines may be so short that they can be tried. */
static bool is_near_the_end(const ecart_game *game, const deadline *d)
{
    return d->count > 0 || game->position.clock + LAST_LINES >= SEVENTY_FIVE_MOVES;
}

/* The quick answer on the position, which knows of a few men that they can mate.  It holds
 * for the game if there is time for a long line; else this is ECART_MATE_UNPROVEN. */
static ecart_prospect without_hurry(const ecart_game *game, ecart_side side, const deadline *d)
{
    return d->count == 0 && game->position.clock + HELPMATE_LINE <= SEVENTY_FIVE_MOVES
         ? ecart_side_prospect_quick(&game->position, side) : ECART_MATE_UNPROVEN;
}

ecart_prospect ecart_game_prospect_line(const ecart_game *game, ecart_side side, size_t effort,
                                        ecart_move *line, size_t size, size_t *length)
{
    ecart_prospect prospect = without_line(game, side);

    *length = 0;
    if (prospect != ECART_MATE_UNPROVEN)
        return prospect;

    deadline      d    = deadline_of(game);
    helpmate_task task = { &game->position, side, deadline_passed, &d };
    size_t        few  = effort < FEW_GAMES ? effort : FEW_GAMES;

    *length = play_games(&task, few, line, size);
    if (*length == 0 && is_near_the_end(game, &d))
        prospect = try_last_lines(&task, size, line, length);
    if (*length == 0 && prospect == ECART_MATE_UNPROVEN)
        *length = play_games(&task, effort, line, size);
    if (*length > 0)
        return ECART_MATE_POSSIBLE;
    return prospect == ECART_MATE_UNPROVEN ? without_hurry(game, side, &d) : prospect;
}

ecart_prospect ecart_game_prospect(const ecart_game *game, ecart_side side)
{
    ecart_move line[HELPMATE_LINE];
    size_t     length;

    return ecart_game_prospect_line(game, side, ECART_PROSPECT_EFFORT, line, HELPMATE_LINE,
                                    &length);
}
