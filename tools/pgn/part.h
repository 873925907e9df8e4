/* SPDX-License-Identifier: MIT */
/* part.h -- what ecart pgn --json --range=K/N prints, kept in a file until all parts are
 * there
 *
 * A part has the findings of its range, with lines and games counted from its beginning.
 * Its last line is a summary, an object whose numbers add up.  A part without one is not
 * whole. */
#ifndef PGN_PART_H
#define PGN_PART_H

#include <stdbool.h>
#include <stdint.h>

#include "findings/finding.h"
#include "findings/report.h"
#include "pgn/chunk.h"
#include "system/buffer.h"

/* A part in a file.  Begins as zeros, but for its name. */
struct part {
    const char   *name;
    struct range  range;
    struct wanted wanted;       /* what was reported, and in which language */
    struct counts counts;
    struct buffer file;         /* the name of the file with the games, with a zero */
    uint64_t      size;         /* of that file */
    struct buffer summary;      /* its last line */
};

/* Prints what one run that judged the whole file would have printed, given its parts, in
 * any order, in a list that ends with NULL.  What was reported, and in which language, is
 * set as the parts have it.  Returns false after an error, which was reported; nothing is
 * printed if a part is missing, doubled, not whole or of another run. */
bool merge(char **names, bool json, struct wanted *wanted, struct counts *counts);

#endif
