/* SPDX-License-Identifier: MIT */
/* san_plain.h -- moves written just as the standard does */
#ifndef LIB_NOTATION_SAN_PLAIN_H
#define LIB_NOTATION_SAN_PLAIN_H

#include <ecart/san.h>

#include "rules/legal_rules.h"

enum {
    SAN_PLAIN_LIMIT = 8     /* bytes of a word; the standard's moves have 7 */
};

/* A move that was understood. */
typedef struct plain {
    ecart_move move;        /* castling is the king's move onto the rook */
    char       sign;        /* '+', '#' or 0 */
} plain;

/* The kind that a letter stands for, ECART_NO_KIND if none. */
static inline ecart_kind san_plain_kind(unsigned letter)
{
    static const uint8_t kinds['R' - 'B' + 1] = {
        ['B' - 'B'] = ECART_BISHOP, ['K' - 'B'] = ECART_KING, ['N' - 'B'] = ECART_KNIGHT,
        ['Q' - 'B'] = ECART_QUEEN,  ['R' - 'B'] = ECART_ROOK
    };

    return letter - 'B' <= 'R' - 'B' ? kinds[letter - 'B'] : ECART_NO_KIND;
}

/* Understands a move that is legal and written as ecart_san_write() would, but
 * for its sign of check; false for any other, and the general reader must say
 * why.  The word's first byte is the lowest, and what is behind its fewer than
 * SAN_PLAIN_LIMIT bytes is 0. */
ECART_HIDDEN bool ecart_san_plain(const ecart_position *p, uint64_t word,
                                  unsigned length, plain *found);

/* Plays it as ecart_play_move() does, and tells whether its sign of check is
 * right. */
ECART_HIDDEN bool ecart_san_play_plain(ecart_position *p, const plain *found, played *done);


#endif
