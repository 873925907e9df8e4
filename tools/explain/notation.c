/* SPDX-License-Identifier: MIT */
/* text.c -- a text that is no single move: a cell that is none, or no
 * piece or several that it could mean */

#include <string.h>

#include "cli/name.h"
#include "explain/explanation.h"

/* Columns are letters, or digits in a text of digits only. */
static int column_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c - 'a' + 1;
}

/* Where the cell begins of which one character is wrong. */
static const char *wrong_cell(const char *move, size_t offset)
{
    bool digits = move[strspn(move, "0123456789")] == '\0';

    if (digits)
        return move + offset - offset % 2;
    return move + offset - (move[offset] >= '0' && move[offset] <= '9' && offset > 0);
}

static void explain_no_cell(struct lesson *lesson, const char *move)
{
    const char *cell   = wrong_cell(move, lesson->offset);
    int         column = column_of(cell[0]), row = cell[1] - '0';

    lesson_step(lesson, "Number", "%.2s would be column %d, row %d: 10~x~%d~+~%d = %d.", cell,
                column, row, column, row, 10 * column + row);
    lesson_step(lesson, "State", "Columns and rows run from 1 to 8. %d lies in the frame around the"
                " board, where the state of every number is: impossible.", 10 * column + row);
}

/* The last cell that a move's text names is where it leads. */
static ecart_cell goal_of(const char *move)
{
    ecart_cell goal = ECART_NO_CELL, cell;

    for (size_t i = 0; move[i] != '\0'; i++) {
        if (move[i] >= 'a' && ecart_cell_read(move + i, strlen(move + i), &cell) == 2)
            goal = cell;
    }
    return goal;
}

static void explain_candidates(struct lesson *lesson, const char *text)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT], to = goal_of(text);
    int        count = ecart_verdict_evidence(lesson->verdict, cells);

    if (count == 0)
        lesson_step(lesson, "Candidates", "%s has no such piece.",
                    side_title(lesson->position->side));
    else
        lesson_step(lesson, "Candidates", "The text could mean any of these:");
    for (int i = 0; i < count; i++) {
        ecart_move    move    = ecart_move_make(cells[i], to, ECART_NO_KIND);
        ecart_verdict verdict = ecart_move_check(lesson->position, move);

        lesson_candidate(lesson, &verdict);
    }
}

void explain_text(struct lesson *lesson, const char *move)
{
    if (!lesson->json)
        lesson_verdict(lesson);
    if (lesson->level == LEVEL_CHILD || lesson->verdict->reason == ECART_BAD_NOTATION)
        return;
    lesson_gap(lesson);
    if (lesson->verdict->reason == ECART_IMPOSSIBLE_CELL)
        explain_no_cell(lesson, move);
    else
        explain_candidates(lesson, move);
    explain_rule(lesson);
}
