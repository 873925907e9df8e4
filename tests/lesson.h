/* SPDX-License-Identifier: MIT */
/* lesson.h -- lessons on the rows of a table */
#ifndef TESTS_LESSON_H
#define TESTS_LESSON_H

#include "runner.h"
#include "sentence.h"
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
        if (!ecart_game_play(game, n.verdict.move, NULL)) {
            fprintf(stderr, "%s: %s\n", moves, ecart_reason_name(n.verdict.reason));
            ck_abort_msg("a case of lessons that cannot be played");
        }
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

/* A part of the cells in each position of explain.tsv, and others in the next. */
static inline void for_moves(void (*check)(const ecart_position *, const ecart_verdict *))
{
    for (table t = table_open("explain.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[0], false);
        ecart_cells    own      = position.of_side[position.side];

        if (strcmp(t.field[2], "en") != 0)
            continue;
        for (ecart_cell from = 0; (from = ecart_cells_next(own, from)) != 0;) {
            for (int n = t.row % one_in(17); n < 64; n += one_in(17)) {
                ecart_move    move = ecart_move_make(from, ecart_cell_nth(n), ECART_NO_KIND);
                ecart_verdict v    = ecart_move_check(&position, move);

                check(&position, &v);
            }
        }
    }
}

/* The games of a table of standings, after their last moves. */
static inline void for_games(const char *file, void (*check)(const ecart_game *))
{
    for (table t = table_open(file); table_next(&t);) {
        ecart_position position = position_of(t.field[0], false);
        ecart_record   records[200];
        ecart_game     game;

        ecart_game_set(&game, &position, records, 200);
        for (const char *m = t.field[1]; strlen(m) >= 4; m += strcspn(m, " "), m += *m == ' ') {
            ecart_notation n = ecart_notation_read(&game.position, m, strcspn(m, " "));

            ck_assert(ecart_game_play(&game, n.verdict.move, NULL));
        }
        check(&game);
    }
}

/* Every length of room gets the same beginning of a lesson, in whole characters. */
static inline void assert_cut(const ecart_lesson_options *options,
                              const ecart_position *position, const ecart_verdict *verdict)
{
    char   whole[ECART_LESSON_SIZE], cut[ECART_LESSON_SIZE];
    size_t length = ecart_lesson_move(options, position, verdict, whole, sizeof whole);

    ck_assert_uint_eq(ecart_lesson_move(options, position, verdict, NULL, 0), length);
    for (size_t size = 1; size <= length + 1; size++) {
        memset(cut, 'x', sizeof cut);
        ck_assert_uint_eq(ecart_lesson_move(options, position, verdict, cut, size), length);
        ck_assert_uint_lt(strlen(cut), size);
        ck_assert_uint_ge(strlen(cut) + 4, size);
        ck_assert(memcmp(cut, whole, strlen(cut)) == 0 && is_utf8(cut) && cut[size] == 'x');
    }
}

#endif
