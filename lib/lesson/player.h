/* SPDX-License-Identifier: MIT */
/* player.h -- what a player learns: the numbers, the conditions and the rules */
#ifndef LIB_LESSON_PLAYER_H
#define LIB_LESSON_PLAYER_H

#include "lesson/writing.h"

/* The numbers of a move, for any reader who asks: squares, difference, set, meanings,
 * distances and path. */
ECART_HIDDEN void ecart_lesson_numbers(lesson *l);

/* Whether a verdict is about a text that may mean several pieces, or none; and whether it is
 * about castling. */
ECART_HIDDEN bool ecart_lesson_is_about_several(const lesson *l);
ECART_HIDDEN bool ecart_lesson_is_about_castling(const lesson *l);

/* The parts of a player's lesson, most of them in a file of their own.  Each writes the
 * steps that apply, if any. */
ECART_HIDDEN void ecart_lesson_no_numbers(lesson *l);
ECART_HIDDEN void ecart_lesson_castling(lesson *l);
ECART_HIDDEN void ecart_lesson_special(lesson *l);
ECART_HIDDEN void ecart_lesson_safety(lesson *l);
ECART_HIDDEN void ecart_lesson_check(lesson *l);
ECART_HIDDEN void ecart_lesson_stalemate(lesson *l);
ECART_HIDDEN void ecart_lesson_dead(lesson *l);

/* Why a side cannot mate in a dead position.  Black's argument leaves out the men
 * that White's has named. */
ECART_HIDDEN ecart_obstacle ecart_lesson_obstacle(const ecart_position *p, ecart_side side);

/* Sentences on why nobody can mate. */
ECART_HIDDEN void ecart_lesson_why_dead(lesson *l);

/* Whether the lesson tells all the conditions of a rule.  On a refused move it does so only
 * if numbers were asked for: else the rule alone is enough, and the lesson is short. */
static inline bool tells_all(const lesson *l)
{
    return l->options->numbers || l->verdict->reason == ECART_LEGAL;
}

/* Whether the verdict has a reason, first or not. */
static inline bool breaks_rule(const lesson *l, ecart_reason reason)
{
    return l->verdict->reason == reason || ecart_reason_set_has(l->verdict->also, reason);
}

#endif
