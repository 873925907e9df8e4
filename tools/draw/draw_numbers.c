/* SPDX-License-Identifier: MIT */
/* draw_numbers.c -- draws the numbers of cells, the 15x15 array that the board is laid over,
 * and differences */

#include "draw/draw.h"

#include <stdlib.h>

#include "study/article.h"

_Static_assert(SAY_DRAW_NUMBERS_ARTICLE - SAY_DRAW_NUMBERS_WHITE == VIEW_ARTICLE &&
               SAY_DRAW_FRAME_ARTICLE - SAY_DRAW_FRAME_WHITE == VIEW_ARTICLE,
               "en.txt has a title for each view, in their order");

bool draw_numbers(struct drawing *drawing, struct subject *subject)
{
    (void)subject;
    FOR_EACH_CELL(c, ALL_CELLS) {
        struct square *square = drawing_square(drawing, 0, c);

        say(square->word, sizeof square->word, "%d", drawing_number(drawing, c));
        say(square->note, sizeof square->note, "%s", name_cell(c).text);
    }
    drawing_title(drawing, SAY_DRAW_NUMBERS_WHITE + (int)drawing->view, NULL);
    drawing_caption(drawing, drawing->view == VIEW_ARTICLE ? SAY_DRAW_OTHER_CORNER
                                                           : SAY_DRAW_DIGITS, NULL);
    drawing_describe_caption(drawing);
    drawing_describe_words(drawing);
    return true;
}

bool draw_frame(struct drawing *drawing, struct subject *subject)
{
    (void)subject;
    drawing_number_frame(drawing);
    drawing_title(drawing, SAY_DRAW_FRAME_WHITE + (int)drawing->view, NULL);
    drawing_caption(drawing, SAY_DRAW_WALLS, NULL);
    drawing_describe_caption(drawing);
    drawing_describe(drawing, SAY_DRAW_THE_SQUARES, NULL);
    drawing_describe_words(drawing);
    return true;
}

bool draw_array(struct drawing *drawing, struct subject *subject)
{
    ecart_slots slots = { .from = subject->from };

    drawing->centre = slots.from;
    for (int index = 0; index < SQUARES; index++)
        say(drawing->panel[0].at[index].word, sizeof drawing->panel[0].at->word, "%d", index);
    FOR_EACH_CELL(c, ALL_CELLS) {
        struct square *square = drawing_square(drawing, 0, c);

        say(square->note, sizeof square->note, "%s", name_cell(c).text);
    }
    drawing_square(drawing, 0, slots.from)->here = true;
    drawing_title(drawing, SAY_DRAW_ARRAY, &slots);
    drawing_caption(drawing, SAY_DRAW_ARRAY_INDEX, &slots);
    drawing_describe_caption(drawing);
    drawing_describe_words(drawing);
    return true;
}

/* The marks that compare the article's set with the truth, and how they look. */
static const struct {
    enum mark  mark;
    enum light light;
    int        legend, squares;     /* what the legend and the description say */
} answers[] = {
    { MARK_YES,      LIGHT_GOOD, SAY_DRAW_GO_HERE,   SAY_DRAW_GOES_TO },
    { MARK_REJECTED, LIGHT_WAY,  SAY_DRAW_SET_LACKS, SAY_DRAW_LACKS_SQUARES },
    { MARK_ACCEPTED, LIGHT_BAD,  SAY_DRAW_SET_HAS,   SAY_DRAW_HAS_SQUARES },
    { .legend = 0 }
};

/* Lights cells, and writes the differences that lead there. */
static void light_cells(struct drawing *drawing, ecart_cell from, ecart_cells cells,
                        enum light light, int legend)
{
    FOR_EACH_CELL(to, cells) {
        struct square *square = drawing_square(drawing, 0, to);
        int difference = drawing_number(drawing, to) - drawing_number(drawing, from);

        say(square->word, sizeof square->word, "%s%d", difference < 0 ? MINUS : "+",
            abs(difference));
        say(square->note, sizeof square->note, "%d", drawing_number(drawing, to));
    }
    drawing_show(drawing, cells, light, legend);
}

static void say_set(struct drawing *drawing, ecart_kind kind)
{
    const ecart_shape_set *set = ecart_shape_set_of(kind);
    char        sizes[128] = "";
    ecart_slots slots = { .kind = kind };

    for (int i = 0; i < set->count; i++)
        say(sizes, sizeof sizes, "%s%d", i > 0 ? " " : "", set->size[i]);
    slots.written = program_text(sizes);
    drawing_caption(drawing, SAY_DRAW_SET, &slots);
}

bool draw_shape(struct drawing *drawing, struct subject *subject)
{
    ecart_piece    piece = subject->piece;
    ecart_board    board;
    ecart_slots    slots  = { .board = &board, .from = subject->from };
    struct square *square = drawing_square(drawing, 0, slots.from);

    ecart_board_clear(&board);
    ecart_board_put(&board, slots.from, piece);
    drawing_put_board(drawing, &board);
    square->here = true;
    say(square->word, sizeof square->word, "%d", drawing_number(drawing, slots.from));
    drawing_title(drawing, SAY_DRAW_DIFFERENCES, &slots);
    say_set(drawing, ecart_piece_kind(piece));
    drawing_describe_caption(drawing);
    drawing_describe_board(drawing, &board);
    for (int i = 0; answers[i].legend; i++) {
        slots.others = article_marked(piece, slots.from, answers[i].mark);
        light_cells(drawing, slots.from, slots.others, answers[i].light, answers[i].legend);
        if (slots.others)
            drawing_describe(drawing, answers[i].squares, &slots);
    }
    drawing_describe_words(drawing);
    return true;
}
