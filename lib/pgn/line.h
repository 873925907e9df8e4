/* SPDX-License-Identifier: MIT */
/* line.h -- a line of moves: its positions, its numbers, and how it goes on if one is refused
 *
 * The fast path does not keep the position before the last move, since few callers ask for
 * it.  So read it only through ecart_pgn_line_before(), which works it out. */
#ifndef LIB_PGN_LINE_H
#define LIB_PGN_LINE_H

#include <ecart/pgn.h>

#include "rules/play.h"

/* What an ecart_pgn_line holds. */
typedef struct judged_line {
    bool           judged;      /* the next move can be judged: none before it was refused */
    bool           moved;       /* the position before the last move can be known */
    bool           begun;       /* a move of it was read that can be judged */
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
    line->judged = line->moved = line->begun = line->before_due = false;
}

/* Notes that the fast path played up to a move. */
ECART_HIDDEN void ecart_pgn_line_note(judged_line *line, const played *last);

/* The position before the last move, if the line has moved. */
ECART_HIDDEN const ecart_position *ecart_pgn_line_before(judged_line *line);

/* Makes the position the one before the last move: call it before a move is played. */
ECART_HIDDEN void ecart_pgn_line_advance(judged_line *line);

/* Plays a null move: the side passes.  If it is in check, it cannot pass, and the rest of the
 * line is not judged.  Returns ECART_PGN_NULL_MOVE, or ECART_PGN_NULL_MOVE_IN_CHECK. */
ECART_HIDDEN ecart_pgn_fault ecart_pgn_play_null(judged_line *line);

/* Remembers what a tag says of the start. */
ECART_HIDDEN void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag);

/* Sets up the start in the game's own line, which is NULL if there is no memory for
 * it.  Returns the fault of the start, or ECART_PGN_FAULTS if it has none. */
ECART_HIDDEN ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, judged_line *line);

/* Whether a token between games is a word, and no move. */
ECART_HIDDEN bool ecart_pgn_is_prose(const ecart_pgn_judge *j,
                                     const ecart_pgn_token *token) ECART_PURE;

/* Whether a token is the first of the line after a line of prose. */
ECART_HIDDEN bool ecart_pgn_goes_on_in_prose(const ecart_pgn_judge *j,
                                             const ecart_pgn_token *token) ECART_PURE;

/* Whether a word within a game begins a line of prose: it is not a move, and has no digit or is
 * like #662.  Such a line comes after another, or after an empty line; there a word such as Nf is
 * a misprint. */
ECART_HIDDEN bool ecart_pgn_begins_prose(const ecart_pgn_judge *j,
                                         const ecart_pgn_token *token) ECART_PURE;

/* Whether a number within a game begins another one, although the first has no result and the
 * other no tags: it is 1, comes after an empty line, and the line has begun and is not due to go
 * on with a move of this number. */
ECART_HIDDEN bool ecart_pgn_begins_anew(const ecart_pgn_judge *j, const judged_line *line,
                                        const ecart_pgn_token *number) ECART_PURE;

/* Whether a number, in a line that is judged, is the number of the next move, and not a
 * misread move, such as 65 for b5.
 *
 * A number with a dot is a move number.  Old books have no dots: 1 e4 e5 2 Nf3.  There a
 * number must be the one that is due, or be off by as much as the numbers before it.  Any
 * other number of two digits or more is a move whose letter was misread. */
ECART_HIDDEN bool ecart_pgn_counts(const ecart_pgn_judge *j, const judged_line *line,
                                   const ecart_pgn_token *token) ECART_PURE;

/* Keeps a number for the next move. */
ECART_HIDDEN void ecart_pgn_note_number(ecart_pgn_judge *j, const judged_line *line,
                                        const ecart_pgn_token *token);

/* Plays a refused move all the same.  Returns false, with the position as it was, if
 * that cannot be. */
ECART_HIDDEN bool ecart_pgn_play_refused(ecart_position *position, const ecart_verdict *refusal);

/* Forgets what was forgiven in a legal move's sign of check, if the king stood in check
 * before: then a sign says nothing of the move. */
ECART_HIDDEN void ecart_pgn_forget_signs(const ecart_position *before, ecart_notation *notation);

/* Plays moves as long as there is nothing to report about them.  Stops before any text
 * that needs the reader, and may stop before any move. */
ECART_HIDDEN void ecart_pgn_play_fast(ecart_pgn_judge *j, judged_line *line);

/* Plays one such move, and makes the event that ECART_PGN_LEAN promises.  Returns false,
 * with the text before the move, if the reader must go on. */
ECART_HIDDEN bool ecart_pgn_play_lean(ecart_pgn_judge *j, judged_line *line,
                                      ecart_pgn_event *event);

#endif
