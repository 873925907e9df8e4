/* SPDX-License-Identifier: MIT */
/* trouble.h -- what the program says when it cannot answer */
#ifndef TROUBLE_H
#define TROUBLE_H

#if defined(__GNUC__)
#   define PRINTS __attribute__((__format__(__printf__, 1, 2)))
#else
#   define PRINTS
#endif

/* Says one line on stderr, beginning with "ecart: ".  Returns EXIT_TROUBLE. */
int trouble(const char *format, ...) PRINTS;

/* A text that somebody typed, fit to be shown. */
struct quoted {
    char text[48];
};

/* Whatever the text is, the result is short printable ASCII within quotation
 * marks, on one line: other bytes become \xNN, and the end becomes "...". */
struct quoted quote(const char *text);

#endif
