/* SPDX-License-Identifier: MIT */
/* six_ways.c -- how many jumps a knight needs, worked out in six ways.
 *
 *     cc six_ways.c $(pkg-config --cflags --libs ecart) -o six_ways
 *     ./six_ways c2 f5
 *
 * The manual goes through these functions by hand, in the chapter on distances.
 * Squares are 0 to 63 here, rank by rank: a1 is 0, h1 is 7, a2 is 8, h8 is 63.
 * Without squares, the program compares all ways for all pairs of squares.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

static int file_of(int square) { return square % 8; }
static int rank_of(int square) { return square / 8; }

static int files_between(int a, int b) { return abs(file_of(a) - file_of(b)); }
static int ranks_between(int a, int b) { return abs(rank_of(a) - rank_of(b)); }

/* 1: arithmetic.  What the king needs, and what he needs without diagonals. */
static int chebyshev(int a, int b)
{
    int files = files_between(a, b), ranks = ranks_between(a, b);

    return files > ranks ? files : ranks;
}

static int manhattan(int a, int b)
{
    return files_between(a, b) + ranks_between(a, b);
}

/* 2: a fill.  Squares are bits; all knights of the set jump at once. */
static uint64_t jumps(uint64_t set)
{
    const uint64_t a = 0x0101010101010101, b = a << 1;
    const uint64_t h = a << 7,             g = a << 6;

    uint64_t one_file  = (set & ~h) << 1 | (set & ~a) >> 1;
    uint64_t two_files = (set & ~(g | h)) << 2 | (set & ~(a | b)) >> 2;

    return one_file  << 16 | one_file  >> 16 |
           two_files <<  8 | two_files >>  8;
}

static int by_fill(int a, int b)
{
    uint64_t reached = (uint64_t)1 << a;
    int      rounds  = 0;

    for (; (reached >> b & 1) == 0; rounds++)
        reached |= jumps(reached);
    return rounds;
}

/* 3: a table of all pairs. */
static int table_64x64[64 * 64];

static int by_64x64(int a, int b)
{
    return table_64x64[64 * a + b];
}

/* A diagonal neighbour is two jumps away, and four if one of the two squares is a
 * corner.  Tables that do not know where on the board a pair lies hold the two. */
static int corner_detour(int a, int b)
{
    int corner = a == 0 || a == 7 || a == 56 || a == 63 ||
                 b == 0 || b == 7 || b == 56 || b == 63;
    int diagonal = files_between(a, b) == 1 && ranks_between(a, b) == 1;

    return corner && diagonal ? 2 : 0;
}

/* 4: a table of 0x88 differences.  (a | 7) - a is how far it is to the h-file. */
static int table_0x88[240];

static int difference_0x88(int a, int b)
{
    return b - a + (b | 7) - (a | 7) + 120;
}

static int by_0x88(int a, int b)
{
    return table_0x88[difference_0x88(a, b)] + corner_detour(a, b);
}

/* 5: a board of 15 by 15, laid over the board with its centre, 112, on a. */
static int table_15x15[225];

static int place_15x15(int a, int b)
{
    int ranks = rank_of(b) - rank_of(a), files = file_of(b) - file_of(a);

    return 112 + 15 * ranks + files;
}

static int by_15x15(int a, int b)
{
    return table_15x15[place_15x15(a, b)] + corner_detour(a, b);
}

/* 6: a table of the ranks and files between. */
static int table_8x8[64];

static int place_8x8(int a, int b)
{
    return 8 * ranks_between(a, b) + files_between(a, b);
}

static int by_8x8(int a, int b)
{
    return table_8x8[place_8x8(a, b)] + corner_detour(a, b);
}

/* All tables come from the fill. */
static void make_tables(void)
{
    for (int a = 0; a < 64; a++) {
        for (int b = 0; b < 64; b++) {
            int rounds = by_fill(a, b);
            int usual  = rounds - corner_detour(a, b);

            table_64x64[64 * a + b] = rounds;
            table_0x88[difference_0x88(a, b)] = usual;
            table_15x15[place_15x15(a, b)] = usual;
            table_8x8[place_8x8(a, b)] = usual;
        }
    }
}

static bool all_agree(int a, int b)
{
    ecart_cell from = ECART_CELL(file_of(a) + 1, rank_of(a) + 1);
    ecart_cell to   = ECART_CELL(file_of(b) + 1, rank_of(b) + 1);
    int jumps_needed = ecart_knight_distance(from, to);

    return chebyshev(a, b) == ecart_chebyshev_distance(from, to) &&
           manhattan(a, b) == ecart_manhattan_distance(from, to) &&
           by_fill(a, b)   == jumps_needed && by_64x64(a, b) == jumps_needed &&
           by_0x88(a, b)   == jumps_needed && by_15x15(a, b) == jumps_needed &&
           by_8x8(a, b)    == jumps_needed;
}

static int square_named(const char *name)
{
    bool is_square = strlen(name) == 2 && strchr("abcdefgh", name[0]) &&
                     strchr("12345678", name[1]);

    if (!is_square) {
        fprintf(stderr, "six_ways: '%s' is not a square: expected a1 to h8\n", name);
        exit(2);
    }
    return 8 * (name[1] - '1') + name[0] - 'a';
}

static void print_all(int a, int b)
{
    printf("arithmetic  chebyshev %d, manhattan %d\n", chebyshev(a, b), manhattan(a, b));
    printf("fill        %d rounds\n", by_fill(a, b));
    printf("64x64       place %4d  knight %d\n", 64 * a + b, by_64x64(a, b));
    printf("0x88        place %4d  knight %d\n", difference_0x88(a, b), by_0x88(a, b));
    printf("15x15       place %4d  knight %d\n", place_15x15(a, b), by_15x15(a, b));
    printf("8x8         place %4d  knight %d\n", place_8x8(a, b), by_8x8(a, b));
}

int main(int count, char **words)
{
    int agreed = 0;

    make_tables();
    if (count == 3) {
        print_all(square_named(words[1]), square_named(words[2]));
        return 0;
    }
    for (int pair = 0; pair < 64 * 64; pair++)
        agreed += all_agree(pair / 64, pair % 64);
    printf("All ways agree on %d of 4096 pairs.\n", agreed);
    return agreed == 64 * 64 ? 0 : 1;
}
