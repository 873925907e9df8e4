/* SPDX-License-Identifier: MIT */
/* lesson.c -- writes lessons, and reads them line by line */

#include <ecart/lesson.h>

#include "lesson/player.h"
#include "lesson/writing.h"

static bool is_known(const ecart_lesson_options *options)
{
    return options->level < ECART_LEVELS && options->edition < ECART_EDITIONS &&
           options->tempo < ECART_TEMPOS;
}

/* A language that has no lessons of this level, such as a draft, gets them in English
 * as a whole. */
static const ecart_language *language_of_lesson(const ecart_lesson_options *options)
{
    static const int sentences[ECART_LEVELS] = {
        [ECART_CHILD]   = SAY_CHILD_NONE,
        [ECART_PLAYER]  = SAY_PLAYER_NONE,
        [ECART_ARBITER] = SAY_ARBITER_MOVE
    };

    if (!is_known(options) ||
        ecart_language_text(options->language, sentences[options->level]) == NULL)
        return NULL;
    return options->language;
}

/* All zeroes mean the default. */
static const ecart_lesson_options no_options;

static lesson lesson_into(const ecart_lesson_options *options, const ecart_position *position,
                          const ecart_verdict *verdict, char *text, size_t size)
{
    return (lesson){ options, language_of_lesson(options), position, verdict,
                     ecart_text_into(text, size), false };
}

size_t ecart_lesson_move(const ecart_lesson_options *options, const ecart_position *position,
                         const ecart_verdict *verdict, char *text, size_t size)
{
    options  = options != NULL ? options : &no_options;
    lesson l = lesson_into(options, position, verdict, text, size);

    if (!is_known(options) || verdict->reason >= ECART_REASONS)
        return ecart_text_end(&l.out);
    if (options->level == ECART_CHILD)
        ecart_lesson_child_move(&l);
    else if (options->level == ECART_PLAYER)
        ecart_lesson_player_move(&l);
    else
        ecart_lesson_arbiter_move(&l);
    if (options->numbers)
        ecart_lesson_numbers(&l);
    return ecart_text_end(&l.out);
}

size_t ecart_lesson_standing(const ecart_lesson_options *options, const ecart_game *game,
                             char *text, size_t size)
{
    options = options != NULL ? options : &no_options;
    lesson         l        = lesson_into(options, &game->position, NULL, text, size);
    ecart_standing standing = ecart_standing_first(ecart_game_standings(game));

    if (!is_known(options))
        return ecart_text_end(&l.out);
    if (options->level == ECART_CHILD)
        ecart_lesson_child_standing(&l, standing);
    else if (options->level == ECART_PLAYER)
        ecart_lesson_player_standing(&l, game, standing);
    else
        ecart_lesson_arbiter_standing(&l, game, standing);
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
