/* SPDX-License-Identifier: MIT */
/* position_option.h -- options about the position, --position and --chess960, and FENs as people
 * paste them */
#ifndef INPUT_POSITION_OPTION_H
#define INPUT_POSITION_OPTION_H

#include <ecart.h>

struct position_option {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
    const ecart_language *language;     /* of sentences about the FEN */
};

/* The value of --position, which getopt() has just found.  A placement takes the other fields of
 * its FEN from the words that follow it; "startpos" is the FEN of a game's start; and "-" is the
 * next line of standard input.  NULL after an error, which was printed: that line cannot be read,
 * or words may be fields or squares. */
char *pasted_position(int argc, char **argv);

/* The words of a FEN, a list that ends with NULL, as one text; the same of "-" alone. */
const char *pasted_words(char **words);

/* Sets up the position, and says on stderr what had to be mended.  Or says what
 * is wrong with it and returns false. */
bool position_option_read(const struct position_option *start, ecart_position *position);

/* Reads what stands on the board, which need not be a position.  Or says what is wrong with
 * the text and returns false. */
bool position_option_setup(const struct position_option *start, ecart_setup *setup);

#endif
