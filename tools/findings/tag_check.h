/* SPDX-License-Identifier: MIT */
/* tag_check.h -- values that a tag cannot have
 *
 * Collections write dates, ratings and rounds in many ways, and most of them can
 * be understood.  Here only impossible values are wrong. */
#ifndef FINDINGS_TAG_CHECK_H
#define FINDINGS_TAG_CHECK_H

#include <stdbool.h>
#include <stddef.h>

/* Each returns the sentence SAY_... that says what is wrong with a value; 0 if nothing is. */
int tag_check_date(const char *text, size_t length);
int tag_check_elo(const char *text, size_t length);
int tag_check_round(const char *text, size_t length);

/* Whether a day is known to be before another one, such as 2014.07.01. */
bool tag_check_before(const char *text, size_t length, int year, int month);

#endif
