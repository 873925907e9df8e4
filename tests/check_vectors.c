/* SPDX-License-Identifier: MIT */
/* check_vectors.c -- tests of what an index of methods.h tells, and of fills from set
 * to set */

#include <limits.h>

#include "figures.h"
#include "walk.h"

static const ecart_method methods[] = { ECART_BY_0X88, ECART_BY_15X15 };

static int index_of_pair(ecart_method method, ecart_cell from, ecart_cell to)
{
    return method == ECART_BY_0X88 ? ecart_difference_0x88(from, to)
                                   : ecart_difference_15x15(from, to);
}

START_TEST(an_index_gives_back_the_columns_and_rows_of_any_two_cells)
{
    for (int m = 0; m < 2; m++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell    from  = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            int           index = index_of_pair(methods[m], from, to);
            ecart_reading r     = ecart_index_reading(methods[m], index);

            require(r.columns == to / 10 - from / 10 && r.rows == to % 10 - from % 10);
            require(ecart_index_step(methods[m], index) == ecart_difference_step(from, to));
        }
    }
}
END_TEST

/* 225 vectors, from 15 columns and 15 rows; one of them is none. */
START_TEST(every_other_number_has_no_columns_and_no_rows)
{
    static const int wild[] = { INT_MIN, -1000, 1000, INT_MAX };

    for (int m = 0; m < 256; m++) {
        bool known  = m == ECART_BY_0X88 || m == ECART_BY_15X15;
        int  moving = 0;

        for (int i = -300; i < 600; i++) {
            ecart_reading r = ecart_index_reading((ecart_method)m, i);

            moving += r.columns != 0 || r.rows != 0;
        }
        ck_assert_int_eq(moving, known ? 224 : 0);
        for (int i = 0; i < 4; i++) {
            ecart_reading r = ecart_index_reading((ecart_method)m, wild[i]);

            ck_assert(r.columns == 0 && r.rows == 0);
            ck_assert_int_eq(ecart_index_step((ecart_method)m, wild[i]), 0);
            ck_assert_int_eq(ecart_shape_attackers((ecart_method)m, wild[i]), 0);
        }
    }
}
END_TEST

/* Whether a piece attacks so many columns and rows away, told by stepping. */
static bool attacks(int piece, int columns, int rows)
{
    mover m;

    if ((piece & 7) == ECART_PAWN)
        return abs(columns) == 1 && rows == (piece & 8 ? -1 : 1);
    m = movers[piece & 7];
    for (int i = m.first; i < m.first + m.count; i++) {
        for (int n = 1; n <= (m.slides ? 7 : 1); n++) {
            if (n * all_steps[i].columns == columns && n * all_steps[i].rows == rows)
                return true;
        }
    }
    return false;
}

START_TEST(the_pieces_that_attack_along_an_index_are_those_that_step_so)
{
    for (int m = 0; m < 2; m++) {
        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
            int columns = to / 10 - from / 10, rows = to % 10 - from % 10;
            int pieces  = ecart_shape_attackers(methods[m],
                                                index_of_pair(methods[m], from, to));

            for (int piece = 0; piece < 32; piece++)
                require((pieces >> piece & 1) ==
                        (ecart_piece_exists((ecart_piece)piece) &&
                         attacks(piece, columns, rows)));
        }
    }
}
END_TEST

/* A set of a few cells, of many, or of none. */
static ecart_cells made_set(uint64_t *seed)
{
    unsigned    count = next_below(seed, 4) == 0 ? next_below(seed, 64) : next_below(seed, 4);
    ecart_cells set   = 0;

    while (count-- > 0)
        set = ecart_cells_add(set, ecart_cell_nth((int)next_below(seed, 64)));
    return set;
}

START_TEST(a_knights_fill_is_the_least_of_all_pairs)
{
    uint64_t seed = 1993;

    for (int turn = 0; turn < 3000; turn++) {
        ecart_cells from = made_set(&seed), to = made_set(&seed);
        int         least = -1;

        for (int n = 0; n < 64 * 64; n++) {
            ecart_cell a = ecart_cell_nth(n / 64), b = ecart_cell_nth(n % 64);

            if (ecart_cells_has(from, a) && ecart_cells_has(to, b) &&
                (least < 0 || ecart_knight_distance(a, b) < least))
                least = ecart_knight_distance(a, b);
        }
        require(ecart_knight_fill(from, to) == least);
    }
    ck_assert_int_eq(ecart_knight_fill(0, ~(ecart_cells)0), -1);
    ck_assert_int_eq(ecart_knight_fill(~(ecart_cells)0, 0), -1);
    ck_assert_int_eq(ecart_knight_fill(ecart_cells_of(ECART_A1), ecart_cells_of(ECART_H8)), 6);
}
END_TEST

/* The nearest of the cells of a set, by the maps of each. */
START_TEST(a_figures_fill_is_the_least_of_its_maps)
{
    uint64_t     seed   = 2027 + (uint64_t)_i;
    ecart_figure figure = made_figure(&seed, (unsigned)_i % 8 + 1);
    ecart_cells  from   = made_set(&seed);
    int8_t       least[ECART_CELL_LIMIT], moves[ECART_CELL_LIMIT];
    int          reached = 0;

    memset(least, ECART_NEVER, sizeof least);
    for (ecart_cell c = ecart_cells_next(from, 0); c; c = ecart_cells_next(from, c)) {
        (void)ecart_figure_fill(&figure, ecart_cells_of(c), moves);
        for (int i = 0; i < ECART_CELL_LIMIT; i++) {
            if (moves[i] >= 0 && (least[i] < 0 || moves[i] < least[i]))
                least[i] = moves[i];
        }
    }
    for (int n = 0; n < 64; n++)
        reached += least[ecart_cell_nth(n)] >= 0;
    ck_assert_int_eq(ecart_figure_fill(&figure, from, moves), reached);
    ck_assert_mem_eq(moves, least, sizeof moves);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("vectors");

    TCase *indexes = group(s, "indexes");
    tcase_add_test(indexes, an_index_gives_back_the_columns_and_rows_of_any_two_cells);
    tcase_add_test(indexes, every_other_number_has_no_columns_and_no_rows);
    tcase_add_test(indexes, the_pieces_that_attack_along_an_index_are_those_that_step_so);

    TCase *fills = group(s, "fills");
    tcase_add_test(fills, a_knights_fill_is_the_least_of_all_pairs);
    tcase_add_loop_test(fills, a_figures_fill_is_the_least_of_its_maps, 0, 60);

    return run(s);
}
