/* SPDX-License-Identifier: MIT */
/* timing.h -- the least time of many short runs
 *
 * Machines are shared and noisy, and noise only ever adds.  So each case is
 * run many times for about a millisecond, in turns with all others, and the
 * least time of a case is what it costs; the median tells how noisy it was. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

#include <stddef.h>
#include <stdint.h>

enum {
    TIMING_ROUNDS = 101     /* odd, so that there is a median */
};

/* One way of doing something. */
typedef struct timing_case {
    const char *name;
    uint64_t  (*run)(const void *input);    /* an answer that depends on all */
    const void *input;
    double      units;          /* how many things one run does */
    double      best, median;   /* ns for each of them */
} timing_case;

/* Runs all cases in turns. */
void timing_run(timing_case *cases, size_t count, int rounds);

/* One line about the processor, the compiler and the flags. */
void timing_head(const char *title);

/* ns since some moment. */
double timing_now(void);

#endif
