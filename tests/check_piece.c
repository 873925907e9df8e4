/* SPDX-License-Identifier: MIT */
/* check_piece.c -- tests of piece.c */

#include <string.h>

#include "runner.h"

START_TEST(twelve_numbers_are_pieces)
{
    int count = 0;

    for (int n = 0; n < 256; n++)
        count += ecart_piece_exists((ecart_piece)n);
    ck_assert_int_eq(count, 12);
}
END_TEST

START_TEST(a_piece_is_its_side_and_kind)
{
    for (int side = 0; side < 2; side++) {
        for (int kind = ECART_KING; kind <= ECART_PAWN; kind++) {
            ecart_piece p = ecart_piece_make((ecart_side)side, (ecart_kind)kind);

            ck_assert(ecart_piece_exists(p));
            ck_assert_int_eq(ecart_piece_side(p), side);
            ck_assert_int_eq(ecart_piece_kind(p), kind);
            ck_assert_int_lt(p, ECART_PIECE_LIMIT);
        }
    }
    ck_assert_int_eq(ecart_piece_make(ECART_WHITE, ECART_NO_KIND), ECART_NO_PIECE);
    ck_assert_int_eq(ecart_piece_make(ECART_BLACK, ECART_KINDS), ECART_NO_PIECE);
    ck_assert_int_eq(ecart_piece_make(2, ECART_KING), ECART_NO_PIECE);
}
END_TEST

START_TEST(letters_are_those_of_a_fen)
{
    static const char white[] = "KQRBNP", black[] = "kqrbnp";

    for (int i = 0; i < 6; i++) {
        ecart_kind kind = (ecart_kind)(ECART_KING + i);

        ck_assert_int_eq(ecart_piece_letter(ecart_piece_make(ECART_WHITE, kind)), white[i]);
        ck_assert_int_eq(ecart_piece_letter(ecart_piece_make(ECART_BLACK, kind)), black[i]);
    }
    for (int n = 0; n < 256; n++) {
        char letter = (char)n;
        ecart_piece p = ecart_piece_of_letter(letter);
        bool is_one = n != 0 && (strchr(white, letter) || strchr(black, letter));

        ck_assert_int_eq(p != ECART_NO_PIECE, is_one);
        if (is_one)
            ck_assert_int_eq(ecart_piece_letter(p), letter);
    }
    ck_assert_int_eq(ecart_piece_letter(ECART_NO_PIECE), '.');
    ck_assert_int_eq(ecart_piece_letter(7), '.');
    ck_assert_int_eq(ecart_piece_letter(255), '.');
}
END_TEST

START_TEST(sides_face_each_other)
{
    ck_assert_int_eq(ecart_side_other(ECART_WHITE), ECART_BLACK);
    ck_assert_int_eq(ecart_side_other(ECART_BLACK), ECART_WHITE);
    ck_assert_int_eq(ecart_side_first_row(ECART_WHITE), 1);
    ck_assert_int_eq(ecart_side_first_row(ECART_BLACK), 8);
    for (int side = 0; side < 2; side++) {
        ecart_side s = (ecart_side)side;

        ck_assert_int_eq(ecart_side_first_row(s) + ecart_side_forward(s),
                         ecart_side_pawn_row(s));
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("piece");

    TCase *pieces = group(s, "pieces");
    tcase_add_test(pieces, twelve_numbers_are_pieces);
    tcase_add_test(pieces, a_piece_is_its_side_and_kind);
    tcase_add_test(pieces, letters_are_those_of_a_fen);
    tcase_add_test(pieces, sides_face_each_other);

    return run(s);
}
