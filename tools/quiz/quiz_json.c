/* SPDX-License-Identifier: MIT */
/* quiz_json.c -- asks questions and prints the score in JSON */

#include <stdio.h>

#include "output/fields.h"
#include "output/json.h"
#include "quiz/quiz.h"

static void put_words(struct json *json, const char *name, struct words *words)
{
    words_plain(words);
    json_put_text(json, name, words->text);
}

/* Writes the cells that the question names. */
static void put_cells(struct json *json, const struct question *question)
{
    const ecart_cell cells[] = { question->move.from, question->move.to };

    json_put_cells(json, "cells", cells, question->form == FORM_MEANINGS ? 0 :
                                         question->form == FORM_NUMBER   ? 1 : 2);
}

/* Begins an object with the question. */
static void open_question(const struct quizzer *quizzer, const struct question *question)
{
    struct json *json = quizzer->json;
    struct words words;
    char         fen[ECART_FEN_SIZE];

    words_clear(&words);
    quiz_ask(quizzer, question, &words);
    if (question->form == FORM_MOVE) {
        field_position(&question->position, ECART_FEN_PLAIN, fen);
    }
    json_open(json, NULL, '{');
    json_put_text(json, "kind", quiz_topics[question->topic]);
    put_words(json, "question", &words);
    json_put_text(json, "fen", question->form == FORM_MOVE ? fen : NULL);
    put_cells(json, question);
}

static void close_question(struct json *json)
{
    json_end(json);
    fflush(stdout);
}

enum answer quiz_exchange(const struct quizzer *quizzer, const struct question *question)
{
    struct json *json = quizzer->json;
    struct reply reply;
    struct words words;

    open_question(quizzer, question);
    close_question(json);
    quiz_read_reply(question, &reply);
    if (reply.answer == ANSWER_END)
        return reply.answer;
    words_clear(&words);
    quiz_explain(quizzer, question, &words);
    open_question(quizzer, question);
    if (quiz_wants_word(question))
        json_put_text(json, "answer", question->answer ? "yes" : "no");
    else
        json_put_number(json, "answer", question->answer);
    json_put_text(json, "given", reply.word[0] ? reply.word : NULL);
    json_put_flag(json, "right", reply.answer == ANSWER_RIGHT);
    put_words(json, "explanation", &words);
    close_question(json);
    return reply.answer;
}

static void put_score(struct json *json, const char *name, struct score score)
{
    json_open(json, name, '{');
    json_put_number(json, "right", score.right);
    json_put_number(json, "asked", score.asked);
    json_close(json, '}');
}

void quiz_put_score(struct json *json, const struct score *scores, uint64_t seed)
{
    char number[24];
    int  length = snprintf(number, sizeof number, "%llu", (unsigned long long)seed);

    json_open(json, NULL, '{');
    put_score(json, "score", quiz_sum(scores));
    json_open(json, "kinds", '{');
    for (int t = 0; t < TOPICS; t++)
        put_score(json, quiz_topics[t], scores[t]);
    json_close(json, '}');
    json_put_raw(json, "seed", number, (size_t)length);
    json_end(json);
}
