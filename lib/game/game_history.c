/* SPDX-License-Identifier: MIT */
/* game_history.c -- whether a side can still mate before a rule ends the game
 *
 * A line must pass no deadline.  Detours are cut out of it, so that it has no position
 * twice, and none comes for the fifth time. */

#include <ecart/game.h>

#include <string.h>

#include "game/deadline.h"
#include "game/last_lines.h"
#include "game/record.h"
#include "rules/play.h"

enum {
    FEW_GAMES      = 1000,      /* the effort before all lines are tried */
    POLISH_HISTORY = 1024       /* for a shorter line */
};

/* The prospect where no line is needed to know it; ECART_MATE_UNPROVEN elsewhere. */
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

/* After how many moves of a line its first position comes back for the last time; 0 if it
 * never does. */
static size_t way_round(const ecart_position *start, const ecart_move *line, size_t length)
{
    ecart_position here = *start;
    size_t         last = 0;

    for (size_t i = 0; i < length; i++) {
        ecart_play_legal(&here, line[i]);
        if (stands_again(start, &here))
            last = i + 1;
    }
    return last;
}

static size_t go_straight(ecart_position here, ecart_move *line, size_t length)
{
    for (size_t i = 0; i < length; i++) {
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

ecart_prospect ecart_game_prospect_line(const ecart_game *game, ecart_side side,
                                        size_t effort, ecart_move *line, size_t size,
                                        size_t *length)
{
    ecart_prospect prospect = without_line(game, side);

    *length = 0;
    if (prospect != ECART_MATE_UNPROVEN)
        return prospect;

    deadline      d    = ecart_deadline_of(game);
    helpmate_task task = { &game->position, side, ecart_deadline_passed, &d };
    size_t        few  = effort < FEW_GAMES ? effort : FEW_GAMES;

    *length = play_games(&task, few, line, size);
    if (*length == 0 && is_near_the_end(game, &d))
        prospect = ecart_last_lines(&task, size, line, length);
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
