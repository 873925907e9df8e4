/* SPDX-License-Identifier: MIT */
/* check_lines_between.c -- tests of ecart_lines_between(): all lines are tried, and made by
 * hand (plain_move.h) */

#include "plain_move.h"
#include "runner.h"
#include "table.h"
#include "torture.h"

/* All lines of so many moves that lead to a board, by trying each. */
static size_t fitting_lines(const ecart_position *p, size_t moves, const ecart_board *seen,
                            int sight, ecart_line_between line, ecart_line_between *fit)
{
    ecart_move list[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, list, ECART_MOVE_LIST_SIZE), found = 0;

    for (size_t i = 0; i < count && line.count > 0; i++) {
        ecart_position after = *p;
        ecart_board    made  = p->board;

        plain_move(&made, list[i], p->chess960);
        line.moves[line.count - moves] = list[i];
        if (moves == 1 && cells_that_differ(&made, seen, sight) == 0)
            fit[found++] = line;
        if (moves == 2) {
            (void)ecart_position_play(&after, list[i]);
            found += fitting_lines(&after, 1, seen, sight, line, fit + found);
        }
    }
    if (line.count == 0 && cells_that_differ(&p->board, seen, sight) == 0)
        fit[found++] = line;
    return found;
}

enum { MOST_LINES = 4000 };

/* The same in the order that the header gives; each row is tried together. */
static size_t expected_lines(const ecart_game *game, const ecart_position *before,
                             const ecart_board *seen, int sight, ecart_line_between *fit)
{
    const size_t rows[][3][2] = {
        { { 0, 0 } }, { { 0, 1 } }, { { 1, 0 } }, { { 1, 1 }, { 2, 0 }, { 0, 2 } },
        { { game->count, 0 } }, { { 2, 1 } }, { { 1, 2 } }, { { 2, 2 } }
    };
    size_t found = 0;

    for (size_t row = 0; row < 8 && found == 0; row++) {
        for (size_t i = 0; i < (row == 3 ? 3 : 1); i++) {
            ecart_line_between line = { .back = rows[row][i][0], .count = rows[row][i][1] };

            if (line.back <= game->count)
                found += fitting_lines(&before[game->count - line.back], line.count, seen, sight,
                                       line, fit + found);
        }
    }
    return found;
}

static bool same_line(const ecart_line_between *a, const ecart_line_between *b)
{
    return a->back == b->back && a->count == b->count &&
           (a->count < 1 || ecart_move_equal(a->moves[0], b->moves[0])) &&
           (a->count < 2 || ecart_move_equal(a->moves[1], b->moves[1]));
}

static size_t assert_lines(const ecart_game *game, const ecart_position *before,
                           const ecart_board *seen, int sight)
{
    static ecart_line_between fit[MOST_LINES], found[MOST_LINES];
    size_t wanted = expected_lines(game, before, seen, sight, fit);
    size_t count  = ecart_lines_between(game, seen, (ecart_sight)sight, found, MOST_LINES);

    require(count == wanted);
    for (size_t i = 0; i < count; i++) {
        size_t n = 0;

        while (n < count && !same_line(&found[i], &fit[n]))
            n++;
        require(n < count);
    }
    require(ecart_lines_between(game, seen, (ecart_sight)sight, NULL, 0) == count);
    return count;
}

/* Puts other pieces on a board where a sight does not tell them apart. */
static void disguise(dice *d, ecart_board *board, int sight)
{
    for (int n = 0; n < 64 && sight != ECART_SEES_PIECES; n++) {
        ecart_piece *piece = &board->at[ecart_cell_nth(n)];
        ecart_side   side  = ecart_piece_side(*piece);

        if (*piece != ECART_NO_PIECE)
            *piece = ecart_piece_make(sight == ECART_SEES_COLOURS ? side : (ecart_side)roll(d, 2),
                                      (ecart_kind)(ECART_KING + roll(d, 6)));
    }
}

/* A game, and its positions: some moves are played, then some are taken back on the board,
 * and others are made there. */
static void play_about(dice *d, const ecart_position *start)
{
    ecart_record   records[8];
    ecart_game     game;
    ecart_position before[9];
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    uint32_t       plies = roll(d, 7), back = roll(d, 4), on = roll(d, 4);

    ecart_game_set(&game, start, records, 8);
    before[0] = *start;
    for (uint32_t i = 0; i < plies; i++) {
        size_t count = ecart_legal_moves(&game.position, moves, ECART_MOVE_LIST_SIZE);

        if (count > 0)
            require(ecart_game_play(&game, moves[roll(d, (uint32_t)count)], NULL));
        before[game.count] = game.position;
    }
    ecart_position seen = before[back < game.count ? game.count - back : 0];
    for (uint32_t i = 0; i < on; i++) {
        size_t count = ecart_legal_moves(&seen, moves, ECART_MOVE_LIST_SIZE);

        if (count > 0)
            (void)ecart_position_play(&seen, moves[roll(d, (uint32_t)count)]);
    }
    if (roll(d, 3) == 0)
        (void)ecart_board_put(&seen.board, ecart_cell_nth((int)roll(d, 64)), ECART_NO_PIECE);
    for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++) {
        disguise(d, &seen.board, sight);
        (void)assert_lines(&game, before, &seen.board, sight);
    }
}

START_TEST(lines_of_two_moves_are_those_that_brute_force_finds)
{
    dice d = { 33 };

    for (int file = 0; file < 2; file++) {
        table t = table_open(file == 0 ? "suite.tsv" : "castle960.tsv");

        while (table_next(&t)) {
            if (t.row % 25 != 1 && rounds(1) == 1)
                continue;
            ecart_position p = position_of(t.field[1], file == 1);
            play_about(&d, &p);
        }
    }
}
END_TEST

/* Moves that a game remembers, and those that are made then: the pawn takes en passant and the
 * king castles, each emptying two squares; a queen goes where a knight was; and castling that
 * exchanges king and rook, which looks as if nothing was done, if pieces are not known.  No
 * other line fits; where moves are taken back, only of kinds that are not tried any more. */
START_TEST(lines_are_found_that_chance_seldom_makes)
{
    static const struct { const char *fen, *played[4]; size_t back; const char *on[2]; } cases[] = {
        { "4k2r/8/8/3pP3/8/8/8/4K3 w k d6 0 2", { NULL }, 0, { "e5d6", "e8g8" } },
        { "3qk3/8/8/3N4/8/8/8/4K3 w - - 0 1", { NULL }, 0, { "d5b4", "d8d5" } },
        { "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", { NULL }, 0, { NULL } },
        { "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", { "f1g1" }, 0, { NULL } },
        { "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", { "g1g2" }, 1, { NULL } },
        { "5kr1/7p/8/8/8/8/8/R3K3 w g - 0 1", { "a1a2", "h7h6" }, 2, { "a1a3" } },
        { "4k3/7p/8/8/8/8/8/R3K3 w - - 0 1", { "a1a2", "h7h6" }, 2, { "a1a3", "e8e7" } },
        { "5kr1/7p/8/8/8/8/7P/R3K3 w g - 0 1", { "a1a2", "f8g8", "h2h3", "h7h6" }, 4, { NULL } },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_record   records[4];
        ecart_position before[5] = { position_of(cases[i].fen, strpbrk(cases[i].fen, "Gg")) };
        ecart_game     game;

        ecart_game_set(&game, &before[0], records, 4);
        for (size_t n = 0; n < 4 && cases[i].played[n]; n++) {
            ck_assert(ecart_game_play(&game, move_of(cases[i].played[n]), NULL));
            before[game.count] = game.position;
        }
        ecart_position after = before[game.count - cases[i].back];
        for (int n = 0; n < 2 && cases[i].on[n]; n++)
            ck_assert_int_eq(ecart_position_play(&after, move_of(cases[i].on[n])).reason,
                             ECART_LEGAL);
        for (int sight = ECART_SEES_PIECES; sight <= ECART_SEES_OCCUPIED; sight++)
            ck_assert_uint_eq(assert_lines(&game, before, &after.board, sight), 1);
    }
}
END_TEST

/* A pawn may capture to either side, and become four pieces. */
START_TEST(lines_that_have_no_room_are_counted)
{
    ecart_position p = position_of("1r1rk3/P1P5/8/q7/8/8/8/6K1 w - - 0 1", false);
    ecart_game     game;
    ecart_board    seen = p.board;
    ecart_line_between lines[3] = { { .back = 7 }, { .back = 7 }, { .back = 7 } };

    ecart_game_set(&game, &p, NULL, 0);
    seen.at[ECART_C7] = ECART_NO_PIECE;
    ck_assert_uint_eq(ecart_lines_between(&game, &seen, ECART_SEES_OCCUPIED, lines, 2), 8);
    ck_assert(lines[0].count == 1 && lines[1].count == 1 && lines[2].back == 7);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("lines between");
    TCase *lines = group(s, "lines");

    tcase_set_timeout(lines, 60);
    tcase_add_test(lines, lines_of_two_moves_are_those_that_brute_force_finds);
    tcase_add_test(lines, lines_are_found_that_chance_seldom_makes);
    tcase_add_test(lines, lines_that_have_no_room_are_counted);
    return run(s);
}
