/* SPDX-License-Identifier: MIT */
/* check_cell.c -- tests of cell.c */

#include <string.h>

#include "runner.h"

START_TEST(exactly_64_numbers_are_cells)
{
    int count = 0;

    for (int n = 0; n < 256; n++) {
        bool digits = n / 10 >= 1 && n / 10 <= 8 && n % 10 >= 1 && n % 10 <= 8;

        require(ecart_cell_exists((ecart_cell)n) == digits);
        count += digits;
    }
    ck_assert_int_eq(count, 64);
}
END_TEST

START_TEST(a_cell_is_made_of_its_digits)
{
    for (int column = -2; column <= 12; column++) {
        for (int row = -2; row <= 12; row++) {
            bool inside = column >= 1 && column <= 8 && row >= 1 && row <= 8;
            ecart_cell c = ecart_cell_make(column, row);

            require(c == (inside ? 10 * column + row : ECART_NO_CELL));
            if (inside) {
                require(ecart_cell_column(c) == column);
                require(ecart_cell_row(c) == row);
            }
        }
    }
}
END_TEST

START_TEST(named_cells_have_the_numbers_of_their_names)
{
    static const ecart_cell named[] = {
        ECART_A1, ECART_A2, ECART_A3, ECART_A4, ECART_A5, ECART_A6, ECART_A7, ECART_A8,
        ECART_B1, ECART_B2, ECART_B3, ECART_B4, ECART_B5, ECART_B6, ECART_B7, ECART_B8,
        ECART_C1, ECART_C2, ECART_C3, ECART_C4, ECART_C5, ECART_C6, ECART_C7, ECART_C8,
        ECART_D1, ECART_D2, ECART_D3, ECART_D4, ECART_D5, ECART_D6, ECART_D7, ECART_D8,
        ECART_E1, ECART_E2, ECART_E3, ECART_E4, ECART_E5, ECART_E6, ECART_E7, ECART_E8,
        ECART_F1, ECART_F2, ECART_F3, ECART_F4, ECART_F5, ECART_F6, ECART_F7, ECART_F8,
        ECART_G1, ECART_G2, ECART_G3, ECART_G4, ECART_G5, ECART_G6, ECART_G7, ECART_G8,
        ECART_H1, ECART_H2, ECART_H3, ECART_H4, ECART_H5, ECART_H6, ECART_H7, ECART_H8,
    };

    for (int n = 0; n < 64; n++) {
        require(named[n] == ecart_cell_nth(n));
        require(ecart_cell_index(named[n]) == n);
    }
    ck_assert_int_eq(ecart_cell_nth(-1), ECART_NO_CELL);
    ck_assert_int_eq(ecart_cell_nth(64), ECART_NO_CELL);
}
END_TEST

/* The article's figure: 81 at the top left, 18 at the bottom right. */
START_TEST(the_other_view_is_the_articles)
{
    ck_assert_int_eq(ecart_cell_turn(ECART_A8), 81);
    ck_assert_int_eq(ecart_cell_turn(ECART_H1), 18);
    ck_assert_int_eq(ecart_cell_turn(ECART_A1), 88);
    ck_assert_int_eq(ecart_cell_turn(ECART_H8), 11);
    for (int column = 1; column <= 8; column++) {
        require(ecart_cell_row(ecart_cell_turn(ecart_cell_make(column, 2))) == 7);
        require(ecart_cell_row(ecart_cell_turn(ecart_cell_make(column, 7))) == 2);
    }
}
END_TEST

START_TEST(turning_twice_changes_nothing)
{
    for (int n = 0; n < 256; n++) {
        ecart_cell c = (ecart_cell)n;

        require(ecart_cell_turn(ecart_cell_turn(c)) ==
                (ecart_cell_exists(c) ? c : ECART_NO_CELL));
    }
}
END_TEST

START_TEST(turning_keeps_sizes_and_changes_signs)
{
    for (int n = 0; n < 64 * 64; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);

        require(ecart_cell_turn(to) - ecart_cell_turn(from) == from - to);
    }
}
END_TEST

START_TEST(names_and_digits_read_back)
{
    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n), read;
        char name[3], digits[3] = { (char)('0' + c / 10), (char)('0' + c % 10), 0 };

        require(ecart_cell_write(c, name, sizeof name) == 2);
        require(name[0] == 'a' + n / 8);
        require(name[1] == '1' + n % 8);
        require(ecart_cell_read(name, 2, &read) == 2);
        require(read == c);
        require(ecart_cell_read(digits, 2, &read) == 2);
        require(read == c);
    }
}
END_TEST

/* Every text of two bytes against a list of what they may be. */
START_TEST(no_other_two_bytes_are_a_cell)
{
    for (int n = 0; n < 65536; n++) {
        char text[2] = { (char)(n >> 8), (char)(n & 255) };
        bool first  = text[0] != 0 && strchr("abcdefgh12345678", text[0]);
        bool second = text[1] != 0 && strchr("12345678", text[1]);
        ecart_cell cell = ECART_E4;

        require(ecart_cell_read(text, 2, &cell) == (!first ? 0 : !second ? 1 : 2));
        require(ecart_cell_exists(cell) == (first && second));
    }
}
END_TEST

START_TEST(reading_stops_at_the_length)
{
    ecart_cell cell = ECART_E4;

    ck_assert_uint_eq(ecart_cell_read(NULL, 0, &cell), 0);
    ck_assert_int_eq(cell, ECART_NO_CELL);
    ck_assert_uint_eq(ecart_cell_read("e4", 1, &cell), 1);
    ck_assert_uint_eq(ecart_cell_read("e4e5", 4, &cell), 2);
    ck_assert_int_eq(cell, ECART_E4);
}
END_TEST

START_TEST(writing_stops_at_the_size)
{
    char text[4] = "xyz";

    ck_assert_uint_eq(ecart_cell_write(ECART_E4, NULL, 0), 2);
    ck_assert_uint_eq(ecart_cell_write(ECART_E4, text, 0), 2);
    ck_assert_str_eq(text, "xyz");
    ck_assert_uint_eq(ecart_cell_write(ECART_E4, text, 1), 2);
    ck_assert_mem_eq(text, "\0yz", 4);
    ck_assert_uint_eq(ecart_cell_write(ECART_E4, text, 2), 2);
    ck_assert_mem_eq(text, "e\0z", 4);
    ck_assert_uint_eq(ecart_cell_write(19, text, sizeof text), 1);
    ck_assert_str_eq(text, "-");
}
END_TEST

START_TEST(a_set_has_what_was_added_and_nothing_else)
{
    for (int n = 0; n < 64; n++) {
        ecart_cells set = ecart_cells_add(0, ecart_cell_nth(n));

        for (int c = 0; c < 256; c++)
            require(ecart_cells_has(set, (ecart_cell)c) == (c == ecart_cell_nth(n)));
        require(ecart_cells_remove(set, ecart_cell_nth(n)) == 0);
        require(ecart_cells_remove(set, 99) == set);
    }
    ck_assert(ecart_cells_add(5, 99) == 5);
}
END_TEST

/* Sets of every density, from a sequence that fills and empties them. */
START_TEST(next_visits_a_set_in_ascending_order)
{
    ecart_cells set = 0x9e3779b97f4a7c15;

    for (int turn = 0; turn < 2000; turn++) {
        set = set * 6364136223846793005u + 1442695040888963407u;
        ecart_cells rare = turn % 3 == 0 ? set & set >> 7 & set << 5 : set;
        ecart_cell  next = ecart_cells_next(rare, 0);
        int         count = 0;

        for (int n = 0; n < 64; n++) {
            if (!(rare >> n & 1))
                continue;
            require(next == ecart_cell_nth(n));
            next = ecart_cells_next(rare, next);
            count++;
        }
        require(next == ECART_NO_CELL);
        require(ecart_cells_count(rare) == count);
    }
    ck_assert_int_eq(ecart_cells_count(0), 0);
    ck_assert_int_eq(ecart_cells_count(~(ecart_cells)0), 64);
}
END_TEST

START_TEST(next_takes_any_number)
{
    for (int after = 0; after < 256; after++) {
        ecart_cell expected = ECART_NO_CELL;

        for (int n = 63; n >= 0; n--) {
            if (ecart_cell_nth(n) > after)
                expected = ecart_cell_nth(n);
        }
        require(ecart_cells_next(~(ecart_cells)0, (ecart_cell)after) == expected);
    }
}
END_TEST

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* The cells that are met on the way from one to the other, by steps of columns
 * and rows; none if they do not lie on one line. */
static ecart_cells stepped_between(ecart_cell from, ecart_cell to)
{
    int columns = to / 10 - from / 10, rows = to % 10 - from % 10;
    ecart_cells met = 0;

    if (columns != 0 && rows != 0 && abs(columns) != abs(rows))
        return 0;
    for (int c = from / 10 + sign(columns), r = from % 10 + sign(rows);
         (c != to / 10 || r != to % 10) && from != to; c += sign(columns), r += sign(rows))
        met |= (ecart_cells)1 << (8 * (c - 1) + r - 1);
    return met;
}

START_TEST(between_are_the_cells_that_are_met_on_the_way)
{
    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            ecart_cell a = (ecart_cell)from, b = (ecart_cell)to;
            bool cells = ecart_cell_exists(a) && ecart_cell_exists(b);

            require(ecart_cells_between(a, b) == (cells ? stepped_between(a, b) : 0));
        }
    }
    ck_assert_int_eq(ecart_cells_count(ecart_cells_between(ECART_A1, ECART_H8)), 6);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("cell");

    TCase *numbers = group(s, "numbers");
    tcase_add_test(numbers, exactly_64_numbers_are_cells);
    tcase_add_test(numbers, a_cell_is_made_of_its_digits);
    tcase_add_test(numbers, named_cells_have_the_numbers_of_their_names);

    TCase *view = group(s, "the other view");
    tcase_add_test(view, the_other_view_is_the_articles);
    tcase_add_test(view, turning_twice_changes_nothing);
    tcase_add_test(view, turning_keeps_sizes_and_changes_signs);

    TCase *names = group(s, "names");
    tcase_add_test(names, names_and_digits_read_back);
    tcase_add_test(names, no_other_two_bytes_are_a_cell);
    tcase_add_test(names, reading_stops_at_the_length);
    tcase_add_test(names, writing_stops_at_the_size);

    TCase *sets = group(s, "sets");
    tcase_add_test(sets, a_set_has_what_was_added_and_nothing_else);
    tcase_add_test(sets, next_visits_a_set_in_ascending_order);
    tcase_add_test(sets, next_takes_any_number);
    tcase_add_test(sets, between_are_the_cells_that_are_met_on_the_way);

    return run(s);
}
