/* SPDX-License-Identifier: MIT */
/* mover.c -- reads any piece from the command line, names it, and asks the library about it */

#include "study/mover.h"

#include <stdio.h>
#include <string.h>

#include "input/operand.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

static bool read_betza(const char *text, struct mover *mover)
{
    size_t            offset;
    ecart_betza_fault fault = ecart_betza_read(text, strlen(text), &mover->figure, &offset);

    if (fault != ECART_BETZA_FINE) {
        error_print("%s is not a piece in Betza's notation: %s, at character %zu",
                    quote(text).text, ecart_betza_fault_text(fault), offset + 1);
        page_error_caret(text, strlen(text), offset);
        return false;
    }
    mover->written = text;
    return true;
}

/* White's figure becomes that of the side. */
static void turn_figure(struct mover *mover)
{
    if (mover->side == ECART_BLACK)
        mover->figure = ecart_figure_turn(&mover->figure);
}

static bool read_option(char ***next, const char *betza, struct mover *mover)
{
    const char *text = **next;

    if (!read_betza(betza, mover))
        return false;
    if (text && *text && *operand_after_side(text, &mover->side) == '\0')
        ++*next;
    turn_figure(mover);
    return true;
}

/* Reads the fairy piece at **next, after white or black there or before it, if there is one. */
static bool read_fairy(char ***next, struct mover *mover)
{
    char      **at    = *next;
    const char *name  = *at ? operand_after_side(*at, &mover->side) : "";

    if (*at && *name == '\0' && at[1])
        name = *++at;
    for (int n = 0; ecart_betza_name(n); n++) {
        if (strcmp(name, ecart_betza_name(n)) == 0) {
            *next        = at + 1;
            mover->fairy = n;
            return true;
        }
    }
    return false;
}

bool mover_read(char ***next, const char *betza, struct mover *mover)
{
    *mover = (struct mover){ .side = ECART_WHITE, .fairy = -1 };
    if (betza)
        return read_option(next, betza, mover);
    if (read_fairy(next, mover)) {
        (void)read_betza(ecart_betza_named(mover->fairy), mover);
        turn_figure(mover);
        return true;
    }
    return operand_piece(next, &mover->piece);
}

int mover_length(const struct mover *mover, ecart_cell from, ecart_cell to)
{
    return mover->piece ? ecart_trajectory_length(mover->piece, from, to)
                        : ecart_figure_length(&mover->figure, from, to);
}

int mover_sum(const struct mover *mover, ecart_cell from, ecart_cell via, ecart_cell to)
{
    int there = mover_length(mover, from, via), onward = mover_length(mover, via, to);

    return there == ECART_NEVER || onward == ECART_NEVER ? ECART_NEVER : there + onward;
}

ecart_cells mover_path_cells(const struct mover *mover, ecart_cell from, ecart_cell to)
{
    return mover->piece ? ecart_trajectory_cells(mover->piece, from, to)
                        : ecart_figure_path_cells(&mover->figure, from, to);
}

uint64_t mover_paths(const struct mover *mover, ecart_cell from, ecart_cell to)
{
    return mover->piece ? ecart_trajectory_count(mover->piece, from, to)
                        : ecart_figure_paths(&mover->figure, from, to);
}

/* The sentences that name fairy pieces stand in the order of their names. */
void mover_name(const ecart_language *language, const struct mover *mover, ecart_slots *slots,
                char name[ECART_EXPLAIN_SIZE])
{
    bool        bare  = mover->fairy < 0 || *mover->written == '(';
    int         which = mover->fairy < 0 ? SAY_FAIRY_OTHER : SAY_FAIRY_WAZIR + mover->fairy;
    char        text[ECART_BETZA_LENGTH + sizeof "()"];
    ecart_slots own   = { .written.text = text };

    own.written.length = (size_t)snprintf(text, sizeof text, bare ? "%s" : "(%s)",
                                          mover->written);
    program_say(language, which, &own, name, ECART_EXPLAIN_SIZE);
    slots->move = program_text(name);
}
