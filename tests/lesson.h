/* SPDX-License-Identifier: MIT */
/* lesson.h -- lessons on the rows of a table */
#ifndef TESTS_LESSON_H
#define TESTS_LESSON_H

#include "table.h"

enum { LANGUAGES = 4 };     /* English, French, German and Spanish */

/* Plays all moves of a list but the last, and reads that. */
static inline ecart_notation play_to_last(ecart_game *game, const char *moves)
{
    for (;;) {
        size_t         length = strcspn(moves, " ");
        ecart_notation n = ecart_notation_read(&game->position, moves, length);

        if (moves[length] == '\0')
            return n;
        ck_assert(ecart_game_play(game, n.verdict.move, NULL));
        moves += length + 1;
    }
}

/* What a row of articles.tsv asks for: an edition and a tempo, as "rapid-supervised". */
static inline ecart_lesson_options arbiter_of_row(const table *t)
{
    static const char *const tempos[] = { "standard", "rapid", "blitz" };
    ecart_lesson_options arbiter = { .level = ECART_ARBITER };

    if (strcmp(t->field[2], "2018") == 0)
        arbiter.edition = ECART_LAWS_2018;
    while (strncmp(t->field[3], tempos[arbiter.tempo], strlen(tempos[arbiter.tempo])) != 0)
        arbiter.tempo++;
    arbiter.supervised = strstr(t->field[3], "-supervised") != NULL;
    return arbiter;
}

/* The lesson on a row of a table: its first two fields. */
static inline void write_lesson(const table *t, bool chess960,
                                const ecart_lesson_options *options,
                                char lesson[ECART_LESSON_SIZE])
{
    ecart_position position = position_of(t->field[0], chess960);
    ecart_record   records[20];
    ecart_game     game;
    ecart_notation last;

    ecart_game_set(&game, &position, records, 20);
    last = play_to_last(&game, t->field[1]);
    if (strchr(t->field[1], '='))
        ecart_lesson_standing(options, &game, lesson, ECART_LESSON_SIZE);
    else
        ecart_lesson_move(options, &game.position, &last.verdict, lesson, ECART_LESSON_SIZE);
}

#endif
