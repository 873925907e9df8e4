/* SPDX-License-Identifier: MIT */
/* position_option.h -- options about the position: --position and --chess960 */
#ifndef INPUT_POSITION_OPTION_H
#define INPUT_POSITION_OPTION_H

#include <stdbool.h>

#include <ecart.h>

#include "system/option.h"

enum { CHESS960 = OPTION_LONG + 100 };

#define CHESS960_OPTION { "chess960", no_argument, NULL, CHESS960 }
#define POSITION_OPTIONS                                    \
    { "position", required_argument, NULL, 'p' },           \
    CHESS960_OPTION

#define CHESS960_HELP \
    "  --chess960          castle by moving the king onto the rook, and read KQkq in\n" \
    "                      a FEN as the outermost rooks\n"
#define POSITION_HELP                                                         \
    "  -p, --position=FEN  from this position (default: the start of a game,\n" \
    "                      startpos); a FEN needs no quotes, - is standard input\n" \
    CHESS960_HELP

struct position_option {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
    const ecart_language *language;     /* of sentences about the FEN */
};

/* Takes an option if it is one of these, and returns true. */
bool position_option(struct position_option *start, int option);

/* Sets up the position, and says on stderr what had to be mended.  Or says what
 * is wrong with it and returns false. */
bool position_option_read(const struct position_option *start, ecart_position *position);

/* Reads what stands on the board, which need not be a position.  Or says what is wrong with
 * the text and returns false. */
bool position_option_setup(const struct position_option *start, ecart_setup *setup);

/* Begins a game from a position, with room for this many moves.  The caller frees its
 * records.  Or says what is wrong and returns false. */
bool position_option_begin(ecart_game *game, const ecart_position *position, size_t moves);

#endif
