/* SPDX-License-Identifier: MIT */
/* fuzz.h -- what every fuzz target is made of
 *
 * A target judges one input: any bytes at all, in memory of just that size, so
 * that a sanitizer sees a read past the end.  It does not only wait for a
 * crash: it says what must be true of every answer. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <ecart.h>

/* libFuzzer calls it, and so does replay.c. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define HOLDS(claim)                                                        \
    do {                                                                    \
        if (!(claim)) {                                                     \
            fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #claim); \
            abort();                                                        \
        }                                                                   \
    } while (0)

/* Positions in which texts are read as moves: the first byte of an input says
 * which.  Among them are pins, checks, castling, en passant and promotions. */
static inline ecart_position fuzz_position(uint8_t which)
{
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2r2k2/3P1P2/8/8/8/8/5p1p/3K2R1 b - - 0 40",
    };
    const char     *fen = fens[which % (sizeof fens / sizeof *fens)];
    ecart_position  position;
    ecart_setup     setup;
    ecart_faults    faults;
    size_t          length = 0;

    while (fen[length] != '\0')
        length++;
    HOLDS(ecart_fen_read(fen, length, false, &setup, &faults));
    HOLDS(ecart_position_set(&position, &setup));
    return position;
}

#endif
