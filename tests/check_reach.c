/* SPDX-License-Identifier: MIT */
/* check_reach.c -- tests of reach.c
 *
 * Where a man can ever stand is a promise about all games that could follow.  It is held
 * against games of random moves, in which each man is followed, and against all
 * positions that can follow where they are few enough to be counted. */

#include "explore.h"
#include "rules/reach.h"
#include "runner.h"
#include "table.h"

static exploration explored;
static uint32_t    seed = 19;

static unsigned below(unsigned limit)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % limit;
}

static bool put(ecart_setup *setup, ecart_cell cell, char letter)
{
    return setup->board.at[cell] == ECART_NO_PIECE &&
           ecart_board_put(&setup->board, cell, ecart_piece_of_letter(letter));
}

/* A white pawn and a black one before it, seldom with a cell between them, and seldom
 * one more behind them, or passed. */
static void put_column(ecart_setup *setup, int column, int row)
{
    int gap = below(20) == 0;

    if (below(5) == 0)
        return;
    (void)put(setup, ecart_cell_make(column, row), below(60) == 0 ? 'p' : 'P');
    (void)put(setup, ecart_cell_make(column, row + 1 + gap), below(60) == 0 ? 'P' : 'p');
    if (below(16) == 0)
        (void)put(setup, ecart_cell_make(column, 2 + (int)below(6)), "Pp"[below(2)]);
}

/* Pawns that block each other in most columns, kings, and up to three pieces, more
 * bishops than others. */
static ecart_position locked_position(void)
{
    static const char pieces[] = "BbBbBbNnRrq";
    ecart_position    position;
    ecart_setup       setup;
    bool              kings;

    do {
        int row = 3 + (int)below(3);

        ecart_setup_clear(&setup);
        setup.side = (uint8_t)below(2);
        for (int column = 1; column <= 8; column++) {
            row += below(2) && row > 2 ? -1 : row < 5 ? 1 : -1;
            put_column(&setup, column, row);
        }
        for (unsigned men = below(4); men > 0; men--)
            (void)put(&setup, ecart_cell_nth((int)below(64)), pieces[below(sizeof pieces - 1)]);
        kings = put(&setup, ecart_cell_nth((int)below(64)), 'K') &&
                put(&setup, ecart_cell_nth((int)below(64)), 'k');
    } while (!kings || !ecart_position_set(&position, &setup));
    return position;
}

static bool lets_mate(reaches *r, const ecart_position *p, int side)
{
    return ecart_has_legal_move(p) ? ecart_reach_lets_mate(r, p, (ecart_side)side) : true;
}

static void refute(const ecart_position *position, const char *why)
{
    char fen[ECART_FEN_SIZE];

    ck_abort_msg("%s: %s", fen_of(position, ECART_FEN_PLAIN, fen), why);
}

/* The man on each cell, by its place in the list. */
static void number_men(const reaches *r, uint8_t man_on[64])
{
    for (uint8_t i = 0; i < r->count; i++)
        man_on[r->men[i].start] = i;
}

/* Plays on at random, and sees that each man that moves keeps to its cells. */
static void follow(const reaches *r, ecart_position p, int plies)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    uint8_t    man_on[64];

    number_men(r, man_on);
    while (plies-- > 0 && ecart_has_legal_move(&p)) {
        size_t     count = ecart_legal_moves(&p, moves, ECART_MOVE_LIST_SIZE);
        ecart_move move  = moves[below((unsigned)count)];
        int        to    = ecart_cell_index(move.to);

        man_on[to] = man_on[ecart_cell_index(move.from)];
        require(ecart_position_play(&p, move).reason == ECART_LEGAL);
        if (!(r->men[man_on[to]].cells >> to & 1))
            refute(&p, "the man that moved last was not expected there");
    }
}

START_TEST(no_man_leaves_the_cells_that_it_can_reach)
{
    reaches r;
    int   closed = 0;

    for (int i = 0; i < 60000; i++) {
        ecart_position position = locked_position();

        for (int side = 0; side < 2; side++) {
            if (lets_mate(&r, &position, side))
                continue;
            closed++;
            for (int games = 0; games < 12; games++)
                follow(&r, position, 80);
        }
    }
    ck_assert_int_gt(closed, 1000);
}
END_TEST

START_TEST(no_side_that_cannot_mate_does)
{
    reaches r;
    int   complete = 0;

    for (int i = 0; i < 30000; i++) {
        ecart_position position = locked_position();
        bool           lets[2]  = { lets_mate(&r, &position, 0), lets_mate(&r, &position, 1) };

        if (lets[0] && lets[1])
            continue;
        explore(&explored, &position, 800, false);
        for (int side = 0; side < 2; side++) {
            if (explored.mated[side] && !lets[side])
                refute(&position, "mate was called impossible");
        }
        complete += explored.complete;
    }
    ck_assert_int_gt(complete, 20);
}
END_TEST

static bool says(const char *fen, ecart_side side)
{
    ecart_position position = position_of(fen, false);
    reaches        r;

    return ecart_reach_lets_mate(&r, &position, side);
}

START_TEST(castling_en_passant_and_crowds_are_left_to_others)
{
    ck_assert(!says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", ECART_BLACK));
    ck_assert(says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K2R w K - 0 1", ECART_BLACK));
    ck_assert(says("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ECART_BLACK));
    ck_assert(says("kbbbbbbb/bbbbbbbb/8/3p4/3P4/8/BBBBBBBB/KBBBBBBB w - - 0 1", ECART_WHITE));
}
END_TEST

static Suite *reach_suite(void)
{
    Suite *s = suite_create("reach");

    TCase *games = tcase_create("games played on");
    tcase_set_timeout(games, 60);
    tcase_add_test(games, no_man_leaves_the_cells_that_it_can_reach);
    tcase_add_test(games, no_side_that_cannot_mate_does);
    suite_add_tcase(s, games);

    TCase *limits = tcase_create("limits");
    tcase_add_test(limits, castling_en_passant_and_crowds_are_left_to_others);
    suite_add_tcase(s, limits);

    return s;
}

int main(void)
{
    return run(reach_suite());
}
