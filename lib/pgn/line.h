/* SPDX-License-Identifier: MIT */
/* line.h -- a line of moves: its position, and the one before its last move
 *
 * The fast path leaves the second undone, since most lines are never asked for it.  So
 * read it only through ecart_pgn_line_before(). */
#ifndef LIB_PGN_LINE_H
#define LIB_PGN_LINE_H

#include <ecart/pgn.h>

#include "base/internal.h"
#include "rules/play.h"

/* Begins a line.  None of its moves is judged until its position is set. */
static inline void ecart_pgn_line_begin(ecart_pgn_line *line)
{
    line->judged = line->moved = line->before_due = false;
}

/* Notes that the fast path played up to a move. */
ECART_HIDDEN void ecart_pgn_line_note(ecart_pgn_line *line, const played *last);

/* The position before the last move, if the line has moved. */
ECART_HIDDEN const ecart_position *ecart_pgn_line_before(ecart_pgn_line *line);

/* Makes the position the one before the last move: call it before a move is played. */
ECART_HIDDEN void ecart_pgn_line_advance(ecart_pgn_line *line);

#endif
