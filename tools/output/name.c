/* SPDX-License-Identifier: MIT */
/* name.c -- words for cells, kinds of pieces and sides */

#include "output/name.h"

struct name name_cell(ecart_cell cell)
{
    struct name name;

    ecart_cell_write(cell, name.text, sizeof name.text);
    return name;
}

const char *kind_word(ecart_kind kind)
{
    static const char *const words[ECART_KINDS] = {
        [ECART_NO_KIND] = "",
        [ECART_KING]    = "king",
        [ECART_QUEEN]   = "queen",
        [ECART_ROOK]    = "rook",
        [ECART_BISHOP]  = "bishop",
        [ECART_KNIGHT]  = "knight",
        [ECART_PAWN]    = "pawn"
    };

    return words[kind];
}

const char *side_word(ecart_side side)
{
    return side == ECART_WHITE ? "white" : "black";
}
