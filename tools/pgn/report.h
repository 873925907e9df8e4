/* SPDX-License-Identifier: MIT */
/* report.h -- the findings in a part of a file, kept until they are printed
 *
 * The parts of a file are judged in parallel, and each counts its lines and
 * games from its own beginning.  So a finding keeps these numbers apart from
 * its text, and they are corrected when it is printed. */
#ifndef PGN_REPORT_H
#define PGN_REPORT_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/buffer.h"
#include "pgn/finding.h"

struct counts {
    uint64_t lines, games, moves;
    uint64_t found[FINDINGS];
};

/* Begins as zeros. */
struct report {
    struct counts counts;
    struct buffer findings;     /* the place of each, and where its text ends */
    struct buffer text;         /* all texts: what follows the number of the game */
};

/* Where the part of a report begins. */
struct start {
    const char *file;
    uint64_t    lines, games;   /* how many come before it */
    bool        json;
};

/* Adds a finding; its text is what was added to report->text since the last
 * finding. */
void report_note(struct report *report, int finding, uint64_t line, uint32_t column,
                 uint64_t game);

/* Prints the findings on stdout; ferror(stdout) tells whether that failed. */
void report_print(const struct report *report, const struct start *start);

/* Forgets the findings, and keeps the counts and the memory. */
void report_forget(struct report *report);

/* Whether there was not enough memory for it. */
bool report_failed(const struct report *report);

void report_free(struct report *report);

void counts_add(struct counts *sum, const struct counts *more);

/* Prints the counts on stderr, unless quiet.  Returns whether there was any
 * finding that is wanted. */
bool counts_print(const struct counts *counts, const struct wanted *wanted, bool quiet);

#endif
