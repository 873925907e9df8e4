/* SPDX-License-Identifier: MIT */
/* ecart_trajectory.c -- ecart trajectory: draws the shortest paths of a piece */

#include <stdio.h>

#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "study/mover.h"

/* The number in a cell as Stilman writes it: one digit, or a letter from 10 on.  Few
 * figures need more. */
static char sum_digit(int sum)
{
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

    if (sum == ECART_NEVER)
        return '.';
    return sum < (int)sizeof digits - 1 ? digits[sum] : '+';
}

/* How many moves longer a path by a cell may be than a shortest one; the last
 * shade is for this many or more. */
enum { MORE_MOVES = 7 };

static void print_sums(const struct screen *screen, const struct mover *mover,
                       ecart_cell from, ecart_cell to)
{
    struct diagram diagram = { .screen = screen, .width = 2 };
    int            least   = mover_length(mover, from, to);

    FOR_EACH_CELL(via, ALL_CELLS) {
        int sum = mover_sum(mover, from, via, to);

        diagram_mark(&diagram, via, sum_digit(sum));
        if (sum != ECART_NEVER)
            diagram_heat(&diagram, via, sum - least < MORE_MOVES ? sum - least : MORE_MOVES,
                         MORE_MOVES);
    }
    diagram_print(&diagram, 1);
}

static int print_trajectory(const struct screen *screen, const struct mover *mover,
                            ecart_cell from, ecart_cell to)
{
    int         length = mover_length(mover, from, to);
    ecart_cells cells  = mover_path_cells(mover, from, to);

    if (length == ECART_NEVER)
        puts("moves never");
    else
        printf("moves %d\n", length);
    printf("paths %llu\n", (unsigned long long)mover_paths(mover, from, to));
    printf("cells");
    FOR_EACH_CELL(c, cells)
        printf(" %s", name_cell(c).text);
    puts(cells ? "" : " -");
    if (length == ECART_NEVER)
        return EXIT_NO;

    putchar('\n');
    print_sums(screen, mover, from, to);
    return EXIT_YES;
}

int run_trajectory(struct options *options, char **operands)
{
    struct mover mover;
    ecart_cell   from, to;

    if (!mover_read(&operands, options->of[OPTION_BETZA].text, &mover) ||
        !operand_cell(&operands, &from) || !operand_cell(&operands, &to) ||
        !operand_end(&operands))
        return EXIT_ERROR;
    return print_trajectory(&options->screen, &mover, from, to);
}
