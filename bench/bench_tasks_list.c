/* SPDX-License-Identifier: MIT */
/* bench_tasks_list.c -- the list of what is timed, and what all tasks share */

#include "bench_tasks_list.h"

#include <stdio.h>

static bench_task *first, *next;

void list_start(bench_task *tasks)
{
    first = next = tasks;
}

void task(const char *group, const char *name, uint64_t (*run)(const void *), const void *of,
          double units)
{
    (void)snprintf(next->name, sizeof next->name, "%s%.36s", group, name);
    next->run     = run;
    next->of      = of;
    next++->units = units;
}

size_t list_count(void)
{
    return (size_t)(next - first);
}

/* Steele, Lea and Flood's SplitMix64. */
int below(int limit)
{
    static uint64_t state = 1;
    uint64_t        z = state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (int)((uint64_t)(uint32_t)(z ^ z >> 31) * (uint64_t)limit >> 32);
}
