/* SPDX-License-Identifier: MIT */
/* boards.h -- boards drawn with letters */
#ifndef TESTS_BOARDS_H
#define TESTS_BOARDS_H

#include <ecart.h>

/* A board from eight rows of letters, rank 8 first. */
static inline ecart_board board_of(const char *rows)
{
    ecart_board board;

    ecart_board_clear(&board);
    for (int i = 0; i < 64; i++)
        (void)ecart_board_put(&board, ecart_cell_make(i % 8 + 1, 8 - i / 8),
                              ecart_piece_of_letter(rows[i]));
    return board;
}

#endif
