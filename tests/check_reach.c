/* SPDX-License-Identifier: MIT */
/* check_reach.c -- tests of reach.c
 *
 * Where a man can ever stand is a promise about all games that could follow.  It is held
 * against games of random moves, in which each man is followed, and against all
 * positions that can follow where they are few enough to be counted. */

#include "drawn.h"
#include "explore.h"
#include "prospect/reach.h"
#include "runner.h"
#include "table.h"

static exploration explored;
static uint32_t    seed = 19;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

/* A white pawn and a black one before it, seldom with a cell between them, and seldom
 * one more behind them, or passed. */
static void put_column(ecart_setup *setup, int column, int row)
{
    int gap = below(20) == 0;

    if (below(5) == 0)
        return;
    put(setup, ecart_cell_make(column, row), below(60) == 0 ? 'p' : 'P');
    put(setup, ecart_cell_make(column, row + 1 + gap), below(60) == 0 ? 'P' : 'p');
    if (below(16) == 0) {
        char letter = "Pp"[below(2)];

        put(setup, ecart_cell_make(column, 2 + (int)below(6)), letter);
    }
}

/* Pawns that block each other in most columns, kings, and up to three pieces, more
 * bishops than others. */
static ecart_position locked_position(void)
{
    static const char pieces[] = "BbBbBbNnRrq";
    ecart_position    position;
    ecart_setup       setup;

    do {
        int row = 3 + (int)below(3);

        begin_setup(&seed, &setup);
        for (int column = 1; column <= 8; column++) {
            row += below(2) && row > 2 ? -1 : row < 5 ? 1 : -1;
            put_column(&setup, column, row);
        }
        put_any(&seed, &setup, pieces, below(4));
        put_kings(&seed, &setup);
    } while (!ecart_position_set(&position, &setup));
    return position;
}

/* A white king in a corner of pawns that hardly move, and a black one anywhere: White is
 * soon without a move. */
static ecart_position cornered_position(void)
{
    ecart_position position;
    ecart_setup    setup;

    do {
        begin_setup(&seed, &setup);
        for (int column = 1; column <= 3; column++) {
            int row = 2 + (int)below(5);

            put(&setup, ecart_cell_make(column, row), 'P');
            put(&setup, ecart_cell_make(column, row + 1), 'p');
            if (below(2) == 0)
                put(&setup, ecart_cell_make(column, 2 + (int)below(6)), 'p');
        }
        if (below(2) == 0)
            put(&setup, drawn_cell(&seed), 'b');
        int king_row = 1 + (int)below(5);

        put(&setup, ecart_cell_make(1 + (int)below(2), king_row), 'K');
        put(&setup, drawn_cell(&seed), 'k');
    } while (!ecart_position_set(&position, &setup));
    return position;
}

static ecart_position position_to_try(bool spares)
{
    return spares ? cornered_position() : locked_position();
}

static bool lets_mate(reaches *r, const ecart_position *p, int side, bool spares)
{
    return ecart_has_legal_move(p) ? ecart_reach_lets_mate(r, p, (ecart_side)side, spares)
                                   : true;
}

/* The man on each cell, by its place in the list. */
static void number_men(const reaches *r, uint8_t man_on[64])
{
    for (uint8_t i = 0; i < r->count; i++)
        man_on[r->men[i].start] = i;
}

/* Plays on at random, and sees that each man that moves keeps to its cells.  Only a king
 * that was said to spare a man may leave them, and then the game is over. */
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
        if (!(r->men[man_on[to]].cells >> to & 1) &&
            (!(r->spared >> to & 1) || ecart_has_legal_move(&p)))
            refute(&p, "the man that moved last was not expected there");
    }
}

START_TEST(no_man_leaves_the_cells_that_it_can_reach)
{
    reaches r;
    int   closed = 0;

    for (int i = 0; i < rounds(10000); i++) {
        ecart_position position = position_to_try(_i);

        for (int side = 0; side < 2; side++) {
            if (lets_mate(&r, &position, side, _i) ||
                (_i && !lets_mate(&r, &position, side, false)))
                continue;
            closed++;
            for (int games = 0; games < 12; games++)
                follow(&r, position, 80);
        }
    }
    ck_assert_int_gt(closed, _i ? 4 : 200);
}
END_TEST

START_TEST(no_side_that_cannot_mate_does)
{
    reaches r;
    int   complete = 0;

    for (int i = 0; i < rounds(8000); i++) {
        ecart_position position = position_to_try(_i);
        bool           lets[2]  = { lets_mate(&r, &position, 0, _i),
                                    lets_mate(&r, &position, 1, _i) };

        if (lets[0] && lets[1])
            continue;
        explore(&explored, &position, _i ? EXPLORED : 800, false);
        for (int side = 0; side < 2; side++) {
            if (explored.mated[side] && !lets[side])
                refute(&position, "mate was called impossible");
        }
        complete += explored.complete;
    }
    ck_assert_int_gt(complete, 4);
}
END_TEST

static bool says(const char *fen, ecart_side side)
{
    ecart_position position = position_of(fen, false);
    reaches        r;

    return ecart_reach_lets_mate(&r, &position, side, false);
}

START_TEST(castling_en_passant_and_crowds_are_left_to_others)
{
    ck_assert(!says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", ECART_BLACK));
    ck_assert(says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K2R w K - 0 1", ECART_BLACK));
    ck_assert(says("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ECART_BLACK));
    ck_assert(!says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - b6 0 1", ECART_BLACK));
    ck_assert(says("kbbbbbbb/bbbbbbbb/8/3p4/3P4/8/BBBBBBBB/KBBBBBBB w - - 0 1", ECART_WHITE));
}
END_TEST

static ecart_position any_position(int sort)
{
    return sort == 0 ? locked_position()
         : sort == 1 ? walled_position(&seed, 8, "BbQqNR", below(5))
                     : drawn_position(&seed, "PpPpQqRrBbNn", 2, 12);
}

static bool can_be_judged(const ecart_position *p)
{
    return p->of_kind[ECART_PAWN] != 0 && p->castling == 0 && p->en_passant == ECART_NO_CELL;
}

/* What is seen at once is what all cells say, too. */
START_TEST(men_of_an_open_position_let_each_side_mate)
{
    reaches r;
    int     open = 0, judged = 0;

    for (int i = 0; i < rounds(4000); i++) {
        ecart_position p = any_position(_i);

        if (!can_be_judged(&p))
            continue;
        judged++;
        if (!ecart_reach_is_open(&p))
            continue;
        open++;
        for (int side = 0; side < 2; side++) {
            if (!ecart_reach_finds_mate(&r, &p, (ecart_side)side, false))
                refute(&p, "an open position was closed");
        }
    }
    ck_assert_int_gt(open, judged / 20);
}
END_TEST

static Suite *reach_suite(void)
{
    Suite *s = suite_create("reach");

    TCase *quick = tcase_create("seen at once");
    tcase_set_timeout(quick, 60);
    tcase_add_loop_test(quick, men_of_an_open_position_let_each_side_mate, 0, 3);
    suite_add_tcase(s, quick);

    TCase *games = tcase_create("games played on");
    tcase_set_timeout(games, 60);
    tcase_add_loop_test(games, no_man_leaves_the_cells_that_it_can_reach, 0, 2);
    tcase_add_loop_test(games, no_side_that_cannot_mate_does, 0, 2);
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
