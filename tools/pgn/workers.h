/* SPDX-License-Identifier: MIT */
/* workers.h -- judges files in several threads
 *
 * A file is cut into chunks.  One thread reads them and prints their findings
 * in order; the others judge.  How a file is cut does not depend on the number
 * of threads, so the output does not either. */
#ifndef PGN_WORKERS_H
#define PGN_WORKERS_H

#include "findings/report.h"
#include "source/source.h"
#include "system/screen.h"

struct workers;

enum { WORKERS_MOST = 256 };    /* as commands.txt says of --jobs */

/* All there are, with all that they need until the program ends.  With one job, the calling
 * thread does everything.  NULL if there is not enough memory. */
struct workers *workers_new(int jobs, const struct wanted *wanted, bool json);

/* How many processors the machine has, 1 to WORKERS_MOST. */
int workers_processors(void);

/* Judges a file, prints its findings on stdout, and adds to the counts.  Returns false after an
 * error, which was reported; if stdout failed, no other file need be judged.  Progress is shown for
 * all files together: bytes_before were read before this one. */
bool workers_judge(struct workers *workers, struct source *source, struct counts *counts,
                   struct progress *progress, uint64_t bytes_before);

/* What is to be mended in the file that was judged last: edits (witness.h) whose
 * offsets count from its beginning. */
struct buffer *workers_edits(struct workers *workers);

#endif
