/* SPDX-License-Identifier: MIT */
/* laws.h -- the articles of the FIDE Laws of Chess, and where they apply
 *
 * Their sentences are the entries law/... of the catalogues in po/. */
#ifndef LIB_LESSON_LAWS_H
#define LIB_LESSON_LAWS_H

#include <ecart/lesson.h>

#include "base/internal.h"
#include "lesson/law_records.h"

#define NAMED(law) law,
enum law { LAW_LIST(NAMED) LAWS };
#undef NAMED

_Static_assert(LAWS <= 64, "a set of laws has 64 bits");

/* A set of laws, a bit for each. */
typedef uint64_t laws;
#define LAW(name) ((laws)1 << LAW_##name)

enum { LAW_NUMBER_SIZE = 32 };

/* What a law says in some games: the numbers of its articles, "7.5.5, A.3", and the
 * sentence SAY_LAW_....  The games are sets: a bit for each edition and each tempo, and
 * one for games that are not supervised and one for those that are. */
typedef struct law_text {
    char    number[LAW_NUMBER_SIZE];
    int16_t sentence;
    uint8_t law, editions, tempos, supervised;
} law_text;

/* The text of a law in games of the edition, the tempo and the supervision of a lesson. */
ECART_HIDDEN const law_text *ecart_law_text(const ecart_lesson_options *options, int law);

/* The laws that a piece of a kind breaks if its move is refused for a reason; and those
 * that a legal move follows, of this nature and with what it gives. */
ECART_HIDDEN laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind);
ECART_HIDDEN laws ecart_laws_of_legal(ecart_kind kind, int nature, ecart_gives gives);

/* The laws that decide how a game stands. */
ECART_HIDDEN laws ecart_laws_of_standing(ecart_standing standing);

#endif
