/* SPDX-License-Identifier: MIT */
/* progress.h -- how far a long work is: a line on a terminal, else nothing */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    bool     wanted;        /* stderr is a terminal */
    bool     shown;         /* there is a line on it now */
    double   started, due;  /* seconds */
    uint64_t size;          /* bytes of all the work; 0 if nobody knows */
};

void progress_begin(struct progress *progress, uint64_t size);

/* Shows how much was done, once the work turned out to be long, and then not
 * more often than eyes can read. */
void progress_show(struct progress *progress, uint64_t bytes, uint64_t games);

/* Takes the line away, before something else is printed. */
void progress_hide(struct progress *progress);

#endif
