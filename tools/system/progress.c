/* SPDX-License-Identifier: MIT */
/* progress.c -- shows on a terminal how far a long task has come */

#define _POSIX_C_SOURCE 200809L

#include "system/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static const double LONG = 1.0, EACH = 0.25;    /* seconds */

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

void progress_begin(struct progress *progress, uint64_t size)
{
    *progress = (struct progress){ .wanted = isatty(STDERR_FILENO) == 1, .size = size };
    if (!progress->wanted)
        return;
    progress->started = now();
    progress->due     = progress->started + LONG;
}

static void show(const struct progress *progress, double seconds, uint64_t bytes,
                 uint64_t games)
{
    double   rate = (double)games / seconds;
    uint64_t left = 0;

    fprintf(stderr, "\r%.1f", (double)bytes / 1e6);
    if (progress->size > 0)
        fprintf(stderr, " of %.1f", (double)progress->size / 1e6);
    fprintf(stderr, " MB, %.0f games/s", rate);
    if (progress->size > bytes && bytes > 0) {
        left = (uint64_t)(seconds * (double)(progress->size - bytes) / (double)bytes + 0.5);
        fprintf(stderr, ", %" PRIu64 ":%02" PRIu64 " left", left / 60, left % 60);
    }
    fputs("    ", stderr);
    fflush(stderr);
}

void progress_show(struct progress *progress, uint64_t bytes, uint64_t games)
{
    double time;

    if (!progress->wanted || (time = now()) < progress->due)
        return;
    progress->due   = time + EACH;
    progress->shown = true;
    show(progress, time - progress->started, bytes, games);
}

void progress_hide(struct progress *progress)
{
    enum { WIDEST = 79 };

    if (progress->shown)
        fprintf(stderr, "\r%*s\r", WIDEST, "");
    progress->shown = false;
}
