/* SPDX-License-Identifier: MIT */
/* quiz.h -- the questions, answers and explanations of ecart quiz */
#ifndef QUIZ_QUIZ_H
#define QUIZ_QUIZ_H

#include <ecart/study.h>

#include "explain/explanation.h"

/* A deck gives out numbers in random order, so that none comes twice before all
 * came once.  Begins as zeros. */
enum { DECK_LIMIT = 32 };

struct deck {
    int cards[DECK_LIMIT];
    int left;
};

/* What is asked about, in the order of --kind. */
enum topic {
    TOPIC_POSSIBLE,     /* is this move possible? */
    TOPIC_DIFFERENCE,   /* numbers of cells, and what they mean */
    TOPIC_KNIGHT,       /* how many moves of a knight? */
    TOPICS              /* any of them */
};

/* How it is asked. */
enum form {
    FORM_MOVE,          /* a move in a position; so is a question of zeroes */
    FORM_SHAPE,         /* a move on an empty board, where aliases occur */
    FORM_NUMBER,        /* the number of a cell */
    FORM_DIFFERENCE,    /* the difference of two cells */
    FORM_MEANINGS,      /* how many meanings a difference has */
    FORM_JUMPS          /* how many moves a knight needs */
};

struct question {
    enum form      form;
    enum topic     topic;
    ecart_position position;    /* before the move */
    ecart_piece    piece;       /* the piece of a question about a shape */
    ecart_move     move;        /* the move, or only the two cells, that is asked about */
    int            answer;      /* the right number; 1 for yes, 0 for no */
};

struct quizzer {
    uint64_t       random;      /* begins with the seed */
    uint8_t        topic;       /* TOPICS for all */
    ecart_level    level;
    const ecart_language *language;
    struct screen  screen;
    struct deck    topics, legal, refused;
};

/* Chooses the next question. */
void quiz_choose(struct quizzer *quizzer, struct question *question);

/* Print a question, with its board if it has one, and the explanation of its answer. */
void quiz_ask(const struct quizzer *quizzer, const struct question *question);
void quiz_explain(const struct quizzer *quizzer, const struct question *question);

/* Whether the answer is yes or no, and not a number. */
bool quiz_wants_word(const struct question *question);

#endif
