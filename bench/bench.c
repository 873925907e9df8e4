/* SPDX-License-Identifier: MIT */
/* bench.c -- times a library and its program, and another commit's beside them
 *
 *     bench ROWS FOLDER THIS.so THIS-PROGRAM [BASE.so BASE-PROGRAM]
 *     bench --drags THIS.so
 *
 * ROWS is an extended regular expression: only rows whose names it matches are
 * timed.
 *
 * Machines are shared and noisy, and noise only ever adds.  So each task is
 * run many times for a short while, both trees in turns within one process,
 * and its least time is what it costs; a ratio above 1 says that this tree is
 * faster than the base.  Time counts only while the thread, or a child
 * that was started, has the processor. */

#define _GNU_SOURCE         /* wait4(), environ */

#include "bench.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <regex.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __clang__
#   define COMPILER "clang " __clang_version__
#elif defined(__GNUC__)
#   define COMPILER "gcc " __VERSION__
#else
#   define COMPILER "an unknown compiler"
#endif

enum { ROUNDS = 31, PROGRAM_ROUNDS = 15, ARGUMENTS = 8 };

/* THIS comes first, since there may be no other. */
enum { THIS, BASE, TREES };

static int         trees;                   /* how many are timed */
static regex_t     wanted;                  /* names of rows */
static bench_input input;
static bench_task  tasks[TREES][BENCH_TASKS];
static const char *programs[TREES];

static void fail(const char *what)
{
    (void)fprintf(stderr, "bench: %s\n", what);
    exit(2);
}

static bool is_wanted(const char *row)
{
    return regexec(&wanted, row, 0, NULL, 0) == 0;
}

static double thread_now(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

/* What a run answers goes here, so that no compiler leaves the run out. */
static volatile uint64_t sink;

static double time_task(const void *of)
{
    const bench_task *task  = of;
    double            start = thread_now();

    sink = task->run(task->of);
    return thread_now() - start;
}

/* A whole run of a program. */
typedef struct program {
    const char *name, *path, *input;
    const char *arguments[ARGUMENTS];
} program;

static double of_time(struct timeval t)
{
    return 1e9 * (double)t.tv_sec + 1e3 * (double)t.tv_usec;
}

/* A child by fork() would begin with a copy of this program's memory, and take the time to give
 * that back. */
static double time_program(const void *of)
{
    const program *p = of;
    char          *arguments[ARGUMENTS + 2] = { "ecart" };
    posix_spawn_file_actions_t files;
    struct rusage  used;
    pid_t          child;
    int            status;

    for (int i = 0; i < ARGUMENTS && p->arguments[i]; i++)
        memcpy(&arguments[i + 1], &p->arguments[i], sizeof *arguments);
    if (posix_spawn_file_actions_init(&files) != 0 ||
        posix_spawn_file_actions_addopen(&files, 0, p->input, O_RDONLY, 0) != 0 ||
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0) != 0 ||
        posix_spawn_file_actions_adddup2(&files, 1, 2) != 0 ||
        posix_spawn(&child, p->path, &files, NULL, arguments, environ) != 0)
        fail(p->path);
    (void)posix_spawn_file_actions_destroy(&files);
    if (wait4(child, &status, 0, &used) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) > 1)
        fail(p->path);
    return of_time(used.ru_utime) + of_time(used.ru_stime);
}

/* Times, and what is printed of them. */
typedef struct measure {
    double times[ROUNDS];
    double least, median;
} measure;

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static void sum_up(measure *m, int rounds, double units)
{
    qsort(m->times, (size_t)rounds, sizeof *m->times, compare);
    m->least  = m->times[0] / units;
    m->median = m->times[rounds / 2] / units;
}

/* Both trees had the same processor at nearly the same time in a round, so the
 * median of the ratios of all rounds is printed first: it repeats best. */
static void print_row(const char *name, measure *m, int rounds, double units)
{
    measure ratios = { .median = 1 };

    for (int round = 0; trees == 2 && round < rounds; round++)
        ratios.times[round] = m[BASE].times[round] / m[THIS].times[round];
    sum_up(&ratios, rounds, 1);
    for (int tree = 0; tree < trees; tree++)
        sum_up(&m[tree], rounds, units);
    if (trees == 1)
        printf("%-40s %12.2f %12.2f\n", name, m[THIS].least, m[THIS].median);
    else
        printf("%-40s %12.2f %12.2f %8.2f %10.2f\n", name, m[BASE].least, m[THIS].least,
               ratios.median, m[BASE].least / m[THIS].least);
    (void)fflush(stdout);
}

/* The trees take turns, and so do they in coming first. */
static void time_round(double (*run)(const void *), const void *const *of, measure *m, int round)
{
    for (int i = 0; i < trees; i++) {
        int tree = (i + round) % trees;

        m[tree].times[round] = run(of[tree]);
    }
}

/* All tasks take turns as well: none has the processor's memory to itself. */
static void time_library(size_t count)
{
    static measure measures[BENCH_TASKS][TREES];

    for (int round = -1; round < ROUNDS; round++) {
        for (size_t t = 0; t < count; t++) {
            const void *of[TREES] = { &tasks[THIS][t], &tasks[BASE][t] };

            time_round(time_task, of, measures[t], round < 0 ? 0 : round);
        }
    }
    for (size_t t = 0; t < count; t++)
        print_row(tasks[THIS][t].name, measures[t], ROUNDS, tasks[THIS][t].units);
}

static void time_one_program(const program *p, double units)
{
    program     each[TREES] = { *p, *p };
    const void *of[TREES]   = { &each[THIS], &each[BASE] };
    measure     measures[TREES];

    for (int tree = 0; tree < trees; tree++)
        each[tree].path = programs[tree];
    for (int round = 0; round < PROGRAM_ROUNDS; round++)
        time_round(time_program, of, measures, round);
    print_row(p->name, measures, PROGRAM_ROUNDS, units);
}

/* In the folder with what was made for it.  Short files are read several times, so that the
 * start of the program counts little. */
static void time_programs(double lines, double played, double plies)
{
    static const program rows[] = {
        { .name = "program: start-up", .input = "/dev/null", .arguments = { "--version" } },
        { .name = "program: filter, a line", .input = "lines", .arguments = { "filter" } },
        { .name = "program: filter, a line of JSON", .input = "objects",
          .arguments = { "filter" } },
        { .name = "program: filter, a legal move", .input = "played", .arguments = { "filter" } },
        { .name = "program: pgn, plain, a ply", .input = "/dev/null",
          .arguments = { "pgn", "0.pgn", "0.pgn", "0.pgn", "0.pgn" } },
        { .name = "program: pgn, clocks, a ply", .input = "/dev/null",
          .arguments = { "pgn", "1.pgn", "1.pgn" } },
        { .name = "program: pgn, long comments, a ply", .input = "/dev/null",
          .arguments = { "pgn", "2.pgn" } },
    };
    const double units[] = { 1, lines, lines, played, 4 * plies, 2 * plies, plies };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (is_wanted(rows[i].name))
            time_one_program(&rows[i], units[i]);
    }
}

/* A file as one text. */
static const char *read_text(const char *path, size_t *length)
{
    FILE  *file = fopen(path, "r");
    char  *text = NULL;
    size_t room = 0;

    *length = 0;
    do {
        room = 2 * room + (1 << 16);
        text = realloc(text, room);
        if (file == NULL || text == NULL)
            fail(path);
        *length += fread(text + *length, 1, room - *length, file);
    } while (*length == room);
    (void)fclose(file);
    return text;
}

static double count_lines(const char *path)
{
    size_t      length;
    const char *text  = read_text(path, &length);
    double      count = 0;

    for (size_t i = 0; i < length; i++)
        count += text[i] == '\n';
    return count;
}

static void *load(const char *path, const char *name)
{
    void *object   = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *function = object ? dlsym(object, name) : NULL;

    if (function == NULL)
        fail(dlerror());
    return function;
}

static void play(const char *path)
{
    void       *function = load(path, "bench_play_games");
    bench_play *call;

    memcpy(&call, &function, sizeof call);
    call(&input);
}

static void print_drags(const char *path)
{
    void        *function = load(path, "bench_print_drags");
    bench_print *call;

    memcpy(&call, &function, sizeof call);
    call(&input);
    (void)fflush(stdout);
}

static size_t prepare(const char *path, bench_task *list)
{
    void          *function = load(path, "bench_prepare_tasks");
    bench_prepare *call;

    memcpy(&call, &function, sizeof call);
    return call(&input, list);
}

/* Leaves the rows that are not wanted out of the lists of all trees, and returns how
 * many remain. */
static size_t keep_wanted(size_t count)
{
    size_t kept = 0;

    for (size_t t = 0; t < count; t++) {
        if (!is_wanted(tasks[THIS][t].name))
            continue;
        for (int tree = 0; tree < trees; tree++)
            tasks[tree][kept] = tasks[tree][t];
        kept++;
    }
    return kept;
}

static void print_head(void)
{
    FILE *info = fopen("/proc/cpuinfo", "r");
    char  line[256];

    while (info != NULL && fgets(line, sizeof line, info) != NULL) {
        if (strncmp(line, "model name", 10) == 0) {
            line[strcspn(line, "\n")] = '\0';
            printf("%s, ", strchr(line, ':') + 2);
            break;
        }
    }
    if (info != NULL)
        (void)fclose(info);
    printf("%s, %s\n", COMPILER, BENCH_CFLAGS);
    if (trees == 1)
        printf("%-40s %12s %12s\n", "ns each", "least", "median");
    else
        printf("%-40s %12s %12s %8s %10s\n", "ns each, the least", "base", "this", "ratio",
               "of least");
}

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "--drags") == 0) {
        play(argv[2]);
        print_drags(argv[2]);
        return 0;
    }
    trees = argc == 7 ? 2 : 1;
    if ((argc != 5 && argc != 7) || chdir(argv[2]) != 0)
        fail("what is to be timed?");
    if (regcomp(&wanted, argv[1], REG_EXTENDED | REG_NOSUB) != 0)
        fail("ROWS is not a regular expression");

    play(argv[3]);
    for (int n = 0; n < BENCH_GAMES; n++)
        input.games[n] = read_text((const char *[]){ "0.pgn", "1.pgn", "2.pgn" }[n],
                                   &input.lengths[n]);
    size_t count = prepare(argv[3], tasks[THIS]);
    programs[THIS] = argv[4];
    if (trees == 2) {
        programs[BASE] = argv[6];
        if (prepare(argv[5], tasks[BASE]) != count)
            fail("the trees do not have the same tasks");
    }
    print_head();
    time_library(keep_wanted(count));
    time_programs(count_lines("lines"), count_lines("played"), count_lines("plies"));
    return 0;
}
