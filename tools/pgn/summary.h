/* SPDX-License-Identifier: MIT */
/* summary.h -- the last line of a part: an object whose numbers add up */
#ifndef PGN_SUMMARY_H
#define PGN_SUMMARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart.h>

#include "input/json_reader.h"
#include "pgn/part.h"

/* Prints the summary of a range on stdout: which file it is from, how the games were judged,
 * and what was counted.  Returns false if there was not enough memory. */
bool summary_print(const char *file, uint64_t size, const struct range *range,
                   const struct wanted *wanted, const struct counts *counts);

/* Reads the summary of a part, and keeps its line.  false if it makes no sense. */
bool summary_read(struct part *part, const char *text, size_t length);

/* Whether a part belongs to the same run as another one; if not, says why not. */
bool summary_fits(const struct part *part, const struct part *other);

/* Reads the value of a member with that name; false if it makes no sense. */
typedef bool summary_taker(void *context, struct json_reader *json, ecart_text name);

/* Reads an object of any line of a part, a member after another. */
bool summary_object(struct json_reader *json, summary_taker *take, void *context);

/* A number without a sign, a point or an exponent; false if it is another. */
bool summary_number(const struct json_value *value, uint64_t *number);

/* Whether a text is the given name. */
bool summary_is(ecart_text text, const char *name);

#endif
