/* SPDX-License-Identifier: MIT */
/* standpoint.h -- the position that a command is about: --position, --chess960 */
#ifndef STANDPOINT_H
#define STANDPOINT_H

#include <stdbool.h>

#include <ecart.h>

#include "option.h"

enum { CHESS960 = OPTION_LONG + 100 };

#define STANDPOINT_OPTIONS                                  \
    { "position", required_argument, NULL, 'p' },           \
    { "chess960", no_argument,       NULL, CHESS960 }

#define STANDPOINT_HELP                                                       \
    "  -p, --position=FEN  from this position; the default is the start of a game\n" \
    "  --chess960          castling is king onto rook, and KQkq in a FEN means the\n" \
    "                      outermost rooks\n"

struct standpoint {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
};

/* Takes an option if it is one of these. */
bool standpoint_option(struct standpoint *standpoint, int option);

/* The position; what had to be mended is told on stderr.  Or says what is
 * wrong with it and returns false. */
bool standpoint_position(const struct standpoint *standpoint,
                         ecart_position *position);

#endif
