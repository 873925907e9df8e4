/* SPDX-License-Identifier: MIT */
/* range.h -- a range of a file: part K of N, which holds whole games
 *
 * N parts are about as long as each other.  Where one ends, and the next begins, depends
 * on nothing but the file and these numbers, so that each can be judged on a machine of
 * its own; and always a game begins there (chunk.h).  A part may be empty. */
#ifndef PGN_RANGE_H
#define PGN_RANGE_H

#include <stdbool.h>
#include <stdint.h>

#include "source/source.h"

enum { RANGE_MOST = 100000 };   /* parts of a file */

struct range {
    uint64_t number, count;     /* part 3 of 8; 0 of 0 for the whole file */
    uint64_t begin, end;        /* where it is in the file */
};

/* Reads "3/8".  false if a text is no range. */
bool range_read(const char *text, struct range *range);

/* Finds a range in a source that was opened, and narrows the source to it.  Returns false
 * after an error, which was reported: a compressed file, for example. */
bool range_find(struct range *range, struct source *source);

#endif
