/* SPDX-License-Identifier: MIT */
/* check_referee.c -- tests of referee.c: tries are played or refused, refusals count as the
 * rules say, and without spoilers no answer comes from the legal moves */

#include <ctype.h>

#include "drawn.h"
#include "runner.h"
#include "sentence.h"
#include "table.h"

enum { ROOM = 200, TRIES = 4 };

static ecart_record  records[ROOM];
static ecart_try     tries[TRIES];
static ecart_referee referee;
static uint32_t      seed = 1924;

static void begin(void)
{
    ecart_referee_start(&referee, records, ROOM, tries, TRIES);
}

static ecart_ruling try_text(const char *text)
{
    return ecart_referee_try(&referee, text, strlen(text));
}

/* "1/2 none": strikes of the half-move and of the side, and what follows. */
static const char *counted(const ecart_ruling *r)
{
    static char text[80];

    sprintf(text, "%zu/%zu %s", r->move_strikes, r->game_strikes,
            ecart_consequence_name(r->consequence));
    return text;
}

static const char *counted_of(const char *move)
{
    ecart_ruling r = try_text(move);

    return counted(&r);
}

static bool says_again(const ecart_ruling *r)
{
    return r->count > 0 && r->circumstances[r->count - 1].type == ECART_REFUSED_AGAIN;
}

START_TEST(a_legal_move_is_played_and_any_other_is_refused)
{
    begin();
    ecart_ruling e4 = try_text("e4"), ke3 = try_text("Ke6"), e5 = try_text("e7e5");
    ck_assert(e4.played && !ke3.played && e5.played);
    ck_assert_int_eq(ke3.notation.verdict.reason, ECART_KING_SHAPE);
    ck_assert_uint_eq(referee.game.count, 2);
    ck_assert_uint_eq(referee.count, 1);
    ck_assert_str_eq(counted(&e4), "0/0 none");
    ck_assert_str_eq(counted(&ke3), "1/1 none");
    ck_assert_str_eq(counted(&e5), "1/1 none");
    ck_assert_str_eq(counted_of("e5"), "1/1 none");
    ck_assert_str_eq(counted_of("Nf3"), "1/1 none");
    ck_assert_str_eq(counted_of("Nf3"), "1/2 none");
}
END_TEST

START_TEST(the_end_of_the_game_is_told)
{
    begin();
    (void)try_text("f3");
    (void)try_text("e5");
    ck_assert_int_eq(try_text("g4").standing, ECART_IN_PLAY);
    ck_assert_int_eq(try_text("Qh4").standing, ECART_CHECKMATE);
    ck_assert_int_eq(try_text("a3").standing, ECART_CHECKMATE);
}
END_TEST

START_TEST(full_records_play_nothing_and_refuse_nothing)
{
    ecart_referee_start(&referee, NULL, 10, NULL, 10);
    ecart_ruling e4 = try_text("e4");
    ck_assert(!e4.played && e4.notation.verdict.reason == ECART_LEGAL);
    ck_assert_str_eq(counted(&e4), "0/0 none");
    ck_assert_str_eq(counted_of("e5"), "1/1 none");
}
END_TEST

START_TEST(a_limit_of_refusals_is_a_loss)
{
    begin();
    referee.rules.move_limit = 2;
    ck_assert_str_eq(counted_of("Ke3"), "1/1 none");
    ck_assert(try_text("e4").played && try_text("e5").played);
    ck_assert_str_eq(counted_of("Ke3"), "1/2 none");
    ck_assert_str_eq(counted_of("Ke4"), "2/3 loss");
    begin();
    referee.rules.move_limit = 1;
    ck_assert_str_eq(counted_of("Ke3"), "1/1 loss");
    begin();
    referee.rules.game_limit = 2;
    ck_assert_str_eq(counted_of("Ke3"), "1/1 none");
    ck_assert(try_text("e4").played);
    ck_assert_str_eq(counted_of("Ke3"), "1/1 none");
    ck_assert(try_text("e5").played);
    ck_assert_str_eq(counted_of("zzz"), "1/2 loss");
}
END_TEST

/* Articles 7.5.5, A.3 and B.3 of 2023; 7.5.5 and B.2 of 2018. */
START_TEST(the_laws_give_minutes_and_then_the_game)
{
    static const int minutes[ECART_EDITIONS][ECART_TEMPOS][2] = {
        [ECART_LAWS_2023] = { { 2, 2 }, { 1, 1 }, { 1, 2 } },
        [ECART_LAWS_2018] = { { 2, 2 }, { 2, 2 }, { 1, 1 } }
    };

    for (int n = 0; n < ECART_EDITIONS * ECART_TEMPOS * 2; n++) {
        ecart_referee_rules rules = { 0, 0, true, (ecart_edition)(n / 6),
                                      (ecart_tempo)(n / 2 % 3), n % 2 };

        begin();
        referee.rules = rules;
        ecart_ruling first = try_text("Ke3");
        ck_assert_str_eq(counted(&first), "1/1 time");
        ck_assert_int_eq(first.minutes, minutes[rules.edition][rules.tempo][n % 2]);
        ck_assert_str_eq(counted_of("Ke3"), "2/2 loss");
    }
}
END_TEST

START_TEST(what_the_laws_do_not_have_gives_no_minutes)
{
    begin();
    referee.rules = (ecart_referee_rules){ .by_laws = true, .edition = ECART_EDITIONS };
    ck_assert_int_eq(try_text("Ke3").minutes, 0);
    begin();
    referee.rules = (ecart_referee_rules){ .by_laws = true, .tempo = ECART_TEMPOS };
    ck_assert_int_eq(try_text("Ke3").minutes, 0);
}
END_TEST

START_TEST(who_cannot_mate_does_not_win)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false);

    begin();
    ecart_game_set(&referee.game, &position, records, ROOM);
    referee.rules.by_laws = true;
    ck_assert_str_eq(counted_of("Ra9"), "1/1 time");
    ck_assert_str_eq(counted_of("Rb2"), "2/2 draw");
}
END_TEST

START_TEST(room_for_one_try_remembers_the_last)
{
    begin();
    ecart_referee_start(&referee, records, ROOM, tries, 1);
    (void)try_text("Ke3");
    ecart_ruling again = try_text("Ke3");
    ck_assert(says_again(&again));
    (void)try_text("Kd3");
    ecart_ruling forgotten = try_text("Ke3");
    ck_assert(!says_again(&forgotten));
}
END_TEST

START_TEST(the_same_try_is_known_again_in_its_position)
{
    begin();
    ck_assert(!says_again(&(ecart_ruling){ .count = 0 }));
    ecart_ruling first = try_text("Ke3"), other = try_text("Kd3"), again = try_text("Ke3");
    ck_assert(!says_again(&first) && !says_again(&other) && says_again(&again));
    ck_assert_uint_eq(again.circumstances[again.count - 1].ply, 1);
    ecart_ruling text = try_text("zzz"), text_again = try_text("zzz");
    (void)try_text("zzz");
    ck_assert(!says_again(&text) && !says_again(&text_again));
    ecart_ruling forgotten = try_text("Kd3");
    ck_assert(!says_again(&forgotten));         /* four tries are remembered */
    ck_assert(try_text("e4").played && try_text("e5").played);
    ecart_ruling later = try_text("Kd3");
    ck_assert(!says_again(&later));
    ecart_referee_refuse(&referee, "Kf3", 3);
    ecart_ruling known = try_text("Kf3");
    ck_assert(says_again(&known));
    ck_assert_str_eq(counted(&known), "3/10 none");
    ecart_ruling outside = try_text("Ni9"), outside_again = try_text("Ni9");
    ck_assert(!says_again(&outside) && !says_again(&outside_again));
    begin();
    (void)try_text("Ke3");
    (void)try_text("Kd3");
    ecart_ruling second = try_text("Kd3");
    ck_assert(says_again(&second));
}
END_TEST

/* What happened in the game stands before it. */
START_TEST(a_refusal_comes_with_what_happened_in_the_game)
{
    static const char *const moves[] = { "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "Ke2", "a6",
                                         "Ke1", "b6" };

    begin();
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        ck_assert(try_text(moves[i]).played);
    for (size_t again = 0; again < 2; again++) {
        ecart_ruling r = try_text("O-O");

        ck_assert_uint_eq(r.count, 1 + again);
        ck_assert_int_eq(r.circumstances[0].type, ECART_HAS_LAPSED);
        ck_assert_int_eq(says_again(&r), again == 1);
    }
}
END_TEST

/* Tries that differ in one thing only are two. */
START_TEST(another_try_is_not_the_same)
{
    static const char *const pairs[][2] = {
        { "Ke4", "Ke3" }, { "b8d7", "b8c7" }, { "Qad8", "Qbd8" }, { "Qd8", "Rd8" },
        { "Nd6", "Ne6" }, { "e8=Q", "e8=R" }, { "e8=Q", "O-O" }
    };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        begin();
        (void)try_text(pairs[i][0]);
        ecart_ruling other = try_text(pairs[i][1]), again = try_text(pairs[i][0]);
        ck_assert_msg(!says_again(&other) && says_again(&again), "%s", pairs[i][0]);
    }
}
END_TEST

/* The squares that a refusal may name: those tried, its evidence, and what happened. */
static ecart_cells known_cells(const ecart_ruling *r, const char *tried)
{
    const ecart_verdict *v     = &r->notation.verdict;
    ecart_cells          cells = cells_in(tried) | ecart_cells_of(v->move.from) |
                                 ecart_cells_of(v->move.to) | v->candidates | v->others |
                                 ecart_cells_of(v->first) | ecart_cells_of(ECART_E1) |
                                 ecart_cells_of(ECART_E8);

    if (ecart_cell_row(v->move.from) != 0)      /* where its pawns start */
        cells |= ecart_cells_of(ecart_cell_make(ecart_cell_column(v->move.from),
                                                ecart_side_pawn_row(r->before.side)));
    for (size_t i = 0; i < r->count; i++)
        cells |= ecart_cells_of(r->circumstances[i].from) |
                 ecart_cells_of(r->circumstances[i].cell);
    return cells;
}

static void check_no_spoiler(const ecart_ruling *r, const char *tried)
{
    const ecart_text written = { tried, strlen(tried) };
    char             text[ECART_EXPLAIN_SIZE];
    ecart_move       moves[ECART_MOVE_LIST_SIZE];
    ecart_cells      known = known_cells(r, tried);
    size_t           count = ecart_legal_moves(&r->before, moves, ECART_MOVE_LIST_SIZE);

    ecart_referee_explain(&referee, r, NULL, &written, text, sizeof text);
    if (r->notation.verdict.reason == ECART_AMBIGUOUS)
        known = cells_in(tried);
    if (r->notation.verdict.reason == ECART_BAD_NOTATION)       /* "such as e2e4" */
        known |= ecart_cells_of(ECART_E2) | ecart_cells_of(ECART_E4) | ecart_cells_of(ECART_F3);
    require_msg((cells_in(text) & ~known) == 0, "%s: %s", tried, text);
    for (size_t i = 0; i < count; i++) {
        char san[ECART_SAN_SIZE];

        ecart_san_write(&r->before, moves[i], san, sizeof san);
        require_msg(strlen(san) < 3 || san[0] == 'O' || strcmp(san, "Nf3") == 0 ||
                    strstr(text, san) == NULL || strstr(tried, san) != NULL,
                    "%s: %s", tried, text);
    }
}

/* Writes any text that looks like a move. */
static void draw_text(char text[12])
{
    static const char pieces[] = "KQRBN";
    char              cell[3], from[3];

    ecart_cell_write(drawn_cell(&seed), cell, sizeof cell);
    ecart_cell_write(drawn_cell(&seed), from, sizeof from);
    switch (drawn_below(&seed, 6)) {
    case 0:  sprintf(text, "%s%s", from, cell); break;
    case 1:  strcpy(text, drawn_below(&seed, 2) ? "O-O" : "O-O-O"); break;
    case 2:  sprintf(text, "%cx%s", from[0], cell); break;
    default: sprintf(text, "%c%s", pieces[drawn_below(&seed, 5)], cell); break;
    }
}

START_TEST(without_spoilers_nothing_is_said_of_legal_moves)
{
    static const char crowded[] = "n1n1k1n1/1n3n1r/8/8/8/8/1N3N1R/N1N1K1N1 w - - 0 1";
    int refused = 0, ambiguous = 0;

    while (refused < rounds(10000)) {
        char text[12];

        ecart_position position = position_of(crowded, false);

        begin();
        if (drawn_below(&seed, 2) == 0)
            ecart_game_set(&referee.game, &position, records, ROOM);
        referee.no_spoilers = true;
        for (int n = 0; n < 60 && referee.game.count < ROOM; n++) {
            draw_text(text);
            ecart_ruling r = try_text(text);
            if (r.played)
                continue;
            check_no_spoiler(&r, text);
            refused++;
            ambiguous += r.notation.verdict.reason == ECART_AMBIGUOUS;
        }
    }
    ck_assert_int_gt(ambiguous, 20);
}
END_TEST

START_TEST(an_ambiguous_text_is_answered_with_its_moves_or_its_kind)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", false);
    char           text[ECART_EXPLAIN_SIZE];

    begin();
    ecart_game_set(&referee.game, &position, records, ROOM);
    ecart_ruling r = try_text("Rd1");
    ecart_referee_explain(&referee, &r, NULL, NULL, text, sizeof text);
    ck_assert_str_eq(text, "This could be Rad1 or Rhd1: say which rook.");
    referee.no_spoilers = true;
    ecart_referee_explain(&referee, &r, NULL, NULL, text, sizeof text);
    ck_assert_str_eq(text, "Say which rook moves.");
    ck_assert_uint_eq(ecart_referee_explain(&referee, &r, NULL, &(ecart_text){ "Rd1", 3 }, text,
                                            sizeof text), strlen("Say which rook moves."));
    ck_assert_str_eq(text, "Say which rook moves.");
    r.notation.kind = ECART_KINDS;
    ecart_referee_explain(&referee, &r, NULL, NULL, text, sizeof text);
    ck_assert_str_eq(text, "Say which piece moves.");
    r.notation.kind = 200;
    ecart_referee_explain(&referee, &r, NULL, NULL, text, sizeof text);
    ck_assert_str_eq(text, "Say which piece moves.");
    ck_assert_ptr_null(ecart_consequence_name(ECART_CONSEQUENCES));
}
END_TEST

static Suite *referee_suite(void)
{
    Suite *suite = suite_create("referee");
    TCase *tcase;

    tcase = tcase_create("tries");
    tcase_add_test(tcase, a_legal_move_is_played_and_any_other_is_refused);
    tcase_add_test(tcase, the_end_of_the_game_is_told);
    tcase_add_test(tcase, full_records_play_nothing_and_refuse_nothing);
    tcase_add_test(tcase, the_same_try_is_known_again_in_its_position);
    tcase_add_test(tcase, room_for_one_try_remembers_the_last);
    tcase_add_test(tcase, a_refusal_comes_with_what_happened_in_the_game);
    tcase_add_test(tcase, another_try_is_not_the_same);
    suite_add_tcase(suite, tcase);

    tcase = tcase_create("consequences");
    tcase_add_test(tcase, a_limit_of_refusals_is_a_loss);
    tcase_add_test(tcase, the_laws_give_minutes_and_then_the_game);
    tcase_add_test(tcase, what_the_laws_do_not_have_gives_no_minutes);
    tcase_add_test(tcase, who_cannot_mate_does_not_win);
    suite_add_tcase(suite, tcase);

    tcase = tcase_create("spoilers");
    tcase_add_test(tcase, without_spoilers_nothing_is_said_of_legal_moves);
    tcase_add_test(tcase, an_ambiguous_text_is_answered_with_its_moves_or_its_kind);
    suite_add_tcase(suite, tcase);
    return suite;
}

int main(void)
{
    return run(referee_suite());
}
