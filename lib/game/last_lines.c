/* SPDX-License-Identifier: MIT */
/* last_lines.c -- tries every line that a game has left before a rule ends it */

#include "game/last_lines.h"

#include <ecart/legal.h>

#include "game/record.h"
#include "rules/movegen.h"
#include "rules/play.h"

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
    helpmate      found;

    task.position = p;
    if (l->games <= 0)
        return false;
    l->games -= GAMES_AFTER;
    found = ecart_helpmate_find(&task, l->size - depth, GAMES_AFTER, 0);
    if (found.length == 0)
        return false;
    ecart_helpmate_write(&task, found, l->line + depth);
    l->length = depth + found.length;
    return true;
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

static bool has_mated(const last_lines *l, const ecart_position *p)
{
    return p->side != l->task->side && is_mate(p);
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
        mates = has_mated(l, &after.position) || go_on(l, &after, depth + 1);
    }
    return mates;
}

ecart_prospect ecart_last_lines(const helpmate_task *task, size_t size,
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
