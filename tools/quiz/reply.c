/* SPDX-License-Identifier: MIT */
/* reply.c -- reads and judges replies to questions */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "input/line_reader.h"
#include "quiz/quiz.h"

/* The word of a line, in lower case and without blanks around it. */
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

static int read_error;

int quiz_read_error(void)
{
    return read_error;
}

bool quiz_read_reply(const struct question *question, struct reply *reply)
{
    static const char *const ends[] = { "q", "quit", NULL };
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct line line;

    reply->answer = ANSWER_END;
    if (!line_read(&reader, &line)) {
        read_error = reader.failed ? errno : 0;
        return false;
    }
    read_word(&line, reply->word, sizeof reply->word);
    if (!is_one_of(reply->word, ends))
        reply->answer = quiz_wants_word(question) ? judge_word(reply->word, question->answer)
                                                  : judge_number(reply->word, question->answer);
    return true;
}
