/* SPDX-License-Identifier: MIT */
/* quiz.c -- ecart quiz: an exercise on the terminal, or through a pipe */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "line.h"
#include "manner.h"
#include "operand.h"
#include "option.h"
#include "quiz.h"
#include "trouble.h"

enum { KIND = OPTION_LONG, COUNT, SEED, LEVEL };

static const char *const topics[TOPICS + 1] = {
    [TOPIC_POSSIBLE]   = "possible",
    [TOPIC_DIFFERENCE] = "difference",
    [TOPIC_KNIGHT]     = "knight",
    [TOPICS]           = "all"
};

/* How an answer is understood. */
enum answer { ANSWER_RIGHT, ANSWER_WRONG, ANSWER_NONE, ANSWER_END };

struct score {
    int right, asked;
};

/* The one word of a line, without blanks around it and in lower case; empty if
 * there is none, more than one, or one that no answer is as long as. */
static void read_word(const struct line *line, char *word, size_t size)
{
    size_t at = 0, end = line->length;

    while (at < end && strchr(" \t", line->text[at]))
        at++;
    while (end > at && strchr(" \t", line->text[end - 1]))
        end--;
    if (line->too_long || end - at >= size)
        at = end;
    for (; at < end; at++)
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

/* Letters, digits and signs: what may be printed as it came. */
static bool is_plain(const char *word)
{
    return *word != '\0' && word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789+-")] == '\0';
}

static enum answer judge_word(const char *word, int wanted)
{
    static const char *const yes[] = { "y", "yes", "o", "oui", "j", "ja", NULL };
    static const char *const no[]  = { "n", "no", "non", "nein", NULL };

    if (!is_one_of(word, yes) && !is_one_of(word, no))
        return ANSWER_NONE;
    return is_one_of(word, yes) == (wanted != 0) ? ANSWER_RIGHT : ANSWER_WRONG;
}

static enum answer judge_number(const char *word, int wanted)
{
    char *end;
    long  number = strtol(word, &end, 10);

    if (*word == '\0' || *end != '\0')
        return ANSWER_NONE;
    return number == wanted ? ANSWER_RIGHT : ANSWER_WRONG;
}

/* Reads a line and judges it.  Through a pipe it is printed, so that what comes
 * out reads as it would on a terminal. */
static enum answer read_answer(const struct question *question, bool terminal)
{
    static const char *const ends[] = { "q", "quit", NULL };
    static struct line line;
    char word[16];

    fputs("> ", stdout);
    fflush(stdout);
    if (!line_read(&line, stdin)) {
        putchar('\n');
        return ANSWER_END;
    }
    read_word(&line, word, sizeof word);
    if (!terminal)
        puts(is_plain(word) ? word : "?");
    if (is_one_of(word, ends))
        return ANSWER_END;
    return quiz_wants_word(question) ? judge_word(word, question->answer)
                                     : judge_number(word, question->answer);
}

/* On a terminal a slip of the finger costs nothing; in a pipe, where nobody
 * can be asked again, what is no answer is a wrong one. */
static enum answer ask(const struct question *question)
{
    bool        terminal = isatty(STDIN_FILENO);
    enum answer answer;

    while ((answer = read_answer(question, terminal)) == ANSWER_NONE && terminal)
        puts(quiz_wants_word(question) ? "Please answer yes or no; or quit."
                                       : "Please answer with a number; or quit.");
    return answer == ANSWER_NONE ? ANSWER_WRONG : answer;
}

static void print_right_answer(const struct question *question)
{
    if (quiz_wants_word(question))
        printf("No: it is %s.\n", question->answer ? "possible" : "not possible");
    else
        printf("No: it is %d.\n", question->answer);
}

static void print_score(const struct score *scores, uint64_t seed)
{
    struct score all = { 0, 0 };
    const char  *before = " (";

    for (int t = 0; t < TOPICS; t++) {
        all.right += scores[t].right;
        all.asked += scores[t].asked;
    }
    printf("Score: %d of %d", all.right, all.asked);
    for (int t = 0; t < TOPICS; t++) {
        if (scores[t].asked == 0)
            continue;
        printf("%s%s %d of %d", before, topics[t], scores[t].right, scores[t].asked);
        before = ", ";
    }
    printf("%s.\nThe same questions again: --seed=%llu\n", all.asked ? ")" : "",
           (unsigned long long)seed);
}

static int play(struct quizzer *quizzer, int count)
{
    struct score    scores[TOPICS] = { { 0, 0 } };
    uint64_t        seed = quizzer->chance.state;
    struct question question;
    bool            all_right = true;

    for (int n = 1; n <= count; n++) {
        enum answer answer;

        memset(&question, 0, sizeof question);
        quiz_choose(quizzer, &question);
        printf("Question %d of %d\n", n, count);
        quiz_ask(quizzer, &question);
        answer = ask(&question);
        if (answer == ANSWER_END)
            break;
        scores[question.topic].asked++;
        scores[question.topic].right += answer == ANSWER_RIGHT;
        all_right = all_right && answer == ANSWER_RIGHT;
        if (answer == ANSWER_RIGHT)
            puts("Right.");
        else
            print_right_answer(&question);
        quiz_explain(quizzer, &question);
        putchar('\n');
    }
    print_score(scores, seed);
    return all_right ? EXIT_YES : EXIT_NO;
}

static bool read_topic(const char *name, enum topic *topic)
{
    int t = 0;

    while (t <= TOPICS && strcmp(name, topics[t]) != 0)
        t++;
    *topic = (enum topic)t;
    if (t > TOPICS)
        trouble("unknown kind %s: expected possible, difference, knight or all",
                quote(name).text);
    return t <= TOPICS;
}

static bool read_count(const char *text, int *count)
{
    char *end;
    long  number = strtol(text, &end, 10);

    *count = (int)number;
    if (*text && !*end && number >= 1 && number <= 1000)
        return true;
    trouble("%s is no count: expected a number from 1 to 1000", quote(text).text);
    return false;
}

static bool read_seed(const char *text, uint64_t *seed)
{
    char *end;

    errno = 0;
    *seed = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && !*end && errno == 0)
        return true;
    trouble("%s is no seed: expected a number from 0 to 18446744073709551615",
            quote(text).text);
    return false;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        { "kind",  required_argument, NULL, KIND },
        { "count", required_argument, NULL, COUNT },
        { "seed",  required_argument, NULL, SEED },
        { "level", required_argument, NULL, LEVEL },
        LANGUAGE_OPTION,
        SCREEN_OPTIONS,
        OPTIONS_COMMON
    };
    struct quizzer quizzer = { .topic = TOPICS, .level = LEVEL_PLAYER };
    struct manner  manner  = { 0 };
    int option, count = 10;

    quizzer.chance.state = (uint64_t)time(NULL);
    while ((option = option_next(argc, argv, "", options)) != OPTION_END) {
        bool right = true;

        if (option == KIND)
            right = read_topic(optarg, &quizzer.topic);
        else if (option == COUNT)
            right = read_count(optarg, &count);
        else if (option == SEED)
            right = read_seed(optarg, &quizzer.chance.state);
        else if (option == LEVEL)
            right = lesson_read_level(optarg, &quizzer.level);
        else if (!manner_option(&manner, option))
            return option_finish(option, &quiz_command);
        if (!right)
            return EXIT_TROUBLE;
    }
    argv += optind;
    if (!operand_end(&argv))
        return EXIT_TROUBLE;
    quizzer.language = manner.reading.language;
    quizzer.screen   = manner.screen;
    return play(&quizzer, count);
}

const struct command quiz_command = {
    "quiz", "[OPTION]...",
    "Ask questions, and explain the answers",
    "Is this move possible? What is the difference? How many moves does a knight\n"
    "need? Each answer is a line, yes or no or a number; quit, or the end of the\n"
    "input, ends the quiz with the score. On a terminal, what is no answer is asked\n"
    "again; from a pipe or a file it counts as wrong.\n"
    "\n"
    "  --kind=possible|difference|knight|all\n"
    "                      questions of one kind; all is the default\n"
    "  --count=N           so many questions, 1 to 1000; otherwise 10\n"
    "  --seed=N            ask the questions that a quiz with this seed asked\n"
    "  --level=child|player|arbiter\n"
    "                      easy ones; the default; rare moves too, and the article of\n"
    "                      the FIDE Laws\n"
    "  --language=en|fr|de\n"
    "                      of the library's sentences; the questions are in English\n"
    SCREEN_HELP
    "  --help              print this and exit\n"
    "\n"
    "Exit status is 0 if every answer was right, 1 if not, 2 for trouble.\n",
    run
};
