/* SPDX-License-Identifier: MIT */
/* ecart_quiz.c -- ecart quiz: an exercise on the terminal, or through a pipe */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "quiz/quiz.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* What a reply turned out to be. */
enum answer { ANSWER_RIGHT, ANSWER_WRONG, ANSWER_NONE, ANSWER_END };

enum { LONGEST = 15 };      /* bytes of an answer */

/* A reply: what was typed, in lower case and without blanks around it; empty if
 * it is too long for an answer. */
struct reply {
    char        word[LONGEST + 1];
    enum answer answer;
};

struct score {
    int right, asked;
};

/* The word of a line, in lower case and without blanks around it. */
static void read_word(const struct line *line, char word[LONGEST + 1])
{
    size_t at = 0, end = line->length;

    while (at != end && strchr(" \t", line->text[at]))
        at++;
    while (end != at && strchr(" \t", line->text[end - 1]))
        end--;
    if (line->too_long || end - at > LONGEST)
        at = end;
    for (; at != end; at++)
        *word++ = line->text[at] >= 'A' && line->text[at] <= 'Z'
                ? (char)(line->text[at] - 'A' + 'a') : line->text[at];
    *word = '\0';
}

static bool is_one_of(const char *word, const char *const *words)
{
    while (*words && strcmp(word, *words) != 0)
        words++;
    return *words != NULL;
}

static enum answer judge_word(const char *word, int wanted)
{
    static const char *const yes[] = { "y", "yes", "o", "oui", "j", "ja", "s", "si", "sí", NULL };
    static const char *const no[]  = { "n", "no", "non", "nein", NULL };

    if (!is_one_of(word, yes) && !is_one_of(word, no))
        return ANSWER_NONE;
    return is_one_of(word, yes) == (wanted != 0) ? ANSWER_RIGHT : ANSWER_WRONG;
}

static enum answer judge_number(const char *word, int wanted)
{
    static const char minus[] = "−";
    bool  below  = strncmp(word, minus, strlen(minus)) == 0;
    char *end;
    long  number = strtol(below ? word + strlen(minus) : word, &end, 10);

    if (*word == '\0' || *end != '\0')
        return ANSWER_NONE;
    return (below ? -number : number) == wanted ? ANSWER_RIGHT : ANSWER_WRONG;
}

static int read_error;      /* an errno; 0 if reading did not fail */

/* Reads a reply and judges it; false at the end of the input, and if it cannot be read. */
static bool read_reply(const struct question *question, struct reply *reply)
{
    static const char *const ends[] = { "q", "quit", NULL };
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct line line;

    reply->answer = ANSWER_END;
    if (!line_read(&reader, &line)) {
        read_error = reader.failed ? errno : 0;
        return false;
    }
    read_word(&line, reply->word);
    if (!is_one_of(reply->word, ends))
        reply->answer = quiz_wants_word(question) ? judge_word(reply->word, question->answer)
                                                  : judge_number(reply->word, question->answer);
    return true;
}

/* Whether a word consists of letters, digits and signs, and is safe to print. */
static bool is_plain(const char *word)
{
    return *word != '\0' && word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789+-")] == '\0';
}

/* An answer that comes through a pipe is printed, so that the output reads as on a terminal. */
static enum answer ask_once(const struct question *question, bool terminal)
{
    struct reply reply;

    fputs("> ", stdout);
    if (!read_reply(question, &reply))
        putchar('\n');
    else if (!terminal)
        puts(is_plain(reply.word) ? reply.word : "?");
    return reply.answer;
}

/* On a terminal, a mistyped answer is asked for again; in a pipe it counts as wrong. */
static enum answer ask(const struct quizzer *quizzer, const struct question *question)
{
    bool        terminal = isatty(STDIN_FILENO);
    enum answer answer;

    while ((answer = ask_once(question, terminal)) == ANSWER_NONE && terminal)
        page_say(quizzer->language, quiz_wants_word(question) ? SAY_QUIZ_ANSWER_WORD
                                                                   : SAY_QUIZ_ANSWER_NUMBER, NULL);
    return answer;
}

static void print_judgement(const struct quizzer *quizzer, const struct question *question,
                            bool right)
{
    ecart_slots slots = { .number = question->answer };

    page_say(quizzer->language, right                      ? SAY_QUIZ_RIGHT
                                   : !quiz_wants_word(question) ? SAY_QUIZ_IS_NUMBER
                                   : question->answer           ? SAY_QUIZ_POSSIBLE
                                                                : SAY_QUIZ_IMPOSSIBLE, &slots);
}

/* Asks a person. */
static enum answer converse(const struct quizzer *quizzer, const struct question *question)
{
    enum answer answer;

    quiz_ask(quizzer, question);
    answer = ask(quizzer, question);
    if (answer == ANSWER_END)
        return answer;
    print_judgement(quizzer, question, answer == ANSWER_RIGHT);
    quiz_explain(quizzer, question);
    putchar('\n');
    return answer;
}

/* The score of each topic that was asked about: "2/3 moves, 0/2 knight paths". */
static void write_topics(const ecart_language *language, const struct score *scores,
                         char *text, size_t size)
{
    static const int names[TOPICS] = {
        [TOPIC_POSSIBLE]   = SAY_QUIZ_SCORE_POSSIBLE,
        [TOPIC_DIFFERENCE] = SAY_QUIZ_SCORE_DIFFERENCE,
        [TOPIC_KNIGHT]     = SAY_QUIZ_SCORE_KNIGHT
    };
    size_t length = 0;

    for (int t = 0; t != TOPICS; t++) {
        char sum[sizeof "-2147483648/-2147483648"];

        if (scores[t].asked == 0)
            continue;
        snprintf(sum, sizeof sum, "%d/%d", scores[t].right, scores[t].asked);
        ecart_slots slots = { .written = program_text(sum) };
        length += (size_t)snprintf(text + length, size - length, "%s", length ? ", " : "");
        length += program_say(language, names[t], &slots, text + length, size - length);
    }
}

static struct score sum_of(const struct score *scores)
{
    struct score all = { 0, 0 };

    for (int t = 0; t != TOPICS; t++) {
        all.right += scores[t].right;
        all.asked += scores[t].asked;
    }
    return all;
}

static void print_score(const struct quizzer *quizzer, const struct score *scores, uint64_t seed)
{
    struct score all = sum_of(scores);
    char         asked[sizeof "-2147483648"], topics[ECART_EXPLAIN_SIZE] = "";
    char         option[sizeof "--seed=18446744073709551615"];
    ecart_slots  slots = { .number = all.right };

    snprintf(asked, sizeof asked, "%d", all.asked);
    write_topics(quizzer->language, scores, topics, sizeof topics);
    slots.move    = program_text(asked);
    slots.written = program_text(topics);
    page_say(quizzer->language, all.asked ? SAY_QUIZ_SCORE : SAY_QUIZ_NO_SCORE, &slots);
    snprintf(option, sizeof option, "--seed=%llu", (unsigned long long)seed);
    slots.written = program_text(option);
    page_say(quizzer->language, SAY_QUIZ_AGAIN, &slots);
}

static void print_heading(const struct quizzer *quizzer, int n, int count)
{
    char        all[sizeof "-2147483648"];
    ecart_slots slots = { .number = n };

    snprintf(all, sizeof all, "%d", count);
    slots.written = program_text(all);
    page_say(quizzer->language, SAY_QUIZ_QUESTION, &slots);
}

static int play(struct quizzer *quizzer, int count)
{
    struct score    scores[TOPICS] = { { 0, 0 } };
    uint64_t        seed  = quizzer->random;
    uint8_t         topic = quizzer->topic;
    struct question question;

    /* Of all kinds, that of the first question needs no explanation. */
    for (int n = 1; n <= count; n++) {
        enum answer answer;

        quizzer->topic = n == 1 && topic == TOPICS ? TOPIC_POSSIBLE : topic;
        memset(&question, 0, sizeof question);
        quiz_choose(quizzer, &question);
        print_heading(quizzer, n, count);
        answer = converse(quizzer, &question);
        if (answer == ANSWER_END)
            break;
        scores[question.topic].asked++;
        scores[question.topic].right += answer == ANSWER_RIGHT;
    }
    if (read_error)
        return error_print("cannot read: %s", strerror(read_error));
    print_score(quizzer, scores, seed);
    return sum_of(scores).right == sum_of(scores).asked ? EXIT_YES : EXIT_NO;
}

int run_quiz(struct options *options, char **operands)
{
    const struct given *seed = &options->of[OPTION_SEED];
    struct quizzer      quizzer = {
        .topic  = (uint8_t)option_number(options, OPTION_KIND, TOPICS),
        .level  = (ecart_level)option_number(options, OPTION_LEVEL, ECART_PLAYER),
        .screen = options->screen,
        .random = seed->given ? seed->number : (uint64_t)time(NULL)
    };

    if (!operand_end(&operands))
        return EXIT_ERROR;
    output_in_full(options);
    quizzer.language = options->judge.language;
    return play(&quizzer, option_number(options, OPTION_COUNT, 10));
}
