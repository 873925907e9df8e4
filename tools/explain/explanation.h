/* SPDX-License-Identifier: MIT */
/* explanation.h -- writes the steps of an explanation, one below another */
#ifndef EXPLAIN_EXPLANATION_H
#define EXPLAIN_EXPLANATION_H

#include <ecart.h>

#include "system/error.h"
#include "system/screen.h"

enum {
    WORDS_COLUMNS = 72,     /* the width of a line: fits on a printed page too */
    WORDS_SIZE    = 2048
};

/* A text that grows.  What does not fit is left out. */
struct words {
    char   text[WORDS_SIZE];
    size_t length;
};

void words_clear(struct words *words);
void words_add(struct words *words, const char *format, ...) PRINTS_AFTER(2);

/* Prints a text in lines of at most WORDS_COLUMNS, or of a narrower terminal.  All
 * lines but the first begin with hang blanks. */
void words_print(int hang, const char *text);

struct explanation {
    ecart_level    level;
    ecart_edition  edition;
    ecart_tempo    tempo;
    bool           supervised;          /* one arbiter watches the game */
    bool           numbers;             /* tells the numbers of the squares too */
    const ecart_language *language;     /* of what the library says */
    const ecart_letters  *letters;      /* of the moves that the reader may write */
    const ecart_position *position;     /* before the move */
    const ecart_verdict  *verdict;      /* on the move */
    const ecart_game     *game;         /* before the move; NULL if there is none */
    const struct screen *screen;        /* how to draw the board; NULL for no board */
    int            steps;               /* how many were written so far */
    bool           json;                /* the answer is in JSON */
    char           said[ECART_EXPLAIN_SIZE];    /* a sentence instead of all that; or empty */
    char           asked[ECART_EXPLAIN_SIZE];   /* a question at the end; or empty */
};

/* Write a step, which is a label and a text, and further lines of the step. */
void explain_step(struct explanation *why, const char *label, const char *text);
void explain_line(const char *text);

/* Say the library's sentence on the verdict, and its hint, outside of the steps. */
void explain_verdict(const struct explanation *why);
void explain_hint(const struct explanation *why);

/* The options of the library's lesson. */
ecart_lesson_options explain_options(const struct explanation *why);

/* Say the library's lesson on the move, and on how the game stands. */
void explain_lesson(struct explanation *why);
void explain_standing(struct explanation *why, const ecart_game *game);

#endif
