/* SPDX-License-Identifier: MIT */
/* check_reach.c -- tests of reach.c
 *
 * Where a man can ever stand is a promise about all games that could follow.  It is held
 * against games of random moves, in which each man is followed, and against all
 * positions that can follow where they are few enough to be counted. */
#define LONG
#include "drawn.h"
#include "explore.h"
#include "prospect/obstacle.h"
#include "runner.h"
#include "shut.h"
#include "table.h"

static exploration explored;
static uint32_t    seed;

/* Each test begins with it, so that it draws the same where all run in one process. */
static void begin_draws(void)
{
    seed = 19;
}

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

/* Of sort 1 and 2 it is proven, too, that a king spares a man. */
static ecart_position position_to_try(int sort)
{
    return sort == 1 ? cornered_position() : locked_position();
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
    reaches r, plain;
    int   closed = 0;

    begin_draws();
    for (int i = 0; i < rounds(10000); i++) {
        ecart_position position = position_to_try(_i);

        for (int side = 0; side < 2; side++) {
            if (lets_mate(&r, &position, side, _i) ||
                (_i == 1 && !lets_mate(&plain, &position, side, false)))
                continue;
            closed++;
            for (int games = 0; games < 12; games++)
                follow(&r, position, 80);
        }
    }
    ck_assert_int_gt(closed, _i == 1 ? 4 : 200);
}
END_TEST

START_TEST(no_side_that_cannot_mate_does)
{
    reaches r;
    int   complete = 0;

    begin_draws();
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

/* A black king in a corner among men of its own, pawns face to face, a white king near, and a
 * bishop or two: where there is a mate, the black men shut their king in. */
static ecart_position crowded_position(void)
{
    static const ecart_cell beside[] = {
        ECART_A7, ECART_B7, ECART_B8, ECART_A6, ECART_C7, ECART_C8
    };
    ecart_position position;
    ecart_setup    setup;

    do {
        begin_setup(&seed, &setup);
        put(&setup, ECART_A8, 'k');
        for (size_t i = 0; i < sizeof beside / sizeof *beside; i++) {
            if (below(3) > 0)
                put(&setup, beside[i], "pbnpbr"[below(6)]);
        }
        for (int i = 0; i < 2; i++) {
            int column = 3 + (int)below(6), row = 2 + (int)below(5);

            put(&setup, ecart_cell_make(column, row), 'P');
            put(&setup, ecart_cell_make(column, row + 1), 'p');
        }
        int column = 1 + (int)below(4), row = 4 + (int)below(5);

        put(&setup, ecart_cell_make(column, row), 'K');
        put_any(&seed, &setup, "BBN", 1 + below(2));
    } while (!ecart_position_set(&position, &setup));
    return position;
}

/* Whether the side to move mates at once. */
static bool mates(const ecart_position *p)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *p;

        (void)ecart_position_play(&after, moves[i]);
        if (after.checkers != 0 && !ecart_has_legal_move(&after))
            return true;
    }
    return false;
}

/* Takes back a move of a king or a piece, which captured nothing, if one can be drawn. */
static bool step_back(ecart_position *p)
{
    ecart_cells  men  = p->of_side[!p->side] & ~p->of_kind[ECART_PAWN];
    ecart_cell   from = drawn_cell(&seed), to = drawn_cell(&seed);
    ecart_setup  setup;
    ecart_position before;

    if (!ecart_cells_has(men, from) || p->board.at[to] != ECART_NO_PIECE)
        return false;
    ecart_position_setup(p, &setup);
    setup.board.at[to]   = setup.board.at[from];
    setup.board.at[from] = ECART_NO_PIECE;
    setup.side           = !p->side;
    if (!ecart_position_set(&before, &setup) ||
        !ecart_move_is_legal(&before, ecart_move_make(to, from, ECART_NO_KIND)))
        return false;
    *p = before;
    return true;
}

/* No proof says that a side cannot mate which does so soon: at once, and after each of some
 * moves that were taken back. */
START_TEST(no_side_that_mates_is_said_not_to)
{
    int found = 0;

    begin_draws();
    for (int i = 0; i < rounds(60000); i++) {
        ecart_position p = crowded_position();
        ecart_side     side = p.side;
        reaches        r;

        if (!mates(&p))
            continue;
        found++;
        for (int n = 0; n < 300; n++) {
            if (n > 0 && !step_back(&p))
                continue;
            if (!ecart_reach_lets_mate(&r, &p, side, false) ||
                !ecart_reach_lets_mate(&r, &p, side, true) ||
                ecart_side_prospect_quick(&p, side) == ECART_MATE_IMPOSSIBLE)
                refute(&p, "mate was called impossible, and is near");
        }
    }
    ck_assert_int_gt(found, 50);
}
END_TEST

/* A line is its own proof: a side mates at its end, so that no position on the way was one in
 * which it cannot.  It does so with two knights; with a bishop that a knight helps; with a pawn
 * that has passed a wall by taking another one en passant; with a bishop, far from where the king
 * stood; and because the king takes men of a wall where that does not end the game. */
START_TEST(who_mates_in_a_line_was_never_said_to_be_unable)
{
    static const char *const lines[][2] = {
        { "8/8/8/8/8/1k1K4/8/3NN3 w - - 0 1",
          "d1b2 b3a3 d3c3 a3a2 b2d1 a2a1 c3b3 a1b1 d1c3 b1a1 e1c2" },
        { "8/8/8/8/KB6/8/n7/2k5 w - - 0 1", "b4a5 c1b1 a4b3 b1a1 a5b4 a2c3 b4a3 c3b1 a3b2" },
        { "3k4/p7/P1p5/2Pp2p1/1K1P2P1/6p1/6P1/8 w - d6 0 1", "c5d6 d8c8 d6d7 c8b8 d7d8q" },
        { "8/3k4/5p2/2p1pPp1/1pP1P1P1/pP1Kb3/P5B1/8 b - - 0 1",
          "d7c7 d3c2 c7d7 c2b1 e3f4 b1a1 f4g3 g2h1 d7c6 h1f3 g3f4 f3e2 f4d2 e2d1 c6b6 d1c2 d2e3 "
          "c2b1 e3d4" },
        { "8/3k4/2p1pK2/1pPpPp2/pP1P1Pp1/P5Pp/7P/8 b - - 0 1",
          "d7e8 f6g6 e8f8 g6f6 f8e8 f6g5 e8f8 g5f6 f8e8 f6e6 e8f8 e6d6 f8f7 d6d7 f7g7 d7e8 g7h7 "
          "e8f7 h7h6 f7g8 h6g6 g8h8 g6f7 e5e6 f7e8 h8g8 e8e7 g8h8 e7e8 h8g7 e8e7 g7h8 e7f6 e6e7 "
          "f6f7 e7e8n f7e6 h8h7 e6e7 e8c7 e7f6 c7d5 f6f7 d5b6 f7e7 d4d5 e7f6 h7h6 c6d5 h6h7 "
          "d5d4 b6d5 f6f7 d5e7 f7f6 h7h6 f6f7 e7c8 f7e8 c5c6 d4d3 h6h5 d3d2 h5h4 d2d1n c8e7 "
          "e8e7 h4h5 e7f7 h5g5 d1c3 g5h4 c3e4 c6c7 f7g6 c7c8r e4g5 c8c4 g5f3" }
    };

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        ecart_position p = position_of(lines[i][0], false);
        ecart_side     side = p.side;

        for (const char *word = lines[i][1]; *word; word += 4 + strspn(word + 4, "qrn ")) {
            ecart_move move;
            size_t     offset;
            reaches    r;

            ck_assert(!ecart_lacks_material(&p, side));
            ck_assert(ecart_reach_lets_mate(&r, &p, side, false));
            ck_assert(ecart_reach_lets_mate(&r, &p, side, true));
            ck_assert(ecart_side_prospect_quick(&p, side) != ECART_MATE_IMPOSSIBLE);
            ck_assert(ecart_uci_read(word, strcspn(word, " "), &move, &offset) == ECART_LEGAL);
            ck_assert(ecart_position_play(&p, move).reason == ECART_LEGAL);
        }
        ck_assert(p.checkers != 0 && p.side != side && !ecart_has_legal_move(&p));
    }
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
    ck_assert(!says("8/2k5/8/8/1p1p1p1p/pPpPpP1P/P1P1P2P/4K1NR w - - 0 1", ECART_BLACK));
    ck_assert(says("8/2k5/8/8/1p1p1p1p/pPpPpP1P/P1P1P2P/4K1NR w K - 0 1", ECART_BLACK));
    ck_assert(says("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ECART_BLACK));
    ck_assert(!says("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - b6 0 1", ECART_BLACK));
    ck_assert(says("kbbbbbbb/bbbbbbbb/8/3p4/3P4/8/BBBBBBBB/KBBBBBBB w - - 0 1", ECART_WHITE));
}
END_TEST

/* That a capture by the enemy king ends the game is an argument only if this king can go on,
 * and if no man but the king of the side itself moves: in the first position White's king
 * cannot, in the second Black's bishop moves. */
START_TEST(men_are_spared_only_where_kings_alone_move)
{
    static const char *const fens[] = { "8/8/8/k7/p1p5/PpP5/pP6/K7 b - - 0 1",
                                        "8/8/8/8/p1p1pk2/P1P1Pp1p/3K1P1P/3b4 b - - 0 1" };

    for (size_t i = 0; i < 2; i++) {
        ecart_position p = position_of(fens[i], false);
        reaches        r;

        ck_assert(!ecart_reach_lets_mate(&r, &p, ECART_BLACK, false));
        ck_assert(ecart_reach_lets_mate(&r, &p, ECART_BLACK, true));
    }
}
END_TEST

static shut_search shut;

/* Kings on both sides of a wall that nobody can take or pass: White's bishop is light, Black's are
 * dark, and so are the black pawns.  White mates in a corner if two black men stand beside their
 * king, on dark cells; one is too few.  A second program (shut.h) searches all that follows. */
START_TEST(a_king_is_shut_in_by_as_many_of_its_own_men_as_it_takes)
{
    static const struct {
        const char *fen;
        bool        mates;
    } cases[] = {
        { "kb6/7B/8/2b5/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3 w - - 0 1", true },
        { "4kb2/7B/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3 w - - 0 1", false },
        { "4k3/7B/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3 w - - 0 1", false },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        reaches        r;

        shut_explore(&shut, cases[i].fen, SIZE_MAX);
        ck_assert(shut.whole || shut.mates);
        ck_assert(shut.mates == cases[i].mates);
        ck_assert(ecart_reach_lets_mate(&r, &p, ECART_WHITE, false) == cases[i].mates);
    }
}
END_TEST

/* Pawns face to face in every other column, or one pair fewer and two pieces. */
static ecart_position ten_men(void)
{
    ecart_position position;
    ecart_setup    setup;

    do {
        int aside = (int)below(2), row = 2 + (int)below(4), pairs = 4 - (int)below(8) / 7;

        begin_setup(&seed, &setup);
        for (int i = 0; i < pairs; i++) {
            put(&setup, ecart_cell_make(2 * i + 1 + aside, row), 'P');
            put(&setup, ecart_cell_make(2 * i + 1 + aside, row + 1), 'p');
            row += below(3) ? 0 : row < 4 ? 1 : -1;
        }
        put_any(&seed, &setup, "BbNnRrQq", pairs < 4 ? 2 : 0);
        put_kings(&seed, &setup);
    } while (!ecart_position_set(&position, &setup));
    return position;
}

static ecart_position wall_of_sort(int sort, int i)
{
    return sort == 2 ? ten_men()
         : walled_position(&seed, 8 - (unsigned)i % 7, sort == 0 ? "BbBb" : "BbNnRrQq", 3);
}

/* What the library proves, the second program finds, where it sees all that follows. */
START_TEST(walls_are_as_a_second_program_finds)
{
    int whole = 0;

    begin_draws();
    for (int i = 0; i < rounds(1500); i += one_in(2)) {
        ecart_position p    = wall_of_sort(_i, i);
        ecart_prospect said = ecart_side_prospect_quick(&p, ECART_WHITE);
        char           fen[ECART_FEN_SIZE];
        ecart_setup    setup;
        if (ecart_lacks_material(&p, ECART_WHITE) ||
            (said != ECART_MATE_IMPOSSIBLE && (_i < 2 || i % 20 > 0)))
            continue;
        said = ecart_side_prospect(&p, ECART_WHITE);
        ecart_position_setup(&p, &setup);
        (void)ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        shut_explore(&shut, fen, 4000);
        whole += shut.whole;
        if (shut.mates ? said == ECART_MATE_IMPOSSIBLE
                       : shut.whole && said == ECART_MATE_POSSIBLE)
            refute(&p, "the other program finds that this is wrong");
    }
    ck_assert_int_gt(whole, 1);
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

    begin_draws();
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

int main(void)
{
    Suite *s = suite_create("reach");

    TCase *quick = group(s, "seen at once");
    tcase_set_timeout(quick, 60);
    tcase_add_loop_test(quick, men_of_an_open_position_let_each_side_mate, 0, 3);

    TCase *games = group(s, "games played on");
    tcase_set_timeout(games, 60);
    tcase_add_loop_test(games, no_man_leaves_the_cells_that_it_can_reach, 0, 3);
    tcase_add_loop_test(games, no_side_that_cannot_mate_does, 0, 2);
    tcase_add_test(games, no_side_that_mates_is_said_not_to);

    TCase *limits = group(s, "limits");
    tcase_set_timeout(limits, 60);
    tcase_add_test(limits, a_king_is_shut_in_by_as_many_of_its_own_men_as_it_takes);
    tcase_add_loop_test(limits, walls_are_as_a_second_program_finds, 0, 3);
    tcase_add_test(limits, who_mates_in_a_line_was_never_said_to_be_unable);
    tcase_add_test(limits, men_are_spared_only_where_kings_alone_move);
    tcase_add_test(limits, castling_en_passant_and_crowds_are_left_to_others);

    return run(s);
}
