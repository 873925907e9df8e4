/* SPDX-License-Identifier: MIT */
/* merge.h -- puts the parts of a file together */
#ifndef PGN_MERGE_H
#define PGN_MERGE_H

#include <stdbool.h>

#include "findings/finding.h"
#include "findings/report.h"

/* Prints what one run that judged the whole file would have printed, given its parts, in
 * any order, in a list that ends with NULL.  What was reported, and in which language, is
 * set as the parts have it.  Returns false after an error, which was reported; nothing is
 * printed if a part is missing, doubled, not whole or of another run. */
bool merge(char **names, bool json, struct wanted *wanted, struct counts *counts);

#endif
