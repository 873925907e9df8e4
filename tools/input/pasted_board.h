/* SPDX-License-Identifier: MIT */
/* pasted_board.h -- makes a FEN of what people paste instead of one: a link, a tag, a command
 * for an engine, a diagram
 *
 *     https://lichess.org/editor/8/8/8/4k3/8/4K3/4P3/8_w_-_-_0_1     [FEN "..."]
 */
#ifndef INPUT_PASTED_BOARD_H
#define INPUT_PASTED_BOARD_H

#include <ecart.h>

enum {
    PASTED_SIZE = 4096,     /* longer texts are not read */
    OFFERS_MOST = 12
};

struct pasted_board {
    bool        made;           /* there is a FEN */
    char        fen[PASTED_SIZE];
    const char *name;           /* of what was done with the text, or of what is missing in it;
                                   NULL if there is nothing to say */
    int         sentence;       /* of sentences.h: the same in words, with this number */
    int         number;
    int         offers;
    char        offer[OFFERS_MOST][ECART_FEN_SIZE];     /* FENs that may be meant */
};

/* Reads a text that is no FEN. */
void pasted_board_read(struct pasted_board *board, ecart_text text);

/* Reads a diagram, in ASCII.  Returns whether it is one. */
bool pasted_diagram_read(struct pasted_board *board, const char *signs);

/* Offers a FEN, unless it is a bad one. */
void pasted_offer(struct pasted_board *board, const char *fen);

/* The letter in a FEN of a piece that is written with a letter of some language; '\0' if it is
 * none. */
char pasted_piece(const ecart_letters *letters, char letter);

#endif
