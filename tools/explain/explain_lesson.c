/* SPDX-License-Identifier: MIT */
/* explain_lesson.c -- prints the lessons of the library, for a child or an arbiter */

#include <stdio.h>
#include <string.h>

#include "explain/explanation.h"

ecart_lesson_options explain_options(const struct explanation *why)
{
    return (ecart_lesson_options){
        .language = why->language,
        .level    = why->level,
        .edition  = why->edition,
        .tempo    = why->tempo,
        .supervised = why->supervised,
        .numbers  = why->numbers,
        .game     = why->game,
        .letters  = why->letters
    };
}

/* Prints a line of a lesson.  Without a heading it continues the step before it; but a child's
 * lesson begins with lines that belong to no step. */
static void tell_line(struct explanation *why, ecart_text heading, ecart_text text)
{
    struct words words;
    char label[40];

    words_clear(&words);
    words_add(&words, "%.*s", (int)text.length, text.text);
    snprintf(label, sizeof label, "%.*s", (int)heading.length, heading.text);
    if (heading.length > 0 && why->level == ECART_CHILD && why->steps == 0)
        putchar('\n');
    if (heading.length > 0)
        explain_step(why, label, words.text);
    else if (why->level == ECART_CHILD && why->steps == 0)
        words_print(0, words.text);
    else
        explain_line(words.text);
}

static void tell_lines(struct explanation *why, const char *lesson)
{
    ecart_text heading, text;

    while (ecart_lesson_next(&lesson, &heading, &text))
        tell_line(why, heading, text);
}

/* If the last line of the lesson is the only one with numbers, adds to it, before its full
 * stop, the name of the option that shows them all. */
static void name_option(const struct explanation *why, char lesson[ECART_LESSON_SIZE])
{
    if (why->level == ECART_PLAYER && !why->numbers &&
        ecart_reason_group_of(why->verdict->reason) == ECART_GROUP_SHAPE)
        strcpy(lesson + strlen(lesson) - 2, " (--numbers).\n");
}

void explain_lesson(struct explanation *why)
{
    ecart_lesson_options options = explain_options(why);
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&options, why->position, why->verdict, lesson, sizeof lesson);
    name_option(why, lesson);
    tell_lines(why, lesson);
}

void explain_standing(struct explanation *why, const ecart_game *game)
{
    ecart_lesson_options options = explain_options(why);
    char lesson[ECART_LESSON_SIZE];

    if (why->level != ECART_CHILD)
        printf("standing: %s\n\n", ecart_standing_name(
            ecart_standing_first(ecart_game_standings(game))));
    why->steps = 0;
    ecart_lesson_standing(&options, game, lesson, sizeof lesson);
    tell_lines(why, lesson);
}
