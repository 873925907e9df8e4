/* SPDX-License-Identifier: MIT */
/* check_game.c -- tests of game.c */

#include "drawn.h"
#include "runner.h"
#include "table.h"

enum { ROOM = 400 };

static ecart_record records[ROOM];
static uint32_t     seed = 1883;

static unsigned below(unsigned limit)
{
    return drawn_below(&seed, limit);
}

static ecart_game game_from(const char *fen)
{
    ecart_game     game;
    ecart_position position = position_of(fen, false);

    ecart_game_set(&game, &position, records, ROOM);
    return game;
}

static bool play(ecart_game *game, const char *uci)
{
    return ecart_game_play(game, move_of(uci), NULL);
}

/* Moves separated by blanks; "-" is none. */
static void play_all(ecart_game *game, const char *moves)
{
    if (strcmp(moves, "-") == 0)
        return;
    for (const char *next = moves; next != NULL;) {
        char uci[6] = "";

        ck_assert_int_eq(sscanf(next, "%5s", uci), 1);
        ck_assert_msg(play(game, uci), "%s in %s", uci, moves);
        next = strchr(next, ' ');
        if (next != NULL)
            next++;
    }
}

static const char *best(ecart_standing_set set)
{
    return ecart_standing_name(ecart_standing_first(set));
}

static bool have(ecart_standing_set set, ecart_standing standing)
{
    return ecart_standings_has(set, standing);
}

/* Whether two positions agree in all members. */
static bool same(const ecart_position *a, const ecart_position *b)
{
    size_t found_out = offsetof(ecart_position, checkers);

    return memcmp(a, b, offsetof(ecart_position, chess960)) == 0 &&
           a->chess960 == b->chess960 && a->clock == b->clock && a->number == b->number &&
           memcmp(&a->checkers, &b->checkers, sizeof *a - found_out) == 0;
}

static bool same_game(const ecart_game *a, const ecart_game *b)
{
    return same(&a->position, &b->position) && a->records == b->records &&
           a->capacity == b->capacity && a->count == b->count;
}

START_TEST(the_start_is_a_game_of_no_moves)
{
    ecart_game     game;
    ecart_position start;

    ecart_position_start(&start);
    ecart_game_start(&game, records, ROOM);
    ck_assert(same(&game.position, &start));
    ck_assert_uint_eq(game.count, 0);
    ck_assert(!ecart_game_undo(&game));
    ck_assert_int_eq(ecart_game_repetitions(&game), 1);
    ck_assert_str_eq(best(ecart_game_standings(&game)), "in-play");
}
END_TEST

START_TEST(an_illegal_move_changes_nothing_and_is_judged)
{
    ecart_game    game;
    ecart_verdict verdict;

    ecart_game_start(&game, records, ROOM);
    ecart_game before = game;
    ck_assert(!ecart_game_play(&game, move_of("f1c4"), &verdict));
    ck_assert_int_eq(verdict.reason, ECART_PATH_BLOCKED);
    ck_assert(!play(&game, "f1c4"));
    ck_assert(same_game(&game, &before));
    ck_assert(ecart_game_play(&game, move_of("e2e4"), &verdict));
    ck_assert_int_eq(verdict.nature, ECART_IS_DOUBLE_STEP);
}
END_TEST

START_TEST(full_records_refuse_a_legal_move_and_lose_nothing)
{
    ecart_game    game;
    ecart_verdict verdict;

    ecart_game_start(&game, records, 2);
    play_all(&game, "e2e4 e7e5");
    ecart_game before = game;
    ck_assert(!ecart_game_play(&game, move_of("g1f3"), &verdict));
    ck_assert_int_eq(verdict.reason, ECART_LEGAL);
    ck_assert(!ecart_game_play(&game, move_of("g1g3"), &verdict));
    ck_assert_int_eq(verdict.reason, ECART_KNIGHT_SHAPE);
    ck_assert(same_game(&game, &before));
    ck_assert(ecart_game_undo(&game) && ecart_game_undo(&game));

    ecart_game_start(&game, NULL, 0);
    ck_assert(!play(&game, "e2e4"));
    ck_assert_str_eq(best(ecart_game_standings(&game)), "in-play");
}
END_TEST

START_TEST(a_game_without_records_has_no_room_for_any)
{
    ecart_position start;
    ecart_game     game;

    ecart_game_start(&game, NULL, 7);
    ck_assert_uint_eq(game.capacity, 0);
    ecart_position_start(&start);
    ecart_game_set(&game, &start, NULL, 7);
    ck_assert_uint_eq(game.capacity, 0);
    ck_assert(!play(&game, "e2e4"));
}
END_TEST

/* An empty board, on which nobody has a move. */
START_TEST(a_zeroed_game_is_an_empty_board)
{
    ecart_game    game = { 0 };
    ecart_verdict verdict;

    ck_assert(!ecart_game_play(&game, move_of("e2e4"), &verdict));
    ck_assert_int_eq(verdict.reason, ECART_NOTHING_THERE);
    ck_assert(!ecart_game_undo(&game));
    ck_assert_int_eq(ecart_game_repetitions(&game), 1);
    ck_assert(ecart_game_standings(&game) == 1u << ECART_STALEMATE);
    ck_assert(ecart_position_standings(&game.position) == 1u << ECART_STALEMATE);
    ck_assert(ecart_game_claims(&game, move_of("e2e4")) == 0);
    for (int side = 0; side < 2; side++) {
        ck_assert_int_eq(ecart_side_prospect(&game.position, (ecart_side)side),
                         ECART_MATE_IMPOSSIBLE);
        ck_assert(ecart_flag_draws(&game.position, (ecart_side)side, ECART_FLAG_FIDE));
        ck_assert(ecart_flag_draws(&game.position, (ecart_side)side, ECART_FLAG_USCF));
    }
}
END_TEST

START_TEST(undo_gives_the_position_before_and_leaves_the_move)
{
    ecart_game game = game_from("r3k2r/pPp5/8/3pP3/8/8/8/R3K2R w KQkq d6 7 20");
    static const char *const moves[] = { "e5d6", "e1g1", "b7a8q", "b7b8n", "a1b1", "e1c1" };

    for (int i = 0; i < 6; i++) {
        ecart_position before = game.position;

        ck_assert(play(&game, moves[i]));
        ck_assert(ecart_game_undo(&game));
        ck_assert(same(&game.position, &before));
        ck_assert(ecart_move_equal(game.records[game.count].move, move_of(moves[i])));
    }
}
END_TEST

static ecart_move random_move(const ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    return moves[below((unsigned)count)];
}

/* Random games, also of Chess960, there and back. */
START_TEST(a_game_goes_back_the_way_it_came)
{
    static ecart_position passed[ROOM + 1];
    ecart_setup    setup;
    ecart_position position;
    ecart_game     game;

    ck_assert(ecart_setup_start_960(&setup, _i % 960));
    setup.chess960 = true;
    ck_assert(ecart_position_set(&position, &setup));
    ecart_game_set(&game, &position, records, ROOM);

    while (game.count < ROOM && ecart_has_legal_move(&game.position)) {
        passed[game.count] = game.position;
        ck_assert(ecart_game_play(&game, random_move(&game.position), NULL));
    }
    while (game.count > 0) {
        ck_assert(ecart_game_undo(&game));
        ck_assert(same(&game.position, &passed[game.count]));
    }
}
END_TEST

/* The slow way: every earlier position, written down and compared as text. */
static int count_again(char fens[][ECART_FEN_SIZE], size_t last)
{
    int times = 0;

    for (size_t i = 0; i <= last; i++)
        times += strcmp(fens[i], fens[last]) == 0;
    return times;
}

static void write_key(const ecart_position *position, char fen[ECART_FEN_SIZE])
{
    fen_of(position, ECART_FEN_LEGAL_EN_PASSANT | ECART_FEN_SHREDDER, fen);
    *strrchr(fen, ' ') = '\0';
    *strrchr(fen, ' ') = '\0';
}

/* Few men that go back and forth, sometimes with rights to lose. */
START_TEST(repetitions_are_counted_as_by_hand)
{
    static const char *const fens[] = {
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "r3k3/p7/8/1P6/8/8/8/K7 b q - 3 1",
        "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        "7k/8/8/8/8/8/8/KR6 w - - 90 80",
    };
    static char keys[ROOM + 1][ECART_FEN_SIZE];
    ecart_game game = game_from(fens[_i % 4]);
    int most = 0;

    for (;;) {
        int times;

        write_key(&game.position, keys[game.count]);
        times = count_again(keys, game.count);
        ck_assert_int_eq(ecart_game_repetitions(&game), times);
        most = times > most ? times : most;
        if (game.count == ROOM || !ecart_has_legal_move(&game.position))
            break;

        ecart_move move = random_move(&game.position);
        if (game.count >= 2 && below(4) != 0) {
            ecart_move back = game.records[game.count - 2].move;

            back = ecart_move_make(back.to, back.from, ECART_NO_KIND);
            if (ecart_move_is_legal(&game.position, back))
                move = back;
        }
        ecart_game_play(&game, move, NULL);
    }
    if (game.count == ROOM)
        ck_assert_int_gt(most, 2);
}
END_TEST

START_TEST(a_claim_is_what_the_announced_move_brings_about)
{
    ecart_game game;
    ecart_game_start(&game, records, ROOM);

    play_all(&game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    ck_assert_str_eq(best(ecart_game_standings(&game)), "in-play");
    ck_assert(ecart_game_claims(&game, move_of("f6g8")) == 1u << ECART_THREEFOLD_CLAIMABLE);
    ck_assert(ecart_game_claims(&game, move_of("f6d5")) == 0);
    ck_assert(ecart_game_claims(&game, move_of("f6f5")) == 0);
    ck_assert(play(&game, "f6g8"));
    ck_assert_str_eq(best(ecart_game_standings(&game)), "threefold-claimable");
    ck_assert(have(ecart_game_standings(&game), ECART_IN_PLAY));
    ck_assert(ecart_game_claims(&game, move_of("e2e4")) == 0);
}
END_TEST

START_TEST(the_fifty_moves_can_be_claimed_with_the_last_of_them)
{
    ecart_game game = game_from("7k/8/6K1/8/8/8/8/R7 w - - 99 90");

    ck_assert_str_eq(best(ecart_game_standings(&game)), "in-play");
    ck_assert(ecart_game_claims(&game, move_of("a1a2")) == 1u << ECART_FIFTY_MOVE_CLAIMABLE);
    ck_assert_msg(ecart_game_claims(&game, move_of("a1a8")) == 0, "that is mate");
    ck_assert(play(&game, "a1a2"));
    ck_assert_str_eq(best(ecart_game_standings(&game)), "fifty-move-claimable");
    ck_assert(ecart_game_undo(&game) && play(&game, "a1a8"));
    ck_assert(ecart_game_standings(&game) == 1u << ECART_CHECKMATE);
}
END_TEST

START_TEST(when_the_game_is_over_there_is_nothing_to_claim)
{
    ecart_game game = game_from("7k/8/8/8/8/8/R7/K7 w - - 149 120");

    play_all(&game, "a1b1 h8g8 b1a1 g8h8");
    ck_assert(ecart_game_standings(&game) == 1u << ECART_SEVENTY_FIVE_MOVE);
    ck_assert(ecart_game_claims(&game, move_of("a1b1")) == 0);
    play_all(&game, "a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8");
    ck_assert(ecart_game_standings(&game) ==
              (1u << ECART_FIVEFOLD | 1u << ECART_SEVENTY_FIVE_MOVE));
}
END_TEST

START_TEST(a_lone_position_stands_for_the_first_time)
{
    ecart_position position = position_of("7k/8/8/8/8/8/R7/K7 w - - 120 80", false);

    ck_assert(ecart_position_standings(&position) ==
              (1u << ECART_IN_PLAY | 1u << ECART_FIFTY_MOVE_CLAIMABLE));
}
END_TEST

START_TEST(standings_have_names_and_an_order)
{
    static const char *const names[] = {
        "checkmate", "stalemate", "dead-position", "fivefold", "seventy-five-move",
        "threefold-claimable", "fifty-move-claimable", "in-play",
    };

    for (int i = 0; i < ECART_STANDINGS; i++) {
        ck_assert_str_eq(ecart_standing_name((ecart_standing)i), names[i]);
        ck_assert_int_eq(ecart_standing_first(~0u << i), i);
        ck_assert_int_eq(ecart_standing_first(1u << i | 1u << ECART_IN_PLAY), i);
        ck_assert(have(1u << i, (ecart_standing)i) && !have(~(1u << i), (ecart_standing)i));
    }
    ck_assert_int_eq(ecart_standing_first(0), ECART_IN_PLAY);
    ck_assert_int_eq(ecart_standing_first(~0u << ECART_STANDINGS), ECART_IN_PLAY);
    ck_assert_ptr_null(ecart_standing_name(ECART_STANDINGS));
    ck_assert(!have(~0u, ECART_STANDINGS));
}
END_TEST

/* FEN, moves, standing, note. */
START_TEST(games_stand_as_the_table_says)
{
    for (table t = table_open("standing.tsv"); table_next(&t);) {
        ecart_game game = game_from(t.field[0]);

        play_all(&game, t.field[1]);
        ck_assert_msg(strcmp(best(ecart_game_standings(&game)), t.field[2]) == 0,
                      "%s %s: %s instead of %s", t.field[0], t.field[1],
                      best(ecart_game_standings(&game)), t.field[2]);
    }
}
END_TEST

static const char *prospect(const ecart_game *game, ecart_side side)
{
    static const char *const words[] = { "no", "?", "yes" };

    return words[ecart_game_prospect(game, side)];
}

/* FEN, moves, standing, can White mate, can Black, how that was derived. */
START_TEST(games_and_prospects_stand_as_our_own_table_says)
{
    int rows = 0;

    for (table t = table_open("standing_more.tsv"); table_next(&t); rows++) {
        ecart_game game = game_from(t.field[0]);

        play_all(&game, t.field[1]);
        const char *said[] = { best(ecart_game_standings(&game)),
                               prospect(&game, ECART_WHITE), prospect(&game, ECART_BLACK) };
        for (int i = 0; i < 3; i++)
            ck_assert_msg(strcmp(said[i], t.field[2 + i]) == 0, "%s %s: %s instead of %s",
                          t.field[0], t.field[1], said[i], t.field[2 + i]);
    }
    ck_assert_int_gt(rows, 30);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("game");

    TCase *history = group(s, "history");
    tcase_add_test(history, the_start_is_a_game_of_no_moves);
    tcase_add_test(history, an_illegal_move_changes_nothing_and_is_judged);
    tcase_add_test(history, full_records_refuse_a_legal_move_and_lose_nothing);
    tcase_add_test(history, a_game_without_records_has_no_room_for_any);
    tcase_add_test(history, a_zeroed_game_is_an_empty_board);
    tcase_add_test(history, undo_gives_the_position_before_and_leaves_the_move);
    tcase_add_loop_test(history, a_game_goes_back_the_way_it_came, 0, 40);
    tcase_add_loop_test(history, repetitions_are_counted_as_by_hand, 0, 40);

    TCase *standing = group(s, "how it stands");
    tcase_add_test(standing, a_claim_is_what_the_announced_move_brings_about);
    tcase_add_test(standing, the_fifty_moves_can_be_claimed_with_the_last_of_them);
    tcase_add_test(standing, when_the_game_is_over_there_is_nothing_to_claim);
    tcase_add_test(standing, a_lone_position_stands_for_the_first_time);
    tcase_add_test(standing, standings_have_names_and_an_order);
    tcase_add_test(standing, games_stand_as_the_table_says);
    tcase_add_test(standing, games_and_prospects_stand_as_our_own_table_says);

    return run(s);
}
