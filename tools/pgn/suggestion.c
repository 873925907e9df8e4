/* SPDX-License-Identifier: MIT */
/* suggestion.c -- what was meant where a move is refused, in words or as JSON */

#include "pgn/suggestion.h"

#include <stdio.h>

/* "12... Nf6", for a word of the line or in its place. */
static void write_move(const struct witness *witness, size_t index, ecart_text move,
                       char text[SUGGESTION_SIZE])
{
    enum { SHOWN = 24 };
    size_t plies = index + (witness->start.side == ECART_BLACK);

    snprintf(text, SUGGESTION_SIZE, "%u%s %.*s", (unsigned)(witness->start.number + plies / 2),
             plies % 2 == 0 ? "." : "...", move.length < SHOWN ? (int)move.length : SHOWN,
             move.text);
}

enum { PLIES_SIZE = 96 };   /* room for two numbers of any size */

/* How far the line can be played with it: all of count plies, some, or none.  Where
 * not all of the line is known, only that far. */
static void write_plies(size_t plies, size_t count, bool whole, char text[PLIES_SIZE])
{
    if (plies == 0)
        *text = '\0';
    else if (!whole)
        snprintf(text, PLIES_SIZE, " %zu more pl%s can then be played.", plies,
                 plies == 1 ? "y" : "ies");
    else if (plies < count)
        snprintf(text, PLIES_SIZE, " %zu of the other %zu plies can then be played.",
                 plies, count);
    else if (count == 1)
        snprintf(text, PLIES_SIZE, " The other ply can then be played.");
    else
        snprintf(text, PLIES_SIZE, " The other %zu plies can then be played.", count);
}

static void write_here(const struct witness *witness, const ecart_meaning *best,
                       char text[SUGGESTION_SIZE])
{
    char plies[PLIES_SIZE];

    write_plies(best->plies, witness->count - best->ply, witness->whole, plies);
    snprintf(text, SUGGESTION_SIZE, " Did you mean %s?%s", best->san, plies);
}

/* A slip before the refused word was a legal move by chance. */
static void write_before(const struct witness *witness, const ecart_meaning *best,
                         char text[SUGGESTION_SIZE])
{
    size_t index = best->ply - 1u, reached = best->ply + (size_t)best->plies;
    char   meant[SUGGESTION_SIZE], wrote[SUGGESTION_SIZE];
    int    length;

    write_move(witness, index, (ecart_text){ best->san, ECART_SAN_SIZE }, meant);
    write_move(witness, index, witness->words[index], wrote);
    length = snprintf(text, SUGGESTION_SIZE, " Perhaps %.40s was meant to be %.40s: ",
                      wrote, meant);
    if (witness->whole && reached == witness->count)
        snprintf(text + length, SUGGESTION_SIZE - (size_t)length,
                 "the rest can then be played.");
    else
        snprintf(text + length, SUGGESTION_SIZE - (size_t)length,
                 "%zu more plies can then be played.", reached - witness->refused);
}

void suggestion_write(const struct witness *witness, char text[SUGGESTION_SIZE])
{
    const ecart_meaning *best = witness->meanings;

    if (witness->meant == 0)
        *text = '\0';
    else if (best->ply - 1u == witness->refused)
        write_here(witness, best, text);
    else
        write_before(witness, best, text);
}

void suggestion_put(const struct witness *witness, struct json *json)
{
    enum { TOLD = 5 };

    json_open(json, "meant", '[');
    for (size_t i = 0; i < witness->meant && i < TOLD; i++) {
        const ecart_meaning *meaning = &witness->meanings[i];

        json_open(json, NULL, '{');
        json_put_text(json, "san", meaning->san);
        json_put_number(json, "ply", (long long)(witness->plies + meaning->ply));
        json_put_number(json, "plies", meaning->plies);
        json_put_text(json, "slip", ecart_slip_name(meaning->slip));
        json_put_number(json, "cost", meaning->cost);
        json_close(json, '}');
    }
    json_close(json, ']');
}
