/* SPDX-License-Identifier: MIT */
/* topic.c -- the topics of questions: their names, the next one, the score */

#include "quiz/quiz.h"

const char *const quiz_topics[TOPICS + 2] = {
    [TOPIC_POSSIBLE]   = "possible",
    [TOPIC_DIFFERENCE] = "difference",
    [TOPIC_KNIGHT]     = "knight",
    [TOPICS]           = "all"
};

struct score quiz_sum(const struct score *scores)
{
    struct score all = { 0, 0 };

    for (int t = 0; t < TOPICS; t++) {
        all.right += scores[t].right;
        all.asked += scores[t].asked;
    }
    return all;
}

/* One question of this topic in three is about a shape alone, except for a
 * child. */
static void choose_possible(struct quizzer *quizzer, struct question *question)
{
    if (quizzer->level != ECART_CHILD && random_below(&quizzer->random, 3) == 0)
        quiz_choose_shape(quizzer, question);
    else
        quiz_choose_move(quizzer, question);
}

void quiz_choose(struct quizzer *quizzer, struct question *question)
{
    static void (*const choose[TOPICS])(struct quizzer *, struct question *) = {
        [TOPIC_POSSIBLE]   = choose_possible,
        [TOPIC_DIFFERENCE] = quiz_choose_numbers,
        [TOPIC_KNIGHT]     = quiz_choose_jumps
    };

    question->topic = quizzer->topic != TOPICS ? quizzer->topic
                    : (enum topic)deck_draw(&quizzer->topics, &quizzer->random, TOPICS);
    choose[question->topic](quizzer, question);
}
