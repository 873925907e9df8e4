/* SPDX-License-Identifier: MIT */
/* player_path.c -- the path from square to square, and what is on each */

#include "lesson/player.h"

#include <ecart/difference.h>
#include <ecart/shape.h>

static int way_along(int n)
{
    return (n > 0) - (n < 0);
}

/* The step to a neighbouring cell in the direction of the other meaning of a difference: the
 * meaning that the piece's set has, but that does not lead to the target. */
static int step_of_alias(ecart_cell from, ecart_cell to)
{
    ecart_readings all  = ecart_difference_readings(to - from);
    ecart_reading  here = ecart_difference_reading(from, to);
    ecart_reading  r    = all.reading[all.reading[0].columns == here.columns];

    return way_along(r.columns) * ECART_EAST + way_along(r.rows) * ECART_NORTH;
}

/* The path for the other meaning of a difference.  It leaves the board, since the target can
 * be reached only by the meaning that the move has. */
static void walk_alias(lesson *l, ecart_cell from, ecart_cell to)
{
    int        step = step_of_alias(from, to);
    ecart_cell next = (ecart_cell)(from + step);
    speech     s;

    ecart_lesson_tell_number(l, SAY_PLAYER_PATH, step, SAY_PLAYER_PATH_ALIAS);
    for (; ecart_cell_exists(next); next = (ecart_cell)(next + step)) {
        ecart_lesson_tell_move(l, from, next, SAY_PLAYER_PATH_ALIAS_STEP);
        from = next;
    }
    s = ecart_lesson_line(l);
    s.from = from;
    s.to   = next;
    ecart_lesson_choose(&s, to, 0);
    ecart_lesson_end(l, &s, SAY_PLAYER_PATH_ALIAS_EDGE);
}

/* What is said of a square on the path, if those before it are free. */
static int state_on_path(const lesson *l, ecart_cell cell, ecart_state state)
{
    if (state == ECART_EMPTY)
        return SAY_PLAYER_PATH_EMPTY;
    if (cell != l->verdict->move.to || l->verdict->reason == ECART_PAWN_PUSH_BLOCKED)
        return SAY_PLAYER_PATH_BLOCKS;
    return state == ECART_OWN ? SAY_PLAYER_PATH_OWN : SAY_PLAYER_PATH_ENEMY;
}

/* A line on a step of the path.  The piece need not be of the side to move. */
static void tell_path_step(lesson *l, ecart_cell from, ecart_cell to, ecart_side side, int which)
{
    speech s = ecart_lesson_line(l);

    s.from = from;
    s.to   = to;
    s.side = side;
    ecart_lesson_end(l, &s, which);
}

static void walk_path(lesson *l, ecart_cell from, ecart_cell to, ecart_side side)
{
    int  step = ecart_difference_step(from, to);
    bool free = true;

    ecart_lesson_tell_number(l, SAY_PLAYER_PATH, step,
                             from + step == to ? SAY_PLAYER_PATH_ONE : SAY_PLAYER_PATH_STEPS);
    while (from != to) {
        ecart_cell  next  = (ecart_cell)(from + step);
        ecart_state state = ecart_board_state(&l->position->board, side, next);

        tell_path_step(l, from, next, side,
                       free ? state_on_path(l, next, state) : SAY_PLAYER_PATH_BEHIND);
        free = free && state == ECART_EMPTY;
        from = next;
    }
}

static void tell_jump(lesson *l, ecart_cell to, ecart_side side)
{
    ecart_state state = ecart_board_state(&l->position->board, side, to);
    speech      s     = ecart_lesson_step(l, SAY_PLAYER_PATH);

    s.side = side;
    if (state == ECART_EMPTY)
        ecart_lesson_end(l, &s, SAY_PLAYER_JUMP_EMPTY);
    else
        ecart_lesson_end(l, &s, state == ECART_OWN ? SAY_PLAYER_JUMP_OWN
                                                   : SAY_PLAYER_JUMP_ENEMY);
}

void ecart_lesson_path(lesson *l)
{
    ecart_cell  from  = l->verdict->move.from, to = l->verdict->move.to;
    ecart_piece piece = ecart_board_piece(&l->position->board, from);
    ecart_shape shape = ecart_shape_check(piece, from, to);

    if (shape.alias)
        walk_alias(l, from, to);
    if (shape.reason != ECART_LEGAL)
        return;
    if (ecart_piece_kind(piece) == ECART_KNIGHT)
        tell_jump(l, to, ecart_piece_side(piece));
    else
        walk_path(l, from, to, ecart_piece_side(piece));
}
