/* SPDX-License-Identifier: MIT */
/* explanation.c -- prints the lessons of the library, one step below another */

#include "explain/explanation.h"

#include <stdio.h>
#include <string.h>

#include "output/fields.h"
#include "system/page.h"
#include "system/utf8.h"

enum {
    COLUMNS = 72,   /* the width of a line: fits on a printed page too */
    HANG    = 17,   /* columns to the left of the text of a step */
    LINE    = 2048
};

void words_print(int hang, const char *text)
{
    int columns = page_columns(stdout);

    page_print(stdout, text, hang, columns && columns < COLUMNS ? columns : COLUMNS);
}

void explain_verdict(const struct explanation *why)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(why->lesson.language, why->position, why->verdict, text, sizeof text);
    words_print(0, text);
    if (ecart_explain_hint(why->lesson.language, why->position, why->verdict,
                           text, sizeof text) > 0)
        words_print(0, text);
}

/* Prints a line of a lesson.  With a heading it begins a step; without one it continues the
 * step before it, but a child's lesson begins with lines that belong to no step. */
static void tell_line(struct explanation *why, ecart_text heading, ecart_text text)
{
    bool first = why->lesson.level == ECART_CHILD && why->steps == 0;
    char label[40], begin[80] = "", line[LINE];
    int  hang = 0;

    snprintf(label, sizeof label, "%.*s", (int)heading.length, heading.text);
    if (heading.length > 0) {
        hang = HANG;
        fputs(first ? "\n" : "", stdout);
        snprintf(begin, sizeof begin, "%2d  %s%*s", ++why->steps, label,
                 HANG - 4 - utf8_characters(label), "");
    } else if (!first) {
        hang = HANG + 2;
        snprintf(begin, sizeof begin, "%*s", HANG, "");
    }
    snprintf(line, sizeof line, "%s%.*s", begin, (int)text.length, text.text);
    words_print(hang, line);
}

static void tell_lines(struct explanation *why, const char *lesson)
{
    ecart_text heading, text, past = { why->past, strlen(why->past) };
    bool       alone = why->alone && why->lesson.level != ECART_PLAYER;

    for (; ecart_lesson_next(&lesson, &heading, &text); alone = false)
        tell_line(why, heading, alone ? past : text);
}

/* If the last line of the lesson is the only one with numbers, adds to it, before its full
 * stop, the name of the option that shows them all. */
static void name_option(const struct explanation *why, char lesson[ECART_LESSON_SIZE])
{
    if (why->lesson.level == ECART_PLAYER && !why->lesson.numbers &&
        ecart_reason_group_of(why->verdict->reason) == ECART_GROUP_SHAPE &&
        (why->verdict->move.from != ECART_NO_CELL || why->verdict->candidates != 0))
        strcpy(lesson + strlen(lesson) - 2, " (--numbers).\n");
}

void explain_lesson(struct explanation *why)
{
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&why->lesson, why->position, why->verdict, lesson, sizeof lesson);
    name_option(why, lesson);
    tell_lines(why, lesson);
}

void explain_standing(struct explanation *why, const ecart_game *game)
{
    char lesson[ECART_LESSON_SIZE];

    if (why->lesson.level != ECART_CHILD)
        printf("standing: %s\n\n", ecart_standing_name(field_standing(game)));
    why->steps = 0;
    ecart_lesson_standing(&why->lesson, game, lesson, sizeof lesson);
    tell_lines(why, lesson);
}
