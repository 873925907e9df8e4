/* SPDX-License-Identifier: MIT */
/* bench_tasks.h -- the list of what is timed, and the files that add to it */
#ifndef BENCH_BENCH_TASKS_H
#define BENCH_BENCH_TASKS_H

#include "bench.h"

/* Adds a task.  Its name begins with that of its group, which ends in a comma
 * and a blank or is empty. */
void task(const char *group, const char *name, uint64_t (*run)(const void *), const void *of,
          double units);

/* A number from 0 to limit - 1, the same ones at each run. */
int below(int limit);

/* All tasks on pairs of cells. */
void add_pairs(void);

#endif
