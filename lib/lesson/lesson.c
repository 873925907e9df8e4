/* SPDX-License-Identifier: MIT */
/* lesson.c -- writes lessons, and reads them line by line */

#include <ecart/lesson.h>

#include "lesson/player.h"

static bool is_known(const ecart_lesson_options *options)
{
    return options->level < ECART_LEVELS && options->edition < ECART_EDITIONS &&
           options->tempo < ECART_TEMPOS;
}

/* The lessons of each level, and a sentence that a language with such lessons has. */
static const struct {
    int  sentence;
    void (*move)(lesson *l);
    void (*standing)(lesson *l, ecart_standing standing);
} levels[ECART_LEVELS] = {
    [ECART_CHILD]   = { SAY_CHILD_NONE, ecart_lesson_child_move, ecart_lesson_child_standing },
    [ECART_PLAYER]  = { SAY_PLAYER_NONE, ecart_lesson_player_move, ecart_lesson_player_standing },
    [ECART_ARBITER] = { SAY_ARBITER_MOVE, ecart_lesson_arbiter_move, ecart_lesson_arbiter_standing }
};

/* A language that has no lessons of this level, such as a draft, gets them in English
 * as a whole. */
static const ecart_language *language_of_lesson(const ecart_lesson_options *options)
{
    if (!is_known(options) ||
        ecart_language_text(options->language, levels[options->level].sentence) == NULL)
        return NULL;
    return options->language;
}

/* All zeroes mean the default. */
static const ecart_lesson_options no_options;

static lesson lesson_into(const ecart_lesson_options *options, const ecart_position *position,
                          char *text, size_t size)
{
    options = options != NULL ? options : &no_options;
    return (lesson){ .options = options, .language = language_of_lesson(options),
                     .position = position, .out = ecart_text_into(text, size) };
}

size_t ecart_lesson_move(const ecart_lesson_options *options, const ecart_position *position,
                         const ecart_verdict *verdict, char *text, size_t size)
{
    lesson l = lesson_into(options, position, text, size);

    l.verdict = verdict;
    if (is_known(l.options) && verdict->reason < ECART_REASONS) {
        levels[l.options->level].move(&l);
        if (l.options->numbers)
            ecart_lesson_numbers(&l);
    }
    return ecart_text_end(&l.out);
}

size_t ecart_lesson_standing(const ecart_lesson_options *options, const ecart_game *game,
                             char *text, size_t size)
{
    lesson l = lesson_into(options, &game->position, text, size);

    l.game = game;
    if (is_known(l.options))
        levels[l.options->level].standing(&l, ecart_standing_first(ecart_game_standings(game)));
    return ecart_text_end(&l.out);
}

/* How many bytes there are before this character, or before the end of the line. */
static size_t length_to(const char *line, char end)
{
    size_t length = 0;

    while (line[length] != '\0' && line[length] != '\n' && line[length] != end)
        length++;
    return length;
}

bool ecart_lesson_next(const char **at, ecart_text *heading, ecart_text *text)
{
    const char *line   = *at;
    size_t      before = length_to(line, '\t');

    if (*line == '\0')
        return false;
    *heading = (ecart_text){ line, line[before] == '\t' ? before : 0 };
    line    += line[before] == '\t' ? before + 1 : 0;
    *text    = (ecart_text){ line, length_to(line, '\n') };
    *at      = line + text->length + (line[text->length] == '\n');
    return true;
}
