/* SPDX-License-Identifier: MIT */
/* crew.h -- judges files, in as many threads as are asked for
 *
 * A file is cut into blocks.  One thread reads them and prints what was found
 * in them, in their order; the others judge.  How a file is cut does not
 * depend on how many there are, and so neither does the output. */
#ifndef PGN_CREW_H
#define PGN_CREW_H

#include <stdbool.h>

#include "cli/progress.h"
#include "pgn/report.h"
#include "pgn/source.h"

struct crew;

enum { CREW_MOST = 256 };

/* With 1, everything is done in the thread that asks.  NULL without memory. */
struct crew *crew_new(int jobs, const struct wanted *wanted, bool json);

/* How many processors there are. */
int crew_processors(void);

/* Judges a file, prints what is found on stdout, and adds to the counts.
 * false if there was trouble, and the user was told; if it was with stdout, no
 * other file need be judged.  The progress is of all files: before this one, so
 * many bytes were read. */
bool crew_judge(struct crew *crew, struct source *source, struct counts *counts,
                struct progress *progress, uint64_t bytes_before);

void crew_free(struct crew *crew);

#endif
