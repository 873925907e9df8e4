/* SPDX-License-Identifier: MIT */
/* check_obstacle.c -- tests of obstacle.c, and of the reasons why a side cannot mate
 *
 * The cells of an obstacle are a promise about every game that could follow.  Here the
 * positions that follow are explored: all of them if they are few, else some. */

#include "drawn.h"
#include "explore.h"
#include "prospect/obstacle.h"
#include "runner.h"
#include "table.h"

static exploration explored;
static uint32_t    seed = 1902;

static ecart_position walled(void)
{
    return walled_position(&seed, 10, "BBBBbbbbNRqPp", 2);
}

static ecart_position sparse(void)
{
    return drawn_position(&seed, "PpQqRrBbNn", 0, 3);
}

/* A full answer takes ten times as long as a quick one, and rarely finds more. */
static bool is_worth_asking(const ecart_position *p, ecart_side side, int i)
{
    return i % 16 == 0 || ecart_side_prospect_quick(p, side) == ECART_MATE_IMPOSSIBLE;
}

/* Plays the forced moves.  Each must be the only legal one. */
static void play_forced(ecart_position *p, const ecart_obstacle *o)
{
    for (int i = 0; i < o->forced; i++) {
        ecart_move moves[2];

        ck_assert_uint_eq(ecart_legal_moves(p, moves, 2), 1);
        ck_assert(memcmp(moves, &o->moves[i], sizeof *moves) == 0);
        (void)ecart_position_play(p, o->moves[i]);
    }
}

/* In a later position, locked men stand where they stood.  The other side's king is on a
 * cell where it was expected, and in check only where a check was.  A king that took a
 * spared man has ended the game, so that nothing more was promised. */
static void assert_foreseen(const ecart_position *start, const ecart_position *p,
                            ecart_side side, const ecart_obstacle *o)
{
    ecart_side  other = ecart_side_other(side);
    ecart_cells king  = ecart_cells_of(p->king[other]);

    if (king & o->spared && !ecart_has_legal_move(p))
        return;
    for (ecart_cell c = 0; (c = ecart_cells_next(o->locked, c)) != 0;) {
        if (p->board.at[c] != start->board.at[c])
            refute(p, "a locked man is gone");
    }
    if (!(king & o->king))
        refute(p, "the king was not expected there");
    if (p->side == other && p->checkers != 0 && !(king & o->checks))
        refute(p, "a check was not expected there");
}

static bool is_closed(const ecart_obstacle *o)
{
    unsigned closed = 1u << ECART_OBSTACLE_WALL | 1u << ECART_OBSTACLE_BISHOPS;

    return o->depth == o->forced && o->ends != 0 && !(o->ends & ~closed);
}

/* The obstacle is called "bishops" if only bishops on one colour could give check. */
static void assert_kind(const ecart_position *p, const ecart_obstacle *o)
{
    int dark = 0, light = 0, others = 0;

    for (ecart_cell c = 0; (c = ecart_cells_next(o->men, c)) != 0;) {
        bool bishop = ecart_piece_kind(ecart_board_piece(&p->board, c)) == ECART_BISHOP;

        others += !bishop;
        dark   += bishop && (ecart_cell_column(c) + ecart_cell_row(c)) % 2 == 0;
        light  += bishop && (ecart_cell_column(c) + ecart_cell_row(c)) % 2 == 1;
    }
    ck_assert_int_eq(!(o->ends & 1u << ECART_OBSTACLE_BISHOPS),
                     others > 0 || (dark == 0) == (light == 0));
    ck_assert_int_eq(o->checks == 0, o->men == 0);
}

START_TEST(what_an_argument_says_of_cells_is_true_of_all_that_follows)
{
    int closed[ECART_OBSTACLES] = { 0 }, complete = 0;

    for (int i = 0; i < rounds(20000); i++) {
        ecart_position p    = walled();
        ecart_side     side = (ecart_side)(i / 16 % 2);
        ecart_obstacle o;

        if (!is_worth_asking(&p, side, i))
            continue;
        (void)ecart_side_obstacle(&p, side, &o);
        if (!is_closed(&o))
            continue;
        closed[o.kind]++;
        play_forced(&p, &o);
        assert_kind(&p, &o);
        explore(&explored, &p, 1500, false);
        complete += explored.complete;
        for (size_t n = 0; n < explored.count; n++)
            assert_foreseen(&p, &explored.found[n], side, &o);
    }
    ck_assert_int_gt(closed[ECART_OBSTACLE_WALL], 16);
    ck_assert_int_gt(closed[ECART_OBSTACLE_BISHOPS], 1);
    ck_assert_int_gt(closed[ECART_OBSTACLE_FORCED], 0);
    ck_assert_int_gt(complete, 20);
}
END_TEST

/* Plays every line of legal moves until it ends in a position that has one of the named
 * obstacles itself.  Returns the length of the longest line. */
static int longest_line(const ecart_position *p, ecart_side side, const ecart_obstacle *o,
                        int gone)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    size_t         count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE);
    int            longest = gone;
    ecart_obstacle here;

    ck_assert_int_eq(ecart_side_obstacle(p, side, &here), ECART_MATE_IMPOSSIBLE);
    if (here.kind != ECART_OBSTACLE_FORCED && here.spared == 0 && o->ends >> here.kind & 1)
        return gone;
    ck_assert_int_lt(gone, o->depth);
    for (size_t i = 0; i < count; i++) {
        ecart_position after = *p;
        int            length;

        (void)ecart_position_play(&after, moves[i]);
        length  = longest_line(&after, side, o, gone + 1);
        longest = length > longest ? length : longest;
    }
    return longest;
}

static bool has_little_choice(const ecart_position *p)
{
    ecart_move moves[3];

    return ecart_legal_moves(p, moves, 3) < 3;
}

/* A side that lacks material, or is shut out, is said to be, and not where forced moves lead.
 * So a line is forced where the last man that matters must be taken: seldom, and with few legal
 * moves. */
START_TEST(forced_lines_end_as_they_are_said_to)
{
    int found = 0, lacking = 0;

    for (int i = 0; i < rounds(160000); i++) {
        ecart_position p    = i % 16 ? sparse() : walled();
        ecart_side     side = (ecart_side)(i / 16 % 2);
        ecart_obstacle o;

        if (!has_little_choice(&p) || !is_worth_asking(&p, side, i))
            continue;
        (void)ecart_side_obstacle(&p, side, &o);
        if (ecart_lacks_material(&p, side) && ecart_has_legal_move(&p)) {
            ck_assert_int_eq(o.kind, ECART_OBSTACLE_MATERIAL);
            lacking++;
        }
        if (!ecart_may_mate(&p, side))
            ck_assert_int_eq(o.depth, 0);
        if (o.kind != ECART_OBSTACLE_FORCED || o.depth > 4)
            continue;
        found++;
        ck_assert_int_eq(longest_line(&p, side, &o, 0), o.depth);
        play_forced(&p, &o);
    }
    ck_assert_int_gt(found, 40);
    ck_assert_int_gt(lacking, 100);
}
END_TEST

START_TEST(the_answer_is_that_without_an_argument)
{
    for (int i = 0; i < 300; i++) {
        ecart_position p    = i % 2 ? sparse() : walled();
        ecart_side     side = (ecart_side)(i / 2 % 2);
        ecart_obstacle o;
        ecart_prospect said = ecart_side_obstacle(&p, side, &o);

        ck_assert_int_eq(said, ecart_side_prospect(&p, side));
        ck_assert_int_eq(said, ecart_side_obstacle(&p, side, NULL));
        ck_assert_int_eq(o.kind == ECART_OBSTACLE_NONE, said != ECART_MATE_IMPOSSIBLE);
        ck_assert_int_eq(o.kind == ECART_OBSTACLE_NONE, o.ends == 0);
    }
}
END_TEST

static ecart_cells cells_in(const char *text)
{
    ecart_cells cells = 0;

    for (; *text != '\0'; text += text[2] == ' ' ? 3 : 2)
        cells = ecart_cells_add(cells, ecart_cell_make(text[0] - 'a' + 1, text[1] - '0'));
    return cells;
}

/* In the last, White's king goes to and fro between a3 and a4.  Black's takes the pawn on b2 only
 * while it is on a4, and the one on a5 only while it is on a3: either is stalemate. */
START_TEST(each_kind_is_found)
{
    static const struct {
        const char         *fen;
        ecart_side          side;
        ecart_obstacle_kind kind;
        int                 depth, forced;
        const char         *locked, *checks, *men, *spared;
    } cases[] = {
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1, ECART_OBSTACLE_OVER,     0, 0, "", "", "", "" },
        { "4k3/8/8/8/8/8/8/3NK3 w - - 0 1", 0, ECART_OBSTACLE_MATERIAL, 0, 0, "", "", "", "" },
        { "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", 1, ECART_OBSTACLE_MATERIAL, 0, 0, "", "", "", "" },
        { "8/8/8/8/8/1k6/8/K1n5 w - - 0 1", 1, ECART_OBSTACLE_MATERIAL, 0, 0, "", "", "", "" },
        { "k7/P1K5/8/8/8/8/8/8 b - - 0 1",  0, ECART_OBSTACLE_FORCED,   1, 1, "", "", "", "" },
        { "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", 0, ECART_OBSTACLE_NONE,     0, 0, "", "", "", "" },
        { "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", 2, ECART_OBSTACLE_NONE,     0, 0, "", "", "", "" },
        { "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", 1, ECART_OBSTACLE_WALL, 0, 0,
          "b4 b5 d4 d5 f4 f5 h4 h5", "", "", "" },
        { "8/2p2pk1/1pP1pPp1/pP2P1Pp/P6P/8/8/K7 b - - 0 1", 0, ECART_OBSTACLE_WALL, 0, 0,
          "a4 a5 b5 b6 c6 c7 e5 e6 f6 f7 g5 g6 h4 h5", "g7", "f6", "" },
        { "3k4/5pBp/p3pP1P/Pp1pP3/1PpP4/1KP5/8/8 w - - 0 1", 0, ECART_OBSTACLE_BISHOPS, 0, 0,
          "a5 a6 b4 b5 c3 c4 d4 d5 e5 e6 f6 f7 h6 h7", "a7 b8 c7 d8 f8 h8", "g7", "" },
        { "7k/8/p7/P1p5/2p5/KpP5/1P6/8 w - - 0 1", 0, ECART_OBSTACLE_WALL, 0, 0,
          "a5 a6 b2 b3 c3 c4 c5", "", "", "a5 b2" },
        { "6k1/8/1p6/1P6/KP6/1P6/PP6/8 b - - 0 1", 0, ECART_OBSTACLE_SEARCHED, 0, 0,
          "", "", "", "" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        ecart_obstacle o;

        (void)ecart_side_obstacle(&p, cases[i].side, &o);
        ck_assert_msg(o.kind == cases[i].kind, "%s: %d", cases[i].fen, o.kind);
        ck_assert_int_eq(o.depth, cases[i].depth);
        ck_assert_int_eq(o.forced, cases[i].forced);
        ck_assert_uint_eq(o.locked, cells_in(cases[i].locked));
        ck_assert_uint_eq(o.checks, cells_in(cases[i].checks));
        ck_assert_uint_eq(o.men, cells_in(cases[i].men));
        ck_assert_uint_eq(o.spared, cells_in(cases[i].spared));
    }
}
END_TEST

START_TEST(forced_moves_are_kept_from_the_first_on_while_there_is_room)
{
    ecart_obstacle o;

    ecart_obstacle_clear(&o);
    ecart_obstacle_forces(&o, ecart_move_make(11, 12, ECART_NO_KIND), 1);
    ck_assert_int_eq(o.forced, 0);
    for (int moves = 0; moves < 2 * ECART_OBSTACLE_FORCED_MOVES; moves++)
        ecart_obstacle_forces(&o, ecart_move_make(11, 12, ECART_NO_KIND), moves);
    ck_assert_int_eq(o.forced, ECART_OBSTACLE_FORCED_MOVES);
    ecart_obstacle_forces(NULL, ecart_move_make(11, 12, ECART_NO_KIND), 0);
}
END_TEST

/* Where lines end at two walls, only b5, h4 and h5 have a locked man at both. */
START_TEST(a_man_is_locked_if_it_is_so_at_every_wall)
{
    static const char *const fens[] = { "8/2p2pk1/1pP1pPp1/pP2P1Pp/P6P/8/8/K7 b - - 0 1",
                                        "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1" };
    ecart_obstacle o;

    ecart_obstacle_clear(&o);
    for (size_t i = 0; i < 2; i++) {
        ecart_position p = position_of(fens[i], false);
        reaches        r;

        ck_assert(!ecart_reach_lets_mate(&r, &p, ECART_WHITE, false));
        ecart_obstacle_closed(&o, &r, &p, ECART_WHITE, 2);
    }
    ck_assert_uint_eq(o.locked, cells_in("b5 h4 h5"));
}
END_TEST

START_TEST(kinds_have_names)
{
    ck_assert_str_eq(ecart_obstacle_name(ECART_OBSTACLE_WALL), "wall");
    ck_assert_str_eq(ecart_obstacle_name(ECART_OBSTACLE_FORCED), "forced");
    ck_assert_ptr_null(ecart_obstacle_name(ECART_OBSTACLE_NONE));
    ck_assert_ptr_null(ecart_obstacle_name(ECART_OBSTACLES));
}
END_TEST

/* Each position is near to one in which White cannot mate: a man bars the way of a pawn that is
 * not the pawn's enemy, or can leave; a pawn gets to its last row by captures; the mating king
 * guards one cell that nothing else can; a piece of one kind alone can give check; or a man that
 * the king takes leaves no move only if cells two steps away count as beside it.  In the last,
 * Black's king takes a bishop that never moves. */
START_TEST(a_side_that_may_mate_is_not_walled_off)
{
    static const char *const fens[] = {
        "8/k7/p5p1/Pp1p1pPp/1PpPpP1B/2P1P3/K6P/8 w - - 0 1",
        "8/2k1p3/1p2P1p1/1Pp1PpPp/2P2p2/5p1P/3K1P1P/6B1 b - - 0 1",
        "6k1/4p1Pp/p2pP2P/P2P3p/p2P3p/P6p/8/7K b - - 0 1",
        "8/3p4/3p3k/3P4/1p1P1p1P/1p1PpPp1/1P2PpP1/B4K2 w - - 0 1",
        "4Bbkb/4p1p1/3pPpKp/2pP1P1P/1pP5/pP6/P7/8 w - - 0 1",
        "6k1/6P1/6PK/3N2PP/8/8/8/8 w - - 0 1",
        "6k1/6P1/6PK/6PP/8/8/8/R7 w - - 0 1",
        "8/1p2K1p1/kPp2pP1/1pPp1P2/1p1P4/pP6/P4P2/8 b - - 0 1",
        "8/8/1p6/1Pp5/2Pp1p2/3PpPp1/4P1P1/4KB1k b - - 0 1",
    };
    ecart_position p = position_of(fens[_i], false);
    ecart_side     side = _i >= 7 ? ECART_BLACK : ECART_WHITE;
    reaches        r;

    ck_assert(ecart_side_prospect(&p, side) == ECART_MATE_POSSIBLE);
    ck_assert(ecart_reach_lets_mate(&r, &p, side, false));
    ck_assert(ecart_reach_lets_mate(&r, &p, side, true));
}
END_TEST

/* A bishop of either side, and a knight, among pawns that never move, on the last row before a
 * pawn of the other side.  All positions that follow are few. */
START_TEST(a_man_that_is_stuck_bars_the_way_of_a_pawn)
{
    static const char *const fens[] = { "2b1k3/1pPp4/pP1Pp3/P3Pp2/5Pp1/6Pp/7P/4K3 w - - 0 1",
                                        "4k3/7p/6pP/5pP1/p3pP2/Pp1pP3/1PpP4/2B1K3 w - - 0 1",
                                        "4k3/8/8/4p1p1/1p1pPpPp/pPpP1P1P/2P5/N3K3 w - - 0 1" };

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ecart_position p = position_of(fens[i], false);
        reaches        r;

        ck_assert(!ecart_reach_lets_mate(&r, &p, ECART_WHITE, false));
        explore(&explored, &p, EXPLORED, false);
        ck_assert(explored.complete && !explored.mated[ECART_WHITE]);
    }
}
END_TEST

/* The king that helps it does not stand beside the other. */
START_TEST(a_bishop_alone_never_mates)
{
    ecart_position p = position_of("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", false);
    reaches        r;

    ck_assert(!ecart_reach_finds_mate(&r, &p, ECART_WHITE, false));
}
END_TEST

/* No pawn of the first position has a free way, which can be seen although each of all its men
 * is one of 32. */
START_TEST(as_many_men_are_looked_at_as_a_game_has)
{
    ecart_position p = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", false);

    ck_assert(!ecart_reach_is_open(&p));
}
END_TEST

static void fill_with(reaches *r, reaching_man man)
{
    for (int i = 0; i < REACH_MEN; i++)
        r->men[i] = man;
}

/* A man that the list held before is none of the position: no pawn bars the way of White's, and
 * no queen gives check, which is the work of the pawn on f6. */
START_TEST(an_answer_depends_on_nothing_that_was_in_memory)
{
    ecart_position pawn = position_of("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false);
    ecart_position wall = position_of("8/2p2pk1/1pP1pPp1/pP2P1Pp/P6P/8/8/K7 b - - 0 1", false);
    reaches        r;

    for (uint8_t start = 0; start < 64; start++) {
        fill_with(&r, (reaching_man){ 0, start, ECART_BLACK, ECART_PAWN });
        ck_assert(ecart_reach_finds_mate(&r, &pawn, ECART_WHITE, false));
    }
    fill_with(&r, (reaching_man){ ~(ecart_cells)0, 0, ECART_WHITE, ECART_QUEEN });
    ck_assert(!ecart_reach_finds_mate(&r, &wall, ECART_WHITE, false));
    ck_assert_uint_eq(ecart_reach_obstacle(&r, &wall, ECART_WHITE).men,
                      ecart_cells_of(ECART_F6));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("obstacle");

    TCase *promises = group(s, "promises");
    tcase_set_timeout(promises, 60);
    tcase_add_test(promises, what_an_argument_says_of_cells_is_true_of_all_that_follows);
    tcase_add_test(promises, forced_lines_end_as_they_are_said_to);

    TCase *answers = group(s, "answers");
    tcase_set_timeout(answers, 60);
    tcase_add_test(answers, the_answer_is_that_without_an_argument);
    tcase_add_test(answers, each_kind_is_found);
    tcase_add_test(answers, forced_moves_are_kept_from_the_first_on_while_there_is_room);
    tcase_add_test(answers, a_man_is_locked_if_it_is_so_at_every_wall);
    tcase_add_test(answers, kinds_have_names);
    tcase_add_loop_test(answers, a_side_that_may_mate_is_not_walled_off, 0, 9);
    tcase_add_test(answers, a_man_that_is_stuck_bars_the_way_of_a_pawn);
    tcase_add_test(answers, a_bishop_alone_never_mates);
    tcase_add_test(answers, as_many_men_are_looked_at_as_a_game_has);
    tcase_add_test(answers, an_answer_depends_on_nothing_that_was_in_memory);

    return run(s);
}
