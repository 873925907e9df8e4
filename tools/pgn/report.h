/* SPDX-License-Identifier: MIT */
/* report.h -- what was found in a part of a file, to be printed in its turn
 *
 * Parts are read side by side, and each counts its lines and games from its
 * own beginning.  So a finding keeps those numbers apart from the rest of its
 * line, and they are set right when it is printed. */
#ifndef PGN_REPORT_H
#define PGN_REPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "cli/buffer.h"
#include "pgn/finding.h"

struct counts {
    uint64_t lines, games, moves;
    uint64_t found[FINDINGS];
};

/* Begins as zeros. */
struct report {
    struct counts counts;
    struct buffer   findings;     /* where each one is, and its length in text */
    struct buffer   text;         /* what follows the number of the game */
};

/* Where a report's part begins. */
struct start {
    const char *file;
    uint64_t    lines, games;   /* before it */
    bool        json;
};

/* Notes a finding; its text is what was put in report->text since the last. */
void report_note(struct report *report, int finding, uint64_t line, uint32_t column,
                 uint64_t game);

/* Prints the findings; whether it was all written is told by the stream. */
void report_print(const struct report *report, const struct start *start, FILE *file);

/* Forgets the findings, and keeps the counts and the memory. */
void report_forget(struct report *report);

/* Whether memory was too short for it. */
bool report_failed(const struct report *report);

void report_free(struct report *report);

void counts_add(struct counts *sum, const struct counts *more);

/* What was counted, for people, on stderr.  Returns whether there was anything
 * to tell. */
bool counts_print(const struct counts *counts, const struct wanted *wanted, bool quiet);

#endif
