/* SPDX-License-Identifier: MIT */
/* pasted_fen.h -- FENs as people paste them: without quotes, or on standard input */
#ifndef SYSTEM_PASTED_FEN_H
#define SYSTEM_PASTED_FEN_H

/* The value of --position, which getopt() has just found.  A placement takes the other
 * fields of its FEN from the words that follow it; "startpos" is the FEN of a game's
 * start; and "-" is the next line of standard input.  NULL after an error, which was
 * printed: that line cannot be read, or words may be fields or squares. */
char *pasted_position(int argc, char **argv);

/* The words of a FEN, a list that ends with NULL, as one text; the same of "-" alone. */
const char *pasted_words(char **words);

#endif
