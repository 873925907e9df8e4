/* SPDX-License-Identifier: MIT */
/* pasted_moves.h -- moves as people paste and type them: a piece of a game, a move in
 * several words, or text on standard input
 *
 *     1. e4 e5 2. Nf3     e2 e4     knight takes f3     -
 */
#ifndef INPUT_PASTED_MOVES_H
#define INPUT_PASTED_MOVES_H

#include "input/options.h"

/* Moves, each a text of its own.  The caller frees it. */
struct pasted {
    char **moves;       /* ends with NULL */
    size_t count;
    char  *bytes;       /* of all texts */
    ecart_game game;    /* in which they can be played */
};

/* Finds the moves in operands, a list that ends with NULL, and the position that they start
 * from; the tags FEN and Variant can give it too.  Or says what is wrong and returns false.  A
 * text that is not a move is kept as it stands.  If there are other tags, the text is a game in
 * PGN: unless the user chose letters for the pieces, judge changes to English ones.  What is
 * found stays until the program ends. */
bool pasted_game(struct pasted *pasted, char **operands, const struct position_option *start,
                 struct judge_options *judge);

/* What follows the time of a message and the name in a line of a chat, "[21:04] Bob: e4"; the
 * line, if no time stands there. */
const char *pasted_after_chat(const char *line);

#endif
