/* SPDX-License-Identifier: MIT */
/* writing.h -- writes the lines of a lesson, sentence by sentence */
#ifndef LIB_LESSON_WRITING_H
#define LIB_LESSON_WRITING_H

#include <ecart/lesson.h>

#include "words/speech.h"

/* A lesson that is being written. */
typedef struct lesson {
    const ecart_lesson_options *options;
    const ecart_language *language;     /* that of the options, or English */
    const ecart_position *position;
    const ecart_verdict  *verdict;      /* on the move; NULL for how a game stands */
    writer                out;
    bool                  continues;    /* the line has a sentence */
} lesson;

/* Begins a line that has no heading; one that has the text SAY_... for its heading;
 * and ends a line. */
ECART_HIDDEN void ecart_lesson_open(lesson *l);
ECART_HIDDEN void ecart_lesson_open_step(lesson *l, int heading);
ECART_HIDDEN void ecart_lesson_close(lesson *l);

/* Begins a sentence of the line.  Its templates may name the side to move, and what
 * the verdict holds if there is one. */
ECART_HIDDEN speech ecart_lesson_sentence(lesson *l);

/* Says a text SAY_... in that sentence, and ends it. */
ECART_HIDDEN void ecart_lesson_say(lesson *l, speech *s, int which);

/* Where the lesson goes on, and how much room there is; NULL if there is none. */
ECART_HIDDEN char *ecart_lesson_rest(const lesson *l, size_t *room);

#endif
