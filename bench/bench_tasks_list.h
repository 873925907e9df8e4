/* SPDX-License-Identifier: MIT */
/* bench_tasks_list.h -- the list of what is timed, and what all tasks share */
#ifndef BENCH_BENCH_TASKS_LIST_H
#define BENCH_BENCH_TASKS_LIST_H

#include "bench.h"

/* Begins a list of tasks in an array. */
void list_start(bench_task *tasks);

/* Adds a task.  Its name begins with that of its group, which ends in a comma
 * and a blank or is empty. */
void task(const char *group, const char *name, uint64_t (*run)(const void *), const void *of,
          double units);

/* How many tasks there are. */
size_t list_count(void);

/* A number from 0 to limit - 1, the same ones at each run. */
int below(int limit);

#endif
