/* SPDX-License-Identifier: MIT */
/* quiz.h -- questions, answers and explanations of ecart quiz */
#ifndef QUIZ_QUIZ_H
#define QUIZ_QUIZ_H

#include <stdbool.h>

#include <ecart.h>

#include "explain/explanation.h"
#include "quiz/random.h"

/* What is asked about. */
enum topic {
    TOPIC_POSSIBLE,     /* is this move possible? */
    TOPIC_DIFFERENCE,   /* numbers of cells, and what they mean */
    TOPIC_KNIGHT,       /* how many moves of a knight? */
    TOPICS              /* any of them */
};

/* How it is asked. */
enum form {
    FORM_MOVE,          /* a move in a position */
    FORM_SHAPE,         /* one on an empty board: where aliases are met */
    FORM_NUMBER,        /* the number of a cell */
    FORM_DIFFERENCE,    /* of two cells */
    FORM_MEANINGS,      /* how many a difference has */
    FORM_JUMPS          /* of a knight between two cells */
};

struct question {
    enum form      form;
    enum topic     topic;
    ecart_position position;    /* of a move */
    ecart_piece    piece;       /* of a shape */
    ecart_move     move;        /* or just two cells */
    int            answer;      /* a number; 1 for yes, 0 for no */
};

struct quizzer {
    struct random  random;
    enum topic     topic;       /* TOPICS for all */
    enum level     level;
    const ecart_language *language;
    struct screen  screen;
    struct json   *json;        /* NULL for a person */
    struct deck    topics, legal, refused;
};

/* The names of the topics; "all" for TOPICS. */
extern const char *const quiz_topics[TOPICS + 1];

/* How an answer is understood. */
enum answer { ANSWER_RIGHT, ANSWER_WRONG, ANSWER_NONE, ANSWER_END };

/* An answer: what was typed, without blanks around it and in lower case, and
 * empty if it is longer than any answer is. */
struct reply {
    char        word[16];
    enum answer answer;
};

struct score {
    int right, asked;
};

/* The next question. */
void quiz_choose(struct quizzer *quizzer, struct question *question);

/* A question about a move in a position, about a shape, and about numbers. */
void quiz_choose_move(struct quizzer *quizzer, struct question *question);
void quiz_choose_shape(struct quizzer *quizzer, struct question *question);
void quiz_choose_numbers(struct quizzer *quizzer, struct question *question);
void quiz_choose_jumps(struct quizzer *quizzer, struct question *question);

/* Adds a question to words, and what there is to say when it was answered. */
void quiz_ask(const struct question *question, struct words *words);
void quiz_explain(const struct quizzer *quizzer, const struct question *question,
                  struct words *words);

/* Draws the board of a question that has one. */
void quiz_draw_board(const struct quizzer *quizzer, const struct question *question);

/* Reads a line and judges it; false at the end of the input. */
bool quiz_read_reply(const struct question *question, struct reply *reply);

/* Asks a program, which reads the question before it answers, and says it again
 * with what is right. */
enum answer quiz_exchange(const struct quizzer *quizzer, const struct question *question);

/* The score of all topics; and in JSON, beside that of each. */
struct score quiz_sum(const struct score *scores);
void quiz_put_score(struct json *json, const struct score *scores, uint64_t seed);

/* Whether yes or no is wanted, and no number. */
bool quiz_wants_word(const struct question *question);

#endif
