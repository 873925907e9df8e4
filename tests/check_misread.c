/* SPDX-License-Identifier: MIT */
/* check_misread.c -- tests of misread.c */

#include <string.h>

#include "runner.h"

#include "meant/meant_text.h"

/* Each pair is written down once more: what was read, and the characters for which. */
START_TEST(characters_are_read_for_others_that_look_like_them)
{
    static const char *const pairs[] = {
        "6bS5", "b6h", "38", "83BR", "17", "71", "56S", "S56", "B8R", "R8B", "NK", "KN",
        "ad", "da", "ce", "ec", "gqy", "qgy", "ygq", "OQ", "0QO", "QO", "l1", "I1", "z2",
        "Z2", "94g", "hb", "oce", "tf"
    };

    for (int n = 0; n < 256 * 256; n++) {
        char read = (char)(n / 256), meaning = (char)(n % 256);
        bool known = false;

        for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
            known |= meaning && read == *pairs[i] && strchr(pairs[i] + 1, meaning);
        require(ecart_reads_like(read, meaning) == known);
    }
}
END_TEST

/* A key's neighbours are the one on each side, and two in the rows above and below:
 * written down here once more, and walked. */
START_TEST(keys_are_as_far_apart_as_a_walk_over_neighbours)
{
    static const char *const rows[] = { "1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm" };
    char keys[40] = "";
    int  apart[40][40];

    for (int row = 0; row < 4; row++)
        strcat(keys, rows[row]);
    int count = (int)strlen(keys);
    for (int i = 0; i < count * count; i++)
        apart[i / count][i % count] = i / count == i % count ? 0 : 1000;
    for (int row = 0; row < 4; row++) {
        for (int i = 0; rows[row][i]; i++) {
            int here = (int)(strchr(keys, rows[row][i]) - keys);

            if (rows[row][i + 1])
                apart[here][here + 1] = apart[here + 1][here] = 1;
            for (int j = i - 1; row < 3 && j <= i; j++) {
                if (j < 0 || j >= (int)strlen(rows[row + 1]))
                    continue;
                int below = (int)(strchr(keys, rows[row + 1][j]) - keys);

                apart[here][below] = apart[below][here] = 1;
            }
        }
    }
    for (int k = 0; k < count; k++)
        for (int i = 0; i < count * count; i++)
            if (apart[i / count][k] + apart[k][i % count] < apart[i / count][i % count])
                apart[i / count][i % count] = apart[i / count][k] + apart[k][i % count];
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++)
            ck_assert_int_eq(ecart_keys_apart(keys[i], keys[j]), apart[i][j]);
    ck_assert_int_eq(ecart_keys_apart('B', 'n'), 1);
    for (char c = 'a'; c <= 'z'; c++)
        ck_assert_int_eq(ecart_keys_apart(c, (char)(c - 'a' + 'A')), 0);
    ck_assert_int_eq(ecart_keys_apart('-', '-'), KEYS_FAR);
    ck_assert_int_eq(ecart_keys_apart('a', (char)-1), KEYS_FAR);
    ck_assert_int_eq(ecart_keys_apart('-', 'a'), KEYS_FAR);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("misread");

    TCase *characters = group(s, "characters");
    tcase_add_test(characters, characters_are_read_for_others_that_look_like_them);
    tcase_add_test(characters, keys_are_as_far_apart_as_a_walk_over_neighbours);
    return run(s);
}
