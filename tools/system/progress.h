/* SPDX-License-Identifier: MIT */
/* progress.h -- shows on a terminal how far a long task has come */
#ifndef SYSTEM_PROGRESS_H
#define SYSTEM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    bool     wanted;        /* stderr is a terminal */
    bool     shown;         /* the line is there now */
    double   started, due;  /* seconds */
    uint64_t size;          /* of all the input, in bytes; 0 if it is not known */
};

void progress_begin(struct progress *progress, uint64_t size);

/* Shows how much was done: not before the task has taken some time, and not
 * more often than eyes can read. */
void progress_show(struct progress *progress, uint64_t bytes, uint64_t games);

/* Clears the line, before something else is printed. */
void progress_hide(struct progress *progress);

#endif
