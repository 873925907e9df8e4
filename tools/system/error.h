/* SPDX-License-Identifier: MIT */
/* error.h -- error messages, and texts made fit to be shown in them */
#ifndef SYSTEM_ERROR_H
#define SYSTEM_ERROR_H

#include <stdbool.h>
#include <stddef.h>

/* Marks a function that takes a format as its first or n-th argument, followed
 * by what it formats. */
#if defined(__GNUC__)
#   define PRINTS_AFTER(n) __attribute__((__format__(__printf__, n, (n) + 1)))
#else
#   define PRINTS_AFTER(n)
#endif
#define PRINTS PRINTS_AFTER(1)

/* Prints one line on stderr, beginning with "ecart: ".  Returns EXIT_ERROR. */
int error_print(const char *format, ...) PRINTS;

/* The same, and is false. */
#define error_refuse(...) (error_print(__VA_ARGS__), false)

/* Says that a word is not known, its kind, such as "command", and what was probably meant: the
 * nearest of a list that ends with NULL.  If none is near, adds otherwise.  Returns EXIT_ERROR. */
int error_unknown(const char *kind, const char *word, const char *const *words,
                  const char *otherwise);

/* A text that somebody typed, made fit to be shown. */
struct quoted {
    char text[48];
};

/* Makes any text short printable ASCII within quotation marks: other bytes
 * become \xNN, and the end of a long text becomes "...". */
struct quoted quote(const char *text);

/* The same without the quotation marks. */
struct quoted shown(const char *text);

/* The word of a list, which ends with NULL, that is nearest to a typed word; NULL if it takes
 * more than two slips to type that for it, or more than one for a short word. */
const char *nearest(const char *typed, const char *const *words);

#endif
