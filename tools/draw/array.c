/* SPDX-License-Identifier: MIT */
/* array.c -- draws the 15x15 array that the board is laid over */

#include "draw/draw.h"

#include "input/operand.h"
#include "output/fields.h"

bool draw_array(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_slots slots = { .board = NULL };

    (void)options;
    if (!operand_cell(next, &slots.from) || !operand_end(next))
        return false;

    drawing->centre = slots.from;
    for (int index = 0; index < SQUARES; index++)
        say(drawing->panel[0].at[index].word, sizeof drawing->panel[0].at->word, "%d", index);
    for (int n = 0; n < 64; n++) {
        struct square *square = drawing_square(drawing, 0, ecart_cell_nth(n));

        say(square->note, sizeof square->note, "%s", name_cell(ecart_cell_nth(n)).text);
    }
    drawing_square(drawing, 0, slots.from)->here = true;
    drawing_title(drawing, SAY_DRAW_ARRAY, &slots);
    drawing_caption(drawing, SAY_DRAW_ARRAY_INDEX, &slots);
    drawing_describe_caption(drawing);
    drawing_describe_words(drawing);
    return true;
}
