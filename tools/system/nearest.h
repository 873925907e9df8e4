/* SPDX-License-Identifier: MIT */
/* nearest.h -- the word that was meant by one with a slip */
#ifndef SYSTEM_NEAREST_H
#define SYSTEM_NEAREST_H

/* The word of a list, which ends with NULL, that is nearest to a typed word; NULL if it takes
 * more than two slips to type that for it, or more than one for a short word. */
const char *nearest(const char *typed, const char *const *words);

#endif
