/* SPDX-License-Identifier: MIT */
/* laws.h -- what lessons for an arbiter cite: the articles of the FIDE Laws of Chess
 *
 * Their sentences are the entries law/... of the catalogues in po/. */
#ifndef LIB_LESSON_LAWS_H
#define LIB_LESSON_LAWS_H

#include "lesson/law_records.h"
#include "lesson/writing.h"

#define NAMED(law) law,
enum law { LAW_LIST(NAMED) LAWS };
#undef NAMED

_Static_assert(LAWS <= 64, "a set of laws has 64 bits");

/* A set of laws, a bit for each. */
typedef uint64_t laws;
#define LAW(name) ((laws)1 << LAW_##name)

/* The laws that a piece of a kind breaks if its move is refused for a reason; and those
 * that a legal move follows, of this nature and with what it gives. */
ECART_HIDDEN laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind);
ECART_HIDDEN laws ecart_laws_of_legal(ecart_kind kind, int nature, ecart_gives gives);

/* The laws that decide how a game stands. */
ECART_HIDDEN laws ecart_laws_of_standing(ecart_standing standing);

/* The minutes that the opponent gets for the first completed illegal move; 0 if there are no
 * such laws. */
ECART_HIDDEN int ecart_laws_minutes(ecart_edition edition, ecart_tempo tempo, bool supervised);

/* In the place of a heading: the lines go on with the step. */
enum { NO_HEADING = -1 };

/* The numbers of laws, as "4.3.3, 4.5".  Two laws may stand in one article. */
ECART_HIDDEN void ecart_lesson_law_numbers(lesson *l, laws all);

/* A statement for each law, its numbers and its sentence, in the line that is open; the last
 * line stays open.  Or one statement for all. */
ECART_HIDDEN void ecart_lesson_cite(lesson *l, laws all);
ECART_HIDDEN void ecart_lesson_cite_together(lesson *l, laws all);

/* A line for each law.  The first begins a step, if there is a heading. */
ECART_HIDDEN void ecart_lesson_cite_laws(lesson *l, int heading, laws all);

/* The step with the laws that decide, which begins with their edition.  The guidelines
 * are told apart from the Laws. */
ECART_HIDDEN void ecart_lesson_cite_edition(lesson *l, laws all);

/* The kind of the piece where the move begins. */
static inline ecart_kind kind_of_mover(const lesson *l)
{
    return kind_at(l->position, l->verdict->move.from);
}

/* Whether a piece of the other side stands on a cell. */
ECART_HIDDEN bool ecart_lesson_is_enemy_on(const lesson *l, ecart_cell cell);

/* Whether a pawn was left on the last rank, and nothing else is wrong with the move. */
ECART_HIDDEN bool ecart_lesson_is_pawn_left(const lesson *l);

/* A step on the piece that was touched, which must move if it can.  If no piece was touched,
 * there may be a hint instead. */
ECART_HIDDEN void ecart_lesson_touched(lesson *l);

#endif
