/* SPDX-License-Identifier: MIT */
/* check_game_history.c -- tests of game_history.c: mates that a rule forestalls
 *
 * What is expected comes from trying every move of games that are played by the library,
 * where ecart_game_standings() says when one ends.  Lines are played in the same way. */

#include "drawn.h"
#include "runner.h"
#include "table.h"

enum { ROOM = 300, SIZE = 80, LAST = 150 };

static ecart_record records[ROOM];
static ecart_move   line[SIZE];
static uint32_t     seed = 9621;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

static ecart_game game_of(const ecart_position *position)
{
    ecart_game game;

    ecart_game_set(&game, position, records, ROOM);
    return game;
}

/* Two kings and up to so many men in all. */
static ecart_position any_position(const char *letters, unsigned most, uint16_t clock)
{
    ecart_position position = drawn_position(&seed, letters, 1, most - 2);
    ecart_setup    setup;

    ecart_position_setup(&position, &setup);
    setup.clock  = clock;
    setup.number = 200;
    require(ecart_position_set(&position, &setup));
    return position;
}

static ecart_prospect find(const ecart_game *game, ecart_side side, size_t effort,
                           size_t size, size_t *length)
{
    return ecart_game_prospect_line(game, side, effort, line, size, length);
}

/* No rule ends the game before the mate, which the last move gives; and without the game's
 * past, no position comes twice. */
static void assert_mates(ecart_game game, ecart_side side, size_t length)
{
    static ecart_record anew[SIZE];
    ecart_game          alone;
    ecart_standing_set  before = 0;

    ecart_game_set(&alone, &game.position, anew, SIZE);
    require(length > 0);
    for (size_t i = 0; i < length; i++) {
        before = ecart_game_standings(&game);
        require(ecart_standings_has(before, ECART_IN_PLAY));
        require(ecart_game_play(&game, line[i], NULL) && ecart_game_play(&alone, line[i], NULL));
        require(ecart_game_repetitions(&alone) == 1);
    }
    require(ecart_standings_has(ecart_game_standings(&game), ECART_CHECKMATE));
    require(game.position.side != side);
}

/* Whether a line mates, by trying all.  After a capture or a pawn move the past is
 * forgotten, and it is asked about the position; clears *known if that is unproven. */
static bool can(ecart_game *game, ecart_side side, bool *known)
{
    ecart_standing_set now = ecart_game_standings(game);
    ecart_move         moves[ECART_MOVE_LIST_SIZE];
    bool               found = false;
    size_t             count;

    if (!ecart_standings_has(now, ECART_IN_PLAY))
        return ecart_standings_has(now, ECART_CHECKMATE) && game->position.side != side;
    if (game->count > 0 && game->position.clock == 0) {
        ecart_prospect then = ecart_side_prospect(&game->position, side);

        *known = *known && then != ECART_MATE_UNPROVEN;
        return then == ECART_MATE_POSSIBLE;
    }
    count = ecart_legal_moves(&game->position, moves, ECART_MOVE_LIST_SIZE);
    for (size_t i = 0; i < count && !found; i++) {
        require(ecart_game_play(game, moves[i], NULL));
        found = can(game, side, known);
        require(ecart_game_undo(game));
    }
    return found;
}

/* Asks about both sides; tally counts the answers. */
static void compare(ecart_game *game, int tally[3])
{
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        size_t         length;
        bool           known = true;
        ecart_prospect said  = find(game, side, ECART_PROSPECT_EFFORT, SIZE, &length);
        bool           truth = can(game, side, &known);

        tally[said]++;
        require(ecart_game_prospect(game, side) == said);
        if (said == ECART_MATE_IMPOSSIBLE)
            require(!truth);
        else if (length > 0)
            assert_mates(*game, side, length);
        else
            require(!known || truth);
        require(said != ECART_MATE_POSSIBLE || length > 0 ||
                game->position.clock <= LAST - SIZE ||
                !ecart_has_legal_move(&game->position));
    }
}

START_TEST(the_last_half_moves_are_judged_as_trying_all_finds)
{
    static const char *const men[] = { "Q", "R", "Qq", "RrN", "BbNn", "PpR", "QqRrBbNnPp" };
    int tally[3] = { 0 };

    for (int i = 0; i < rounds(210); i++) {
        unsigned       left = below(4);
        ecart_position p    = any_position(men[i % 7], 3 + left % 2 * 2, (uint16_t)(LAST - left));
        ecart_game     game = game_of(&p);

        compare(&game, tally);
    }
    ck_assert_int_gt(tally[ECART_MATE_IMPOSSIBLE], 40);
    ck_assert_int_gt(tally[ECART_MATE_POSSIBLE], 40);
    ck_assert_int_lt(tally[ECART_MATE_UNPROVEN], 15);
}
END_TEST

/* Plays a move that is no capture and no pawn move; false if there is none. */
static bool play_quietly(ecart_game *game, ecart_move *move)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&game->position, moves, ECART_MOVE_LIST_SIZE);

    for (int tries = 0; tries < 20 && count > 0; tries++) {
        *move = moves[below((unsigned)count)];
        if (!ecart_game_play(game, *move, NULL))
            continue;
        if (game->position.clock > 0)
            return true;
        require(ecart_game_undo(game));
    }
    return false;
}

static bool play_back(ecart_game *game, ecart_move move)
{
    return ecart_game_play(game, ecart_move_make(move.to, move.from, ECART_NO_KIND), NULL);
}

/* Both sides go to and fro, so that positions stand up to four times or five. */
static void go_to_and_fro(ecart_game *game, int times)
{
    ecart_move first, second;

    if (!play_quietly(game, &first) || !play_quietly(game, &second))
        return;
    for (int i = 0; i < times; i++) {
        if (!play_back(game, first) || !play_back(game, second) ||
            !ecart_game_play(game, first, NULL) || !ecart_game_play(game, second, NULL))
            return;
    }
    if (below(2))
        (void)play_back(game, first);
}

START_TEST(so_are_games_that_repeat_positions)
{
    int tally[3] = { 0 }, often = 0;

    for (int i = 0; i < rounds(300); i++) {
        int            times = 2 + (int)below(3);
        unsigned       left  = 1 + below(3);
        ecart_position p     = any_position("QqRrBbNn", 4,
                                            (uint16_t)(LAST - 2 - 4 * times - (int)left));
        ecart_game     game  = game_of(&p);

        go_to_and_fro(&game, times);
        if (game.position.clock + 3 < LAST)
            continue;
        often += ecart_game_repetitions(&game) >= 4;
        compare(&game, tally);
    }
    ck_assert_int_gt(often, 20);
    ck_assert_int_gt(tally[ECART_MATE_IMPOSSIBLE], 20);
    ck_assert_int_gt(tally[ECART_MATE_POSSIBLE], 12);
}
END_TEST

/* The clocks at which a mate is still possible for White. */
START_TEST(the_clock_is_counted_to_the_half_move)
{
    static const struct { const char *placement; int last; } cases[] = {
        { "7k/8/6K1/8/8/8/8/R7 w", 149 },       /* Ra8# is half-move 150 */
        { "7k/8/6K1/8/8/8/8/R7 b", 148 },       /* Kg8 Ra8# */
        { "7k/8/5K2/8/8/8/8/R7 w", 147 },       /* Kg6 Kg8 Ra8# */
        { "7k/8/6K1/8/8/8/P7/8 w", 149 },       /* the pawn moves */
        { "7k/8/6K1/8/8/8/P7/8 b", 148 },
        { "7k/8/8/8/8/8/r7/R6K w", 149 },       /* Rxa2 */
        { "7k/8/8/8/8/8/r7/R6K b", 148 },
        { "7k/p7/8/8/8/8/8/R6K b", 149 },       /* Black's pawn moves */
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (int clock = 143; clock <= 152; clock++) {
            char fen[80];

            snprintf(fen, sizeof fen, "%s - - %d 200", cases[i].placement, clock);
            ecart_position p    = position_of(fen, false);
            ecart_game     game = game_of(&p);

            ck_assert_msg((ecart_game_prospect(&game, ECART_WHITE) == ECART_MATE_POSSIBLE) ==
                          (clock <= cases[i].last), "%s", fen);
            ck_assert_int_ne(ecart_game_prospect(&game, ECART_WHITE), ECART_MATE_UNPROVEN);
            ck_assert_int_eq(ecart_side_prospect(&p, ECART_WHITE), ECART_MATE_POSSIBLE);
        }
    }
}
END_TEST

static void play(ecart_game *game, const char *moves)
{
    for (; *moves != '\0'; moves += 5) {
        char uci[5];

        memcpy(uci, moves, 4);
        uci[4] = '\0';
        ck_assert_msg(ecart_game_play(game, move_of(uci), NULL), "%s", uci);
    }
}

/* In check from a5, the king has b1 only, where it stood four times.  In the second game
 * another position stood four times before. */
START_TEST(a_forced_fifth_repetition_comes_before_a_mate)
{
    static const struct { const char *fen, *moves; } games[] = {
        { "7n/8/8/q7/8/2p3k1/7R/1K6 w - - 0 1", "h2h8 " },  /* before this nothing counts */
        { "8/7n/8/q7/8/2p3k1/7R/1K6 w - - 0 1",
          "h2h7 g3g4 h7h6 g4g3 h6h7 g3g4 h7h6 g4g3 h6h7 g3g4 h7h6 g4g3 h6h7 g3g4 h7h8 " },
    };

    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        ecart_position p    = position_of(games[i].fen, false);
        ecart_game     game = game_of(&p);
        size_t         length;

        play(&game, games[i].moves);
        ck_assert_int_eq(find(&game, 2, 0, 0, &length), ECART_MATE_IMPOSSIBLE);
        for (int round = 1; round <= 4; round++) {
            play(&game, "a5d5 b1a1 d5a5 ");
            for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
                ck_assert_int_eq(ecart_side_prospect(&game.position, side), ECART_MATE_POSSIBLE);
                ck_assert_int_eq(find(&game, side, ECART_PROSPECT_EFFORT, SIZE, &length),
                                 round < 4 ? ECART_MATE_POSSIBLE : ECART_MATE_IMPOSSIBLE);
                if (round < 4)
                    assert_mates(game, side, length);
            }
            play(&game, "a1b1 ");
        }
        ck_assert_int_eq(find(&game, 2, ECART_PROSPECT_EFFORT, SIZE, &length),
                         ECART_MATE_IMPOSSIBLE);
        ck_assert(ecart_standings_has(ecart_game_standings(&game), ECART_FIVEFOLD));
        ck_assert_int_eq(ecart_game_prospect(&game, ECART_BLACK), ECART_MATE_IMPOSSIBLE);
    }
}
END_TEST

/* The first row is White's way out, past d1, and Black's king has two squares.  With it on g8
 * and White's on d1, the position stood four times; behind that, White goes round for ever. */
START_TEST(a_way_that_is_barred_is_no_way_out)
{
    ecart_position p     = position_of("5bk1/4p1p1/4P1P1/8/8/1p1p1p2/1P1P1P2/3K4 b - - 0 1", false);
    ecart_game     game  = game_of(&p);
    bool           known = true;

    play(&game, "g8h8 d1c1 h8g8 c1d1 g8h8 d1c1 h8g8 c1d1 g8h8 d1c1 h8g8 ");
    ck_assert_int_eq(ecart_game_prospect(&game, ECART_WHITE), ECART_MATE_POSSIBLE);
    play(&game, "c1d1 g8h8 d1c1 h8g8 ");
    ck_assert_int_eq(ecart_side_prospect(&game.position, ECART_WHITE), ECART_MATE_POSSIBLE);
    ck_assert(!can(&game, ECART_WHITE, &known) && known);
    ck_assert_int_eq(ecart_game_prospect(&game, ECART_WHITE), ECART_MATE_IMPOSSIBLE);
}
END_TEST

/* Moves before a capture or a pawn move do not count, and neither do rights to castle
 * that are lost. */
START_TEST(only_what_can_come_again_counts)
{
    ecart_position p    = position_of("r3k2r/7p/8/8/8/8/8/R3K2R b KQkq - 148 200", false);
    ecart_game     game = game_of(&p);
    size_t         length;

    play(&game, "h7h6 ");
    for (int round = 0; round < 4; round++)
        play(&game, "e1e2 e8e7 e2e1 e7e8 ");
    ck_assert_int_eq(game.position.clock, 16);
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        ck_assert_int_eq(find(&game, side, ECART_PROSPECT_EFFORT, SIZE, &length),
                         ECART_MATE_POSSIBLE);
        assert_mates(game, side, length);
        ck_assert_int_eq(find(&game, side, 0, 0, &length), ECART_MATE_UNPROVEN);
        ck_assert_uint_eq(length, 0);
    }

    p    = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 146 200", false);
    game = game_of(&p);
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, 2, &length), ECART_MATE_UNPROVEN);
}
END_TEST

/* Beyond the border, history says nothing. */
START_TEST(without_hurry_the_answer_is_that_for_the_position)
{
    for (int i = 0; i < rounds(80); i++) {
        ecart_position p    = any_position("QqRrBbNnPp", 7, (uint16_t)below(71));
        ecart_game     game = game_of(&p);
        ecart_side     side = (ecart_side)(i % 2);

        ck_assert_int_eq(ecart_game_prospect(&game, side), ecart_side_prospect(&p, side));
    }

    ecart_position p    = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false);
    ecart_game     game = game_of(&p);
    size_t         length;

    for (uint16_t clock = 69; clock < 73; clock++) {     /* a line may have 80 moves */
        ecart_position late = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 100", false);
        ecart_game     slow;

        late.clock = clock;
        slow       = game_of(&late);
        ck_assert_int_eq(find(&slow, ECART_WHITE, 0, 0, &length),
                         clock > 70 ? ECART_MATE_UNPROVEN : ECART_MATE_POSSIBLE);
    }
    play(&game, "a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8 ");
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, 0, &length), ECART_MATE_POSSIBLE);
    play(&game, "a1b1 ");
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, 0, &length), ECART_MATE_UNPROVEN);
    ck_assert(ecart_game_undo(&game));      /* what was taken back says nothing either */
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, 0, &length), ECART_MATE_POSSIBLE);
}
END_TEST

/* Within twelve half-moves of a rule's end, or if a position stood four times, without any
 * effort for games. */
START_TEST(all_lines_are_tried_where_the_end_is_near)
{
    ecart_position p = position_of("k7/8/1K6/8/8/8/8/6R1 w - - 0 100", false);
    size_t         length;

    for (uint16_t clock = 136; clock < 140; clock++) {
        p.clock = clock;
        ecart_game late = game_of(&p);
        ck_assert_int_eq(find(&late, ECART_WHITE, 0, SIZE, &length),
                         clock < 138 ? ECART_MATE_UNPROVEN : ECART_MATE_POSSIBLE);
    }
    p.clock = 0;
    ecart_game game = game_of(&p);
    play(&game, "g1f1 a8b8 f1g1 b8a8 g1f1 a8b8 f1g1 b8a8 g1f1 a8b8 f1g1 b8a8 g1f1 ");
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, SIZE, &length), ECART_MATE_POSSIBLE);
    assert_mates(game, ECART_WHITE, length);
}
END_TEST

START_TEST(lines_are_no_longer_than_asked)
{
    static const struct { const char *fen; size_t size; ecart_prospect said; } sizes[] = {
        { "6k1/5ppp/8/8/8/8/8/R3K3 w - - 147 200", 1, ECART_MATE_POSSIBLE },
        { "7k/8/5K2/8/8/8/8/R7 w - - 147 200", 2, ECART_MATE_UNPROVEN },
        { "7k/8/5K2/8/8/8/8/R7 w - - 147 200", 3, ECART_MATE_POSSIBLE },   /* Kg6 Kg8 Ra8# */
        { "7k/8/6K1/8/8/1P6/8/R1n5 b - - 149 200", 2, ECART_MATE_POSSIBLE },    /* Nxb3 Ra8# */
        { "7k/8/8/8/8/8/r7/R6K b - - 149 200", 1, ECART_MATE_IMPOSSIBLE },      /* Rxa1 */
        { "k4q2/8/8/q1q4q/8/2q1q2p/7P/7K b - - 149 200", 2, ECART_MATE_IMPOSSIBLE }, /* 96 */
    };
    int found = 0;

    for (int i = 0; i < rounds(300); i++) {
        ecart_position p    = any_position("QqRrBbNnPp", 7, (uint16_t)(100 + below(50)));
        ecart_game     game = game_of(&p);
        ecart_side     side = (ecart_side)(i % 2);
        size_t         size = below(SIZE), length;
        size_t         effort = below(2) ? below(3000) : 0;
        ecart_prospect said   = find(&game, side, effort, size, &length);

        require(length <= size);
        if (length == 0)
            continue;
        found++;
        require(said == ECART_MATE_POSSIBLE);
        assert_mates(game, side, length);
    }
    ck_assert_int_gt(found, 75);

    ecart_position p    = position_of("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", false);
    ecart_game     game = game_of(&p);
    size_t         length;
    find(&game, ECART_WHITE, 10000, 1, &length);
    ck_assert_uint_eq(length, 1);
    assert_mates(game, ECART_WHITE, 1);
    p    = position_of("6k1/5ppp/8/8/8/8/8/R3K3 w - - 147 200", false);
    game = game_of(&p);         /* all lines are tried, and no game is played */
    ck_assert_int_eq(find(&game, ECART_WHITE, 0, SIZE, &length), ECART_MATE_POSSIBLE);
    assert_mates(game, ECART_WHITE, length);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        p    = position_of(sizes[i].fen, false);
        game = game_of(&p);
        ck_assert_int_eq(find(&game, ECART_WHITE, 0, sizes[i].size, &length), sizes[i].said);
        if (sizes[i].said == ECART_MATE_POSSIBLE)
            assert_mates(game, ECART_WHITE, length);
    }
}
END_TEST

/* Kg6 Kg8 Ra8#, and then moves that would lead back to the position before the last. */
START_TEST(what_stood_behind_a_line_is_no_part_of_it)
{
    static const char *const behind[] = { "g8h8", "a8a1", "h8g8" };
    ecart_position p    = position_of("7k/8/5K2/8/8/8/8/R7 w - - 0 1", false);
    ecart_game     game = game_of(&p);
    size_t         length;

    for (size_t i = 0; i < SIZE; i++)
        line[i] = move_of(behind[i % 3]);
    find(&game, ECART_WHITE, 1000, SIZE, &length);
    ck_assert_uint_eq(length, 3);
    assert_mates(game, ECART_WHITE, length);
}
END_TEST

START_TEST(what_is_over_is_over_and_mate_comes_first)
{
    static const struct { const char *fen; ecart_prospect white, black; } cases[] = {
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 200", ECART_MATE_POSSIBLE, ECART_MATE_IMPOSSIBLE },
        { "6k1/8/8/8/8/8/5PPP/r5K1 w - - 150 200", ECART_MATE_IMPOSSIBLE, ECART_MATE_POSSIBLE },
        { "k7/2Q5/8/8/8/8/8/6K1 b - - 0 200", ECART_MATE_IMPOSSIBLE, ECART_MATE_IMPOSSIBLE },
        { "k7/8/8/8/8/8/Q7/6K1 b - - 0 200", ECART_MATE_POSSIBLE, ECART_MATE_IMPOSSIBLE },
    };
    ecart_game none = { .count = 0 };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p    = position_of(cases[i].fen, false);
        ecart_game     game = game_of(&p);

        ck_assert_int_eq(ecart_game_prospect(&game, ECART_WHITE), cases[i].white);
        ck_assert_int_eq(ecart_game_prospect(&game, ECART_BLACK), cases[i].black);
        ck_assert_int_eq(ecart_game_prospect(&game, 2), ECART_MATE_IMPOSSIBLE);
    }
    ck_assert_int_eq(ecart_game_prospect(&none, ECART_WHITE), ECART_MATE_IMPOSSIBLE);
}
END_TEST

/* Too many lines to try, and more than 96 moves in one position. */
START_TEST(what_cannot_be_tried_is_unproven)
{
    static const struct { const char *fen; ecart_side side; } cases[] = {
        { "6K1/8/8/8/8/4k3/2B5/2n5 w - - 145 200", ECART_WHITE },
        { "2Q2Qrk/5Qpp/7Q/1Q4Q1/3Q4/6QQ/Q7/KQQQQ2Q w - - 149 200", ECART_BLACK },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p    = position_of(cases[i].fen, false);
        ecart_game     game = game_of(&p);

        ck_assert_int_eq(ecart_game_prospect(&game, cases[i].side), ECART_MATE_UNPROVEN);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("game_history");

    TCase *tried = group(s, "compared with trying all");
    tcase_set_timeout(tried, 120);
    tcase_add_test(tried, the_last_half_moves_are_judged_as_trying_all_finds);
    tcase_add_test(tried, so_are_games_that_repeat_positions);

    TCase *borders = group(s, "borders");
    tcase_set_timeout(borders, 60);
    tcase_add_test(borders, the_clock_is_counted_to_the_half_move);
    tcase_add_test(borders, a_forced_fifth_repetition_comes_before_a_mate);
    tcase_add_test(borders, a_way_that_is_barred_is_no_way_out);
    tcase_add_test(borders, only_what_can_come_again_counts);
    tcase_add_test(borders, without_hurry_the_answer_is_that_for_the_position);
    tcase_add_test(borders, all_lines_are_tried_where_the_end_is_near);
    tcase_add_test(borders, lines_are_no_longer_than_asked);
    tcase_add_test(borders, what_stood_behind_a_line_is_no_part_of_it);
    tcase_add_test(borders, what_is_over_is_over_and_mate_comes_first);
    tcase_add_test(borders, what_cannot_be_tried_is_unproven);

    return run(s);
}
