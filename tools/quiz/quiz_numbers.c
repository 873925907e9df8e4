/* SPDX-License-Identifier: MIT */
/* quiz_numbers.c -- chooses topics, and questions that need no position */

#include "quiz/quiz.h"

static ecart_cell any_cell(struct quizzer *quizzer)
{
    return ecart_cell_nth(random_below(&quizzer->random, 64));
}

static void choose_pair(struct quizzer *quizzer, struct question *question)
{
    question->move.from = any_cell(quizzer);
    do
        question->move.to = any_cell(quizzer);
    while (question->move.to == question->move.from);
}

/* Chooses a slide or an alias with the same chance: the article's set accepts
 * both. */
static void choose_shape(struct quizzer *quizzer, struct question *question)
{
    static const ecart_kind kinds[] = { ECART_ROOK, ECART_BISHOP, ECART_QUEEN };
    bool        alias = random_below(&quizzer->random, 2) == 0;
    ecart_shape shape;

    question->piece = ecart_piece_make(ECART_WHITE, kinds[random_below(&quizzer->random, 3)]);
    do {
        choose_pair(quizzer, question);
        shape = ecart_shape_check(question->piece, question->move.from, question->move.to);
    } while (alias ? !shape.alias : shape.reason != ECART_LEGAL ||
             ecart_difference_readings(question->move.to - question->move.from).count < 2);
    question->form   = FORM_SHAPE;
    question->answer = shape.reason == ECART_LEGAL;
}

static void choose_numbers(struct quizzer *quizzer, struct question *question)
{
    int difference;

    choose_pair(quizzer, question);
    difference = question->move.to - question->move.from;
    if (quizzer->level == ECART_CHILD) {
        question->form   = FORM_NUMBER;
        question->answer = question->move.from;
    } else if (random_below(&quizzer->random, 3) == 0) {
        question->form   = FORM_MEANINGS;
        question->answer = ecart_difference_readings(difference).count;
    } else {
        question->form   = FORM_DIFFERENCE;
        question->answer = difference;
    }
}

/* A child counts to 2.  For others, one question in three is about a corner and
 * the cell diagonally beside it, which are far apart. */
static void choose_jumps(struct quizzer *quizzer, struct question *question)
{
    static const ecart_cell corners[] = { ECART_A1, ECART_A8, ECART_H1, ECART_H8 };
    static const ecart_cell beside[]  = { ECART_B2, ECART_B7, ECART_G2, ECART_G7 };
    int which = random_below(&quizzer->random, 12);

    do
        choose_pair(quizzer, question);
    while (quizzer->level == ECART_CHILD &&
           ecart_knight_distance(question->move.from, question->move.to) > 2);
    if (quizzer->level != ECART_CHILD && which < 4) {
        question->move.from = corners[which];
        question->move.to   = beside[which];
    }
    question->form   = FORM_JUMPS;
    question->answer = ecart_knight_distance(question->move.from, question->move.to);
}

/* One question of this topic in three is about a shape alone, except for a
 * child. */
static void choose_possible(struct quizzer *quizzer, struct question *question)
{
    if (quizzer->level != ECART_CHILD && random_below(&quizzer->random, 3) == 0)
        choose_shape(quizzer, question);
    else
        quiz_choose_move(quizzer, question);
}

void quiz_choose(struct quizzer *quizzer, struct question *question)
{
    static void (*const choose[TOPICS])(struct quizzer *, struct question *) = {
        [TOPIC_POSSIBLE]   = choose_possible,
        [TOPIC_DIFFERENCE] = choose_numbers,
        [TOPIC_KNIGHT]     = choose_jumps
    };

    question->topic = quizzer->topic != TOPICS ? quizzer->topic
                    : (enum topic)deck_draw(&quizzer->topics, &quizzer->random, TOPICS);
    choose[question->topic](quizzer, question);
}
