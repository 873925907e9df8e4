/* SPDX-License-Identifier: MIT */
/* check_helpmate.c -- tests of helpmate.c, and of the lines that the library gives
 *
 * A line is its own proof: it is played, and must end in mate. */

#include "drawn.h"
#include "prospect/helpmate.h"
#include "runner.h"
#include "table.h"

static ecart_move line[200];
static uint32_t   seed = 1919;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

static ecart_position any_position(void)
{
    return drawn_position(&seed, "KkPpPpQqRrBbNn", 1, 6);
}

/* Plays a line; only its last move gives mate, and the side gives it. */
static void assert_mates(ecart_position position, ecart_side side, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        ecart_side    player  = position.side;
        ecart_gives   gives   = ecart_move_gives(&position, line[i]);
        ecart_verdict verdict = ecart_position_play(&position, line[i]);

        require(verdict.reason == ECART_LEGAL);
        require((gives == ECART_GIVES_MATE) == (i + 1 == length));
        require(i + 1 < length || player == side);
    }
}

static ecart_prospect find(const ecart_position *p, ecart_side side, size_t effort,
                           size_t size, size_t *length)
{
    memset(line, 0xee, sizeof line);
    return ecart_side_prospect_line(p, side, effort, line, size, length);
}

START_TEST(each_line_ends_in_mate_by_the_side_and_is_no_longer_than_asked)
{
    size_t found = 0, length;

    for (int i = 0; i < rounds(600); i++) {
        ecart_position p    = any_position();
        ecart_side     side = (ecart_side)(i % 2);
        size_t         size = 1 + below(100);
        ecart_prospect said = find(&p, side, 3000, size, &length);

        require(length <= size && line[length].from == 0xee);
        if (length == 0)
            continue;
        found++;
        require(said == ECART_MATE_POSSIBLE);
        assert_mates(p, side, length);
    }
    ck_assert_uint_gt(found, 200);
}
END_TEST

START_TEST(the_answer_is_that_without_a_line)
{
    size_t length;

    for (int i = 0; i < 100; i++) {
        ecart_position p     = any_position();
        ecart_side     side  = (ecart_side)(i % 2);
        ecart_prospect said  = ecart_side_prospect(&p, side);
        ecart_prospect quick = ecart_side_prospect_quick(&p, side);

        ck_assert_int_eq(find(&p, side, ECART_PROSPECT_EFFORT, 80, &length), said);
        ck_assert(quick == said || quick == ECART_MATE_UNPROVEN);
    }
}
END_TEST

/* With little effort or room, too little is found, but nothing wrong. */
START_TEST(effort_and_size_bound_the_line)
{
    ecart_position one = position_of("7k/8/6K1/8/8/8/8/R7 w - - 0 1", false);
    ecart_position own = position_of("k7/2K5/8/8/8/8/8/1R6 w - - 0 1", false);
    ecart_position far = position_of("7k/P7/8/8/8/8/8/K7 w - - 0 1", false);
    size_t         length;

    ck_assert_int_eq(find(&one, ECART_WHITE, 1, 1, &length), ECART_MATE_POSSIBLE);
    ck_assert_uint_eq(length, 1);
    assert_mates(one, ECART_WHITE, 1);
    find(&own, ECART_WHITE, 1, 1, &length);     /* the only mate is the first move listed */
    ck_assert_uint_eq(length, 1);
    find(&one, ECART_WHITE, 0, 1, &length);
    ck_assert_uint_eq(length, 0);
    find(&one, ECART_WHITE, 9, 0, &length);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(find(&far, ECART_WHITE, 1000, 2, &length), ECART_MATE_UNPROVEN);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(find(&far, ECART_BLACK, 1000, 80, &length), ECART_MATE_IMPOSSIBLE);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(find(&far, 2, 1000, 80, &length), ECART_MATE_IMPOSSIBLE);
}
END_TEST

START_TEST(a_mate_on_the_board_needs_no_line)
{
    ecart_position mate = position_of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", false);
    size_t         length;

    ck_assert_int_eq(find(&mate, ECART_WHITE, 1000, 80, &length), ECART_MATE_POSSIBLE);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(find(&mate, ECART_BLACK, 1000, 80, &length), ECART_MATE_IMPOSSIBLE);
}
END_TEST

/* Each kind of material finds its own way: a pawn promotes, a bishop goes for a corner of
 * its colour, and a knight needs a man of the other side. */
START_TEST(each_material_finds_a_mate)
{
    static const struct { const char *fen; ecart_side side; } cases[] = {
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",           ECART_WHITE },
        { "4k3/p7/8/8/8/8/8/4K3 w - - 0 1",           ECART_BLACK },
        { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",           ECART_WHITE },
        { "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 1",         ECART_WHITE },
        { "4k3/p7/8/8/8/8/8/4KB2 w - - 0 1",          ECART_WHITE },
        { "2b1k3/8/8/8/8/8/P7/4K3 w - - 0 1",         ECART_BLACK },
        { "4k3/p7/8/8/8/8/8/4KN2 w - - 0 1",          ECART_WHITE },
        { "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1",         ECART_WHITE },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ECART_BLACK },
        /* 212 moves; only some are looked at */
        { "2Q2Qrk/5Qpp/7Q/1Q4Q1/3Q4/6QQ/Q7/KQQQQ2Q w - - 0 1", ECART_WHITE },
    };
    size_t length;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);

        find(&p, cases[i].side, ECART_PROSPECT_EFFORT, 80, &length);
        ck_assert_msg(length > 0, "%s", cases[i].fen);
        assert_mates(p, cases[i].side, length);
    }
}
END_TEST

/* What is said where no line was found is what is proven without one: that nobody mates by few
 * positions that follow, and that a rook does, of all positions with so few men.  A mate in one
 * move is a line, too. */
START_TEST(a_line_of_no_move_and_of_one_are_told_apart)
{
    ecart_position shut = position_of("6k1/8/1p6/1P6/KP6/1P6/PP6/8 b - - 0 1", false);
    ecart_position rook = position_of("8/8/4k3/8/8/8/8/R3K3 w - - 0 1", false);
    ecart_position fool = position_of("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - "
                                      "0 2", false);
    size_t         length;

    ck_assert_int_eq(find(&shut, ECART_WHITE, 100, 80, &length), ECART_MATE_IMPOSSIBLE);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(find(&rook, ECART_WHITE, 0, 80, &length), ECART_MATE_POSSIBLE);
    ck_assert_uint_eq(length, 0);
    ck_assert_int_eq(ecart_side_prospect(&fool, ECART_BLACK), ECART_MATE_POSSIBLE);
}
END_TEST

/* Rooks and a pawn mate in few moves if all help; the first games take longer. */
START_TEST(more_games_give_a_shorter_line)
{
    static const char *const fens[] = { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                                        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
                                        "4k3/8/8/8/8/8/8/RR2K3 w - - 0 1" };

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ecart_position p    = position_of(fens[i], false);
        helpmate_task  task = { &p, ECART_WHITE, NULL, NULL };
        helpmate       any  = ecart_helpmate_find(&task, 80, 100000, 0);
        helpmate       best = ecart_helpmate_find(&task, 80, 100000, 3000);

        ck_assert_uint_gt(best.length, 0);
        ck_assert_uint_lt(best.length, any.length);
        ecart_helpmate_write(&task, best, line);
        assert_mates(p, ECART_WHITE, best.length);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("helpmate");

    TCase *lines = group(s, "lines");
    tcase_set_timeout(lines, 60);
    tcase_add_test(lines, each_line_ends_in_mate_by_the_side_and_is_no_longer_than_asked);
    tcase_add_test(lines, the_answer_is_that_without_a_line);
    tcase_add_test(lines, effort_and_size_bound_the_line);
    tcase_add_test(lines, a_mate_on_the_board_needs_no_line);
    tcase_add_test(lines, each_material_finds_a_mate);
    tcase_add_test(lines, a_line_of_no_move_and_of_one_are_told_apart);
    tcase_add_test(lines, more_games_give_a_shorter_line);

    return run(s);
}
