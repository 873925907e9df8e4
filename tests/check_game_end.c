/* SPDX-License-Identifier: MIT */
/* check_game_end.c -- tests of game_end.c of ecart pgn: it finds what asking after
 * each move finds, and sorts out no game that has it */

#include "../tools/findings/game_end.h"

#include "torture.h"

enum { PLIES = 420 };

/* A game that goes back and forth, and all that stood after each of its moves. */
typedef struct shuffle {
    ecart_position start;
    ecart_pgn_ply  plies[PLIES];
    ecart_record   records[PLIES];
    ecart_game     game;
} shuffle;

static bool is_possible(const ecart_game *game, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(&game->position, move);

    return ecart_verdict_is_legal(&verdict);
}

/* Often a piece goes back to where it came from. */
static ecart_move choose(dice *d, const ecart_game *game, uint32_t calm)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&game->position, moves, ECART_MOVE_LIST_SIZE);

    if (game->count >= 2 && roll(d, 100) < calm) {
        ecart_move back = game->records[game->count - 2].move;
        ecart_cell from = back.from;

        back.from = back.to;
        back.to   = from;
        if (is_possible(game, back))
            return back;
    }
    return moves[roll(d, (uint32_t)count)];
}

/* Plays on until the first end, or a few moves more. */
static ecart_standing play(dice *d, shuffle *s, uint32_t calm, size_t *plies)
{
    const ecart_standing_set ends = 1u << ECART_FIVEFOLD | 1u << ECART_SEVENTY_FIVE_MOVE;
    ecart_standing found = ECART_IN_PLAY;
    size_t         last  = roll(d, PLIES);

    ecart_game_set(&s->game, &s->start, s->records, PLIES);
    while (s->game.count < last && ecart_has_legal_move(&s->game.position)) {
        ecart_pgn_ply *ply = &s->plies[s->game.count];

        ply->clock = s->game.position.clock;
        ply->move  = choose(d, &s->game, calm);
        ck_assert(ecart_game_play(&s->game, ply->move, NULL));
        ecart_standing_set is = ecart_game_standings(&s->game) & ends;
        if (found == ECART_IN_PLAY && is) {
            found  = ecart_standing_first(is);
            *plies = s->game.count;
            last   = *plies < PLIES - 30 ? *plies + roll(d, 30) : *plies;
        }
    }
    return found;
}

static void set_start(shuffle *s, const char *fen)
{
    ecart_faults faults;

    ck_assert(ecart_fen_position(fen, strlen(fen), false, &s->start, &faults));
}

static const char *const starts[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w - - 0 1",
    "4k1n1/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 b - - 7 40",
    "4k3/8/8/8/8/8/8/R3K3 b - - 140 90",
    "7k/8/8/8/8/8/8/K5R1 w - - 149 90"
};

static void compare(const shuffle *s, ecart_standing how, size_t plies)
{
    struct moves moves = {
        .start = &s->start, .end = &s->game.position, .plies = s->plies,
        .count = s->game.count
    };
    struct game_end end;

    if (how != ECART_IN_PLAY)
        require(game_end_is_suspect(&moves));
    game_end_find(&moves, true, false, &end);
    require(end.how == how);
    if (how != ECART_IN_PLAY)
        require(end.plies == plies);
}

START_TEST(a_draw_by_rule_is_found_where_it_is)
{
    static shuffle s;
    dice     d = { 12 };
    unsigned found[ECART_STANDINGS] = { 0 }, suspects = 0;

    for (unsigned i = 0; i < 2100; i++) {
        size_t         plies = 0;
        ecart_standing how;

        set_start(&s, starts[i % 7]);
        how = play(&d, &s, i % 3 ? 70 + i % 30 : 0, &plies);
        compare(&s, how, plies);
        found[how]++;
        suspects += how == ECART_IN_PLAY && game_end_is_suspect(&(struct moves){
            .start = &s.start, .end = &s.game.position, .plies = s.plies, .count = s.game.count
        });
    }
    ck_assert_uint_gt(found[ECART_FIVEFOLD], 200);
    ck_assert_uint_gt(found[ECART_SEVENTY_FIVE_MOVE], 200);
    ck_assert_uint_gt(found[ECART_IN_PLAY], 200);
    ck_assert_uint_lt(suspects, found[ECART_IN_PLAY] / 4);
}
END_TEST

/* A dead position stays dead, so the first one is found from the last. */
START_TEST(a_dead_position_is_found_where_it_began)
{
    static shuffle s;
    struct game_end end;
    dice d = { 7 };
    size_t plies;

    set_start(&s, "4k3/8/8/8/8/8/1q6/K7 w - - 0 1");
    for (int i = 0; i < 100; i++) {
        (void)play(&d, &s, 0, &plies);
        struct moves moves = { &s.start, &s.game.position, s.plies, s.game.count };

        ck_assert(game_end_is_dead(&s.game.position));
        game_end_find(&moves, false, true, &end);
        ck_assert_int_eq(end.how, ECART_DEAD_POSITION);
        ck_assert_uint_eq(end.plies, 1);
        ck_assert_int_eq(ecart_cells_count(end.position.of_kind[ECART_QUEEN]), 0);
        ck_assert_int_eq(ecart_cells_count(end.before.of_kind[ECART_QUEEN]), 1);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("game_end");

    TCase *ends = group(s, "ends of games");
    tcase_set_timeout(ends, 120);
    tcase_add_test(ends, a_draw_by_rule_is_found_where_it_is);
    tcase_add_test(ends, a_dead_position_is_found_where_it_began);

    return run(s);
}
