/* SPDX-License-Identifier: MIT */
/* nearer.c -- draws which squares are nearer to one place than to another */

#include "draw/draw.h"

#include <ecart/study.h>

#include "input/operand.h"

/* Two places, or two pieces that stand there; and the cells that are nearer to each. */
struct rivals {
    ecart_piece piece[2];
    ecart_cell  at[2];
    ecart_cells first[2];
};

/* Enters which of the two is nearer to a cell, given their distances to it; ECART_NEVER is
 * the farthest. */
static void enter(struct drawing *drawing, int panel, struct rivals *rivals, ecart_cell cell,
                  int one, int other)
{
    struct square *square = drawing_square(drawing, panel, cell);
    unsigned       far[]  = { (unsigned)one, (unsigned)other };     /* -1 becomes the largest */

    if (one == ECART_NEVER && other == ECART_NEVER)
        return;
    if (one != other) {
        int nearer = far[1] < far[0];

        square->light = nearer == 0 ? LIGHT_GOOD : LIGHT_BAD;
        rivals->first[nearer] |= ecart_cells_of(cell);
    }
    say(square->word, sizeof square->word, "%u", far[0] < far[1] ? far[0] : far[1]);
    square->here = cell == rivals->at[0] || cell == rivals->at[1];
}

/* Describes where one of the two is and which cells are nearer to it. */
static void describe(struct drawing *drawing, const struct rivals *rivals, int i, int which)
{
    ecart_slots slots = { .from = rivals->at[i], .others = rivals->first[i] };

    if (slots.others)
        drawing_describe(drawing, which, &slots);
}

static void draw_metric(struct drawing *drawing, ecart_metric metric, struct rivals *rivals)
{
    int panel = drawing->panels++;

    rivals->first[0] = rivals->first[1] = 0;
    drawing_panel_title(drawing, panel, measures[metric].title, NULL);
    drawing_describe(drawing, measures[metric].title, NULL);
    say(drawing->desc, sizeof drawing->desc, ".");
    FOR_EACH_CELL(cell, ALL_CELLS)
        enter(drawing, panel, rivals, cell, measures[metric].between(rivals->at[0], cell),
              measures[metric].between(rivals->at[1], cell));
    describe(drawing, rivals, 0, SAY_DRAW_NEARER_SQUARES);
    describe(drawing, rivals, 1, SAY_DRAW_NEARER_SQUARES);
}

static bool draw_metrics(struct drawing *drawing, ecart_metric metric, char ***next)
{
    struct rivals rivals;

    if (!operand_cell(next, &rivals.at[0]) || !operand_cell(next, &rivals.at[1]) ||
        !operand_end(next))
        return false;
    drawing->panels = 0;
    if (metric == ECART_METRICS) {
        draw_metric(drawing, ECART_MANHATTAN, &rivals);
        draw_metric(drawing, ECART_CHEBYSHEV, &rivals);
    } else {
        draw_metric(drawing, metric, &rivals);
    }

    ecart_slots slots = { .from = rivals.at[0], .to = rivals.at[1] };

    drawing_title(drawing, SAY_DRAW_NEARER_TITLE, &slots);
    drawing_caption(drawing, SAY_DRAW_NEARER_NUMBER, NULL);
    drawing_legend(drawing, LIGHT_GOOD, SAY_DRAW_NEARER, &slots);
    slots.from = rivals.at[1];
    drawing_legend(drawing, LIGHT_BAD, SAY_DRAW_NEARER, &slots);
    return true;
}

static bool draw_pieces(struct drawing *drawing, char ***next)
{
    struct rivals rivals = { .first = { 0 } };
    ecart_board   board;

    for (int i = 0; i < 2; i++) {
        if (!operand_piece(next, &rivals.piece[i]) || !operand_cell(next, &rivals.at[i]))
            return false;
    }
    if (!operand_end(next))
        return false;
    FOR_EACH_CELL(cell, ALL_CELLS)
        enter(drawing, 0, &rivals, cell,
              ecart_trajectory_length(rivals.piece[0], rivals.at[0], cell),
              ecart_trajectory_length(rivals.piece[1], rivals.at[1], cell));

    ecart_slots slots = { .from = rivals.at[0], .to = rivals.at[1] };

    drawing_title(drawing, SAY_DRAW_FIRST_TITLE, &slots);
    drawing_caption(drawing, SAY_DRAW_FIRST_NUMBER, NULL);
    drawing_describe_caption(drawing);
    ecart_board_clear(&board);
    for (int i = 0; i < 2; i++) {
        ecart_slots own = { .board = &board, .from = rivals.at[i] };

        ecart_board_put(&board, own.from, rivals.piece[i]);
        drawing_legend(drawing, i ? LIGHT_BAD : LIGHT_GOOD, SAY_DRAW_THERE_FIRST, &own);
    }
    drawing_put_board(drawing, &board);
    describe(drawing, &rivals, 0, SAY_DRAW_FIRST_SQUARES);
    describe(drawing, &rivals, 1, SAY_DRAW_FIRST_SQUARES);
    return true;
}

bool draw_nearer(struct drawing *drawing, struct subject *subject)
{
    const char *first = *subject->next;
    ecart_cell  cell;

    if (subject->metric != ECART_METRICS || !first || ecart_cell_read(first, 2, &cell) == 2)
        return draw_metrics(drawing, subject->metric, &subject->next);
    return draw_pieces(drawing, &subject->next);
}
