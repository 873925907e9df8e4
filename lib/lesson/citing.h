/* SPDX-License-Identifier: MIT */
/* citing.h -- cites the Laws, in the lines of a lesson for an arbiter */
#ifndef LIB_LESSON_CITING_H
#define LIB_LESSON_CITING_H

#include "lesson/laws.h"
#include "lesson/writing.h"

/* In the place of a heading: the lines go on with the step. */
enum { NO_HEADING = -1 };

/* A further sentence of the line. */
ECART_HIDDEN void ecart_lesson_say_more(lesson *l, int which);

/* The numbers of laws, as "4.3.3, 4.5".  Two laws may stand in one article. */
ECART_HIDDEN void ecart_lesson_law_numbers(lesson *l, laws all);

/* A statement: the numbers of laws, and the sentence of the last of them.  The line stays
 * open. */
ECART_HIDDEN void ecart_lesson_cite(lesson *l, laws all);

/* A line for each law.  The first begins a step, if there is a heading. */
ECART_HIDDEN void ecart_lesson_cite_laws(lesson *l, int heading, laws all);

/* The step with the laws that decide, which begins with their edition.  The guidelines
 * are told apart from the Laws. */
ECART_HIDDEN void ecart_lesson_cite_edition(lesson *l, laws all);

#endif
