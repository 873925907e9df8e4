/* SPDX-License-Identifier: MIT */
/* walk.h -- how pieces move, told a second time: slow, obvious, by stepping
 * over an 8x8 board of two coordinates, and knowing only the names of the pieces */
#ifndef TESTS_WALK_H
#define TESTS_WALK_H

#include <stdbool.h>
#include <string.h>

#include <ecart.h>

typedef struct step {
    int columns, rows;
} step;

/* Straight, diagonal, and the knight's. */
static const step all_steps[] = {
    { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 },
    { 1, 1 }, { 1, -1 }, { -1, -1 }, { -1, 1 },
    { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 },
    { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 },
};

/* A mover: some of the steps, each made once or repeated. */
typedef struct mover {
    int  first, count;
    bool slides;
} mover;

static const mover movers[] = {
    [ECART_KING]   = { 0, 8, false }, [ECART_QUEEN]  = { 0, 8, true },
    [ECART_ROOK]   = { 0, 4, true },  [ECART_BISHOP] = { 4, 4, true },
    [ECART_KNIGHT] = { 8, 8, false },
};
static const mover straight_walker = { 0, 4, false };

static inline bool on_board(int column, int row)
{
    return column >= 1 && column <= 8 && row >= 1 && row <= 8;
}

/* Moves from a cell to all others, breadth first, -1 where it never comes;
 * and, if asked, the number of shortest ways. */
static inline void walk(mover m, int column, int row, int moves[9][9],
                        long ways[9][9])
{
    int queue[64][2] = { { column, row } };

    for (int i = 0; i < 81; i++)
        moves[i / 9][i % 9] = -1;
    memset(ways, 0, 81 * sizeof(long));
    moves[column][row] = 0;
    ways[column][row]  = 1;

    for (int head = 0, tail = 1; head < tail; head++) {
        int here_column = queue[head][0], here_row = queue[head][1];

        for (int i = m.first; i < m.first + m.count; i++) {
            int c = here_column + all_steps[i].columns;
            int r = here_row    + all_steps[i].rows;

            for (; on_board(c, r); c += all_steps[i].columns, r += all_steps[i].rows) {
                if (moves[c][r] < 0) {
                    moves[c][r]    = moves[here_column][here_row] + 1;
                    queue[tail][0] = c;
                    queue[tail][1] = r;
                    tail++;
                }
                if (moves[c][r] == moves[here_column][here_row] + 1)
                    ways[c][r] += ways[here_column][here_row];
                if (!m.slides)
                    break;
            }
        }
    }
}

#endif
