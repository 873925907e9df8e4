/* SPDX-License-Identifier: MIT */
/* explanation.c -- writes the steps of an explanation, one below another */

#include "explain/explanation.h"

#include <stdio.h>

#include "cli/operand.h"
#include "cli/utf8.h"

enum { HANG = 17 };     /* columns to the left of the text of a step */

bool explain_read_level(const char *name, enum level *level)
{
    static const char *const names[] = { "child", "player", "arbiter", NULL };
    int n = operand_choice(name, "--level", names);

    *level = n < 0 ? LEVEL_PLAYER : (enum level)n;
    return n >= 0;
}

/* Writes a text behind what begins its line; in JSON, makes it the words. */
static void write_line(const struct explanation *why, struct words *words, int hang,
                       const char *text)
{
    if (why->json)
        words_clear(words);
    words_add(words, "%s", text);
    if (!why->json)
        words_print(hang, words->text);
}

static int columns_of(const char *label)
{
    int columns = 0;

    for (; *label; label++)
        columns += utf8_is_first(*label);
    return columns;
}

/* Begins a step in JSON, up to its array of lines. */
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

void explain_step(struct explanation *why, const char *label, const char *text)
{
    struct words words;

    explain_close(why);
    words_clear(&words);
    words_add(&words, "%2d  %s%*s", ++why->steps, label, HANG - 4 - columns_of(label), "");
    write_line(why, &words, HANG, text);
    why->open = why->json != NULL;
    if (why->open)
        open_step(why->json, label, &words);
}

void explain_line(const struct explanation *why, const char *text)
{
    struct words words;

    words_clear(&words);
    words_add(&words, "%*s", HANG, "");
    write_line(why, &words, HANG + 2, text);
    if (why->json) {
        words_plain(&words);
        json_put_text(why->json, NULL, words.text);
    }
}

void explain_close(struct explanation *why)
{
    if (why->open)
        close_step(why->json);
    why->open = false;
}

void explain_say(const struct explanation *why, const char *text)
{
    struct words words;

    if (why->said) {
        words_add(why->said, "%s%s", why->said->length ? "\n" : "", text);
        return;
    }
    if (!why->json) {
        words_print(0, text);
        return;
    }
    words_clear(&words);
    words_add(&words, "%s", text);
    open_step(why->json, NULL, &words);
    close_step(why->json);
}

void explain_gap(const struct explanation *why)
{
    if (!why->json)
        putchar('\n');
}

void explain_verdict(const struct explanation *why)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(why->language, why->position, why->verdict, text, sizeof text);
    explain_say(why, text);
}

void explain_hint(const struct explanation *why)
{
    char text[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(why->language, why->position, why->verdict,
                           text, sizeof text) > 0)
        explain_say(why, text);
}
