/* SPDX-License-Identifier: MIT */
/* part.h -- what ecart pgn --json --range=K/N prints, kept in a file until all parts are
 * there
 *
 * A part has the findings of its range, with lines and games counted from its beginning.
 * Its last line is a summary, an object whose numbers add up.  A part without one is not
 * whole. */
#ifndef PGN_PART_H
#define PGN_PART_H

#include "findings/finding.h"
#include "findings/report.h"
#include "input/json_reader.h"
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

/* Prints the summary of a range on stdout: which file it is from, how the games were judged,
 * and what was counted.  Returns false if there was not enough memory. */
bool summary_print(const char *file, uint64_t size, const struct range *range,
                   const struct wanted *wanted, const struct counts *counts);

/* Reads the summary of a part, and keeps its line.  false if it makes no sense. */
bool summary_read(struct part *part, const char *text, size_t length);

/* Whether a part belongs to the same run as another one; if not, says why not. */
bool summary_fits(const struct part *part, const struct part *other);

/* Takes a text of an array, or reads the value of a member with that name; false if it makes no
 * sense. */
typedef bool summary_taker(void *context, struct json_reader *json, const struct json_value *text);

/* Reads an object of any line of a part, a member after another, or an array of texts. */
bool summary_each(struct json_reader *json, char open, summary_taker *take, void *context);

/* A number without a sign, a point or an exponent; false if it is another. */
bool summary_number(const struct json_value *value, uint64_t *number);

#endif
