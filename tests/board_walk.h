/* SPDX-License-Identifier: MIT */
/* board_walk.h -- how pieces move on an occupied board, told a second time: slow and by
 * coordinates; and boards with random pieces */
#ifndef TESTS_BOARD_WALK_H
#define TESTS_BOARD_WALK_H

#include <ecart/study.h>

#include "boards.h"
#include "drawn.h"
#include "walk.h"

static inline ecart_piece piece_of(char letter)
{
    return ecart_piece_of_letter(letter);
}

static const char letters[] = "KQRBNPkqrbnp";

/* A board where so many of 16 cells have a piece. */
static inline ecart_board made_board(uint32_t *seed, unsigned density)
{
    char rows[64];

    for (int i = 0; i < 64; i++)
        rows[i] = drawn_below(seed, 16) < density ? letters[drawn_below(seed, 12)] : '.';
    return board_of(rows);
}

static inline bool may_take(ecart_piece piece, ecart_piece there, int ways)
{
    bool own = (piece & 8) == (there & 8);

    return (there & 7) != ECART_KING &&
           (ways & (own ? ECART_TAKE_OWN : ECART_TAKE_ENEMY)) != 0;
}

/* What the pieces that a walker took left: they are gone from its board. */
typedef struct scene {
    ecart_board board;
    ecart_piece piece;
    int         ways;
} scene;

/* The moves from one cell, told by coordinates. */
static inline ecart_cells one_move(const scene *s, ecart_cell from)
{
    mover       m     = movers[s->piece & 7];
    ecart_cells cells = 0;

    for (int i = m.first; i < m.first + m.count; i++) {
        int c = from / 10, r = from % 10;

        do {
            c += all_steps[i].columns;
            r += all_steps[i].rows;
            if (!on_board(c, r))
                break;
            ecart_piece there = s->board.at[10 * c + r];
            if (there == 0 || may_take(s->piece, there, s->ways))
                cells = ecart_cells_add(cells, ecart_cell_make(c, r));
            if (there != 0)
                break;
        } while (m.slides);
    }
    return cells;
}

static inline ecart_cells one_pawn_move(const scene *s, ecart_cell from)
{
    int up = s->piece & 8 ? -1 : 1, c = from / 10, r = from % 10;
    ecart_cells cells = 0;

    if (!on_board(c, r + up))
        return 0;
    if (s->board.at[from + up] == 0) {
        cells = ecart_cells_add(cells, (ecart_cell)(from + up));
        if (r == (up == 1 ? 2 : 7) && s->board.at[from + 2 * up] == 0)
            cells = ecart_cells_add(cells, (ecart_cell)(from + 2 * up));
    }
    for (int aside = -1; aside <= 1; aside += 2) {
        if (!on_board(c + aside, r + up))
            continue;
        ecart_piece there = s->board.at[10 * (c + aside) + r + up];
        if (there != 0 && may_take(s->piece, there, s->ways))
            cells = ecart_cells_add(cells, ecart_cell_make(c + aside, r + up));
    }
    return cells;
}

static inline ecart_cells goals_of(const scene *s, ecart_cell from)
{
    return (s->piece & 7) == ECART_PAWN ? one_pawn_move(s, from)
                                        : one_move(s, from);
}

/* Breadth first over cells alone: what was taken stands again. */
static inline void walk_board(const scene *s, ecart_cell from, int8_t moves[ECART_CELL_LIMIT])
{
    ecart_cell queue[64] = { from };

    memset(moves, -1, ECART_CELL_LIMIT);
    moves[from] = 0;
    for (int head = 0, tail = 1; head < tail; head++) {
        ecart_cell  here  = queue[head];
        ecart_cells goals = goals_of(s, here);

        for (ecart_cell to = ecart_cells_next(goals, 0); to;
             to = ecart_cells_next(goals, to)) {
            if (moves[to] >= 0)
                continue;
            moves[to]     = (int8_t)(moves[here] + 1);
            queue[tail++] = to;
        }
    }
}

static inline scene scene_of(const ecart_board *board, ecart_piece piece,
                      ecart_cell from, int ways)
{
    scene s = { *board, piece, ways };

    (void)ecart_board_put(&s.board, from, ECART_NO_PIECE);
    return s;
}

#endif
