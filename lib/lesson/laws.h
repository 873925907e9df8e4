/* SPDX-License-Identifier: MIT */
/* laws.h -- the articles of the FIDE Laws of Chess, and where they apply
 *
 * What they are called stands in po/, law/.... */
#ifndef LIB_LESSON_LAWS_H
#define LIB_LESSON_LAWS_H

#include <ecart/lesson.h>

#include "base/internal.h"
#include "lesson/law_records.h"

/* In the order of the names in ecart.pot. */
#define NAMED(law, newest, in_2018) law,
enum law { LAW_LIST(NAMED) LAWS };
#undef NAMED

_Static_assert(LAWS <= 64, "a set of laws has 64 bits");

/* A set of laws, a bit for each. */
typedef uint64_t laws;
#define LAW(name) ((laws)1 << LAW_##name)

/* The number of an article in an edition, "3.7.3.1". */
ECART_HIDDEN const char *ecart_law_number(ecart_edition edition, int law);

/* The laws that a piece of a kind breaks if its move is refused for a reason; and those
 * that a legal move follows, of this nature and with what it gives. */
ECART_HIDDEN laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind);
ECART_HIDDEN laws ecart_laws_of_legal(ecart_kind kind, int nature, ecart_gives gives);

/* The laws that decide how a game stands. */
ECART_HIDDEN laws ecart_laws_of_standing(ecart_standing standing);

#endif
