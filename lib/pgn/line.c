/* SPDX-License-Identifier: MIT */
/* line.c -- a line of moves: its position, and the one before its last move */

#include "pgn/line.h"

#include <string.h>

_Static_assert(sizeof (played) <= sizeof ((ecart_pgn_line *)0)->last, "room for a move");

void ecart_pgn_line_note(ecart_pgn_line *line, const played *last)
{
    memcpy(line->last, last, sizeof *last);
    line->moved = line->before_due = true;
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
    line->before     = line->position;
    line->moved      = true;
    line->before_due = false;
}
