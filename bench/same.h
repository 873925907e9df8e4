/* SPDX-License-Identifier: MIT */
/* same.h -- what same.c asks of a library, whichever tree it was built from
 *
 * Layouts and numbers may differ between two trees, so nothing of ecart.h is
 * here.  Answers become a digest of plain numbers and names; if two digests
 * differ, the same is asked again, and written as text. */
#ifndef BENCH_SAME_H
#define BENCH_SAME_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Random play from a position, and requests on each position of it. */
typedef struct same_walk {
    const char *fen;
    bool        chess960;
    uint64_t    seed;
    int         plies;
} same_walk;

typedef struct same_answers {
    uint64_t digest;
    uint64_t verdicts, others;  /* how many were asked for */
    FILE    *text;              /* each answer as a line; or NULL */
} same_answers;

typedef void same_ask(const same_walk *walk, same_answers *answers);

#endif
