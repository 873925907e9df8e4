/* SPDX-License-Identifier: MIT */
/* check_legal.c -- tests of lists, play and what a legal move is */

#include "runner.h"
#include "table.h"

#include "rules/legal_rules.h"

/* What can be named as a promotion in a legal move, and nothing. */
static const ecart_kind promotions[] = {
    ECART_NO_KIND, ECART_QUEEN, ECART_ROOK, ECART_BISHOP, ECART_KNIGHT,
};

START_TEST(a_move_leads_to_the_position_of_the_table)
{
    for (table t = table_open("after.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[0], false);
        ecart_verdict  verdict  = ecart_position_play(&position, move_of(t.field[1]));
        char           fen[ECART_FEN_SIZE];

        ck_assert(ecart_verdict_is_legal(&verdict));
        ck_assert_str_eq(fen_of(&position, ECART_FEN_LEGAL_EN_PASSANT, fen), t.field[2]);
    }
}
END_TEST

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* The legal moves as one sorted line of UCI. */
static const char *sorted_moves(const ecart_position *position, char *line)
{
    static char names[ECART_MOVE_LIST_SIZE][6];
    ecart_move  moves[ECART_MOVE_LIST_SIZE];
    size_t      count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++)
        uci_of(moves[i], names[i]);
    qsort(names, count, sizeof *names, compare_texts);
    strcpy(line, count == 0 ? "-" : "");
    for (size_t i = 0; i < count; i++)
        sprintf(line + strlen(line), "%s%s", i ? " " : "", names[i]);
    return line;
}

static void assert_lists(const char *name, bool chess960)
{
    static char line[8 * ECART_MOVE_LIST_SIZE];

    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], chess960);

        ck_assert_msg(strcmp(sorted_moves(&position, line), t.field[5]) == 0,
                      "%s %s: %s", t.field[0], t.field[1], line);
        for (int depth = 1; depth <= 3; depth++)
            ck_assert_msg(ecart_perft(&position, depth) ==
                          strtoull(t.field[1 + depth], NULL, 10),
                          "%s %s: depth %d", t.field[0], t.field[1], depth);
    }
}

START_TEST(lists_and_counts_are_those_of_three_other_programs)
{
    assert_lists("suite.tsv", false);
}
END_TEST

START_TEST(lists_and_counts_of_chess960_are_those_of_two_other_programs)
{
    assert_lists("castle960.tsv", true);
}
END_TEST

/* The whole of one truth, for all 64 x 64 x 5 requests of a position. */
static void assert_one_truth(const ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE), legal = 0;
    ecart_cells destinations = 0, listed[ECART_CELL_LIMIT][ECART_KINDS] = { 0 };

    ck_assert_uint_eq(ecart_legal_count(position), count);
    ck_assert_int_eq(ecart_has_legal_move(position), count > 0);
    for (size_t i = 0; i < count; i++)
        listed[moves[i].from][moves[i].promotion] |= ecart_cells_of(moves[i].to);
    for (int n = 0; n < 64 * 64 * 5; n++) {
        ecart_move move = ecart_move_make(ecart_cell_nth(n / 320), ecart_cell_nth(n / 5 % 64),
                                          promotions[n % 5]);
        ecart_verdict verdict   = ecart_move_check(position, move);
        ecart_move    canonical = ecart_move_canonical(position, move);
        bool          is_legal  = ecart_verdict_is_legal(&verdict);

        require(verdict.reason == ecart_move_reason(position, move));
        require(is_legal == ecart_move_is_legal(position, move));
        require(is_legal == ecart_cells_has(listed[canonical.from][canonical.promotion],
                                            canonical.to));
        legal += is_legal && ecart_move_equal(move, canonical);

        if (n % 320 == 0)
            destinations = ecart_legal_destinations(position, move.from);
        bool goal = ecart_cells_has(destinations, move.to);
        if (ecart_move_equal(move, canonical) && move.promotion == ECART_NO_KIND)
            require(goal == !ecart_verdict_is_refusal(&verdict));
    }
    ck_assert_uint_eq(legal, count);
}

START_TEST(a_move_is_listed_if_and_only_if_its_verdict_is_legal)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        if (t.row % one_in(3) == 0) {
            ecart_position position = position_of(t.field[1], false);
            assert_one_truth(&position);
        }
    }
    for (table t = table_open("castle960.tsv"); table_next(&t);) {
        if (t.row % one_in(3) == 0) {
            ecart_position position = position_of(t.field[1], true);
            assert_one_truth(&position);
        }
    }
}
END_TEST

/* Whichever way a verdict is found, it tells the rules that are broken when each
 * of them is asked, and for its evidence what the board and the shape say. */
static void require_same_rules(const ecart_position *position, ecart_move move)
{
    ecart_verdict    verdict = ecart_move_check(position, move);
    ecart_reason_set told    = verdict.also | ecart_reason_set_of(verdict.reason);
    ecart_piece      piece   = ecart_board_piece(&position->board, move.from);

    require(told == ecart_broken_rules(position, move));
    if (verdict.reason == ECART_PATH_BLOCKED)
        require(verdict.first ==
                ecart_board_check(&position->board, position->side, move.from, move.to).evidence);
    if (verdict.reason >= ECART_KING_SHAPE && verdict.reason < ECART_CASTLE_NO_ROOK)
        require(verdict.alias == ecart_shape_check(piece, move.from, move.to).alias &&
                verdict.first == move.from && verdict.others == ecart_cells_of(move.to));
}

START_TEST(a_verdict_tells_all_the_rules_that_are_broken)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);

        for (int n = t.row % one_in(3); n < 64 * 64; n += one_in(3)) {
            require_same_rules(&position, ecart_move_make(ecart_cell_nth(n / 64),
                                                          ecart_cell_nth(n % 64),
                                                          promotions[n % 5]));
            require_same_rules(&position, ecart_move_make(ecart_cell_nth(n / 64),
                                                          ecart_cell_nth(n % 64),
                                                          ECART_NO_KIND));
        }
    }
}
END_TEST

/* What a legal move is, told by the positions before and after it. */
static int nature_by_playing(const ecart_position *before, ecart_move move)
{
    ecart_position after = *before;
    ecart_kind     kind  = ecart_piece_kind(before->board.at[move.from]);
    int            rows  = abs(move.to % 10 - move.from % 10);
    int            nature = 0;

    ecart_position_play(&after, move);
    bool capture = ecart_cells_count(after.of_kind[0]) < ecart_cells_count(before->of_kind[0]);
    if (capture)
        nature |= ECART_IS_CAPTURE;
    if (capture && before->board.at[move.to] == ECART_NO_PIECE)
        nature |= ECART_IS_EN_PASSANT;
    if (kind == ECART_KING && (ecart_cells_has(before->of_side[before->side], move.to) ||
                               abs(move.to - move.from) == 20))
        nature |= move.to > move.from ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;
    if (kind == ECART_PAWN && rows == 2)
        nature |= ECART_IS_DOUBLE_STEP;
    if (move.promotion != ECART_NO_KIND)
        nature |= ECART_IS_PROMOTION;
    return nature;
}

static void assert_natures(const char *name, bool chess960)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], chess960);
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        size_t         count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);

        for (size_t i = 0; i < count; i++) {
            char uci[6];

            ck_assert_msg(ecart_move_check(&position, moves[i]).nature ==
                          nature_by_playing(&position, moves[i]),
                          "%s: %s", t.field[1], uci_of(moves[i], uci));
        }
    }
}

START_TEST(a_legal_move_is_what_playing_it_shows)
{
    assert_natures("suite.tsv", false);
    assert_natures("castle960.tsv", true);
}
END_TEST

START_TEST(a_pawn_without_a_piece_to_become_is_told_what_it_does)
{
    ecart_position position = position_of("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", false);
    ecart_verdict  capture  = ecart_move_check(&position, move_of("e7d8"));

    ck_assert_int_eq(capture.reason, ECART_PROMOTION_NEEDED);
    ck_assert_int_eq(capture.nature, ECART_IS_PROMOTION | ECART_IS_CAPTURE);
}
END_TEST

START_TEST(a_refused_move_changes_nothing)
{
    ecart_position position, before;

    ecart_position_start(&position);
    before = position;
    for (int n = 0; n < 64 * 64; n++) {
        ecart_move move = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                          ECART_NO_KIND);

        if (ecart_move_is_legal(&position, move))
            continue;
        ecart_position_play(&position, move);
        require(memcmp(&position, &before, sizeof position) == 0);
    }
}
END_TEST

START_TEST(counters_stop_at_their_end)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/4K2R b - - 65535 65535", false);

    ck_assert_int_eq(ecart_position_play(&position, move_of("e8e7")).reason, ECART_LEGAL);
    ck_assert_uint_eq(position.clock, 65535);
    ck_assert_uint_eq(position.number, 65535);
}
END_TEST

START_TEST(a_list_stops_at_the_room_it_has)
{
    ecart_position position;
    ecart_move     moves[20], first;

    ecart_position_start(&position);
    ck_assert_uint_eq(ecart_legal_moves(&position, NULL, 0), 20);
    memset(moves, 0, sizeof moves);
    ck_assert_uint_eq(ecart_legal_moves(&position, moves, 1), 20);
    first = moves[0];
    ck_assert_int_eq(moves[1].from, 0);
    ck_assert_uint_eq(ecart_legal_moves(&position, moves, 20), 20);
    ck_assert(ecart_move_equal(first, moves[0]));
}
END_TEST

/* The position with the most legal moves that is known from a game's rules. */
START_TEST(the_longest_list_has_218_moves)
{
    ecart_position position =
        position_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", false);

    ck_assert_uint_eq(ecart_legal_count(&position), ECART_MOVES_OF_A_GAME);
}
END_TEST

START_TEST(destinations_of_what_cannot_move_are_none)
{
    ecart_position position;

    ecart_position_start(&position);
    ck_assert(ecart_legal_destinations(&position, ECART_E5) == 0);
    ck_assert(ecart_legal_destinations(&position, ECART_E7) == 0);
    ck_assert(ecart_legal_destinations(&position, ECART_A1) == 0);
    ck_assert(ecart_legal_destinations(&position, 19) == 0);
    ck_assert(ecart_legal_destinations(&position, ECART_B1) ==
              (ecart_cells_of(ECART_A3) | ecart_cells_of(ECART_C3)));
    position = position_of("4k3/8/8/8/8/8/PPP5/1KR5 w - - 0 1", false);
    ck_assert(ecart_legal_destinations(&position, ECART_B1) == ecart_cells_of(ECART_A1));
}
END_TEST

START_TEST(a_short_list_is_the_beginning_of_the_whole)
{
    static const char *const fens[] = { "1n1n4/P1P5/8/8/8/8/8/K6k w - - 0 1",
                                        "1k6/8/2Q2Q2/8/8/8/4R3/R3K2R w KQ - 0 1" };
    for (int n = 0; n < 2; n++) {
        ecart_position p = position_of(fens[n], false);
        ecart_move     all[ECART_MOVE_LIST_SIZE], some[ECART_MOVE_LIST_SIZE];
        size_t         count = ecart_legal_moves(&p, all, ECART_MOVE_LIST_SIZE);
        for (size_t size = 0; size <= count + 1; size++) {
            memset(some, 0xee, sizeof some);
            ck_assert_uint_eq(ecart_legal_moves(&p, some, size), count);
            for (size_t i = 0; i <= count; i++)
                require(i < size && i < count ? ecart_move_equal(some[i], all[i])
                                              : some[i].from == 0xee);
        }
    }
}
END_TEST

START_TEST(castling_has_two_gestures_and_one_form)
{
    ecart_position usual = position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false);
    ecart_position free  = position_of("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", true);
    char uci[6];

    ck_assert_str_eq(uci_of(ecart_move_canonical(&usual, move_of("e1h1")), uci), "e1g1");
    ck_assert_str_eq(uci_of(ecart_move_canonical(&usual, move_of("e1c1")), uci), "e1c1");
    ck_assert_str_eq(uci_of(ecart_move_canonical(&free, move_of("e1h1")), uci), "e1h1");
    ck_assert_str_eq(uci_of(ecart_move_canonical(&usual, move_of("a1h1")), uci), "a1h1");
    ck_assert_str_eq(uci_of(ecart_move_canonical(&usual, move_of("e1e1")), uci), "e1e1");
    ck_assert_int_eq(ecart_move_canonical(&usual, ecart_move_make(51, 19, 0)).to, 19);
    ck_assert_int_eq(ecart_move_check(&free, move_of("e1g1")).reason, ECART_KING_SHAPE);
}
END_TEST

START_TEST(nobody_castles_with_a_rook_of_the_other_side)
{
    ecart_position p = position_of("r1K1k3/8/8/8/8/8/8/8 w q - 0 1", false);

    ck_assert_int_eq(ecart_castling_of(&p, move_of("c8a8")).king, ECART_NO_CELL);
    ck_assert_int_eq(ecart_move_check(&p, move_of("c8a8")).reason, ECART_KING_SHAPE);
}
END_TEST

static void assert_castling(ecart_castling castling, int king, int king_to, int rook,
                            int rook_to)
{
    ck_assert_int_eq(castling.king, king);
    ck_assert_int_eq(castling.king_to, king_to);
    ck_assert_int_eq(castling.rook, rook);
    ck_assert_int_eq(castling.rook_to, rook_to);
}

START_TEST(castling_has_the_rook_with_the_right_or_the_corner)
{
    ecart_position usual = position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false);
    ecart_position free  = position_of("1r4kr/8/8/8/8/8/8/5K1R b hb - 0 1", true);
    ecart_position none  = position_of("k7/8/8/8/8/8/8/7K w - - 0 1", true);
    ecart_position empty = { 0 };

    assert_castling(ecart_castling_on(&usual, ECART_KINGSIDE), ECART_E1, ECART_G1, ECART_H1,
                    ECART_F1);
    assert_castling(ecart_castling_on(&usual, ECART_QUEENSIDE), ECART_E1, ECART_C1, ECART_A1,
                    ECART_D1);
    assert_castling(ecart_castling_on(&free, ECART_KINGSIDE), ECART_G8, ECART_G8, ECART_H8,
                    ECART_F8);
    assert_castling(ecart_castling_on(&free, ECART_QUEENSIDE), ECART_G8, ECART_C8, ECART_B8,
                    ECART_D8);
    assert_castling(ecart_castling_on(&none, ECART_KINGSIDE), ECART_H1, ECART_G1, ECART_H1,
                    ECART_F1);
    assert_castling(ecart_castling_on(&none, ECART_QUEENSIDE), ECART_H1, ECART_C1, ECART_A1,
                    ECART_D1);
    assert_castling(ecart_castling_on(&usual, (ecart_wing)2), 0, 0, 0, 0);
    assert_castling(ecart_castling_on(&empty, ECART_KINGSIDE), 0, 0, 0, 0);
    assert_castling(ecart_castling_of(&free, move_of("g8b8")), ECART_G8, ECART_C8, ECART_B8,
                    ECART_D8);
    assert_castling(ecart_castling_of(&free, move_of("g8f8")), 0, 0, 0, 0);
}
END_TEST

/* Perft counts of a table, as deep as a number of nodes allows. */
static void assert_perft(const char *name, unsigned long long from, unsigned long long below)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        const char    *pair     = t.field[2];

        while (pair != NULL && *pair != '\0') {
            int                depth = atoi(pair);
            unsigned long long nodes = strtoull(strchr(pair, '=') + 1, NULL, 10);

            if (nodes >= from && nodes < below)
                ck_assert_msg(ecart_perft(&position, depth) == nodes,
                              "%s: depth %d", t.field[0], depth);
            pair = strchr(pair, ' ');
            if (pair != NULL)
                pair++;
        }
    }
}

START_TEST(well_known_positions_have_their_counts)
{
    assert_perft("perft.tsv", 0, 2000000);
}
END_TEST

START_TEST(all_starts_of_chess960_have_their_counts)
{
    for (table t = table_open("chess960.tsv"); table_next(&t);) {
        ecart_setup    setup;
        ecart_position position = position_of(t.field[1], true);
        char           fen[ECART_FEN_SIZE];

        ck_assert(ecart_setup_start_960(&setup, atoi(t.field[0])));
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        ck_assert_str_eq(fen, t.field[1]);
        for (int depth = 1; depth <= 3; depth++)
            ck_assert_uint_eq(ecart_perft(&position, depth),
                              strtoull(t.field[1 + depth], NULL, 10));
    }
}
END_TEST

START_TEST(nothing_is_counted_as_one)
{
    ecart_position position;

    ecart_position_start(&position);
    ck_assert_uint_eq(ecart_perft(&position, 0), 1);
    ck_assert_uint_eq(ecart_perft(&position, -3), 1);
}
END_TEST

START_TEST(a_premove_may_become_legal_or_never)
{
    static const struct {
        const char  *fen, *move;
        bool         possible;
        ecart_reason reason;
    } cases[] = {
        /* Black thinks; a pawn may come to d5, a rook's path may open. */
        { "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e4d5", true, 0 },
        { "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e4d3", false,
          ECART_PAWN_BACKWARD },
        { "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "a1a5", false,
          ECART_PATH_BLOCKED },
        /* An own knight may be taken, so that it can be taken back. */
        { "4k3/8/8/3q4/8/5N2/8/4K2Q b - - 0 1", "h1f3", true, 0 },
        /* The right to castle is gone for ever. */
        { "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "e1g1", false, ECART_CASTLE_NO_RIGHT },
        { "4k3/8/8/8/8/8/8/4K2R b K - 0 1", "e1g1", true, 0 },
        /* A pawn is ready to promote; what it becomes may be said later. */
        { "4k3/P7/8/8/8/8/8/4K3 b - - 0 1", "a7a8", true, 0 },
        /* A pawn's double step may be taken in passing. */
        { "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "e5d6", true, 0 },
        { "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "a1a2", false, ECART_NOTHING_THERE },
        { "7k/8/8/8/8/8/8/4K3 b - - 0 1", "h8h7", false, ECART_NOT_YOUR_PIECE },
        /* There is no reply to a mate. */
        { "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "g6f6", false, ECART_LEGAL },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, false);
        ecart_premove  answer   = ecart_premove_check(&position, move_of(cases[i].move));

        ck_assert_msg(answer.possible == cases[i].possible, "%s", cases[i].move);
        ck_assert_int_eq(answer.reason, cases[i].reason);
        if (answer.possible) {
            ck_assert_int_eq(ecart_position_play(&position, answer.reply).reason, ECART_LEGAL);
            ecart_verdict then = ecart_move_check(&position, move_of(cases[i].move));
            ck_assert(!ecart_verdict_is_refusal(&then));
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("legal");

    TCase *verdicts = group(s, "verdicts");
    tcase_add_test(verdicts, a_verdict_tells_all_the_rules_that_are_broken);
    tcase_add_test(verdicts, a_legal_move_is_what_playing_it_shows);
    tcase_add_test(verdicts, a_pawn_without_a_piece_to_become_is_told_what_it_does);
    tcase_add_test(verdicts, a_short_list_is_the_beginning_of_the_whole);
    tcase_add_test(verdicts, castling_has_two_gestures_and_one_form);
    tcase_add_test(verdicts, nobody_castles_with_a_rook_of_the_other_side);
    tcase_add_test(verdicts, castling_has_the_rook_with_the_right_or_the_corner);
    tcase_add_test(verdicts, a_premove_may_become_legal_or_never);

    TCase *play = group(s, "play");
    tcase_add_test(play, a_move_leads_to_the_position_of_the_table);
    tcase_add_test(play, a_refused_move_changes_nothing);
    tcase_add_test(play, counters_stop_at_their_end);

    TCase *lists = group(s, "lists");
    tcase_set_timeout(lists, 120);
    tcase_add_test(lists, a_move_is_listed_if_and_only_if_its_verdict_is_legal);
    tcase_add_test(lists, lists_and_counts_are_those_of_three_other_programs);
    tcase_add_test(lists, lists_and_counts_of_chess960_are_those_of_two_other_programs);
    tcase_add_test(lists, a_list_stops_at_the_room_it_has);
    tcase_add_test(lists, the_longest_list_has_218_moves);
    tcase_add_test(lists, destinations_of_what_cannot_move_are_none);

    TCase *counts = group(s, "counts");
    tcase_set_timeout(counts, 120);
    tcase_add_test(counts, well_known_positions_have_their_counts);
    tcase_add_test(counts, all_starts_of_chess960_have_their_counts);
    tcase_add_test(counts, nothing_is_counted_as_one);

    return run(s);
}
