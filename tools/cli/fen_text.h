/* SPDX-License-Identifier: MIT */
/* fen_text.h -- a FEN that can be read again without being told of Chess960 */
#ifndef CLI_FEN_TEXT_H
#define CLI_FEN_TEXT_H

#include <ecart.h>

/* Writes it; KQkq becomes letters of columns where, in usual chess, it would
 * mean other rooks or none. */
void fen_text(const ecart_setup *setup, int form, char fen[ECART_FEN_SIZE]);

#endif
