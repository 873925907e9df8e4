/* SPDX-License-Identifier: MIT */
/* timing.c -- the least time of many short runs */

#include "timing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __clang__
#   define COMPILER "clang " __clang_version__
#elif defined(__GNUC__)
#   define COMPILER "gcc " __VERSION__
#else
#   define COMPILER "an unknown compiler"
#endif

enum { WARM_UP_RUNS = 4 };

double timing_now(void)
{
    struct timespec t;

    (void)timespec_get(&t, TIME_UTC);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* What a run answers goes here, so that no compiler leaves the run out. */
static volatile uint64_t sink;

/* A few runs that are not timed bring the inputs into the caches and teach the
 * processor the branches, as they would be in a program that does nothing
 * else; what came before was another case. */
static double one_run(const timing_case *c)
{
    for (int i = 0; i < WARM_UP_RUNS; i++)
        sink = c->run(c->input);

    double start = timing_now();
    sink = c->run(c->input);
    return (timing_now() - start) / c->units;
}

void timing_run(timing_case *cases, size_t count, int rounds)
{
    double *times = malloc(sizeof *times * count * (size_t)rounds);

    if (times == NULL)
        exit(2);
    for (size_t r = 0; r < (size_t)rounds; r++) {
        for (size_t i = 0; i < count; i++)
            times[i * (size_t)rounds + r] = one_run(&cases[i]);
    }
    for (size_t i = 0; i < count; i++) {
        double *mine = times + i * (size_t)rounds;

        qsort(mine, (size_t)rounds, sizeof *mine, compare);
        cases[i].best   = mine[0];
        cases[i].median = mine[rounds / 2];
    }
    free(times);
}

/* Linux tells the processor's name; elsewhere it is not told. */
static void print_processor(void)
{
    FILE *info = fopen("/proc/cpuinfo", "r");
    char  line[256];

    while (info != NULL && fgets(line, sizeof line, info) != NULL) {
        char *name = strchr(line, ':');

        if (strncmp(line, "model name", 10) == 0 && name != NULL) {
            name[strcspn(name, "\n")] = '\0';
            printf("%s, ", name + 2);
            break;
        }
    }
    if (info != NULL)
        (void)fclose(info);
}

void timing_head(const char *title)
{
    printf("\n%s\n", title);
    print_processor();
    printf("%s, %s\n", COMPILER, BENCH_CFLAGS);
}
