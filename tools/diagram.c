/* SPDX-License-Identifier: MIT */
/* diagram.c -- pictures of the board, with a word on each cell */

#include "diagram.h"

#include <stdio.h>

/* Columns that the row's digit takes at the left edge. */
enum { EDGE = 3 };

void diagram_mark(struct diagram *diagram, ecart_cell cell, char mark)
{
    snprintf(diagram->word[cell], sizeof diagram->word[cell], "%c", mark);
}

void diagram_number(struct diagram *diagram, ecart_cell cell, int number)
{
    snprintf(diagram->word[cell], sizeof diagram->word[cell], "%d", number);
}

void diagram_pieces(struct diagram *diagram, const ecart_board *board)
{
    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        diagram_mark(diagram, c, ecart_piece_letter(ecart_board_piece(board, c)));
    }
}

/* The article counts from the other corner. */
static int digit(const struct diagram *diagram, int digit)
{
    return diagram->turned ? 9 - digit : digit;
}

static void print_row(const struct diagram *diagram, int row)
{
    printf("%*d ", EDGE, digit(diagram, row));
    for (int column = 1; column <= 8; column++)
        printf("%*s", diagram->width, diagram->word[ECART_CELL(column, row)]);
}

static void print_columns(const struct diagram *diagram)
{
    printf("%*s ", EDGE, "");
    for (int column = 1; column <= 8; column++) {
        char name = diagram->turned ? (char)('0' + digit(diagram, column))
                                    : (char)('a' + column - 1);

        printf("%*c", diagram->width, name);
    }
}

static void print_titles(const struct diagram *diagrams, int count)
{
    for (int i = 0; i < count; i++) {
        int gap = diagrams[i].width - 1;

        printf("%*s ", EDGE + gap, "");
        if (i + 1 < count)
            printf("%-*s", 8 * diagrams[i].width - gap, diagrams[i].title);
        else
            printf("%s\n", diagrams[i].title);
    }
}

void diagram_print(const struct diagram *diagrams, int count)
{
    if (diagrams[0].title)
        print_titles(diagrams, count);

    for (int row = 8; row >= 1; row--) {
        for (int i = 0; i < count; i++)
            print_row(&diagrams[i], row);
        putchar('\n');
    }
    for (int i = 0; i < count; i++)
        print_columns(&diagrams[i]);
    putchar('\n');
}
