/* SPDX-License-Identifier: MIT */
/* vector.c -- what ecart distance --vector prints of two cells */

#include "study/vector.h"

#include <stdio.h>

#include <ecart.h>
#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "output/fields.h"

/* The name of a direction; NULL if a step is none of the eight. */
static const char *direction_name(ecart_difference step)
{
    switch (step) {
    case ECART_NORTH:      return "north";
    case ECART_NORTH_EAST: return "north-east";
    case ECART_EAST:       return "east";
    case ECART_SOUTH_EAST: return "south-east";
    case ECART_SOUTH:      return "south";
    case ECART_SOUTH_WEST: return "south-west";
    case ECART_WEST:       return "west";
    case ECART_NORTH_WEST: return "north-west";
    default:               return NULL;
    }
}

static bool attacks(int pieces, ecart_side side, int kind)
{
    return pieces >> ECART_PIECE(side, kind) & 1;
}

/* A name has the side where only that side attacks: a pawn's. */
static void print_attackers(int pieces)
{
    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        bool white = attacks(pieces, ECART_WHITE, kind), black = attacks(pieces, ECART_BLACK, kind);

        if (white || black)
            printf(" %s%s", white && black ? "" : white ? "white-" : "black-",
                   kind_word((ecart_kind)kind));
    }
}

static void print_text(int index, int laid_over)
{
    ecart_reading    vector = ecart_index_reading(ECART_BY_15X15, laid_over);
    ecart_difference step   = ecart_index_step(ECART_BY_15X15, laid_over);
    int              pieces = ecart_shape_attackers(ECART_BY_15X15, laid_over);

    printf("0x88 %d\n15x15 %d\ncolumns %d\nrows %d\n", index, laid_over, vector.columns,
           vector.rows);
    if (step)
        printf("direction %s\nstep %d\n", direction_name(step), step);
    else
        puts("direction -\nstep -");
    printf("attackers%s", pieces ? "" : " -");
    print_attackers(pieces);
    putchar('\n');
}

int vector_print(char **next)
{
    ecart_cell from, to;

    if (!operand_cell(&next, &from) || !operand_cell(&next, &to) || !operand_end(&next))
        return EXIT_ERROR;
    print_text(ecart_difference_0x88(from, to), ecart_difference_15x15(from, to));
    return EXIT_YES;
}
