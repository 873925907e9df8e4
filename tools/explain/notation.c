/* SPDX-License-Identifier: MIT */
/* notation.c -- explains a text that does not name a single move */

#include <string.h>

#include "cli/name.h"
#include "explain/explanation.h"

/* Columns are letters, or digits in a text of digits only. */
static int column_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c - 'a' + 1;
}

/* The beginning of the cell that has a wrong character. */
static const char *wrong_cell(const char *move, size_t offset)
{
    bool digits = move[strspn(move, "0123456789")] == '\0';

    if (digits)
        return move + offset - offset % 2;
    return move + offset - (move[offset] >= '0' && move[offset] <= '9' && offset > 0);
}

static void explain_no_cell(struct explanation *why, const char *move)
{
    const char *cell   = wrong_cell(move, why->offset);
    int         column = column_of(cell[0]), row = cell[1] - '0';

    explain_step(why, "Number", "%.2s would be column %d, row %d: 10~x~%d~+~%d = %d.", cell,
                 column, row, column, row, 10 * column + row);
    explain_step(why, "State", "Columns and rows run from 1 to 8. %d lies in the frame around"
                 " the board, where the state of every number is: impossible.",
                 10 * column + row);
}

/* The target of a move: the last cell that its text names. */
static ecart_cell goal_of(const char *move)
{
    ecart_cell goal = ECART_NO_CELL, cell;

    for (size_t i = 0; move[i] != '\0'; i++) {
        if (move[i] >= 'a' && ecart_cell_read(move + i, strlen(move + i), &cell) == 2)
            goal = cell;
    }
    return goal;
}

static void explain_candidates(struct explanation *why, const char *text)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT], to = goal_of(text);
    int        count = ecart_verdict_evidence(why->verdict, cells);

    if (count == 0)
        explain_step(why, "Candidates", "%s has no such piece.",
                     side_title(why->position->side));
    else
        explain_step(why, "Candidates", "The text could mean any of these:");
    for (int i = 0; i < count; i++) {
        ecart_move    move    = ecart_move_make(cells[i], to, ECART_NO_KIND);
        ecart_verdict verdict = ecart_move_check(why->position, move);

        explain_candidate(why, &verdict);
    }
}

void explain_notation(struct explanation *why, const char *move)
{
    if (why->level != LEVEL_PLAYER) {
        explain_lesson(why);
        return;
    }
    if (!why->json)
        explain_verdict(why);
    if (why->verdict->reason == ECART_BAD_NOTATION)
        return;
    explain_gap(why);
    if (why->verdict->reason == ECART_IMPOSSIBLE_CELL)
        explain_no_cell(why, move);
    else
        explain_candidates(why, move);
    explain_rule(why);
}
