/* SPDX-License-Identifier: MIT */
/* check_meant.c -- tests of meant.c, meant_text.c, meant_move.c, meant_line.c and
 * misread.c */

#include "runner.h"
#include "table.h"

#include "notation/misread.h"

enum { MANY = 64 };

static size_t meant(const ecart_position *position, const char *text, ecart_meaning *meanings)
{
    return ecart_meant(position, text, strlen(text), meanings, MANY);
}

/* The first meanings of a text, as "Nf3 key 1, Nh3 key 2". */
static const char *said(const ecart_position *position, const char *text, size_t size, char *out)
{
    ecart_meaning meanings[MANY];
    size_t        count = meant(position, text, meanings);

    *out = '\0';
    for (size_t i = 0; i < count && i < size; i++)
        sprintf(out + strlen(out), "%s%s %s %d", i ? ", " : "", meanings[i].san,
                ecart_slip_name(meanings[i].slip), meanings[i].cost);
    return out;
}

START_TEST(each_slip_has_a_name)
{
    static const char *const names[] = {
        "key", "shape", "swap", "missing", "extra", "piece", "cell", "castling"
    };

    ck_assert_int_eq(ECART_SLIPS, 8);
    for (ecart_slip slip = 0; slip < ECART_SLIPS; slip++)
        ck_assert_str_eq(ecart_slip_name(slip), names[slip]);
    for (int slip = ECART_SLIPS; slip < 256; slip++)
        ck_assert_ptr_null(ecart_slip_name((ecart_slip)slip));
}
END_TEST

/* Each pair is written down once more: what was read, and the characters for which. */
START_TEST(characters_are_read_for_others_that_people_and_scanners_take_them_for)
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
        require(reads_like(read, meaning) == known);
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
            ck_assert_int_eq(keys_apart(keys[i], keys[j]), apart[i][j]);
    ck_assert_int_eq(keys_apart('B', 'n'), 1);
    ck_assert_int_eq(keys_apart('b', 'B'), 0);
    ck_assert_int_eq(keys_apart('-', '-'), KEYS_FAR);
    ck_assert_int_eq(keys_apart('a', (char)-1), KEYS_FAR);
}
END_TEST

START_TEST(the_nearest_meaning_comes_first_with_its_slip_and_cost)
{
    static const struct {
        const char *fen, *text, *said;
    } cases[] = {
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWI "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define KNIGHTS "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
        { START, "Nf4", "Nf3 key 1, f4 extra 2" },
        { START, "fN3", "Nf3 swap 1, f3 extra 2" },
        { START, "Nff3", "Nf3 extra 1" },
        { START, "Nf", "Nf3 missing 1" },
        { START, "N", "" },
        { START, "Kf3", "Nf3 shape 1, f3 extra 2" },
        { START, "Qf3", "Nf3 piece 1, f3 extra 2" },
        { START, "e8", "e3 shape 1, e4 key 4" },
        { START, "g1f4", "Nf3 key 1" },
        { KNIGHTS, "Nd2", "Nbd2 missing 1, Nfd2 missing 1" },
        { KIWI, "O-O", "O-O-O castling 1" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, false);
        char           out[4000];

        ck_assert_str_eq(said(&position, cases[i].text, 2, out), cases[i].said);
    }
}
END_TEST

/* A line of texts with blanks between them. */
static size_t split(const char *line, ecart_text *texts)
{
    size_t count = 0;

    for (; *line; line += strspn(line, " "), count++) {
        texts[count] = (ecart_text){ line, strcspn(line, " ") };
        line += texts[count].length;
    }
    return count;
}

START_TEST(in_a_line_the_rest_decides)
{
    static const struct {
        const char *line, *san;
        size_t      played;
        int         ply, plies;
    } cases[] = {
        { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", NULL, 8, 0, 0 },
        { "e4 e5 Nf3 Nc6 Bb8 a6 Ba4 Nf6", "Bb5", 4, 5, 3 },
        { "e4 e5 Nc3 Nc6 g3 Nf6 Bg2 Bb4 d3 Bxc4 bxc3 O-O", "Bxc3+", 9, 10, 2 },
        { "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6", NULL, 8, 0, 0 },
        /* d3 is legal by chance; then nothing stands on d4. */
        { "e4 c5 Nf3 e6 d3 cxd4 Nxd4 Nf6", "d4", 5, 5, 3 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_meaning  meanings[MANY];
        ecart_text     texts[20];
        ecart_position start;
        size_t         count = split(cases[i].line, texts), found;

        ecart_position_start(&start);
        ck_assert_uint_eq(ecart_line_played(&start, texts, count), cases[i].played);
        found = ecart_meant_in_line(&start, texts, count, meanings, MANY);
        ck_assert_int_eq(found > 0, cases[i].san != NULL);
        if (found == 0)
            continue;
        ck_assert_str_eq(meanings[0].san, cases[i].san);
        ck_assert_int_eq(meanings[0].ply, cases[i].ply);
        ck_assert_int_eq(meanings[0].plies, cases[i].plies);
    }
}
END_TEST

static Suite *meant_suite(void)
{
    Suite *s = suite_create("meant");

    TCase *slips = tcase_create("slips");
    tcase_add_test(slips, each_slip_has_a_name);
    tcase_add_test(slips, characters_are_read_for_others_that_people_and_scanners_take_them_for);
    tcase_add_test(slips, keys_are_as_far_apart_as_a_walk_over_neighbours);
    suite_add_tcase(s, slips);

    TCase *alone = tcase_create("one text");
    tcase_add_test(alone, the_nearest_meaning_comes_first_with_its_slip_and_cost);
    suite_add_tcase(s, alone);

    TCase *line = tcase_create("lines");
    tcase_add_test(line, in_a_line_the_rest_decides);
    suite_add_tcase(s, line);
    return s;
}

int main(void)
{
    return run(meant_suite());
}
