/* SPDX-License-Identifier: MIT */
/* check_shape.c -- tests of shape.c */

#include <ecart/study.h>

#include "runner.h"
#include "walk.h"

static const ecart_piece white[ECART_KINDS] = {
    [ECART_KING]   = ECART_PIECE(ECART_WHITE, ECART_KING),
    [ECART_QUEEN]  = ECART_PIECE(ECART_WHITE, ECART_QUEEN),
    [ECART_ROOK]   = ECART_PIECE(ECART_WHITE, ECART_ROOK),
    [ECART_BISHOP] = ECART_PIECE(ECART_WHITE, ECART_BISHOP),
    [ECART_KNIGHT] = ECART_PIECE(ECART_WHITE, ECART_KNIGHT),
    [ECART_PAWN]   = ECART_PIECE(ECART_WHITE, ECART_PAWN),
};

static bool fits(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    return ecart_shape_check(piece, from, to).reason == ECART_LEGAL;
}

/* What the pieces are, told by the distances. */
static bool fits_by_distances(ecart_kind kind, ecart_cell from, ecart_cell to)
{
    int chebyshev = ecart_chebyshev_distance(from, to);
    int manhattan = ecart_manhattan_distance(from, to);
    int knight    = ecart_knight_distance(from, to);
    bool rook     = manhattan == chebyshev;
    bool bishop   = manhattan == 2 * chebyshev;

    if (from == to)
        return false;
    switch (kind) {
    case ECART_KING:   return chebyshev == 1;
    case ECART_QUEEN:  return rook || bishop;
    case ECART_ROOK:   return rook;
    case ECART_BISHOP: return bishop;
    default:           return knight == 1;
    }
}

/* The pawn, told by its columns and rows. */
static bool pawn_fits(ecart_side side, ecart_cell from, ecart_cell to)
{
    int columns = to / 10 - from / 10;
    int rows    = (to % 10 - from % 10) * (side == ECART_WHITE ? 1 : -1);
    int start   = side == ECART_WHITE ? 2 : 7;

    if (rows == 2)
        return columns == 0 && from % 10 == start;
    return rows == 1 && columns >= -1 && columns <= 1;
}

START_TEST(shapes_agree_with_the_three_distances)
{
    for (int n = 0; n < 2 * 64 * 64; n++) {
        ecart_side side = n < 64 * 64 ? ECART_WHITE : ECART_BLACK;
        ecart_cell from = ecart_cell_nth(n / 64 % 64), to = ecart_cell_nth(n % 64);

        for (int k = ECART_KING; k <= ECART_KNIGHT; k++)
            require(fits(ecart_piece_make(side, (ecart_kind)k), from, to) ==
                    fits_by_distances((ecart_kind)k, from, to));
        require(fits(ecart_piece_make(side, ECART_PAWN), from, to) ==
                pawn_fits(side, from, to));
    }
}
END_TEST

START_TEST(shapes_are_the_first_moves_of_a_walk)
{
    ecart_cell from = ecart_cell_nth(_i);
    int  moves[9][9];
    long ways[9][9];

    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        walk(movers[k], from / 10, from % 10, moves, ways);
        for (int n = 0; n < 64; n++) {
            ecart_cell to = ecart_cell_nth(n);

            require(fits(white[k], from, to) == (moves[to / 10][to % 10] == 1));
        }
    }
}
END_TEST

START_TEST(true_shapes_are_as_many_as_the_seeds_say)
{
    static const int many[ECART_KINDS] = {
        [ECART_KING] = 420, [ECART_QUEEN] = 1456, [ECART_ROOK] = 896,
        [ECART_BISHOP] = 560, [ECART_KNIGHT] = 336, [ECART_PAWN] = 162,
    };

    for (int k = ECART_KING; k <= ECART_PAWN; k++) {
        int count = 0;

        for (int n = 0; n < 64 * 64; n++)
            count += fits(white[k], ecart_cell_nth(n / 64), ecart_cell_nth(n % 64));
        require(count == many[k]);
    }
}
END_TEST

START_TEST(each_piece_has_its_own_reason)
{
    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            ecart_shape shape = ecart_shape_check(white[k], from, to);

            if (from == to)
                require(shape.reason == ECART_SAME_CELL);
            else if (!fits_by_distances((ecart_kind)k, from, to))
                require((int)shape.reason == ECART_KING_SHAPE + k - ECART_KING);
        }
    }
}
END_TEST

static ecart_reason reason_of_pawn(ecart_side side, int columns, int rows, int row)
{
    int start = side == ECART_WHITE ? 2 : 7;

    if (side == ECART_BLACK)
        rows = -rows;
    if (rows == 0)
        return ECART_PAWN_SIDEWAYS;
    if (abs(columns) > 1 || abs(rows) > 2 || (columns != 0 && abs(rows) == 2))
        return ECART_PAWN_SHAPE;
    if (rows < 0)
        return ECART_PAWN_BACKWARD;
    return rows == 2 && row != start ? ECART_PAWN_DOUBLE_NOT_FROM_START : ECART_LEGAL;
}

START_TEST(a_pawn_has_four_reasons)
{
    for (int n = 0; n < 2 * 64 * 64; n++) {
        ecart_side side = n < 64 * 64 ? ECART_WHITE : ECART_BLACK;
        ecart_cell from = ecart_cell_nth(n / 64 % 64), to = ecart_cell_nth(n % 64);

        if (from == to)
            continue;
        require(ecart_shape_check(ecart_piece_make(side, ECART_PAWN), from, to).reason ==
                reason_of_pawn(side, to / 10 - from / 10, to % 10 - from % 10, from % 10));
    }
}
END_TEST

/* The article's pawn is White's and captures to the right only. */
static bool is_of_the_article(ecart_kind kind, ecart_cell from, ecart_cell to)
{
    return kind == ECART_PAWN ? pawn_fits(ECART_WHITE, from, to) && to > from
                              : fits_by_distances(kind, from, to);
}

/* The sizes of all differences that a kind makes, on all pairs of cells. */
START_TEST(the_articles_sets_list_each_size_of_a_true_shape_once)
{
    for (int k = 0; k < 256; k++) {
        const ecart_shape_set *set = ecart_shape_set_of((ecart_kind)k);
        bool real = k >= ECART_KING && k <= ECART_PAWN, made[78] = { false };
        int  sizes = 0;

        require(real || set == ecart_shape_set_of(ECART_NO_KIND));
        for (int n = 0; real && n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

            if (is_of_the_article((ecart_kind)k, from, to))
                made[abs(to - from)] = true;
        }
        for (int size = 0; size < 78; size++) {
            sizes += made[size];
            require(ecart_shape_set_has((ecart_kind)k, (ecart_difference)size) == made[size]);
            require(ecart_shape_set_has((ecart_kind)k, (ecart_difference)-size) == made[size]);
        }
        require(set->count == sizes);
        for (int i = 0; i < set->count; made[set->size[i++]] = false)
            require(made[set->size[i]]);
    }
}
END_TEST

START_TEST(nonsense_is_answered_before_any_shape)
{
    ecart_piece rook = white[ECART_ROOK];

    ck_assert_int_eq(ecart_shape_check(rook, 19, 11).reason, ECART_IMPOSSIBLE_CELL);
    ck_assert_int_eq(ecart_shape_check(rook, 11, 255).reason, ECART_IMPOSSIBLE_CELL);
    ck_assert_int_eq(ecart_shape_check(255, 11, 11).reason, ECART_SAME_CELL);
    ck_assert_int_eq(ecart_shape_check(255, 11, 12).reason, ECART_NOTHING_THERE);
    ck_assert_int_eq(ecart_shape_check(0, 11, 12).reason, ECART_NOTHING_THERE);
}
END_TEST

/* How many pairs of different cells the article's rule takes though no such
 * piece goes there, by the size of their difference. */
static int falsely_accepted(ecart_kind kind, int by_size[78])
{
    int count = 0;

    memset(by_size, 0, 78 * sizeof *by_size);
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

        if (!ecart_shape_article(kind, from, to) || fits(white[kind], from, to))
            continue;
        by_size[abs(to - from)]++;
        count++;
    }
    return count;
}

START_TEST(the_articles_sets_reject_no_true_shape_of_a_piece)
{
    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

            if (fits(white[k], from, to))
                require(ecart_shape_article((ecart_kind)k, from, to));
        }
    }
}
END_TEST

START_TEST(the_articles_sets_accept_140_210_and_350_pairs_falsely)
{
    int by_size[78];

    ck_assert_int_eq(falsely_accepted(ECART_KING, by_size), 0);
    ck_assert_int_eq(falsely_accepted(ECART_KNIGHT, by_size), 0);
    ck_assert_int_eq(falsely_accepted(ECART_BISHOP, by_size), 140);
    ck_assert_int_eq(falsely_accepted(ECART_ROOK, by_size), 210);
    ck_assert_int_eq(falsely_accepted(ECART_QUEEN, by_size), 350);
}
END_TEST

START_TEST(the_false_pairs_lie_where_the_seeds_say)
{
    static const int bishop[78] = {
        [27] = 12, [33] = 8, [36] = 20, [44] = 12, [45] = 24,
        [54] = 24, [55] = 12, [63] = 20, [66] = 8,
    };
    static const int rook[78] = { [3] = 14, [4] = 28, [5] = 42, [6] = 56, [7] = 70 };
    int by_bishop[78], by_rook[78], by_queen[78];

    (void)falsely_accepted(ECART_BISHOP, by_bishop);
    (void)falsely_accepted(ECART_ROOK, by_rook);
    (void)falsely_accepted(ECART_QUEEN, by_queen);
    for (int size = 0; size < 78; size++) {
        require(by_bishop[size] == bishop[size]);
        require(by_rook[size] == rook[size]);
        require(by_queen[size] == bishop[size] + rook[size]);
    }
}
END_TEST

START_TEST(the_articles_rook_goes_from_18_to_21)
{
    ecart_shape shape = ecart_shape_check(white[ECART_ROOK], 18, 21);

    ck_assert(ecart_shape_article(ECART_ROOK, 18, 21));
    ck_assert_int_eq(shape.reason, ECART_ROOK_SHAPE);
    ck_assert(shape.alias);
}
END_TEST

START_TEST(an_alias_is_a_refused_difference_of_the_set)
{
    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        int aliases = 0, by_size[78];

        for (int n = 0; n < 64 * 64; n++)
            aliases += ecart_shape_check(white[k], ecart_cell_nth(n / 64),
                                         ecart_cell_nth(n % 64)).alias;
        require(aliases == falsely_accepted((ecart_kind)k, by_size));
    }
}
END_TEST

/* A rook's slide of k cells has Manhattan distance k, a bishop's 2k. */
static bool right_manhattan(ecart_kind kind, int size, int manhattan)
{
    bool rook   = size % 10 == 0 ? manhattan == size / 10 : manhattan == size;
    bool bishop = (size % 9 == 0 && manhattan == 2 * (size / 9)) ||
                  (size % 11 == 0 && manhattan == 2 * (size / 11));

    if (kind == ECART_KING)
        return size == 1 || size == 10 ? manhattan == 1 : manhattan == 2;
    if (kind == ECART_KNIGHT)
        return manhattan == 3;
    return (kind != ECART_BISHOP && rook) || (kind != ECART_ROOK && bishop);
}

START_TEST(in_the_set_at_the_right_manhattan_distance_is_a_true_shape)
{
    for (int k = ECART_KING; k <= ECART_KNIGHT; k++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            bool in_set = ecart_shape_article((ecart_kind)k, from, to);
            bool right  = right_manhattan((ecart_kind)k, abs(to - from),
                                          ecart_manhattan_distance(from, to));

            require(fits(white[k], from, to) == (in_set && right));
        }
    }
}
END_TEST

/* A white pawn's differences have signs: 1, 2 from its rank, 11 and -9. */
START_TEST(a_pawns_signed_set_at_the_right_manhattan_distance_is_its_walk)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int size = to - from, manhattan = ecart_manhattan_distance(from, to);
        bool in_set = size == 1 || (size == 2 && from % 10 == 2) || size == 11 || size == -9;

        require(from % 10 == 1 ||
                fits(white[ECART_PAWN], from, to) == (in_set && manhattan == (size == 1 ? 1 : 2)));
    }
}
END_TEST

/* How many pairs of a size and a distance stand for two vectors; which sizes
 * these are goes to sizes[].  A vector and its opposite count as one. */
static int open_pairs(int (*distance)(int columns, int rows), int sizes[78])
{
    int vectors[78][15] = { { 0 } }, count = 0;

    for (int columns = -7; columns <= 7; columns++) {
        for (int rows = -7; rows <= 7; rows++) {
            if (10 * columns + rows >= 0)
                vectors[10 * columns + rows][distance(columns, rows)]++;
        }
    }
    for (int size = 0; size < 78; size++) {
        sizes[size] = -1;
        for (int d = 0; d < 15; d++) {
            if (vectors[size][d] > 1) {
                sizes[size] = d;
                count++;
            }
        }
    }
    return count;
}

static int sum_of_parts(int columns, int rows)
{
    return abs(columns) + abs(rows);
}

static int larger_part(int columns, int rows)
{
    return abs(columns) > abs(rows) ? abs(columns) : abs(rows);
}

START_TEST(size_and_manhattan_distance_name_one_vector_always)
{
    int sizes[78];

    ck_assert_int_eq(open_pairs(sum_of_parts, sizes), 0);
}
END_TEST

START_TEST(size_and_chebyshev_distance_leave_seven_pairs_open)
{
    int sizes[78];

    ck_assert_int_eq(open_pairs(larger_part, sizes), 7);
    for (int size = 5; size <= 45; size += 10)
        require(sizes[size] == 5);
    ck_assert_int_eq(sizes[56], 6);
    ck_assert_int_eq(sizes[67], 7);
}
END_TEST

/* Counts pairs of white pawns' cells from row `first` to row `last`: true ones
 * that the article rejects, and backward ones that it accepts. */
static void pawn_faults(int first, int last, int *all, int *rejected, int *backward)
{
    *all = *rejected = *backward = 0;
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        bool article = ecart_shape_article(ECART_PAWN, from, to);

        if (from % 10 < first || from % 10 > last)
            continue;
        *all      += fits(white[ECART_PAWN], from, to);
        *rejected += fits(white[ECART_PAWN], from, to) && !article;
        *backward += article && to % 10 < from % 10;
    }
}

START_TEST(the_articles_pawn_misses_49_and_goes_back_113_times)
{
    int all, rejected, backward;

    pawn_faults(1, 8, &all, &rejected, &backward);
    ck_assert_int_eq(all, 162);
    ck_assert_int_eq(rejected, 49);
    ck_assert_int_eq(backward, 113);

    pawn_faults(2, 7, &all, &rejected, &backward);
    ck_assert_int_eq(all, 140);
    ck_assert_int_eq(rejected, 42);
    ck_assert_int_eq(backward, 98);
}
END_TEST

START_TEST(the_sets_are_the_articles)
{
    for (int d = -77; d <= 77; d++) {
        int  size   = abs(d);
        bool rook   = size > 0 && (size < 8 || (size % 10 == 0 && size <= 70));
        bool bishop = size > 0 && ((size % 9 == 0 && size <= 63) || size % 11 == 0);
        ecart_difference difference = (ecart_difference)d;

        require(ecart_shape_set_has(ECART_KING, difference) ==
                (size == 1 || (size >= 9 && size <= 11)));
        require(ecart_shape_set_has(ECART_KNIGHT, difference) ==
                (size == 8 || size == 12 || size == 19 || size == 21));
        require(ecart_shape_set_has(ECART_ROOK, difference) == rook);
        require(ecart_shape_set_has(ECART_BISHOP, difference) == bishop);
        require(ecart_shape_set_has(ECART_QUEEN, difference) == (rook || bishop));
        require(ecart_shape_set_has(ECART_PAWN, difference) ==
                (size == 1 || size == 2 || size == 11));
    }
    ck_assert(!ecart_shape_set_has(ECART_QUEEN, ECART_NO_DIFFERENCE));
}
END_TEST

START_TEST(the_articles_rule_refuses_nonsense)
{
    ck_assert(!ecart_shape_article(ECART_ROOK, 11, 19));
    ck_assert(!ecart_shape_article(ECART_PAWN, 17, 19));
    ck_assert(!ecart_shape_article(ECART_PAWN, 0, 2));
    ck_assert(!ecart_shape_article(ECART_ROOK, 11, 11));
    ck_assert(!ecart_shape_article(ECART_KINDS, 11, 12));
}
END_TEST

START_TEST(a_set_of_cells_holds_all_that_fit)
{
    for (int piece = 0; piece < 16; piece++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

            require(ecart_cells_has(ecart_shape_cells((ecart_piece)piece, from), to) ==
                    fits((ecart_piece)piece, from, to));
        }
        require(ecart_shape_cells((ecart_piece)piece, 19) == 0);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("shape");

    TCase *shapes = group(s, "true shapes");
    tcase_add_test(shapes, shapes_agree_with_the_three_distances);
    tcase_add_loop_test(shapes, shapes_are_the_first_moves_of_a_walk, 0, 64);
    tcase_add_test(shapes, true_shapes_are_as_many_as_the_seeds_say);
    tcase_add_test(shapes, each_piece_has_its_own_reason);
    tcase_add_test(shapes, a_pawn_has_four_reasons);
    tcase_add_test(shapes, the_articles_sets_list_each_size_of_a_true_shape_once);
    tcase_add_test(shapes, nonsense_is_answered_before_any_shape);
    tcase_add_test(shapes, a_set_of_cells_holds_all_that_fit);

    TCase *article = group(s, "the article's rule");
    tcase_add_test(article, the_sets_are_the_articles);
    tcase_add_test(article, the_articles_rule_refuses_nonsense);
    tcase_add_test(article, the_articles_sets_reject_no_true_shape_of_a_piece);
    tcase_add_test(article, the_articles_sets_accept_140_210_and_350_pairs_falsely);
    tcase_add_test(article, the_false_pairs_lie_where_the_seeds_say);
    tcase_add_test(article, the_articles_rook_goes_from_18_to_21);
    tcase_add_test(article, the_articles_pawn_misses_49_and_goes_back_113_times);

    TCase *cure = group(s, "the cure");
    tcase_add_test(cure, an_alias_is_a_refused_difference_of_the_set);
    tcase_add_test(cure, in_the_set_at_the_right_manhattan_distance_is_a_true_shape);
    tcase_add_test(cure, a_pawns_signed_set_at_the_right_manhattan_distance_is_its_walk);
    tcase_add_test(cure, size_and_manhattan_distance_name_one_vector_always);
    tcase_add_test(cure, size_and_chebyshev_distance_leave_seven_pairs_open);

    return run(s);
}
