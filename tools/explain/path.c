/* SPDX-License-Identifier: MIT */
/* path.c -- explains the walk from cell to cell, and what stands on each */

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

/* The direction of a reading, as a step to a neighbour. */
static int step_of(ecart_reading reading)
{
    return sign(reading.columns) * ECART_EAST + sign(reading.rows) * ECART_NORTH;
}

/* The reading that the piece's set means but that does not lead to the cell. */
static ecart_reading other_reading(ecart_cell from, ecart_cell to)
{
    ecart_readings readings = ecart_difference_readings(to - from);
    ecart_reading  here     = ecart_difference_reading(from, to);

    return readings.reading[readings.reading[0].columns == here.columns];
}

/* The walk for the other meaning of the difference: it leaves the board, since the
 * goal has only one place on it. */
static void walk_alias(struct explanation *why, ecart_cell from, ecart_cell to)
{
    const ecart_board *board = &why->position->board;
    int  step = step_of(other_reading(from, to)), number = from;
    bool going = true;

    explain_step(why, "Path", "Walked as the set means it, by %+d:", step);
    while (going) {
        ecart_state state = ecart_board_state(board, ECART_WHITE, number + step);

        going = state != ECART_IMPOSSIBLE;
        if (going)
            explain_line(why, "%s, %s", name_sum(number, step).text,
                         name_cell((ecart_cell)(number + step)).text);
        else
            explain_line(why, "%s: impossible. The walk ends at the edge and never comes to %s.",
                         name_sum(number, step).text, name_cell(to).text);
        number += step;
    }
}

/* A remark behind the state of a cell: whether the walk may go on. */
static const char *remark(ecart_state state, bool last, bool stopped)
{
    if (stopped)
        return " (behind what is in the way)";
    if (state == ECART_EMPTY)
        return "";
    if (!last)
        return ": the way ends here";
    return state == ECART_OWN ? ": no room" : "";
}

static void walk(struct explanation *why, ecart_cell from, ecart_cell to, int step)
{
    const ecart_board *board = &why->position->board;
    ecart_side  side  = ecart_piece_side(ecart_board_piece(board, from));
    bool        stopped = false;
    struct name name;

    explain_step(why, "Path", from + step == to ? "One step, by %+d:" : "By %+d each time:",
                 step);
    for (int number = from; number != to; number += step) {
        ecart_cell  next  = (ecart_cell)(number + step);
        ecart_state state = ecart_board_state(board, side, next);

        explain_line(why, "%s, %s: %s%s", name_sum(number, step).text, name_cell(next).text,
                     name_state(board, side, next, &name),
                     remark(state, next == to, stopped));
        stopped = stopped || state != ECART_EMPTY;
    }
}

void explain_path(struct explanation *why)
{
    ecart_cell  from  = why->verdict->move.from, to = why->verdict->move.to;
    ecart_piece piece = ecart_board_piece(&why->position->board, from);
    ecart_shape shape = ecart_shape_check(piece, from, to);
    struct name name;

    if (shape.alias)
        walk_alias(why, from, to);
    if (shape.reason != ECART_LEGAL)
        return;
    if (ecart_piece_kind(piece) == ECART_KNIGHT)
        explain_step(why, "Path", "A knight jumps, so nothing can be in its way. %s: %s.",
                     name_cell(to).text, name_state(&why->position->board,
                                                    ecart_piece_side(piece), to, &name));
    else
        walk(why, from, to, ecart_difference_step(from, to));
}
