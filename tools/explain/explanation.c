/* SPDX-License-Identifier: MIT */
/* explanation.c -- writes the steps of an explanation, one below another */

#include "explain/explanation.h"

#include <stdarg.h>
#include <stdio.h>

#include "system/page.h"
#include "system/utf8.h"

enum { HANG = 17 };     /* columns to the left of the text of a step */

void words_clear(struct words *words)
{
    words->text[0] = '\0';
    words->length  = 0;
}

void words_add(struct words *words, const char *format, ...)
{
    size_t  room = sizeof words->text - words->length;
    va_list arguments;
    int     length;

    va_start(arguments, format);
    length = vsnprintf(words->text + words->length, room, format, arguments);
    va_end(arguments);
    if (length > 0)
        words->length += (size_t)length < room ? (size_t)length : room - 1;
}

void words_print(int hang, const char *text)
{
    int columns = page_columns(stdout);

    page_print(stdout, text, hang, columns && columns < WORDS_COLUMNS ? columns : WORDS_COLUMNS);
}

/* Prints the words that begin a line, and a text behind them. */
static void write_line(struct words *words, int hang, const char *text)
{
    words_add(words, "%s", text);
    words_print(hang, words->text);
}

void explain_step(struct explanation *why, const char *label, const char *text)
{
    struct words words;

    words_clear(&words);
    words_add(&words, "%2d  %s%*s", ++why->steps, label, HANG - 4 - utf8_characters(label), "");
    write_line(&words, HANG, text);
}

void explain_line(const char *text)
{
    struct words words;

    words_clear(&words);
    words_add(&words, "%*s", HANG, "");
    write_line(&words, HANG + 2, text);
}

void explain_verdict(const struct explanation *why)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(why->language, why->position, why->verdict, text, sizeof text);
    words_print(0, text);
}

void explain_hint(const struct explanation *why)
{
    char text[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(why->language, why->position, why->verdict,
                           text, sizeof text) > 0)
        words_print(0, text);
}
