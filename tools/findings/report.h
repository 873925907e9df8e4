/* SPDX-License-Identifier: MIT */
/* report.h -- the findings in a part of a file, kept until they are printed
 *
 * The parts of a file are judged in parallel, and each counts its lines and
 * games from its own beginning.  So a finding keeps these numbers apart from
 * its text, and they are corrected when it is printed. */
#ifndef FINDINGS_REPORT_H
#define FINDINGS_REPORT_H

#include "findings/finding.h"
#include "output/json.h"

struct counts {
    uint64_t lines, games, moves;
    uint64_t bytes;             /* of a part of a file */
    uint64_t mended, left;      /* moves that are mended, and that cannot be */
    uint64_t found[FINDINGS];
};

/* A part of a text; both are 0 if there is none. */
struct span {
    size_t begin, end;
};

/* Begins as zeros. */
struct report {
    struct counts counts;
    struct buffer findings;     /* the place of each, and where its text ends */
    struct buffer text;         /* all texts: what follows the number of the game */
    struct span   hint;         /* where the next finding's text has a hint, which
                                   is printed once for a file; it ends at 0 if there is none */
    struct buffer edits;        /* words to be replaced (witness.h), not in order */
    struct buffer tags, fault;  /* of the game that is judged, for its row */
};

/* What was read and reported of a file so far, part by part.  The caller sets the first three
 * members; the others begin as zeros. */
struct account {
    const char          *file;
    const struct wanted *wanted;
    bool                 json;
    struct counts        counts;            /* of the parts before the next one */
    uint64_t             told[FINDINGS];    /* how many were printed */
    bool                 hinted;            /* a hint was printed */
    struct buffer        line;              /* a finding that is printed; the caller frees it */
};

/* In place of a finding: the row of a game. */
enum { ROW = FINDING_REASON + ECART_LEGAL };

/* Adds a finding or a row; its text is what was added to report->text since the last one. */
void report_note(struct report *report, int finding, ecart_pgn_place place, uint64_t game);

/* Whether to keep one more finding of this kind.  A part does not know what the parts before
 * it have, so each keeps as many as may be printed for the whole file. */
bool report_wants(const struct report *report, const struct wanted *wanted, int finding);

/* Prints the findings on stdout, as far as there are not too many of their kind; ferror(stdout)
 * says whether that failed, and account->line.failed whether there was not enough memory. */
void report_print(const struct report *report, struct account *account);

/* Puts the name of a file into JSON, the same as in a line of text.  Returns false if there was
 * not enough memory. */
bool report_put_file(struct json *json, const char *file);

/* Prints the names of what a row has, if it is printed as text. */
void report_print_names(void);

/* Forgets the findings, and keeps the counts and the memory. */
void report_forget(struct report *report);

/* Whether there was not enough memory for it. */
bool report_failed(const struct report *report);

void report_free(struct report *report);

/* Adds a part that ends here.  What is reported once for a file is counted once. */
void account_add(struct account *account, const struct counts *part);

/* Prints a line for each kind that was found more often than it was printed. */
void account_close(struct account *account);

void counts_add(struct counts *sum, const struct counts *more);

/* Prints the counts on stderr, unless quiet.  Returns whether there was any
 * finding that is wanted. */
bool counts_print(const struct counts *counts, const struct wanted *wanted, bool quiet);

#endif
