/* SPDX-License-Identifier: MIT */
/* named_move.h -- finds the move in what a person or a program answers */
#ifndef LIB_REFEREE_NAMED_MOVE_H
#define LIB_REFEREE_NAMED_MOVE_H

#include <ecart/san.h>

#include "base/internal.h"

/* Whether two texts mean the same move, or are refused in the same way. */
static inline bool is_same_notation(const ecart_notation *a, const ecart_notation *b)
{
    return a->verdict.reason == b->verdict.reason &&
           ecart_move_equal(a->verdict.move, b->verdict.move) && a->kind == b->kind &&
           a->origin == b->origin && a->to == b->to && a->promotion == b->promotion;
}

/* A move that a text names, and where it stands there. */
typedef struct named_move {
    size_t         at, length;
    ecart_notation notation;
} named_move;

/* The moves that an answer names: none, one, or the first two that differ.  Without one, the
 * first is how the text as a whole is read. */
typedef struct named_moves {
    int        count;
    named_move moves[2];
} named_moves;

/* What referee.h says of them: the last marked answer, else the last line, else all of the text;
 * the first of these that names a move.  A box, a tag or a member without a move is an answer
 * too. */
ECART_HIDDEN named_moves ecart_named_moves(const ecart_position *position,
                                           const ecart_letters *letters,
                                           const char *text, size_t length);

#endif
