/* SPDX-License-Identifier: MIT */
/* watch.c -- boards that are watched, for JavaScript */

#include "facade.h"

/* More moves than this are forgotten, but for how the game began. */
enum { REMEMBERED = 400 };

/* The board that is watched.  JavaScript copies it while another one is. */
static struct board {
    ecart_watch  watch;
    ecart_record records[REMEMBERED];
} board;

static ecart_watched what;

const char *CALLED(watch_name)(int n)
{
    return ecart_watch_name((ecart_watch_kind)n);
}

/* Where the board begins in memory, or ends. */
const char *CALLED(watch_at)(int end)
{
    return (const char *)&board + (end ? sizeof board : 0);
}

/* Begins to watch a board on which `here` stands. */
void CALLED(watch_start)(int sight, int settle)
{
    ecart_watch_start(&board.watch, &here, (ecart_sight)sight, settle, board.records,
                      REMEMBERED);
}

static int tell(ecart_watched told)
{
    const ecart_move *m = told.moves;
    const int all[] = {
        (int)told.count, (int)told.back, told.result, told.several,
        (int)board.watch.game.count, packed(&told.verdict),
        m[0].from, m[0].to, m[0].promotion, m[1].from, m[1].to, m[1].promotion
    };

    for (size_t n = 0; n < sizeof all / sizeof *all; n++)
        facts[n] = all[n];
    what = told;
    return told.kind;
}

/* Takes a look at the placement in the text.  Returns what it shows, or -1 if it is no
 * placement.  The rest is in the facts. */
int CALLED(watch_look)(size_t length)
{
    return read_board(length) ? tell(ecart_watch_look(&board.watch, &setup.board)) : -1;
}

int CALLED(watch_clock)(void)
{
    return tell(ecart_watch_clock(&board.watch));
}

int CALLED(watch_put)(void)
{
    return list_cells(what.put);
}

/* What to put right, in words. */
size_t CALLED(say_put)(const ecart_language *language)
{
    return ecart_explain_put(language, &what, said, sizeof said);
}

/* The piece that belongs on a cell that has to be put right. */
int CALLED(watch_piece)(int cell)
{
    return ecart_board_piece(&what.wanted, (ecart_cell)cell);
}
