/* SPDX-License-Identifier: MIT */
/* alias.c -- draws a difference that means two things */

#include "draw/draw.h"

#include <stdlib.h>

#include "input/operand.h"
#include "output/fields.h"
#include "study/article.h"

/* A pair of cells that the article takes for a slide, and a real slide. */
struct trap {
    ecart_piece   piece;
    ecart_cell    from, to;
    ecart_cell    true_from, true_to;
    ecart_reading slide;    /* the reading that the article has in mind */
    int           steps;
};

/* Finds the reading of the difference that is a slide. */
static void read_difference(struct trap *trap)
{
    ecart_readings readings = ecart_difference_readings(trap->to - trap->from);
    ecart_reading  truth    = ecart_difference_reading(trap->from, trap->to);
    bool           second   = readings.reading[0].columns == truth.columns;

    trap->slide = readings.reading[second];
    trap->steps = abs(trap->slide.columns ? trap->slide.columns : trap->slide.rows);
}

/* The cells of a walk by equal steps. */
static ecart_cells walked(int from, int to, int steps)
{
    ecart_cells cells = 0;

    for (int i = 0; i <= steps; i++)
        cells = ecart_cells_add(cells, (ecart_cell)(from + i * (to - from) / steps));
    return cells;
}

/* Whether a slide shares at most its start with the alias, so that both can be drawn. */
static bool is_fit(const struct trap *trap, ecart_cell from, ecart_cell to)
{
    ecart_cells shared = walked(trap->from, trap->to, trap->steps) &
                         walked(from, to, trap->steps);

    return article_mark(trap->piece, from, to) == MARK_YES &&
           (shared & ~ecart_cells_of(trap->from)) == 0;
}

/* Finds a real slide of the same difference.  One in the opposite direction
 * from the same cell is best, since the article drops the sign; if it leaves
 * the board, another pair of cells has to do. */
static void find_slide(struct trap *trap)
{
    int difference = trap->to - trap->from;

    trap->true_from = trap->from;
    trap->true_to   = (ecart_cell)(trap->from - difference);
    FOR_EACH_CELL(cell, ALL_CELLS) {
        if (is_fit(trap, trap->true_from, trap->true_to))
            return;
        trap->true_from = cell;
        trap->true_to   = (ecart_cell)(cell + difference);
    }
}

/* Draws an arrow for each step of a walk, but not for a step that leaves the
 * board on one side and comes back on the other. */
static void walk(struct drawing *drawing, int from, int to, int steps,
                 int columns, enum light light, enum arrow_style style)
{
    for (int i = 0; i < steps; i++) {
        int at    = from + i * (to - from) / steps;
        int after = from + (i + 1) * (to - from) / steps;

        drawing->panel[0].at[after].light = light;
        if (after / 10 - at / 10 == columns)
            drawing_step(drawing, at, after, style, false);
    }
}

static void draw_slide(struct drawing *drawing, const struct trap *trap,
                       ecart_cell from, ecart_cell to, enum light light,
                       enum arrow_style style)
{
    bool forwards = (to > from) == (trap->to > trap->from);
    bool turned   = drawing->view == VIEW_ARTICLE;
    int  columns  = (trap->slide.columns > 0) - (trap->slide.columns < 0);

    walk(drawing, drawing_number(drawing, from), drawing_number(drawing, to),
         trap->steps, forwards == turned ? -columns : columns, light, style);
    drawing_square(drawing, 0, from)->piece = trap->piece;
    drawing_square(drawing, 0, from)->here  = true;
}

/* A legend with the numbers of the view, which the description has too. */
static void add_legend(struct drawing *drawing, ecart_cell from, ecart_cell to, enum light light)
{
    int         a = drawing_number(drawing, from), b = drawing_number(drawing, to);
    char        sum[64] = "";
    ecart_slots slots = { .from = from, .to = to };

    say(sum, sizeof sum, "%d " MINUS " %d = %s%d", b, a, b < a ? MINUS : "", abs(b - a));
    slots.written = program_text(sum);
    drawing_legend(drawing, light, SAY_DRAW_ALIAS_SUM, &slots);
    say(drawing->desc, TEXT_SIZE, " %s.", drawing->legend[drawing->legends - 1].text);
}

static void draw_trap(struct drawing *drawing, const struct trap *trap)
{
    ecart_slots slots = { .kind = ecart_piece_kind(trap->piece), .from = trap->from,
                          .to = trap->to, .number = abs(trap->to - trap->from) };

    drawing_number_frame(drawing);
    draw_slide(drawing, trap, trap->true_from, trap->true_to, LIGHT_GOOD, ARROW_GO);
    draw_slide(drawing, trap, trap->from, trap->to, LIGHT_BAD, ARROW_GHOST);
    drawing_title(drawing, SAY_DRAW_ALIAS, &slots);
    drawing_caption(drawing, SAY_DRAW_ALIAS_SIZES, &slots);
    drawing_describe_caption(drawing);
    add_legend(drawing, trap->true_from, trap->true_to, LIGHT_GOOD);
    add_legend(drawing, trap->from, trap->to, LIGHT_BAD);
}

bool draw_alias(struct drawing *drawing, struct subject *subject)
{
    char      ***next = &subject->next;
    struct trap   trap;

    if (!operand_piece(next, &trap.piece) || !operand_cell(next, &trap.from) ||
        !operand_cell(next, &trap.to))
        return false;
    if (!ecart_shape_check(trap.piece, trap.from, trap.to).alias)
        return error_refuse("%s to %s is not an alias for a %s; try rook a8 b1",
                            name_cell(trap.from).text, name_cell(trap.to).text,
                            kind_word(ecart_piece_kind(trap.piece)));
    read_difference(&trap);
    find_slide(&trap);
    draw_trap(drawing, &trap);
    return operand_end(next);
}
