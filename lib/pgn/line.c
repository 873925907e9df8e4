/* SPDX-License-Identifier: MIT */
/* line.c -- a line of moves, whose positions are worked out when they are asked for */

#include "pgn/line.h"

#include <string.h>

_Static_assert(sizeof (played) <= sizeof ((ecart_pgn_line *)0)->last, "room for a move");

void ecart_pgn_line_note(ecart_pgn_line *line, const played *last)
{
    memcpy(line->last, last, sizeof *last);
    line->moved = line->position_due = line->before_due = true;
}

const ecart_position *ecart_pgn_line_position(ecart_pgn_line *line)
{
    if (line->position_due)
        ecart_position_find_constraints(&line->position);
    line->position_due = false;
    return &line->position;
}

const ecart_position *ecart_pgn_line_before(ecart_pgn_line *line)
{
    played last;

    if (line->before_due) {
        memcpy(&last, line->last, sizeof last);
        line->before = ecart_position_before(&line->position, &last);
    }
    line->before_due = false;
    return &line->before;
}

void ecart_pgn_line_advance(ecart_pgn_line *line)
{
    line->before     = *ecart_pgn_line_position(line);
    line->moved      = true;
    line->before_due = false;
}
