/* SPDX-License-Identifier: MIT */
/* check_difference.c -- tests of difference.c, and of the numberings in methods.h */

#include <ecart/study.h>

#include "runner.h"

/* All vectors between cells, counted by their number. */
static int vectors_of(int difference)
{
    int count = 0;

    for (int columns = -7; columns <= 7; columns++) {
        for (int rows = -7; rows <= 7; rows++)
            count += 10 * columns + rows == difference;
    }
    return count;
}

START_TEST(a_difference_is_to_minus_from)
{
    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            ecart_cell a = (ecart_cell)from, b = (ecart_cell)to;
            bool cells = ecart_cell_exists(a) && ecart_cell_exists(b);

            require(ecart_difference_between(a, b) ==
                    (cells ? to - from : ECART_NO_DIFFERENCE));
        }
    }
}
END_TEST

START_TEST(sizes_have_no_sign)
{
    for (int d = -77; d <= 77; d++)
        require(ecart_difference_size((ecart_difference)d) == abs(d));
    ck_assert_int_eq(ecart_difference_size(ECART_NO_DIFFERENCE), 128);
}
END_TEST

START_TEST(readings_are_all_vectors_of_the_number)
{
    for (int d = -3000; d <= 3000; d++) {       /* 2560 is no column: 256 of them are no byte */
        ecart_readings all = ecart_difference_readings(d);

        require(all.count == vectors_of(d));
        for (int i = 0; i < all.count; i++)
            require(10 * all.reading[i].columns + all.reading[i].rows == d);
        for (int i = all.count; i < 2; i++)
            require(all.reading[i].columns == 0 && all.reading[i].rows == 0);
        if (all.count == 2) {
            ck_assert_int_ne(all.reading[0].columns, all.reading[1].columns);
            ck_assert_int_ge(10, abs(all.reading[0].rows) + abs(all.reading[1].rows));
        }
    }
    ck_assert_int_eq(ecart_difference_readings(INT32_MAX).count, 0);
    ck_assert_int_eq(ecart_difference_readings(INT32_MIN).count, 0);
}
END_TEST

START_TEST(seventy_of_155_differences_have_two_readings)
{
    int numbers = 0, two = 0;

    for (int d = -300; d <= 300; d++) {
        numbers += ecart_difference_readings(d).count > 0;
        two     += ecart_difference_readings(d).count == 2;
    }
    ck_assert_int_eq(numbers, 155);
    ck_assert_int_eq(two, 70);
}
END_TEST

/* The rule that the header gives. */
START_TEST(two_readings_are_those_that_end_in_3_to_7_below_70)
{
    for (int d = -77; d <= 77; d++) {
        int size = abs(d), last = size % 10;

        require((ecart_difference_readings(d).count == 2) ==
                (last >= 3 && last <= 7 && size < 70));
    }
}
END_TEST

START_TEST(the_true_reading_leads_from_cell_to_cell)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        ecart_reading reading = ecart_difference_reading(from, to);

        require(ecart_cell_make(from / 10 + reading.columns, from % 10 + reading.rows) ==
                to);
    }
}
END_TEST

START_TEST(nonsense_has_no_difference)
{
    static const ecart_cell none[] = { 0, 9, 10, 19, 20, 29, 89, 90, 99, 119, 255 };

    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        for (int swap = 0; swap < 2; swap++) {
            ecart_cell from = swap ? ECART_E4 : none[i];
            ecart_cell to   = swap ? none[i] : ECART_E4;
            ecart_reading reading = ecart_difference_reading(from, to);

            require(reading.columns == 0 && reading.rows == 0);
            require(ecart_difference_0x88(from, to) == 0);
            require(ecart_difference_15x15(from, to) == -1);
            require(ecart_difference_step(from, to) == 0);
        }
    }
}
END_TEST

/* The Wiki's formula, on squares counted along the ranks. */
START_TEST(the_0x88_difference_is_the_wikis)
{
    for (int n = 0; n < 64 * 64; n++) {
        int a = n / 64, b = n % 64;
        ecart_cell from = ecart_cell_make(a % 8 + 1, a / 8 + 1);
        ecart_cell to   = ecart_cell_make(b % 8 + 1, b / 8 + 1);

        require(ecart_difference_0x88(from, to) == b - a + (b | 7) - (a | 7) + 120);
        ck_assert_int_ge(ecart_difference_0x88(from, to), 1);
        ck_assert_int_le(ecart_difference_0x88(from, to), 239);
    }
}
END_TEST

START_TEST(the_15x15_index_is_laid_over_the_piece)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

        require(ecart_difference_15x15(from, to) ==
                112 + 15 * (to % 10 - from % 10) + (to / 10 - from / 10));
    }
    ck_assert_int_eq(ecart_difference_15x15(ECART_H8, ECART_A1), 0);
    ck_assert_int_eq(ecart_difference_15x15(ECART_A1, ECART_H8), 224);
}
END_TEST

/* No two vectors share a number of either kind, as they do in ours. */
START_TEST(both_other_numbers_have_one_reading_always)
{
    int seen_0x88[240] = { 0 }, seen_15x15[225] = { 0 };

    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        ecart_reading reading = ecart_difference_reading(from, to);
        int  vector = 100 + 20 * (reading.columns + 8) + reading.rows + 8;
        int *a = &seen_0x88[ecart_difference_0x88(from, to)];
        int *b = &seen_15x15[ecart_difference_15x15(from, to)];

        require(*a == 0 || *a == vector);
        require(*b == 0 || *b == vector);
        *a = *b = vector;
    }
}
END_TEST

START_TEST(directions_are_what_the_board_says)
{
    ck_assert_int_eq(ECART_NORTH, 1);
    ck_assert_int_eq(ECART_EAST, 10);
    ck_assert_int_eq(ECART_NORTH_EAST, ECART_B2 - ECART_A1);
    ck_assert_int_eq(ECART_SOUTH_EAST, ECART_B1 - ECART_A2);
    ck_assert_int_eq(ECART_SOUTH_WEST, ECART_A1 - ECART_B2);
    ck_assert_int_eq(ECART_NORTH_WEST, ECART_A2 - ECART_B1);
}
END_TEST

/* Repeating a step from the first cell must meet the second, and no other step's slide does. */
START_TEST(a_step_repeated_leads_to_the_other_cell)
{
    static const int steps[] = { 1, 10, 11, 9, -1, -10, -11, -9 };

    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        int found = 0;

        for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
            int c = from + steps[i];

            while (c > 0 && c < 100 && ecart_cell_exists((ecart_cell)c) && c != to)
                c += steps[i];
            if (c == to)
                found = steps[i];
        }
        require(ecart_difference_step(from, to) == found);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("difference");

    TCase *numbers = group(s, "numbers");
    tcase_add_test(numbers, a_difference_is_to_minus_from);
    tcase_add_test(numbers, sizes_have_no_sign);
    tcase_add_test(numbers, directions_are_what_the_board_says);

    TCase *readings = group(s, "readings");
    tcase_add_test(readings, readings_are_all_vectors_of_the_number);
    tcase_add_test(readings, seventy_of_155_differences_have_two_readings);
    tcase_add_test(readings, two_readings_are_those_that_end_in_3_to_7_below_70);
    tcase_add_test(readings, the_true_reading_leads_from_cell_to_cell);
    tcase_add_test(readings, nonsense_has_no_difference);

    TCase *others = group(s, "other numbers");
    tcase_add_test(others, the_0x88_difference_is_the_wikis);
    tcase_add_test(others, the_15x15_index_is_laid_over_the_piece);
    tcase_add_test(others, both_other_numbers_have_one_reading_always);
    tcase_add_test(others, a_step_repeated_leads_to_the_other_cell);

    return run(s);
}
