/* SPDX-License-Identifier: MIT */
/* error.h -- what the program says when it cannot answer */
#ifndef CLI_ERROR_H
#define CLI_ERROR_H

/* A function that takes a format, as its first argument or as its n-th, and
 * what it formats after that. */
#if defined(__GNUC__)
#   define PRINTS_AFTER(n) __attribute__((__format__(__printf__, n, (n) + 1)))
#else
#   define PRINTS_AFTER(n)
#endif
#define PRINTS PRINTS_AFTER(1)

/* Says one line on stderr, beginning with "ecart: ".  Returns EXIT_TROUBLE. */
int error_print(const char *format, ...) PRINTS;

/* A text that somebody typed, fit to be shown. */
struct quoted {
    char text[48];
};

/* Whatever the text is, the result is short printable ASCII within quotation
 * marks, on one line: other bytes become \xNN, and the end becomes "...". */
struct quoted quote(const char *text);

/* The same without the marks. */
struct quoted shown(const char *text);

#endif
