/* SPDX-License-Identifier: MIT */
/* nearest.h -- the word that was meant by one with a slip */
#ifndef SYSTEM_NEAREST_H
#define SYSTEM_NEAREST_H

/* The word of a list, which ends with NULL, that a typed word is nearest to; NULL if
 * more than two slips part them, or more than one in a short word. */
const char *nearest(const char *typed, const char *const *words);

#endif
