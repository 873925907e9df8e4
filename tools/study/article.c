/* SPDX-License-Identifier: MIT */
/* article.c -- the article's sets of differences, and where they are wrong */

#include "study/article.h"

#include <stdio.h>

#include "output/fields.h"
#include "system/page.h"
#include "system/utf8.h"
#include "words/program.h"

enum {
    INDENT = 4,
    SIZES = ECART_H8 - ECART_A1     /* of differences */
};

/* A pawn is never on the first or the last of the eight rows in each column. */
#define PAWN_CELLS ((ecart_cells)0x7e7e7e7e7e7e7e7e)

/* How often each mark is given, also by the size of the difference. */
struct tally {
    int pairs;
    int shapes;
    int all_accepted, accepted[SIZES + 1];
    int all_rejected, rejected[SIZES + 1];
};

enum mark article_mark(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    bool shape   = ecart_shape_check(piece, from, to).reason == ECART_LEGAL;
    bool article = ecart_shape_article(ecart_piece_kind(piece), from, to);

    if (shape)
        return article ? MARK_YES : MARK_REJECTED;
    return article ? MARK_ACCEPTED : MARK_NO;
}

ecart_cells article_marked(ecart_piece piece, ecart_cell from, enum mark mark)
{
    ecart_cells cells = 0;

    FOR_EACH_CELL(c, ALL_CELLS) {
        if (article_mark(piece, from, c) == mark)
            cells = ecart_cells_add(cells, c);
    }
    return cells;
}

void article_print_cells(const ecart_language *language, enum mark mark, int meaning,
                         ecart_cells cells, ecart_cell from)
{
    char legend[ECART_EXPLAIN_SIZE];
    int  count = 0;

    program_say(language, meaning, NULL, legend, sizeof legend);
    if (cells)
        printf("\n%c  %s", mark, legend);
    FOR_EACH_CELL(to, cells)
        printf("%s%s %d %+3d", count++ % 6 ? "   " : "\n   ", name_cell(to).text, to,
               ecart_difference_between(from, to));
    if (cells)
        putchar('\n');
}

/* Counts the pairs that start on some cells. */
static struct tally tally_pairs(ecart_piece piece, ecart_cells starts)
{
    struct tally tally = { 0 };

    FOR_EACH_CELL(from, starts) {
        FOR_EACH_CELL(to, ALL_CELLS) {
            enum mark mark = article_mark(piece, from, to);
            int       size = ecart_difference_size(ecart_difference_between(from, to));

            tally.pairs          += size != 0;
            tally.shapes         += mark == MARK_YES || mark == MARK_REJECTED;
            tally.all_accepted   += mark == MARK_ACCEPTED;
            tally.accepted[size] += mark == MARK_ACCEPTED;
            tally.all_rejected   += mark == MARK_REJECTED;
            tally.rejected[size] += mark == MARK_REJECTED;
        }
    }
    return tally;
}

/* Prints the name of a row, one column wider than the widest; the names that are set in are
 * short. */
static void print_label(const ecart_language *language, int which, int indent)
{
    char text[ECART_EXPLAIN_SIZE];
    int  widest = 0, columns;

    for (int label = SAY_SHAPE_TRUE; label <= SAY_SHAPE_REJECTED; label++) {
        program_say(language, label, NULL, text, sizeof text);
        columns = utf8_characters(text);
        widest  = columns > widest ? columns : widest;
    }
    program_say(language, which, NULL, text, sizeof text);
    printf("%*s%s%*s", INDENT + indent, "", text, widest + 1 - indent - utf8_characters(text), "");
}

/* Prints a line of the table that has a column for each difference with faults:
 * the counts of a mark, or in the head the differences themselves. */
static void print_line(const ecart_language *language, int which, const struct tally *tally,
                       const int *counts)
{
    print_label(language, which, counts ? INDENT : 0);
    for (int size = 1; size <= SIZES; size++) {
        if (tally->accepted[size] || tally->rejected[size])
            printf(" %3d", counts ? counts[size] : size);
    }
    putchar('\n');
}

void article_print_sum(const ecart_language *language, int which, int number)
{
    print_label(language, which, 0);
    printf("%4d\n", number);
}

/* Prints the counts; if wanted, also how many squares the piece reaches on average. */
static void print_tally(const ecart_language *language, const struct tally *tally, bool with_mean)
{
    article_print_sum(language, SAY_SHAPE_TRUE, tally->shapes);
    if (with_mean) {
        print_label(language, SAY_SHAPE_MEAN, 0);
        printf("%4g\n", tally->shapes / 64.0);
    }
    article_print_sum(language, SAY_SHAPE_ACCEPTED, tally->all_accepted);
    article_print_sum(language, SAY_SHAPE_REJECTED, tally->all_rejected);
    if (tally->all_accepted || tally->all_rejected)
        print_line(language, SAY_SHAPE_BY_DIFFERENCE, tally, NULL);
    if (tally->all_accepted)
        print_line(language, SAY_SHAPE_OF_ACCEPTED, tally, tally->accepted);
    if (tally->all_rejected)
        print_line(language, SAY_SHAPE_OF_REJECTED, tally, tally->rejected);
}

static void print_pair(const ecart_language *language, ecart_cell from, ecart_cell to)
{
    printf("%*s", INDENT, "");
    page_say(language, SAY_SHAPE_PAIR, &(ecart_slots){ .from = from, .to = to });
}

/* Finds two cells with a difference that are a move of a figure, or an alias. */
static bool find_pair(const ecart_figure *figure, int difference, bool alias,
                      ecart_cell *from, ecart_cell *to)
{
    FOR_EACH_CELL(cell, ALL_CELLS) {
        ecart_figure_answer answer;

        *from  = cell;
        *to    = (ecart_cell)(cell + difference);
        answer = ecart_figure_check(figure, *from, *to);
        if (alias ? answer.alias : answer.moves || answer.takes)
            return true;
    }
    return false;
}

/* A smaller difference than 3 can be read in one way only. */
void article_print_alias(const ecart_language *language, const ecart_figure *figure)
{
    ecart_cell from, to, alias_from, alias_to;

    for (int n = 6; n < 2 * ECART_H8; n++) {
        int difference = n % 2 ? -(n / 2) : n / 2;

        if (!find_pair(figure, difference, true, &alias_from, &alias_to) ||
            !find_pair(figure, difference, false, &from, &to))
            continue;
        putchar('\n');
        page_say(language, SAY_SHAPE_BOTH_DIFFER, &(ecart_slots){ .number = difference });
        print_pair(language, from, to);
        print_pair(language, alias_from, alias_to);
        return;
    }
}

/* A table of the pairs that start on some cells, below a line that says which. */
static void print_pairs(const ecart_language *language, int which, ecart_piece piece,
                        ecart_cells starts)
{
    struct tally tally = tally_pairs(piece, starts);

    putchar('\n');
    page_say(language, which, &(ecart_slots){ .number = tally.pairs });
    print_tally(language, &tally, ecart_piece_kind(piece) != ECART_PAWN);
}

void article_print(const ecart_language *language, ecart_piece piece)
{
    ecart_kind             kind   = ecart_piece_kind(piece);
    ecart_figure           figure = ecart_figure_of(piece);
    const ecart_shape_set *set    = ecart_shape_set_of(kind);

    page_say(language, SAY_SHAPE_SET, &(ecart_slots){ .kind = kind });
    for (int i = 0; i < set->count; i++)
        printf("%s%3d", i == 0 ? "    " : i % 7 ? " " : "\n    ", set->size[i]);
    putchar('\n');
    print_pairs(language, SAY_SHAPE_ALL_PAIRS, piece, ALL_CELLS);
    if (kind == ECART_PAWN)
        print_pairs(language, SAY_SHAPE_PAWN_PAIRS, piece, PAWN_CELLS);
    else
        article_print_alias(language, &figure);
}
