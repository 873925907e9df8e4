/* SPDX-License-Identifier: MIT */
/* bench.h -- what bench.c asks of a library, whichever tree it was built from
 *
 * Layouts may differ between two trees, so nothing of ecart.h is here. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stddef.h>
#include <stdint.h>

enum {
    BENCH_POSITIONS = 5000,     /* different ones, more than a processor learns */
    BENCH_FEN       = 128,
    BENCH_GAMES     = 3,        /* collections: plain, with clocks, with comments */
    BENCH_TASKS     = 96        /* room for so many */
};

/* The same for every library. */
typedef struct bench_input {
    char        fens[BENCH_POSITIONS][BENCH_FEN];
    const char *games[BENCH_GAMES];
    size_t      lengths[BENCH_GAMES];
} bench_input;

/* What is timed: one run, of about a millisecond or more. */
typedef struct bench_task {
    char        name[64];
    uint64_t  (*run)(const void *of);   /* an answer that depends on all */
    const void *of;
    double      units;                  /* how many things one run does */
} bench_task;

/* Fills in the positions. */
typedef void bench_play(bench_input *input);

/* Prints each position with its drags as two cells: what peers are asked. */
typedef void bench_print(const bench_input *input);

/* Makes ready what is timed, and says how many tasks there are. */
typedef size_t bench_prepare(const bench_input *input, bench_task *tasks);

#endif
