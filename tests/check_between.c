/* SPDX-License-Identifier: MIT */
/* check_between.c -- tests of between.c: boards are made by hand (plain_move.h) and
 * compared cell by cell, and what fits is found by trying every legal move */

#include <string.h>

#include "plain_move.h"
#include "runner.h"
#include "table.h"
#include "torture.h"

/* The legal moves that fit, by trying all. */
static size_t fitting_moves(const ecart_position *p, const ecart_board *seen, int sight,
                            ecart_move fitting[ECART_MOVE_LIST_SIZE])
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE), fit = 0;

    for (size_t i = 0; i < count; i++) {
        ecart_board after = p->board;

        plain_move(&after, moves[i], p->chess960);
        if (cells_that_differ(&after, seen, sight) == 0)
            fitting[fit++] = moves[i];
    }
    return fit;
}

static void assert_moves(const ecart_position *p, const ecart_board *seen, int sight,
                         const ecart_sighting *answer)
{
    ecart_move fitting[ECART_MOVE_LIST_SIZE];
    size_t     count = fitting_moves(p, seen, sight, fitting);

    require(count <= ECART_BETWEEN_MOVES && answer->count == count);
    for (size_t i = 0; i < count; i++)
        require(ecart_move_equal(answer->moves[i], fitting[i]));
}

/* A legal move is found, alone if the pieces are known, and among all that fit if
 * less is known.  By colours it is alone too, but for what a pawn becomes. */
static void find_again(const ecart_position *p, ecart_move move)
{
    ecart_board seen = p->board;

    plain_move(&seen, move, p->chess960);
    for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++) {
        ecart_sighting answer = ecart_move_between(p, &seen, (ecart_sight)sight);
        bool           found  = false;

        require(answer.different == cells_that_differ(&p->board, &seen, sight));
        require(answer.kind == (answer.different ? ECART_SEEN_MOVE : ECART_SEEN_SAME));
        require(answer.result == ECART_SEEN_NO_RESULT);
        assert_moves(p, &seen, sight, &answer);
        for (int i = 0; i < answer.count; i++)
            found |= ecart_move_equal(answer.moves[i], move);
        require(found);
        if (sight == ECART_SEES_PIECES || (sight == ECART_SEES_COLOURS && !p->chess960))
            require(answer.count == (sight && move.promotion != ECART_NO_KIND ? 4 : 1));
    }
}

static void play_a_game(dice *d, ecart_position *p)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    for (int ply = 0; ply < 120; ply++) {
        size_t count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE);

        if (count == 0)
            return;
        ecart_move move = moves[roll(d, (uint32_t)count)];
        find_again(p, move);
        (void)ecart_position_play(p, move);
    }
}

START_TEST(each_move_of_random_games_is_found)
{
    dice           d = { 12 };
    ecart_setup    setup;
    ecart_position p;

    for (int game = 0; game < rounds(12); game++) {
        if (game % 4 == 3)
            ck_assert(ecart_setup_start_960(&setup, (int)roll(&d, 960)));
        else
            ecart_setup_start(&setup);
        ck_assert(ecart_position_set(&p, &setup));
        play_a_game(&d, &p);
    }
}
END_TEST

static void find_all_again(const char *file, bool chess960)
{
    table t = table_open(file);

    while (table_next(&t)) {
        ecart_position p = position_of(t.field[1], chess960);
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        size_t         count = ecart_legal_moves(&p, moves, ECART_MOVE_LIST_SIZE);

        for (size_t i = (size_t)(t.row % one_in(7)); i < count; i += (size_t)one_in(7))
            find_again(&p, moves[i]);
    }
}

START_TEST(some_moves_of_the_suites_are_found)
{
    find_all_again("suite.tsv", false);
    find_all_again("castle960.tsv", true);
}
END_TEST

static bool same_verdict(const ecart_verdict *a, const ecart_verdict *b)
{
    return a->reason == b->reason && a->also == b->also && a->others == b->others &&
           a->first == b->first && a->nature == b->nature && a->alias == b->alias &&
           ecart_move_equal(a->move, b->move);
}

/* A hand carries a piece from a cell to another, and touches nothing else. */
static void carry_and_see(const ecart_position *p, ecart_move move, int sight,
                          int kinds[ECART_SEEN_KINDS])
{
    ecart_board    seen = p->board;
    ecart_verdict  expected = ecart_move_check(p, move);
    ecart_move     fitting[ECART_MOVE_LIST_SIZE];

    plain_carry(&seen, move);
    ecart_sighting answer = ecart_move_between(p, &seen, (ecart_sight)sight);
    kinds[answer.kind]++;
    require(answer.different == cells_that_differ(&p->board, &seen, sight));
    if (fitting_moves(p, &seen, sight, fitting) > 0) {
        require(answer.kind == ECART_SEEN_MOVE);
        assert_moves(p, &seen, sight, &answer);
    } else if (ecart_cells_count(answer.different) < 2) {
        require(answer.kind == ECART_SEEN_DIFFERENT);
    } else if (expected.reason == ECART_LEGAL) {
        require(answer.kind == ECART_SEEN_UNFINISHED && answer.count == 1);
        require(ecart_move_equal(answer.moves[0], ecart_move_canonical(p, move)));
    } else if (answer.kind != ECART_SEEN_UNFINISHED || !p->chess960) {
        require(answer.kind == ECART_SEEN_TRY);
        require(same_verdict(&answer.verdict, &expected));
    }
}

/* All pairs of cells in some positions, with either side's pieces. */
static void carry_everything(const char *file, bool chess960, int sight,
                             int kinds[ECART_SEEN_KINDS])
{
    table t = table_open(file);

    for (int row = 0; table_next(&t); row++) {
        if (row % (16 * one_in(9)) != sight * 5)
            continue;
        ecart_position p = position_of(t.field[1], chess960);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_move move = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                              ECART_NO_KIND);

            if (move.from != move.to && p.board.at[move.from] != ECART_NO_PIECE)
                carry_and_see(&p, move, sight, kinds);
        }
    }
}

START_TEST(a_try_has_the_verdict_of_its_move)
{
    for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++) {
        int kinds[ECART_SEEN_KINDS] = { 0 };

        carry_everything("suite.tsv", false, sight, kinds);
        carry_everything("castle960.tsv", true, sight, kinds);
        ck_assert_int_gt(kinds[ECART_SEEN_MOVE], 150);
        ck_assert_int_gt(kinds[ECART_SEEN_TRY], 1500);
        ck_assert_int_gt(kinds[ECART_SEEN_UNFINISHED], 0);
        ck_assert_int_gt(kinds[ECART_SEEN_DIFFERENT], 0);
    }
}
END_TEST

/* What a pawn became is part of the try. */
START_TEST(a_promotion_that_was_tried_is_asked_about)
{
    table t = table_open("suite.tsv");
    int   tried = 0;

    while (table_next(&t)) {
        ecart_position p = position_of(t.field[1], false);
        ecart_cells    pawns = ecart_position_pieces(&p, p.side, ECART_PAWN);

        for (ecart_cell c = ecart_cells_next(pawns, 0); c; c = ecart_cells_next(pawns, c)) {
            for (int kind = ECART_KING; kind < ECART_PAWN; kind++) {
                ecart_cell  to   = (ecart_cell)(c + (p.side == ECART_WHITE ? 1 : -1));
                ecart_move  move = ecart_move_make(c, to, (ecart_kind)kind);
                ecart_board seen = p.board;

                plain_carry(&seen, move);
                ecart_sighting answer = ecart_move_between(&p, &seen, ECART_SEES_PIECES);
                ecart_verdict  expected = ecart_move_check(&p, move);

                if (expected.reason == ECART_LEGAL) {
                    require(answer.kind == ECART_SEEN_MOVE && answer.count == 1);
                    require(ecart_move_equal(answer.moves[0], move));
                } else if (ecart_cells_count(answer.different) == 2) {
                    require(answer.kind == ECART_SEEN_TRY);
                    require(same_verdict(&answer.verdict, &expected));
                    tried++;
                }
            }
        }
    }
    ck_assert_int_gt(tried, 1000);
}
END_TEST

/* A position, the placement that is seen, by pieces, and what is answered: moves as
 * in UCI, and a reason or cells behind the kind. */
static const struct sight_case {
    const char *fen, *seen, *answer;
} cases[] = {
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R", "same" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/5RK1", "move e1g1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/6KR", "unfinished e1g1 f1 h1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4KR2", "move h1f1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/7R", "different e1" },
    { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/5RK1", "try e1g1 castle-no-right" },
    { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "4k3/8/8/8/8/8/8/6KR", "try e1g1 castle-no-right" },
    { "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "4kr2/8/8/8/8/8/8/5RK1",
      "try e1g1 castle-through-check" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "3k4/8/8/8/8/8/8/4K2R", "try e8d8 not-your-piece" },
    { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/3P4/8/8/8/8/4K3", "move e5d6" },
    { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/3P4/3p4/8/8/8/4K3", "unfinished e5d6 d5" },
    { "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "4k3/8/3P4/8/8/8/8/4K3",
      "try e5d6 en-passant-unavailable" },
    { "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "4k3/8/3P4/3p4/8/8/8/4K3",
      "try e5d6 en-passant-unavailable" },
    { "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4r2k/8/3P4/8/8/8/8/4K3", "try e5d6 pinned" },
    { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "P6k/8/8/8/8/8/8/K7", "try a7a8 promotion-needed" },
    { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "N6k/8/8/8/8/8/8/K7", "move a7a8n" },
    { "7k/P7/8/8/8/8/8/K7 w - - 0 1", "n6k/8/8/8/8/8/8/K7", "different a7 a8" },
    { "7k/8/8/8/8/P7/8/K7 w - - 0 1", "7k/8/8/8/Q7/8/8/K7",
      "try a3a4q promotion-not-allowed" },
    { "7k/8/8/8/8/8/1R6/KN6 w - - 0 1", "7k/8/8/8/8/8/8/KR6", "try b2b1 own-piece" },
    { "7k/8/8/8/8/8/R7/KR6 w - - 0 1", "7k/8/8/8/8/8/8/KR6", "different a2" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "7k/8/8/8/8/8/N7/KR6", "different a2 b1" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "8/8/8/8/8/8/8/8", "different a1 a2 b1 h8" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "8/8/8/3K4/4k3/8/R7/1N6", "different a1 d5 e4 h8 1-0" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "8/8/8/4k3/3K4/8/R7/8", "different a1 b1 d4 e5 h8 0-1" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "8/8/8/3kK3/8/8/R7/1N6", "different a1 d5 e5 h8 1/2" },
    { "7k/8/8/8/8/8/R7/KN6 w - - 0 1", "8/8/8/4k3/4K3/8/R7/1N6", "different a1 e4 e5 h8 1/2" },
    { "8/8/8/3k4/8/4K3/8/8 w - - 0 1", "8/8/8/3k4/4K3/8/8/8", "try e3e4 kings-touch 1-0" },
    { "8/8/8/3k4/8/4K3/8/8 w - - 0 1", "8/8/8/3k4/3K4/8/8/8", "try e3d4 kings-touch 1/2" },
};

static ecart_board board_seen(const char *placement)
{
    ecart_setup  setup;
    ecart_faults faults;
    char         fen[ECART_FEN_SIZE];

    snprintf(fen, sizeof fen, "%s w - - 0 1", placement);
    (void)ecart_fen_read(fen, strlen(fen), false, &setup, &faults);
    ck_assert_int_ge(ecart_faults_first(&faults, ECART_ERROR), ECART_KING_MISSING);
    return setup.board;
}

static void add(char text[200], const char *word)
{
    size_t length = strlen(text);

    snprintf(text + length, 200 - length, "%s%s", length ? " " : "", word);
}

static void add_cells(char text[200], ecart_cells cells)
{
    char name[3];

    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        ecart_cell_write(c, name, sizeof name);
        add(text, name);
    }
}

static void tell(const ecart_sighting *s, char text[200])
{
    static const char *const results[] = { NULL, "1-0", "0-1", "1/2" };
    char uci[6];

    strcpy(text, ecart_seen_name(s->kind));
    for (int i = 0; i < s->count; i++)
        add(text, uci_of(s->moves[i], uci));
    if (s->kind == ECART_SEEN_TRY) {
        add(text, uci_of(s->verdict.move, uci));
        add(text, ecart_reason_name(s->verdict.reason));
    }
    add_cells(text, s->kind == ECART_SEEN_DIFFERENT ? s->different : s->unfinished);
    if (s->result != ECART_SEEN_NO_RESULT)
        add(text, results[s->result]);
}

START_TEST(what_is_seen_is_told)
{
    const struct sight_case *c = &cases[_i];
    ecart_position p    = position_of(c->fen, false);
    ecart_board    seen = board_seen(c->seen);
    ecart_sighting answer = ecart_move_between(&p, &seen, ECART_SEES_PIECES);
    char           text[200];

    tell(&answer, text);
    ck_assert_str_eq(text, c->answer);
    if (answer.kind == ECART_SEEN_TRY) {
        ecart_verdict expected = ecart_move_check(&p, answer.verdict.move);
        ck_assert(same_verdict(&answer.verdict, &expected));
    }
}
END_TEST

/* Both kings are carried to the centre, and nothing else: less is enough then. */
START_TEST(kings_in_the_centre_are_known_by_what_they_left)
{
    ecart_position p = position_of("r3k2r/8/8/8/8/8/PPP5/2K5 b - - 0 1", false);
    static const ecart_cell centre[] = { ECART_D4, ECART_E4, ECART_D5, ECART_E5 };

    for (int n = 0; n < 16; n++) {
        ecart_cell  white = centre[n / 4], black = centre[n % 4];
        int         light = (white == ECART_E4 || white == ECART_D5) +
                            (black == ECART_E4 || black == ECART_D5);
        ecart_board seen  = p.board;

        if (white == black)
            continue;
        plain_carry(&seen, ecart_move_make(p.king[ECART_WHITE], white, ECART_NO_KIND));
        plain_carry(&seen, ecart_move_make(p.king[ECART_BLACK], black, ECART_NO_KIND));
        for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++) {
            ecart_sighting answer = ecart_move_between(&p, &seen, (ecart_sight)sight);

            ck_assert_int_eq(answer.kind, ECART_SEEN_DIFFERENT);
            ck_assert_int_eq(answer.result, light == 2 ? ECART_SEEN_WHITE_WINS
                                          : light == 0 ? ECART_SEEN_BLACK_WINS : ECART_SEEN_DRAW);
            seen.at[ECART_H8] = ECART_NO_PIECE;
            answer = ecart_move_between(&p, &seen, (ecart_sight)sight);
            ck_assert_int_eq(answer.result != ECART_SEEN_NO_RESULT, sight == ECART_SEES_PIECES);
            seen.at[ECART_H8] = p.board.at[ECART_H8];
        }
    }
}
END_TEST

/* King and rook change places: only a board that knows pieces can see that. */
START_TEST(castling_in_chess960_may_change_no_colour)
{
    ecart_position p = position_of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true);
    ecart_board    seen = board_seen("4k3/8/8/8/8/8/8/5RK1");
    ecart_sighting answer = ecart_move_between(&p, &seen, ECART_SEES_PIECES);

    ck_assert_int_eq(answer.kind, ECART_SEEN_MOVE);
    for (int sight = ECART_SEES_COLOURS; sight <= ECART_SEES_OCCUPIED; sight++) {
        answer = ecart_move_between(&p, &seen, (ecart_sight)sight);
        ck_assert_int_eq(answer.kind, ECART_SEEN_SAME);
        ck_assert_int_eq(answer.count, 1);
        ck_assert_int_eq(answer.moves[0].to, ECART_G1);
    }
    p    = position_of("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", true);
    seen = board_seen("4k3/8/8/8/8/8/8/6K1");
    ck_assert_int_eq(ecart_move_between(&p, &seen, 0).kind, ECART_SEEN_UNFINISHED);
    p    = position_of("4k3/8/8/8/8/8/8/1K5R w H - 0 1", true);
    seen = board_seen("4k3/8/8/8/8/8/8/6KR");
    answer = ecart_move_between(&p, &seen, 0);
    ck_assert_int_eq(answer.kind, ECART_SEEN_UNFINISHED);
    ck_assert_int_eq(answer.moves[0].to, ECART_H1);
    p    = position_of("4k3/8/8/8/8/8/8/R5K1 w A - 0 1", true);
    seen = board_seen("4k3/8/8/8/8/8/8/R1K5");
    answer = ecart_move_between(&p, &seen, 0);
    ck_assert_int_eq(answer.kind, ECART_SEEN_UNFINISHED);
    ck_assert_int_eq(answer.moves[0].to, ECART_A1);
    p    = position_of("4k3/8/8/8/8/8/8/1K2N2R w H - 0 1", true);
    seen = board_seen("4k3/8/8/8/8/8/8/4NRK1");
    answer = ecart_move_between(&p, &seen, 0);
    ck_assert_int_eq(answer.kind, ECART_SEEN_TRY);
    ck_assert_int_eq(answer.verdict.reason, ECART_CASTLE_PATH_BLOCKED);
    p    = position_of("4k3/8/8/8/8/8/8/R3N1K1 w A - 0 1", true);
    seen = board_seen("4k3/8/8/8/8/8/8/2KRN3");
    answer = ecart_move_between(&p, &seen, 0);
    ck_assert_int_eq(answer.verdict.reason, ECART_CASTLE_PATH_BLOCKED);
    ck_assert_int_eq(answer.verdict.move.to, ECART_A1);
}
END_TEST

/* Any position and any board at all, a move on from it or not: the answer agrees
 * with itself, and the moves are those that fit. */
START_TEST(any_board_has_an_answer)
{
    dice d = { 4711 };
    int  positions = 0;

    for (int round = 0; round < rounds(12000); round++) {
        ecart_setup    setup;
        ecart_position p;

        random_setup(&d, &setup);
        if (!ecart_position_set(&p, &setup))
            continue;
        setup.board = p.board;
        for (uint32_t changes = roll(&d, 5); changes > 0; changes--)
            setup.board.at[roll(&d, ECART_BOARD_NUMBERS)] =
                (ecart_piece)(roll(&d, 3) ? roll(&d, 16) : roll(&d, 256));
        positions++;
        for (int sight = 0; sight < 4; sight++) {
            ecart_sighting answer = ecart_move_between(&p, &setup.board, (ecart_sight)sight);

            require(answer.different == cells_that_differ(&p.board, &setup.board, sight));
            require((answer.kind == ECART_SEEN_SAME) == (answer.different == 0));
            require((answer.kind == ECART_SEEN_TRY) == (answer.verdict.reason != ECART_LEGAL));
            if (answer.kind <= ECART_SEEN_MOVE)
                assert_moves(&p, &setup.board, sight, &answer);
            else
                require(answer.count == (answer.kind == ECART_SEEN_UNFINISHED));
        }
    }
    ck_assert_int_gt(positions, 600);
}
END_TEST

START_TEST(a_position_of_zeroes_differs_or_is_the_same)
{
    ecart_position none  = { .side = ECART_WHITE };
    ecart_board    empty = { { 0 } }, start = board_seen("8/8/8/8/8/8/PPPPPPPP/RNBQKBNR");

    for (int sight = 0; sight < 4; sight++) {
        ck_assert_int_eq(ecart_move_between(&none, &empty, (ecart_sight)sight).kind,
                         ECART_SEEN_SAME);
        ck_assert_int_eq(ecart_move_between(&none, &start, (ecart_sight)sight).kind,
                         ECART_SEEN_DIFFERENT);
        start = board_seen("8/8/8/8/8/8/8/R7");
        ck_assert_int_eq(ecart_move_between(&none, &start, (ecart_sight)sight).kind,
                         ECART_SEEN_DIFFERENT);
    }
}
END_TEST

START_TEST(each_kind_has_a_name)
{
    ck_assert_str_eq(ecart_seen_name(ECART_SEEN_SAME), "same");
    ck_assert_str_eq(ecart_seen_name(ECART_SEEN_MOVE), "move");
    ck_assert_str_eq(ecart_seen_name(ECART_SEEN_UNFINISHED), "unfinished");
    ck_assert_str_eq(ecart_seen_name(ECART_SEEN_TRY), "try");
    ck_assert_str_eq(ecart_seen_name(ECART_SEEN_DIFFERENT), "different");
    ck_assert_ptr_null(ecart_seen_name(ECART_SEEN_KINDS));
    ck_assert_ptr_null(ecart_seen_name(255));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("between");

    TCase *moves = group(s, "moves");
    tcase_set_timeout(moves, 60);
    tcase_add_test(moves, each_move_of_random_games_is_found);
    tcase_add_test(moves, some_moves_of_the_suites_are_found);

    TCase *tries = group(s, "tries");
    tcase_add_test(tries, a_try_has_the_verdict_of_its_move);
    tcase_add_test(tries, a_promotion_that_was_tried_is_asked_about);

    TCase *boards = group(s, "boards");
    tcase_set_timeout(boards, 60);
    tcase_add_loop_test(boards, what_is_seen_is_told, 0, sizeof cases / sizeof *cases);
    tcase_add_test(boards, kings_in_the_centre_are_known_by_what_they_left);
    tcase_add_test(boards, castling_in_chess960_may_change_no_colour);
    tcase_add_test(boards, any_board_has_an_answer);
    tcase_add_test(boards, a_position_of_zeroes_differs_or_is_the_same);
    tcase_add_test(boards, each_kind_has_a_name);

    return run(s);
}
