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
#include "pgn/range.h"
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

/* Reads a part and its summary, and compares the two.  Returns false after an error,
 * which was reported. */
bool part_read(struct part *part);

/* Prints the findings of a part that was read, numbered on from those in the account, and adds
 * its counts to the account.  Returns false after an error, which was reported. */
bool part_print(struct part *part, struct account *account);

void part_free(struct part *part);

#endif
