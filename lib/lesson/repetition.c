/* SPDX-License-Identifier: MIT */
/* repetition.c -- where in a game its position stood before */

#include "lesson/repetition.h"

#include <string.h>

#include <ecart/fen.h>

/* What the Laws compare is what a FEN has before its counters: pieces, side, castling, and
 * an en passant that is legal.  The counters are the same for all. */
static void write_compared(const ecart_position *position, char fen[ECART_FEN_SIZE])
{
    ecart_setup setup;

    memset(fen, 0, ECART_FEN_SIZE);
    ecart_position_setup(position, &setup);
    setup.clock  = 0;
    setup.number = 1;
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, ECART_FEN_SIZE);
}

int ecart_game_stood_at(const ecart_game *game, unsigned numbers[TIMES_LIMIT])
{
    ecart_game past  = *game;
    int        count = 0;
    char       now[ECART_FEN_SIZE], then[ECART_FEN_SIZE];

    write_compared(&game->position, now);
    do {
        write_compared(&past.position, then);
        if (memcmp(now, then, sizeof now) == 0)
            numbers[count++] = past.position.number;
    } while (count < TIMES_LIMIT && ecart_game_undo(&past));
    return count;
}
