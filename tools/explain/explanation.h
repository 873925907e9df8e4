/* SPDX-License-Identifier: MIT */
/* explanation.h -- prints the lessons of the library, one step below another */
#ifndef EXPLAIN_EXPLANATION_H
#define EXPLAIN_EXPLANATION_H

#include <ecart.h>

#include "system/screen.h"

/* Prints a text in lines of a page, or of a narrower terminal. */
void words_print(const char *text);

struct explanation {
    ecart_lesson_options  lesson;       /* the reader, and the game before the move */
    const ecart_position *position;     /* before the move */
    const ecart_verdict  *verdict;      /* on the move */
    const struct screen *screen;        /* how to draw the board; NULL for no board */
    int            steps;               /* how many were written so far */
    bool           json;                /* the answer is in JSON */
    bool           alone;               /* past is said in the place of the first sentence */
    char           said[ECART_EXPLAIN_SIZE];    /* a sentence instead of all that; or empty */
    char           past[ECART_EXPLAIN_SIZE];    /* what happened in the game; or empty */
    char           asked[ECART_EXPLAIN_SIZE];   /* a question at the end; or empty */
};

/* Says the library's lesson on the move. */
void explain_lesson(struct explanation *why);

#endif
