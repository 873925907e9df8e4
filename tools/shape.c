/* SPDX-License-Identifier: MIT */
/* shape.c -- ecart shape: how a piece moves, and how the article has it move */

#include <stdio.h>

#include <ecart.h>

#include "article.h"
#include "command.h"
#include "diagram.h"
#include "operand.h"
#include "option.h"

/* A mark's legend, and the cells that bear it. */
static void print_mark(ecart_piece piece, ecart_cell from, enum mark mark,
                       const char *legend)
{
    int count = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell to = ecart_cell_nth(n);
        char name[3];

        if (article_mark(piece, from, to) != mark)
            continue;
        if (count == 0)
            printf("\n%c  %s", mark, legend);
        ecart_cell_write(to, name, sizeof name);
        printf("%s%s %d %+3d", count++ % 6 ? "   " : "\n   ", name, to,
               ecart_difference_between(from, to));
    }
    if (count)
        putchar('\n');
}

static void print_cells(ecart_piece piece, ecart_cell from)
{
    struct diagram diagram = { .width = 2 };
    char name[3];

    ecart_cell_write(from, name, sizeof name);
    printf("A %s %s goes from %s, %d, to %d cells\n\n",
           operand_side_name(ecart_piece_side(piece)),
           operand_kind_name(ecart_piece_kind(piece)), name, from,
           ecart_cells_count(ecart_shape_cells(piece, from)));

    for (int n = 0; n < 64; n++) {
        ecart_cell to = ecart_cell_nth(n);

        diagram_mark(&diagram, to, (char)article_mark(piece, from, to));
    }
    diagram_mark(&diagram, from, ecart_piece_letter(piece));
    diagram_print(&diagram, 1);

    print_mark(piece, from, MARK_YES, "goes there");
    print_mark(piece, from, MARK_REJECTED,
               "goes there, though not by the article's set");
    print_mark(piece, from, MARK_ACCEPTED,
               "does not, though by the article's set it would");
}

/* The reason, if there is one, and what the numbers say. */
static int print_verdict(ecart_piece piece, ecart_cell from, ecart_cell to)
{
    ecart_reason reason = ecart_shape_check(piece, from, to).reason;
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_numbers(ECART_ENGLISH, piece, from, to, text, sizeof text);
    if (reason != ECART_LEGAL)
        printf("%s: ", ecart_reason_name(reason));
    puts(text);
    return reason == ECART_LEGAL ? EXIT_YES : EXIT_NO;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = { OPTIONS_COMMON };
    int option = option_next(argc, argv, "", options);
    char      **next = argv + optind;
    ecart_piece piece;
    ecart_cell  from = ECART_NO_CELL, to = ECART_NO_CELL;

    if (option != OPTION_END)
        return option_finish(option, &shape_command);
    if (!operand_piece(&next, &piece) ||
        (*next && !operand_cell(&next, &from)) ||
        (*next && !operand_cell(&next, &to)) || !operand_end(&next))
        return EXIT_TROUBLE;
    if (to)
        return print_verdict(piece, from, to);
    if (from)
        print_cells(piece, from);
    else
        article_print(piece);
    return EXIT_YES;
}

const struct command shape_command = {
    "shape", "PIECE [CELL [CELL]]",
    "Show how a piece moves, on an empty board",
    "With two cells, tell whether the piece goes from the first to the second.\n"
    "With one, draw where it goes from there.  Without any, print the article's\n"
    "set of differences, and how often it is wrong.\n"
    "\n"
    PIECE_HELP CELL_HELP
    "\n"
    "  --help  print this and exit\n",
    run
};
