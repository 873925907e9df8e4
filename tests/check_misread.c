/* SPDX-License-Identifier: MIT */
/* check_misread.c -- tests of misread.c, and of what meant_text.c makes of characters */

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

/* A text as it is compared; capture and check of it are written behind it. */
static const char *essence_of(const char *text, char out[12])
{
    written_text written;
    int          length = 0;

    if (!ecart_meant_essence(NULL, text, strlen(text), &written))
        return "-";
    for (; length < written.essence.length; length++)
        out[length] = packed_at(&written.essence, length);
    if (written.capture)
        out[length++] = 'x';
    out[length]     = written.check;
    out[length + 1] = '\0';
    return out;
}

START_TEST(of_a_text_what_tells_moves_apart_is_kept)
{
    static const char *const cases[][2] = {
        { "Nf3", "Nf3" }, { "12. Nf3!?", "Nf3" }, { "12.Nf3", "Nf3" }, { " 1 ... Nf3", "1Nf3" },
        { "\t1... Nf3", "Nf3" }, { "12", "12" }, { "12.", "-" }, { "1. ", "-" }, { "", "-" },
        { " ", "-" }, { "x", "-" }, { "5254", "5254" }, { "exd5+", "ed5x+" }, { "e8=Q#", "e8Q#" },
        { "e:d5", "ed5x" }, { "eXd5", "ed5x" }, { "e8(Q)", "e8Q" }, { "e7-e8/q", "e7e8q" },
        { "O-O", "OO" }, { "o-o-o", "OOO" }, { "0-0", "OO" }, { "0-O-o+", "OOO+" }, { "O1", "O1" },
        { "nf3", "Nf3" }, { "kf3", "Kf3" }, { "rf3", "Rf3" }, { "qf3", "qf3" }, { "bf3", "bf3" },
        { "abcdefg", "abcdefg" }, { "abcdefgh", "-" }, { "OOOOOOO", "OOOOOOO" },
        { "\xe2\x99\x94" "e2", "Ke2" }, { "\xe2\x99\x9f" "e4", "Pe4" }, { "e2,e4", "e2e4" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char out[12];

        ck_assert_str_eq(essence_of(cases[i][0], out), cases[i][1]);
    }
    /* What stands behind the end is no number of a move. */
    for (size_t length = 1; length <= 3; length++) {
        written_text written;

        ck_assert(ecart_meant_essence(NULL, "123.", length, &written));
        ck_assert_int_eq(written.essence.length, (int)length);
    }
    /* A German knight, which is one character. */
    written_text german;
    ck_assert(ecart_meant_essence(ecart_letters_find("de", 2), "Sf3", 3, &german));
    ck_assert_int_eq(german.essence.length, 3);
    ck_assert_int_eq(packed_at(&german.essence, 0), 'N');
}
END_TEST

static packed_text packed(const char *text)
{
    packed_text p = { 0, 0 };

    while (*text)
        pack(&p, *text++);
    return p;
}

/* From the likeliest on; of the same cost and likeness, = stands before. */
START_TEST(slips_weigh_by_their_cost_and_then_by_how_unlikely_they_are)
{
    static const struct { const char *written, *meant; ecart_slip slip; int cost; bool same; }
    slips[] = {
        { "Nf3", "Nf3", ECART_SLIP_KEY, 0, false },
        { "Nf4", "Nf3", ECART_SLIP_KEY, 1, false },
        { "6c3", "bc3", ECART_SLIP_SHAPE, 1, true },
        { "nf3", "Nf3", ECART_SLIP_KEY, 1, true },
        { "a2", "b2", ECART_SLIP_CELL, 1, false },
        { "b2", "a2", ECART_SLIP_CELL, 1, true },
        { "Qf3", "Nf3", ECART_SLIP_PIECE, 1, false },
        { "fN3", "Nf3", ECART_SLIP_SWAP, 1, false },
        { "Nf", "Nf3", ECART_SLIP_MISSING, 1, false },
        { "f3", "Nf3", ECART_SLIP_MISSING, 1, true },
        { "Nff3", "Nf3", ECART_SLIP_EXTRA, 1, true },
        { "Nf33", "Nf3", ECART_SLIP_EXTRA, 1, true },
        { "Ngf3", "Nf3", ECART_SLIP_EXTRA, 2, false },
        { "gNf3", "Nf3", ECART_SLIP_EXTRA, 2, true },
        { "a4", "c4", ECART_SLIP_CELL, 2, false },
        { "d1", "e8", ECART_SLIP_CELL, 3, false },
        { "Qd1", "Qe8", ECART_SLIP_CELL, 3, true },
        { "Qa3", "Qp3", ECART_SLIP_KEY, 4, false },
    };
    int last = -1;

    for (size_t i = 0; i < sizeof slips / sizeof *slips; i++) {
        packed_text written = packed(slips[i].written), meant = packed(slips[i].meant);
        slip_weight slip    = ecart_meant_slip(&written, &meant);

        ck_assert_msg(slip.slip == slips[i].slip && slip.weight / SLIP_UNIT == slips[i].cost,
                      "%s: %d, %d", slips[i].written, slip.slip, slip.weight);
        ck_assert_msg(slips[i].same ? slip.weight == last : slip.weight > last, "%s: %d",
                      slips[i].written, slip.weight);
        last = slip.weight;
    }
}
END_TEST

START_TEST(what_no_single_slip_explains_is_too_far)
{
    static const char *const pairs[][2] = {
        { "Nf3", "Bc3" }, { "Nf3", "Nc4" }, { "Nf3", "fN4" }, { "Nf", "Nf3e" }, { "Nge3", "f3" },
        { "d1", "e7" }, { "d1", "f8" }, { "d2d1", "e8d1" }, { "d1d2", "e8d3" }, { "1Nf", "Nf3" },
        { "Nf3", "Nff33" }, { "ef3", "fe4" }, { "Nfg3", "Nhf3" },
    };

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        packed_text a = packed(pairs[i][0]), b = packed(pairs[i][1]);

        ck_assert_int_ge(ecart_meant_slip(&a, &b).weight, TOO_FAR);
        ck_assert_int_ge(ecart_meant_slip(&b, &a).weight, TOO_FAR);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("misread");

    TCase *characters = group(s, "characters");
    tcase_add_test(characters, characters_are_read_for_others_that_look_like_them);
    tcase_add_test(characters, keys_are_as_far_apart_as_a_walk_over_neighbours);
    tcase_add_test(characters, of_a_text_what_tells_moves_apart_is_kept);

    TCase *slips = group(s, "slips");
    tcase_add_test(slips, slips_weigh_by_their_cost_and_then_by_how_unlikely_they_are);
    tcase_add_test(slips, what_no_single_slip_explains_is_too_far);
    return run(s);
}
