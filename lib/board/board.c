/* SPDX-License-Identifier: MIT */
/* board.c -- a board of 120 numbers, and what stands in the way of a move */

#include <ecart/board.h>
#include <ecart/shape.h>

#include "base/text.h"
#include "board/outcomes.h"
#include "board/placement.h"

const ecart_board ecart_empty_board = { {
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
} };

void ecart_board_clear(ecart_board *board)
{
    *board = ecart_empty_board;
}

bool ecart_board_put(ecart_board *board, ecart_cell cell, ecart_piece piece)
{
    if (!ecart_cell_exists(cell) || (piece != ECART_NO_PIECE && !ecart_piece_exists(piece)))
        return false;
    board->at[cell] = piece;
    return true;
}

ecart_piece ecart_board_piece(const ecart_board *board, ecart_cell cell)
{
    return ecart_cell_exists(cell) ? board->at[cell] : ECART_NO_PIECE;
}

size_t ecart_board_text(const ecart_board *board, ecart_side bottom, char *text, size_t size)
{
    writer t     = ecart_text_into(text, size);
    bool   black = bottom == ECART_BLACK;

    for (int height = 8; height >= 0; height--) {
        int row = black ? 9 - height : height;

        ecart_text_put(&t, height > 0 ? (char)('0' + row) : ' ');
        ecart_text_put(&t, ' ');
        for (int n = 1; n <= 8; n++) {
            int column = black ? 9 - n : n;

            ecart_text_put(&t, ' ');
            ecart_text_put(&t, height > 0 ? ecart_piece_letter(board->at[ECART_CELL(column, row)])
                                          : (char)('a' + column - 1));
        }
        if (height > 0)
            ecart_text_put(&t, '\n');
    }
    return ecart_text_end(&t);
}

ecart_state ecart_board_state(const ecart_board *board, ecart_side side, int number)
{
    if (number < 0 || number >= ECART_BOARD_NUMBERS ||
        board->at[number] == ECART_IMPOSSIBLE_PIECE)
        return ECART_IMPOSSIBLE;
    if (board->at[number] == ECART_NO_PIECE)
        return ECART_EMPTY;
    return ecart_piece_side(board->at[number]) == side ? ECART_OWN : ECART_ENEMY;
}

/* The first piece that a slide from one cell to another meets between them, or none.  The goal
 * lies on the line of the walk, so the walk ends before the frame. */
static ecart_cell blocker_between(const ecart_board *board, ecart_cell from, ecart_cell to)
{
    ecart_difference by = ecart_difference_step(from, to);

    if (by == 0)
        return ECART_NO_CELL;
    for (int n = from + by; n != to; n += by) {
        if (board->at[n] != ECART_NO_PIECE)
            return (ecart_cell)n;
    }
    return ECART_NO_CELL;
}

/* The answer about a move of the right shape. */
static ecart_board_answer path_answer(const ecart_board *board, ecart_side side,
                                      ecart_cell from, ecart_cell to)
{
    ecart_cell   blocker = blocker_between(board, from, to);
    ecart_cells  between = blocker == ECART_NO_CELL ? 0 : ecart_cells_of(blocker);
    ecart_reason reason  = ECART_IMPOSSIBLE_CELL;

    if (board->at[to] < ECART_PIECE_LIMIT) {
        step s = step_of(board, from, to);
        reason = reason_in(outcome_of(board, side, s, to, shape_of(s), between)->head);
    }

    if (reason == ECART_LEGAL)
        return (ecart_board_answer){ ECART_LEGAL, false, ECART_NO_CELL };
    return (ecart_board_answer){
        reason, false, reason == ECART_PATH_BLOCKED ? blocker : to
    };
}

ecart_board_answer ecart_board_check(const ecart_board *board, ecart_side side,
                                     ecart_cell from, ecart_cell to)
{
    ecart_shape shape = ecart_shape_check(ecart_board_piece(board, from),
                                          from, to);
    bool request = shape.reason == ECART_IMPOSSIBLE_CELL ||
                   shape.reason == ECART_SAME_CELL;

    if (!request && ecart_board_state(board, side, from) == ECART_ENEMY)
        return (ecart_board_answer){ ECART_NOT_YOUR_PIECE, false, from };
    if (shape.reason != ECART_LEGAL)
        return (ecart_board_answer){
            shape.reason, shape.alias,
            shape.reason == ECART_IMPOSSIBLE_CELL ? ECART_NO_CELL : from
        };
    return path_answer(board, side, from, to);
}

int ecart_board_destinations(const ecart_board *board, ecart_cell from,
                             ecart_destination *destinations)
{
    ecart_side side  = ecart_piece_side(ecart_board_piece(board, from));
    int        count = 0;

    FOR_ALL(n) {
        ecart_cell to = ecart_cell_nth(n);

        if (ecart_board_check(board, side, from, to).reason != ECART_LEGAL)
            continue;
        destinations[count].difference = ecart_difference_between(from, to);
        destinations[count].enemy      = board->at[to] != ECART_NO_PIECE;
        count++;
    }
    return count;
}
