/* SPDX-License-Identifier: MIT */
/* vector.c -- what ecart distance --vector prints of two cells */

#include "study/vector.h"

#include <stdio.h>

#include <ecart.h>
#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "output/json.h"
#include "output/name.h"

/* NULL if a step is not a direction. */
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

/* Prints the names of the attackers, or writes them in JSON.  A name has the side where
 * only that side attacks: a pawn's. */
static void put_attackers(int pieces, struct json *json)
{
    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        bool white = attacks(pieces, ECART_WHITE, kind), black = attacks(pieces, ECART_BLACK, kind);
        char name[32];

        if (!white && !black)
            continue;
        snprintf(name, sizeof name, "%s%s", white && black ? "" : white ? "white-" : "black-",
                 kind_word((ecart_kind)kind));
        if (json)
            json_put_text(json, NULL, name);
        else
            printf(" %s", name);
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
    put_attackers(pieces, NULL);
    putchar('\n');
}

static void print_object(ecart_cell from, ecart_cell to, int index, int laid_over)
{
    ecart_reading    vector = ecart_index_reading(ECART_BY_15X15, laid_over);
    ecart_difference step   = ecart_index_step(ECART_BY_15X15, laid_over);
    struct json      json   = { 0 };

    json_open(&json, NULL, '{');
    json_put_pair(&json, from, to, NULL, 0);
    json_put_number(&json, "0x88", index);
    json_put_number(&json, "15x15", laid_over);
    json_put_number(&json, "columns", vector.columns);
    json_put_number(&json, "rows", vector.rows);
    if (step) {
        json_put_text(&json, "direction", direction_name(step));
        json_put_number(&json, "step", step);
    } else {
        json_put_null(&json, "direction");
        json_put_null(&json, "step");
    }
    json_open(&json, "attackers", '[');
    put_attackers(ecart_shape_attackers(ECART_BY_15X15, laid_over), &json);
    json_close(&json, ']');
    json_end(&json);
}

int vector_print(char **next, bool as_json)
{
    ecart_cell from, to;

    if (!operand_cell(&next, &from) || !operand_cell(&next, &to) || !operand_end(&next))
        return EXIT_ERROR;
    if (as_json)
        print_object(from, to, ecart_difference_0x88(from, to),
                     ecart_difference_15x15(from, to));
    else
        print_text(ecart_difference_0x88(from, to), ecart_difference_15x15(from, to));
    return EXIT_YES;
}
