/* SPDX-License-Identifier: MIT */
/* check_figure.c -- tests of figure.c */

#include "figures.h"

/* A pawn's two steps are not in its figure. */
static bool is_double_step(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    return ecart_piece_kind(piece) == ECART_PAWN && abs(to - from) == 2;
}

START_TEST(the_six_kinds_are_figures_too)
{
    for (int piece = 0; piece < 18; piece++) {
        ecart_figure figure = ecart_figure_of((ecart_piece)piece);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell  from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            ecart_shape shape = ecart_shape_check((ecart_piece)piece, from, to);
            ecart_figure_answer answer = ecart_figure_check(&figure, from, to);
            bool goes_there = answer.moves || answer.takes;

            if (is_double_step((ecart_piece)piece, from, to))
                require(!goes_there);
            else
                require(goes_there == (shape.reason == ECART_LEGAL));
            if (ecart_piece_kind((ecart_piece)piece) != ECART_PAWN)
                require(answer.alias == shape.alias);
        }
    }
}
END_TEST

START_TEST(a_pawn_captures_where_it_does_not_move)
{
    ecart_figure pawn = ecart_figure_of(ECART_PIECE(ECART_BLACK, ECART_PAWN));
    ecart_figure_answer ahead = ecart_figure_check(&pawn, ECART_E4, ECART_E3);
    ecart_figure_answer aside = ecart_figure_check(&pawn, ECART_E4, ECART_D3);
    ecart_figure_answer other = ecart_figure_check(&pawn, ECART_E4, ECART_F3);

    ck_assert(ahead.moves && !ahead.takes);
    ck_assert(!aside.moves && aside.takes);
    ck_assert(!other.moves && other.takes);
}
END_TEST

/* Pairs of different cells that have a difference of the figure, and are no move of
 * it, in the plainest way. */
static int count_aliases(const ecart_figure *figure)
{
    bool made[155] = { false };
    int  count = 0;

    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

        made[to - from + 77] |= goes(figure, from, to);
    }
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

        count += from != to && made[to - from + 77] && !goes(figure, from, to);
    }
    return count;
}

START_TEST(the_sets_of_fifteen_pieces_accept_what_was_counted)
{
    static const struct {
        const char *betza;
        int         aliases;
    } counted[] = {
        { "W", 0 }, { "F", 0 }, { "D", 0 }, { "A", 0 }, { "N", 0 }, { "KN", 0 },
        { "C", 28 }, { "Z", 24 }, { "G", 20 }, { "(1,4)", 56 }, { "(3,4)", 56 },
        { "NN", 68 }, { "BN", 140 }, { "RN", 210 }, { "QN", 350 },
    };

    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
        ecart_figure figure = figure_of(counted[i].betza);

        ck_assert_int_eq(ecart_figure_aliases(&figure), counted[i].aliases);
        ck_assert_int_eq(count_aliases(&figure), counted[i].aliases);
    }
}
END_TEST

START_TEST(aliases_are_answered_where_they_are_counted)
{
    uint64_t seed = 16;

    for (int turn = 0; turn < rounds(4); turn++) {
        ecart_figure figure = made_figure(&seed, (unsigned)turn % 32 + 1);
        int          ghosts = 0;

        for (int n = 0; n < 64; n++) {
            ecart_cell  from = ecart_cell_nth(n);
            ecart_cells seem = ecart_figure_ghosts(&figure, from);

            ghosts += ecart_cells_count(seem);
            for (int m = 0; m < 64; m++)
                require(ecart_cells_has(seem, ecart_cell_nth(m)) ==
                        ecart_figure_check(&figure, from, ecart_cell_nth(m)).alias);
            require((seem & ecart_figure_cells(&figure, from)) == 0);
        }
        ck_assert_int_eq(ghosts, ecart_figure_aliases(&figure));
        ck_assert_int_eq(ghosts, count_aliases(&figure));
    }
}
END_TEST

START_TEST(cells_are_where_the_steps_lead)
{
    uint64_t seed = 61;

    for (int turn = 0; turn < rounds(8); turn++) {
        ecart_figure figure = made_figure(&seed, 32);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            int columns = to / 10 - from / 10, rows = to % 10 - from % 10;
            ecart_figure_answer answer = ecart_figure_check(&figure, from, to);

            require(answer.moves == leads_to(&figure, columns, rows, false));
            require(answer.takes == leads_to(&figure, columns, rows, true));
            require(ecart_cells_has(ecart_figure_cells(&figure, from), to) ==
                    goes(&figure, from, to));
        }
    }
}
END_TEST

/* Checks that the pairs of a figure accept its vectors and no others. */
static void require_pairs(const ecart_figure *figure)
{
    ecart_figure_pair pairs[ECART_FIGURE_PAIRS];
    int  count = ecart_figure_pairs(figure, pairs), made = 0;
    bool listed[155][15] = { { false } };

    for (int i = 0; i < count; i++) {
        require(i == 0 || pairs[i].difference >= pairs[i - 1].difference);
        listed[pairs[i].difference + 77][pairs[i].manhattan] = true;
    }
    for (int columns = -7; columns <= 7; columns++) {
        for (int rows = -7; rows <= 7; rows++) {
            bool goes_there = leads_to(figure, columns, rows, false) ||
                              leads_to(figure, columns, rows, true);

            made += goes_there;
            require(listed[10 * columns + rows + 77][abs(columns) + abs(rows)] == goes_there);
        }
    }
    require(made == count);
}

START_TEST(with_the_manhattan_distance_no_pair_is_accepted_falsely)
{
    uint64_t seed = 20261122;

    for (int n = 0; ecart_betza_name(n); n++) {
        ecart_figure figure = figure_of(ecart_betza_named(n));

        require_pairs(&figure);
    }
    for (int turn = 0; turn < 2000; turn++) {
        ecart_figure figure = made_figure(&seed, 32);

        require_pairs(&figure);
    }
}
END_TEST

START_TEST(two_readings_of_a_difference_have_distances_of_different_parity)
{
    for (int d = -77; d <= 77; d++) {
        ecart_readings all = ecart_difference_readings(d);

        if (all.count == 2)
            require((abs(all.reading[0].columns) + abs(all.reading[0].rows) +
                     abs(all.reading[1].columns) + abs(all.reading[1].rows)) % 2 == 1);
    }
}
END_TEST

START_TEST(leapers_need_as_many_moves_as_was_counted)
{
    static const struct {
        const char *betza;
        int         pairs[10], never;
    } counted[] = {
        { "C", { 64, 280, 744, 740, 216, 4 }, 2048 },
        { "Z", { 64, 240, 624, 848, 1224, 944, 136, 16 }, 0 },
        { "(1,4)", { 64, 224, 440, 688, 944, 856, 528, 280, 72 }, 0 },
    };

    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++) {
        ecart_figure figure = figure_of(counted[i].betza);
        int          pairs[10] = { 0 }, never = 0;
        int8_t       moves[ECART_CELL_LIMIT];

        for (int n = 0; n < 64 * 64; n++) {
            if (n % 64 == 0)
                (void)ecart_figure_fill(&figure, ecart_cells_of(ecart_cell_nth(n / 64)), moves);
            if (moves[ecart_cell_nth(n % 64)] == ECART_NEVER)
                never++;
            else
                pairs[moves[ecart_cell_nth(n % 64)]]++;
        }
        ck_assert_mem_eq(pairs, counted[i].pairs, sizeof pairs);
        ck_assert_int_eq(never, counted[i].never);
    }
}
END_TEST

/* Walks over 8 by 8 cells breadth first: moves to each cell, -1 for never, and the
 * number of shortest ways. */
static void walk_figure(const ecart_figure *figure, ecart_cell from, int moves[89],
                        uint64_t ways[89])
{
    for (int c = 0; c < 89; c++) {
        moves[c] = -1;
        ways[c]  = 0;
    }
    moves[from] = 0;
    ways[from]  = 1;
    for (int now = 0, reached = 1; reached > 0; now++) {
        reached = 0;
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell a = ecart_cell_nth(n / 64), b = ecart_cell_nth(n % 64);

            if (moves[a] != now || (moves[b] != -1 && moves[b] != now + 1) ||
                !leads_to(figure, b / 10 - a / 10, b % 10 - a % 10, false))
                continue;
            reached += moves[b] == -1;
            moves[b] = now + 1;
            ways[b] += ways[a];
        }
    }
}

START_TEST(lengths_and_paths_are_those_of_a_walk)
{
    uint64_t     seed = 77 + (uint64_t)_i, ways[89], onward_ways[89];
    ecart_figure figure = made_figure(&seed, (unsigned)_i % 8 + 1);
    ecart_cell   from = ecart_cell_nth((int)next_below(&seed, 64));
    int          walked[89], onward[89], reached = 0;
    int8_t       moves[ECART_CELL_LIMIT];
    ecart_cells  cells[4];

    walk_figure(&figure, from, walked, ways);
    for (int c = 0; c < 89; c++)
        reached += walked[c] >= 0;
    ck_assert_int_eq(ecart_figure_fill(&figure, ecart_cells_of(from), moves), reached);
    for (int c = 0; c < 256; c++) {
        bool exists = ecart_cell_exists((ecart_cell)c);

        require(c >= ECART_CELL_LIMIT || moves[c] == walked[c]);
        if ((c + _i) % one_in(4) > 0)
            continue;
        require(ecart_figure_length(&figure, from, (ecart_cell)c) == (exists ? walked[c] : -1));
        require(ecart_figure_paths(&figure, from, (ecart_cell)c) == (exists ? ways[c] : 0));
    }
    for (int m = 0; m < 4; m++)
        cells[m] = ecart_figure_path_cells(&figure, from, ecart_cell_nth(m * 16));
    for (int n = _i % one_in(17); n < 64; n += one_in(17)) {
        ecart_cell via = ecart_cell_nth(n);

        walk_figure(&figure, via, onward, onward_ways);
        for (int m = 0; m < 4; m++) {
            ecart_cell to = ecart_cell_nth(m * 16);
            bool on = walked[via] >= 0 && onward[to] >= 0 &&
                      walked[via] + onward[to] == walked[to];

            require(ecart_cells_has(cells[m], via) == on);
        }
    }
}
END_TEST

START_TEST(black_goes_where_white_goes_on_a_board_turned_round)
{
    uint64_t seed = 3;

    for (int turn = 0; turn < 20; turn++) {
        ecart_figure figure = made_figure(&seed, 32), black = ecart_figure_turn(&figure);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

            require(goes(&figure, from, to) ==
                    goes(&black, ecart_cell_turn(from), ecart_cell_turn(to)));
        }
    }
}
END_TEST

START_TEST(only_a_step_that_can_be_made_is_added)
{
    static const ecart_figure_step refused[] = {
        { 0, 0, 1, 1 }, { 1, 2, 0, 0 }, { 8, 0, 1, 1 }, { 0, -8, 1, 1 }, { -128, 127, 1, 1 },
    };
    ecart_figure figure = { 0 };

    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        ck_assert(!ecart_figure_add(&figure, refused[i]));
    ck_assert_int_eq(figure.count, 0);

    ck_assert(ecart_figure_add(&figure, (ecart_figure_step){ 2, 1, 255, 1 }));
    ck_assert(ecart_figure_add(&figure, (ecart_figure_step){ 2, 1, 1, 2 }));
    ck_assert_int_eq(figure.count, 1);
    ck_assert_int_eq(figure.step[0].moves, 3);      /* a knight fits in three times */
    ck_assert_int_eq(figure.step[0].takes, 2);
}
END_TEST

START_TEST(a_full_figure_takes_no_new_vector)
{
    ecart_figure figure = { 0 };
    int          added = 0;

    for (int i = 0; i < 45; i++)
        added += ecart_figure_add(&figure, (ecart_figure_step){ (int8_t)(i / 15 + 1),
                                                                (int8_t)(i % 15 - 7), 1, 0 });
    ck_assert_int_eq(added, ECART_FIGURE_STEPS);
    ck_assert_int_eq(figure.count, ECART_FIGURE_STEPS);
    ck_assert(ecart_figure_add(&figure, (ecart_figure_step){ 1, -7, 0, 1 }));
    ck_assert(!ecart_figure_add(&figure, (ecart_figure_step){ -1, -7, 0, 1 }));
}
END_TEST

START_TEST(a_count_that_is_too_large_is_that_of_a_full_figure)
{
    ecart_figure camel = { .count = 0 }, full, wild;

    for (int columns = -3; columns <= 3; columns++) {
        for (int rows = -3; rows <= 3; rows++)
            ecart_figure_add(&camel, (ecart_figure_step){ (int8_t)columns, (int8_t)rows, 1, 1 });
    }
    ck_assert_uint_eq(camel.count, ECART_FIGURE_STEPS);
    full = wild = camel;
    for (int count = ECART_FIGURE_STEPS + 1; count <= UINT8_MAX; count++) {
        wild.count = (uint8_t)count;
        for (int n = 0; n < 64; n++) {
            ecart_cell to = ecart_cell_nth(n);

            ck_assert_int_eq(ecart_figure_check(&wild, ECART_CELL(4, 4), to).moves,
                             ecart_figure_check(&full, ECART_CELL(4, 4), to).moves);
        }
        ck_assert(!ecart_figure_add(&wild, (ecart_figure_step){ 7, 5, 1, 1 }));
        ck_assert_int_eq(ecart_figure_turn(&wild).step[0].rows, -wild.step[0].rows);
    }
}
END_TEST
START_TEST(nonsense_goes_nowhere)
{
    ecart_figure        queen = ecart_figure_of(ECART_PIECE(ECART_WHITE, ECART_QUEEN));
    ecart_figure        none  = { 0 };
    ecart_figure_answer same  = ecart_figure_check(&queen, ECART_A1, ECART_A1);
    ecart_figure_answer out   = ecart_figure_check(&queen, ECART_A1, 19);
    ecart_figure_answer in    = ecart_figure_check(&queen, 255, ECART_A1);
    ecart_figure_pair   pairs[ECART_FIGURE_PAIRS];
    int8_t              moves[ECART_CELL_LIMIT];

    ck_assert(!same.moves && !same.takes && !same.alias);
    ck_assert(!out.moves && !out.takes && !out.alias);
    ck_assert(!in.moves && !in.takes && !in.alias);
    ck_assert(ecart_figure_cells(&queen, 90) == 0 && ecart_figure_ghosts(&queen, 0) == 0);
    ck_assert_int_eq(ecart_figure_fill(&queen, ecart_cells_of(90), moves), 0);
    for (int c = 0; c < ECART_CELL_LIMIT; c++)
        ck_assert_int_eq(moves[c], ECART_NEVER);
    /* Steps to the same square, which ecart_figure_add() refuses. */
    none.count = 200;
    for (int i = 0; i < ECART_FIGURE_STEPS; i++)
        none.step[i].moves = none.step[i].takes = 7;
    ck_assert(ecart_figure_cells(&none, ECART_A1) == 0);
    ck_assert(ecart_figure_ghosts(&none, ECART_A1) == 0);
    ck_assert_int_eq(ecart_figure_pairs(&none, pairs), 0);
    ck_assert_int_eq(ecart_figure_fill(&none, ecart_cells_of(ECART_A1), moves), 1);
    none = (ecart_figure){ 0 };
    ck_assert_int_eq(ecart_figure_length(&queen, 90, 90), ECART_NEVER);
    ck_assert(ecart_figure_paths(&queen, 90, ECART_A1) == 0);
    ck_assert(ecart_figure_path_cells(&none, ECART_A1, ECART_A2) == 0);
    ck_assert_int_eq(ecart_figure_pairs(&none, pairs), 0);
    ck_assert_int_eq(ecart_figure_aliases(&none), 0);
    ck_assert_int_eq(ecart_figure_of(ECART_NO_PIECE).count, 0);
}
END_TEST

static int divisor(int a, int b)
{
    return b == 0 ? a : divisor(b, a % b);
}

/* The cells of a board of so many columns and rows, from a1 on. */
static ecart_cells cells_of_board(int columns, int rows)
{
    ecart_cells cells = 0;

    for (int n = 0; n < columns * rows; n++)
        cells |= ecart_cells_of(ECART_CELL(n / rows + 1, n % rows + 1));
    return cells;
}

/* How many cells of a board a leaper reaches from a1, told by spreading until nothing is new:
 * what lies between does not matter to it. */
static int spread(const ecart_figure *leaper, ecart_cells board)
{
    ecart_cells reached = ecart_cells_of(ECART_A1), before = 0;

    while (before != reached) {
        before = reached;
        for (ecart_cell c = ecart_cells_next(before, 0); c; c = ecart_cells_next(before, c))
            reached |= ecart_figure_cells(leaper, c) & board;
    }
    return ecart_cells_count(reached);
}

/* Knuth's theorem; a leaper with r = s never leaves the cells of its colour. */
static bool reaches_all(int r, int s, int columns, int rows)
{
    int less    = r < s ? r : s, more = r + s - less;
    int shorter = columns < rows ? columns : rows, longer = columns + rows - shorter;

    return (r + s) % 2 == 1 && divisor(r, s) == 1 && shorter >= less + more &&
           longer >= 2 * more;
}

/* Each leaper up to (4,4), with its numbers in both orders, on each board up to 8x8. */
START_TEST(a_leaper_reaches_every_cell_as_knuths_theorem_says)
{
    int  r = _i / 5, s = _i % 5, boards = 0;
    char betza[] = { '(', (char)('0' + r), ',', (char)('0' + s), ')', '\0' };

    if (r + s == 0)
        return;
    ecart_figure leaper = figure_of(betza);
    for (int n = 1; n < 64; n++) {
        int columns = n / 8 + 1, rows = n % 8 + 1;
        int reached = spread(&leaper, cells_of_board(columns, rows));

        ck_assert_int_eq(reached == columns * rows, reaches_all(r, s, columns, rows));
        boards += reached == columns * rows;
    }
    ck_assert_int_eq(boards > 0, divisor(r, s) == 1 && (r + s) % 2 == 1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("figure");

    TCase *shape = group(s, "shape");
    tcase_add_test(shape, the_six_kinds_are_figures_too);
    tcase_add_test(shape, a_pawn_captures_where_it_does_not_move);
    tcase_add_test(shape, cells_are_where_the_steps_lead);
    tcase_add_test(shape, black_goes_where_white_goes_on_a_board_turned_round);

    TCase *numbers = group(s, "numbers");
    tcase_add_test(numbers, the_sets_of_fifteen_pieces_accept_what_was_counted);
    tcase_add_test(numbers, aliases_are_answered_where_they_are_counted);
    tcase_add_test(numbers, with_the_manhattan_distance_no_pair_is_accepted_falsely);
    tcase_add_test(numbers, two_readings_of_a_difference_have_distances_of_different_parity);

    TCase *walks = group(s, "walks");
    tcase_add_test(walks, leapers_need_as_many_moves_as_was_counted);
    tcase_add_loop_test(walks, lengths_and_paths_are_those_of_a_walk, 0, 12);
    tcase_add_loop_test(walks, a_leaper_reaches_every_cell_as_knuths_theorem_says, 0, 25);

    TCase *steps = group(s, "steps");
    tcase_add_test(steps, only_a_step_that_can_be_made_is_added);
    tcase_add_test(steps, a_full_figure_takes_no_new_vector);
    tcase_add_test(steps, a_count_that_is_too_large_is_that_of_a_full_figure);
    tcase_add_test(steps, nonsense_goes_nowhere);

    return run(s);
}
