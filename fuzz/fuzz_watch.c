/* SPDX-License-Identifier: MIT */
/* fuzz_watch.c -- a board that is watched, whatever hands do there
 *
 * The first byte chooses the position, the second what the board knows, the third how many
 * looks settle a move.  Then each three say what is put on a cell: e4P, or e2. for an empty
 * one; or they are a look, three bytes of which the first is /, or a clock, !. */

#include "fuzz.h"

#include <string.h>

/* What is told is played: each move once, and the game is as long as was told. */
static void judge_answer(const ecart_watch *watch, const ecart_watched *what, size_t before)
{
    const ecart_game *game = &watch->game;

    HOLDS(ecart_watch_name(what->kind) != NULL && what->count <= 2);
    if (what->kind == ECART_WATCH_MOVE)
        HOLDS(what->count > 0 && game->count == before + what->count);
    else if (what->kind == ECART_WATCH_BACK)
        HOLDS(what->back > 0 && game->count + what->back == before);
    else if (what->kind == ECART_WATCH_REVISED)
        HOLDS(what->back > 0 && what->count > 0 &&
              game->count + what->back == before + what->count);
    else
        HOLDS(game->count == before);
    HOLDS((what->kind == ECART_WATCH_RESULT) == (what->result != ECART_SEEN_NO_RESULT));
    if (what->kind == ECART_WATCH_TRY) {
        ecart_verdict verdict = ecart_move_check(&game->position, what->verdict.move);

        HOLDS(verdict.reason == what->verdict.reason && ecart_verdict_is_refusal(&verdict));
    }
}

/* What was told is at rest: the same look again is the same board. */
static void look(ecart_watch *watch, const ecart_board *board, bool clock)
{
    size_t        before = watch->game.count;
    ecart_watched what   = clock ? ecart_watch_clock(watch) : ecart_watch_look(watch, board);

    judge_answer(watch, &what, before);
    if (what.kind >= ECART_WATCH_MOVE && what.kind <= ECART_WATCH_REVISED) {
        ecart_watch copy = *watch;

        what = ecart_watch_clock(&copy);
        HOLDS(what.kind == ECART_WATCH_SAME);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ecart_position position = fuzz_position(size > 0 ? data[0] : 0);
    ecart_board    board    = position.board;
    ecart_record   records[300];
    ecart_watch    watch;
    ecart_cell     cell;

    ecart_watch_start(&watch, &position, size > 1 ? data[1] % 3 : 0, size > 2 ? data[2] % 4 : 1,
                      records, 300);
    for (size_t i = 3; i + 3 <= size && i < 300; i += 3) {
        if (data[i] == '/' || data[i] == '!')
            look(&watch, &board, data[i] == '!');
        else if (ecart_cell_read((const char *)data + i, 2, &cell) == 2)
            (void)ecart_board_put(&board, cell, ecart_piece_of_letter((char)data[i + 2]));
    }
    return 0;
}
