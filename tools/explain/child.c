/* SPDX-License-Identifier: MIT */
/* child.c -- explanations for a child: what the library's lesson says */

#include "explain/explanation.h"

static ecart_lesson_options options_of(const struct explanation *why)
{
    return (ecart_lesson_options){ .language = why->language, .level = ECART_CHILD };
}

/* Says each line of a lesson. */
static void tell_lines(const struct explanation *why, const char *lesson)
{
    ecart_text   heading, text;
    struct words words;

    while (ecart_lesson_next(&lesson, &heading, &text)) {
        words_clear(&words);
        words_add(&words, "%.*s", (int)text.length, text.text);
        explain_say(why, words.text);
    }
}

void explain_to_child(const struct explanation *why)
{
    ecart_lesson_options options = options_of(why);
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&options, why->position, why->verdict, lesson, sizeof lesson);
    tell_lines(why, lesson);
}

void explain_standing_to_child(const struct explanation *why, const ecart_game *game)
{
    ecart_lesson_options options = options_of(why);
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_standing(&options, game, lesson, sizeof lesson);
    tell_lines(why, lesson);
}
