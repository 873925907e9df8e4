/* SPDX-License-Identifier: MIT */
/* position_option.h -- the position that a command is about: --position, --chess960 */
#ifndef CLI_POSITION_OPTION_H
#define CLI_POSITION_OPTION_H

#include <stdbool.h>

#include <ecart.h>

#include "cli/option.h"

enum { CHESS960 = OPTION_LONG + 100 };

#define CHESS960_OPTION { "chess960", no_argument, NULL, CHESS960 }
#define POSITION_OPTIONS                                    \
    { "position", required_argument, NULL, 'p' },           \
    CHESS960_OPTION

#define CHESS960_HELP \
    "  --chess960          castling is king onto rook, and KQkq in a FEN means the\n" \
    "                      outermost rooks\n"
#define POSITION_HELP                                                         \
    "  -p, --position=FEN  from this position; the default is the start of a game\n" \
    CHESS960_HELP

struct position_option {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
    const ecart_language *language;     /* of what is said about the FEN */
};

/* Takes an option if it is one of these. */
bool position_option(struct position_option *start, int option);

/* The position; what had to be mended is told on stderr.  Or says what is
 * wrong with it and returns false. */
bool position_option_read(const struct position_option *start,
                          ecart_position *position);

/* A game from there on, with room for some moves.  Its records are to be
 * freed.  Or says what is wrong and returns false. */
bool position_option_game(const struct position_option *start, size_t moves, ecart_game *game);

#endif
