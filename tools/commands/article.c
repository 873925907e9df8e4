/* SPDX-License-Identifier: MIT */
/* article.c -- the article's sets of differences, and where they are wrong */

#include "commands/article.h"

#include <stdio.h>

#include "cli/name.h"

enum {
    PAIRS = 64 * 64,
    SIZES = ECART_H8 - ECART_A1 + 1     /* of differences, with 0 */
};

/* How often each mark is given, by the size of the difference. */
struct tally {
    int pairs;
    int shapes;
    int accepted[SIZES];
    int rejected[SIZES];
};

enum mark article_mark(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    bool shape   = ecart_shape_check(piece, from, to).reason == ECART_LEGAL;
    bool article = ecart_shape_article(ecart_piece_kind(piece), from, to);

    if (shape)
        return article ? MARK_YES : MARK_REJECTED;
    return article ? MARK_ACCEPTED : MARK_NO;
}

static void tally_pair(struct tally *tally, enum mark mark, int size)
{
    tally->pairs          += size != 0;
    tally->shapes         += mark == MARK_YES || mark == MARK_REJECTED;
    tally->accepted[size] += mark == MARK_ACCEPTED;
    tally->rejected[size] += mark == MARK_REJECTED;
}

static struct tally tally_rows(ecart_piece piece, int first_row, int last_row)
{
    struct tally tally = { 0 };

    for (int n = 0; n < PAIRS; n++) {
        ecart_cell from = ecart_cell_nth(n / 64), to = ecart_cell_nth(n % 64);
        ecart_difference d = ecart_difference_between(from, to);
        int row = ecart_cell_row(from);

        if (row >= first_row && row <= last_row)
            tally_pair(&tally, article_mark(piece, from, to),
                       ecart_difference_size(d));
    }
    return tally;
}

static int sum(const int *counts)
{
    int all = 0;

    for (int size = 0; size < SIZES; size++)
        all += counts[size];
    return all;
}

/* Prints a line of the table that has a column for each difference with faults:
 * the counts of a mark, or in the head the differences themselves. */
static void print_line(const struct tally *tally, const char *label,
                       const int *counts)
{
    printf("    %-17s", label);
    for (int size = 0; size < SIZES; size++) {
        if (tally->accepted[size] || tally->rejected[size])
            printf(" %3d", counts ? counts[size] : size);
    }
    putchar('\n');
}

static void print_tally(const struct tally *tally)
{
    int accepted = sum(tally->accepted), rejected = sum(tally->rejected);

    printf("    true shapes      %4d\n"
           "    falsely accepted %4d\n"
           "    falsely rejected %4d\n", tally->shapes, accepted, rejected);
    if (accepted || rejected)
        print_line(tally, "by difference", NULL);
    if (accepted)
        print_line(tally, "    accepted", tally->accepted);
    if (rejected)
        print_line(tally, "    rejected", tally->rejected);
}

static void print_set(const ecart_shape_set *set)
{
    for (int i = 0; i < set->count; i++)
        printf("%s%3d", i == 0 ? "    " : i % 7 ? " " : "\n    ", set->size[i]);
    putchar('\n');
}

/* Finds the first pair of cells with a mark and a difference; false if there is
 * none. */
static bool find_pair(ecart_piece piece, enum mark mark, int difference,
                      ecart_cell *from, ecart_cell *to)
{
    for (int n = 0; n < PAIRS; n++) {
        *from = ecart_cell_nth(n / 64);
        *to   = ecart_cell_nth(n % 64);
        if (ecart_difference_between(*from, *to) == difference &&
            article_mark(piece, *from, *to) == mark)
            return true;
    }
    return false;
}

static void print_pair(ecart_cell from, ecart_cell to)
{
    char names[2][3];

    ecart_cell_write(from, names[0], sizeof names[0]);
    ecart_cell_write(to, names[1], sizeof names[1]);
    printf("    %s-%s, %d - %d, Manhattan distance %d\n", names[0], names[1],
           to, from, ecart_manhattan_distance(from, to));
}

/* Prints the smallest alias, and the move that it is mistaken for. */
static void print_alias(ecart_piece piece)
{
    ecart_cell from, to, alias_from, alias_to;

    for (int size = 1; size < SIZES; size++) {
        if (!find_pair(piece, MARK_ACCEPTED, size, &alias_from, &alias_to) ||
            !find_pair(piece, MARK_YES, size, &from, &to))
            continue;
        printf("\nBoth differ by %d, but only the first is right\n", size);
        print_pair(from, to);
        print_pair(alias_from, alias_to);
        return;
    }
}

void article_print(ecart_piece piece)
{
    ecart_kind   kind = ecart_piece_kind(piece);
    struct tally all  = tally_rows(piece, 1, 8);

    printf("The article's set for the %s, sizes of differences\n",
           kind_word(kind));
    print_set(ecart_shape_set_of(kind));
    printf("\nOf the %d pairs of different cells\n", all.pairs);
    print_tally(&all);
    if (kind != ECART_PAWN) {
        print_alias(piece);
        return;
    }

    /* A pawn never stands on the first or the last row. */
    all = tally_rows(piece, 2, 7);
    printf("\nOf the %d pairs from rows 2 to 7\n", all.pairs);
    print_tally(&all);
}

static void put_counts(struct json *json, const char *name, const int *counts)
{
    char size[12];

    json_open(json, name, '{');
    for (int i = 0; i < SIZES; i++) {
        snprintf(size, sizeof size, "%d", i);
        if (counts[i])
            json_put_number(json, size, counts[i]);
    }
    json_close(json, '}');
}

static void put_tally(struct json *json, const char *name, const struct tally *tally)
{
    json_open(json, name, '{');
    json_put_number(json, "pairs", tally->pairs);
    json_put_number(json, "shapes", tally->shapes);
    put_counts(json, "accepted", tally->accepted);
    put_counts(json, "rejected", tally->rejected);
    json_close(json, '}');
}

void article_put(struct json *json, ecart_piece piece)
{
    const ecart_shape_set *set = ecart_shape_set_of(ecart_piece_kind(piece));
    struct tally           all = tally_rows(piece, 1, 8);

    json_open(json, "set", '[');
    for (int i = 0; i < set->count; i++)
        json_put_number(json, NULL, set->size[i]);
    json_close(json, ']');
    put_tally(json, "board", &all);
    if (ecart_piece_kind(piece) == ECART_PAWN) {
        all = tally_rows(piece, 2, 7);
        put_tally(json, "rows-2-to-7", &all);
    }
}
