/* SPDX-License-Identifier: MIT */
/* check_arrays.c -- tests of distance_arrays.c and shape_arrays.c: arrays are answered
 * as their pairs are, one by one
 *
 * This is built twice.  check_arrays runs the clones that the loader picks on this
 * machine; check_arrays_plain has none (ECART_CLONES in internal.h). */

#include "runner.h"

#include <string.h>

enum { PAIRS = 256 * 256, LONGEST = 70, UNTOUCHED = 99 };

/* All pairs of bytes. */
static ecart_cell froms[PAIRS], tos[PAIRS];

static void fill_pairs(void)
{
    for (int n = 0; n < PAIRS; n++) {
        froms[n] = (ecart_cell)(n >> 8);
        tos[n]   = (ecart_cell)n;
    }
}

/* A question about an array, and the same about one pair.  Distances are signed, so
 * that bytes are compared. */
typedef struct question {
    int  what;              /* the metric or the piece */
    void (*ask)(int what, const ecart_cell *from, const ecart_cell *to, uint8_t *answers,
                size_t count);
    uint8_t (*ask_one)(int what, ecart_cell from, ecart_cell to);
} question;

static void ask_distances(int metric, const ecart_cell *from, const ecart_cell *to,
                          uint8_t *answers, size_t count)
{
    ecart_distances((ecart_metric)metric, from, to, (int8_t *)answers, count);
}

static uint8_t ask_distance(int metric, ecart_cell from, ecart_cell to)
{
    static int (*const distance[ECART_METRICS])(ecart_cell, ecart_cell) = {
        [ECART_CHEBYSHEV]    = ecart_chebyshev_distance,
        [ECART_MANHATTAN]    = ecart_manhattan_distance,
        [ECART_KNIGHT_JUMPS] = ecart_knight_distance,
    };

    return (uint8_t)(metric < ECART_METRICS ? distance[metric](from, to) : -1);
}

static void ask_shapes(int piece, const ecart_cell *from, const ecart_cell *to,
                       uint8_t *answers, size_t count)
{
    ecart_shapes_check((ecart_piece)piece, from, to, answers, count);
}

static uint8_t ask_shape(int piece, ecart_cell from, ecart_cell to)
{
    return ecart_shape_check((ecart_piece)piece, from, to).reason == ECART_LEGAL;
}

static void compare(question q, const ecart_cell *from, const ecart_cell *to,
                    const uint8_t *answers, size_t count)
{
    for (size_t n = 0; n < count; n++)
        require(answers[n] == q.ask_one(q.what, from[n], to[n]));
}

static void ask_all_pairs(question q)
{
    static uint8_t answers[PAIRS];

    q.ask(q.what, froms, tos, answers, PAIRS);
    compare(q, froms, tos, answers, PAIRS);
}

/* Arrays of any length that begin at any byte, somewhere among all pairs: what
 * lies beside the answers stays as it is. */
static void ask_lengths(question q)
{
    uint8_t answers[LONGEST + 40];

    for (size_t count = 0; count <= LONGEST; count++) {
        for (size_t at = 0; at < 32; at++) {
            const ecart_cell *from = froms + 49 * 256 + 47 * at;
            const ecart_cell *to   = tos + 900 * count + 5 * at;

            memset(answers, UNTOUCHED, sizeof answers);
            q.ask(q.what, from, to, answers + 1 + at, count);
            compare(q, from, to, answers + 1 + at, count);
            for (size_t n = 0; n < sizeof answers; n++)
                require((n > at && n <= at + count) || answers[n] == UNTOUCHED);
        }
    }
}

START_TEST(distances_of_arrays_are_those_of_their_pairs)
{
    question q = { _i, ask_distances, ask_distance };

    fill_pairs();
    ask_all_pairs(q);
    ask_lengths(q);
}
END_TEST

START_TEST(shapes_of_arrays_are_those_of_their_pairs)
{
    question q = { _i, ask_shapes, ask_shape };

    fill_pairs();
    ask_all_pairs(q);
    ask_lengths(q);
}
END_TEST

static Suite *arrays_suite(void)
{
    Suite *s = suite_create("arrays");

    TCase *arrays = tcase_create("arrays");
    tcase_add_loop_test(arrays, distances_of_arrays_are_those_of_their_pairs,
                        0, ECART_METRICS + 1);
    tcase_add_loop_test(arrays, shapes_of_arrays_are_those_of_their_pairs, 0, 256);
    suite_add_tcase(s, arrays);

    return s;
}

int main(void)
{
    return run(arrays_suite());
}
