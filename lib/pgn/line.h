/* SPDX-License-Identifier: MIT */
/* line.h -- a line of moves: its position, and the one before its last move
 *
 * The fast path does not keep the position before the last move, since few callers ask for
 * it.  So read it only through ecart_pgn_line_before(), which works it out. */
#ifndef LIB_PGN_LINE_H
#define LIB_PGN_LINE_H

#include <ecart/pgn.h>

#include "base/internal.h"
#include "rules/play.h"

/* What an ecart_pgn_line holds. */
typedef struct judged_line {
    bool           judged;      /* the next move can be judged: none before it was refused */
    bool           moved;       /* the position before the last move can be known */
    bool           before_due;  /* that position is not yet worked out */
    ecart_position position;    /* after the last move that was played */
    ecart_position before;      /* before that move */
    played         last;        /* what takes the last move back */
} judged_line;

_Static_assert(sizeof (judged_line) <= sizeof (ecart_pgn_line), "room for a line");
_Static_assert(_Alignof(judged_line) <= _Alignof(ecart_pgn_line), "and where it may stand");

/* The line with this number in the memory of a judge. */
static inline judged_line *ecart_pgn_line_at(const ecart_pgn_judge *j, size_t n)
{
    return (judged_line *)&j->lines[n];
}

/* Begins a line.  None of its moves is judged until its position is set. */
static inline void ecart_pgn_line_begin(judged_line *line)
{
    line->judged = line->moved = line->before_due = false;
}

/* Notes that the fast path played up to a move. */
ECART_HIDDEN void ecart_pgn_line_note(judged_line *line, const played *last);

/* The position before the last move, if the line has moved. */
ECART_HIDDEN const ecart_position *ecart_pgn_line_before(judged_line *line);

/* Makes the position the one before the last move: call it before a move is played. */
ECART_HIDDEN void ecart_pgn_line_advance(judged_line *line);

#endif
