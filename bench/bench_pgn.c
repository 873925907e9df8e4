/* SPDX-License-Identifier: MIT */
/* bench_pgn.c -- the time of reading and judging a collection, a ply
 *
 * Games of random legal play, with the seven tags and lines of 80 columns, as
 * a collection has them; in memory, so that no disk is timed. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

#include "timing.h"

enum { GAMES = 500, PLIES = 90, SIZE = 1 << 20, WIDTH = 80 };

typedef struct collection {
    char   text[SIZE];
    size_t length, column;
    double plies;
} collection;

static collection games;

/* The same at each run. */
static uint32_t roll(uint32_t sides)
{
    static uint64_t state = 1;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % sides;
}

static void put(const char *word)
{
    size_t length = strlen(word);

    if (games.column + length >= WIDTH) {
        games.text[games.length - 1] = '\n';
        games.column = 0;
    }
    if (games.length + length + 1 > SIZE)
        exit(2);
    memcpy(games.text + games.length, word, length);
    games.text[games.length + length] = ' ';
    games.length += length + 1;
    games.column += length + 1;
}

static void put_tags(int game)
{
    games.length += (size_t)snprintf(
        games.text + games.length, SIZE - games.length,
        "[Event \"Random legal play\"]\n[Site \"?\"]\n[Date \"2024.01.%02d\"]\n[Round \"%d\"]\n"
        "[White \"Player %u\"]\n[Black \"Player %u\"]\n[Result \"*\"]\n\n",
        game % 28 + 1, game, roll(1000), roll(1000));
    games.column = 0;
}

static void write_game(int game)
{
    ecart_position position;
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    char           word[16];

    put_tags(game);
    ecart_position_start(&position);
    for (int ply = 0; ply < PLIES; ply++, games.plies++) {
        size_t count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);

        if (count == 0)
            break;
        if (position.side == ECART_WHITE) {
            (void)snprintf(word, sizeof word, "%u.", position.number);
            put(word);
        }
        ecart_move move = moves[roll((uint32_t)count)];
        (void)ecart_san_write(&position, move, word, sizeof word);
        put(word);
        (void)ecart_position_play(&position, move);
    }
    put("*");
    memcpy(games.text + games.length - 1, "\n\n", 2);
    games.length++;
}

static uint64_t run_reader(const void *input)
{
    const collection *c = input;
    ecart_pgn_reader  reader;
    ecart_pgn_token   token;
    uint64_t          sum = 0;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, c->text, c->length, true);
    while (ecart_pgn_next(&reader, &token) != ECART_PGN_END)
        sum += token.length;
    return sum;
}

static uint64_t run_flags(const collection *c, int flags)
{
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[1];
    ecart_pgn_event event;

    ecart_pgn_judge_start(&judge, lines, 1, flags);
    ecart_pgn_feed(&judge.reader, c->text, c->length, true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END) {
        if (event.token.kind == ECART_PGN_FAULT)
            exit(2);
    }
    return judge.moves;
}

static uint64_t run_judge(const void *input)
{
    return run_flags(input, 0);
}

static uint64_t run_quiet(const void *input)
{
    return run_flags(input, ECART_PGN_QUIET);
}

int main(void)
{
    enum { CASES = 3 };
    timing_case cases[CASES] = {
        { .name = "tokens", .run = run_reader },
        { .name = "judged, every move told", .run = run_judge },
        { .name = "judged, quietly", .run = run_quiet },
    };

    for (int game = 1; game <= GAMES; game++)
        write_game(game);
    for (int i = 0; i < CASES; i++) {
        cases[i].input = &games;
        cases[i].units = games.plies;
    }
    timing_run(cases, CASES, TIMING_ROUNDS);
    timing_head("a collection: ns a ply, the least and the median; millions of plies a second");
    for (int i = 0; i < CASES; i++)
        printf("%-34s %9.1f %8.1f %9.2f\n", cases[i].name, cases[i].best, cases[i].median,
               1e3 / cases[i].best);
    return 0;
}
