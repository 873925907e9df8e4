/* SPDX-License-Identifier: MIT */
/* position_option.h -- options about the position: --position and --chess960 */
#ifndef INPUT_POSITION_OPTION_H
#define INPUT_POSITION_OPTION_H

#include <ecart.h>

struct position_option {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
    const ecart_language *language;     /* of sentences about the FEN */
};

/* Sets up the position, and says on stderr what had to be mended.  Or says what
 * is wrong with it and returns false. */
bool position_option_read(const struct position_option *start, ecart_position *position);

/* Reads what stands on the board, which need not be a position.  Or says what is wrong with
 * the text and returns false. */
bool position_option_setup(const struct position_option *start, ecart_setup *setup);

#endif
