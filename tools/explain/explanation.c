/* SPDX-License-Identifier: MIT */
/* lesson.c -- what is written on the blackboard */

#include "explain/explanation.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/name.h"

enum { HANG = 17 };     /* columns left of what a step says */

bool lesson_read_level(const char *name, enum level *level)
{
    static const char *const names[LEVELS] = { "child", "player", "arbiter" };
    int n = 0;

    while (n < LEVELS && strcmp(name, names[n]) != 0)
        n++;
    *level = (enum level)n;
    if (n == LEVELS)
        error_print("unknown level %s: expected child, player or arbiter", quote(name).text);
    return n != LEVELS;
}

/* Adds a text to what stands before it in its line, which JSON does not have. */
static void write_line(const struct lesson *lesson, struct words *words, int hang,
                       const char *format, va_list arguments)
{
    char text[WORDS_SIZE];

    vsnprintf(text, sizeof text, format, arguments);
    if (lesson->json)
        words_clear(words);
    words_add(words, "%s", text);
    if (!lesson->json)
        prose(hang, words->text);
}

/* A step in JSON, up to its lines. */
static void open_step(struct json *json, const char *label, struct words *words)
{
    words_plain(words);
    json_open(json, NULL, '{');
    json_put_text(json, "label", label);
    json_put_text(json, "text", words->text);
    json_open(json, "lines", '[');
}

static void close_step(struct json *json)
{
    json_close(json, ']');
    json_close(json, '}');
}

void lesson_step(struct lesson *lesson, const char *label, const char *format, ...)
{
    struct words words;
    va_list arguments;

    lesson_close(lesson);
    words_clear(&words);
    words_add(&words, "%2d  %-*s", ++lesson->steps, HANG - 4, label);
    va_start(arguments, format);
    write_line(lesson, &words, HANG, format, arguments);
    va_end(arguments);
    lesson->open = lesson->json != NULL;
    if (lesson->open)
        open_step(lesson->json, label, &words);
}

void lesson_line(const struct lesson *lesson, const char *format, ...)
{
    struct words words;
    va_list arguments;

    words_clear(&words);
    words_add(&words, "%*s", HANG, "");
    va_start(arguments, format);
    write_line(lesson, &words, HANG + 2, format, arguments);
    va_end(arguments);
    if (lesson->json) {
        words_plain(&words);
        json_put_text(lesson->json, NULL, words.text);
    }
}

void lesson_close(struct lesson *lesson)
{
    if (lesson->open)
        close_step(lesson->json);
    lesson->open = false;
}

void lesson_say(const struct lesson *lesson, const char *text)
{
    struct words words;

    if (lesson->said) {
        words_add(lesson->said, "%s%s", lesson->said->length ? "\n" : "", text);
        return;
    }
    if (!lesson->json) {
        prose(0, text);
        return;
    }
    words_clear(&words);
    words_add(&words, "%s", text);
    open_step(lesson->json, NULL, &words);
    close_step(lesson->json);
}

void lesson_gap(const struct lesson *lesson)
{
    if (!lesson->json)
        putchar('\n');
}

void lesson_verdict(const struct lesson *lesson)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(lesson->language, lesson->position, lesson->verdict, text, sizeof text);
    lesson_say(lesson, text);
}

void lesson_hint(const struct lesson *lesson)
{
    char text[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(lesson->language, lesson->position, lesson->verdict,
                           text, sizeof text) > 0)
        lesson_say(lesson, text);
}

void lesson_candidate(const struct lesson *lesson, const ecart_verdict *verdict)
{
    char text[ECART_EXPLAIN_SIZE];
    struct words words;

    ecart_explain_in(lesson->language, lesson->position, verdict, text, sizeof text);
    words_clear(&words);
    words_add(&words, "%s-%s: ", name_cell(verdict->move.from).text,
              name_cell(verdict->move.to).text);
    words_add(&words, "%s", text);
    if (!ecart_verdict_is_legal(verdict))
        words_add(&words, " (%s)", ecart_reason_name(verdict->reason));
    lesson_line(lesson, "%s", words.text);
}

void lesson_articles(struct lesson *lesson, const struct article *articles, int count)
{
    if (count > 0)
        lesson_step(lesson, "Laws", "FIDE Laws of Chess, in force from 1 January %s:",
                    laws_year(lesson->edition));
    lesson_more_articles(lesson, articles, count);
}

void lesson_more_articles(const struct lesson *lesson, const struct article *articles,
                          int count)
{
    for (int i = 0; i < count; i++)
        lesson_line(lesson, "%s  %s", articles[i].number, articles[i].says);
}
