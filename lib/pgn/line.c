/* SPDX-License-Identifier: MIT */
/* line.c -- a line of moves: its position, and the one before its last move */

#include "pgn/line.h"

void ecart_pgn_line_note(judged_line *line, const played *last)
{
    line->last  = *last;
    line->moved = line->before_due = true;
}

const ecart_position *ecart_pgn_line_before(judged_line *line)
{
    if (line->before_due)
        line->before = ecart_position_before(&line->position, &line->last);
    line->before_due = false;
    return &line->before;
}

void ecart_pgn_line_advance(judged_line *line)
{
    line->before     = line->position;
    line->moved      = true;
    line->before_due = false;
}
