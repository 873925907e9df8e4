/* SPDX-License-Identifier: MIT */
/* bench_tasks_pairs.h -- distances and shapes of pairs of cells, one after
 * another */
#ifndef BENCH_BENCH_TASKS_PAIRS_H
#define BENCH_BENCH_TASKS_PAIRS_H

/* Adds all tasks on pairs of cells. */
void add_pairs(void);

#endif
