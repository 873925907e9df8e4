/* SPDX-License-Identifier: MIT */
/* numbers.c -- draws the numbers of cells, and differences */

#include "draw/draw.h"

#include <stdlib.h>

#include "cli/name.h"
#include "cli/operand.h"
#include "commands/article.h"

static const char *const seen_by[] = {
    [VIEW_WHITE]   = "White sees them",
    [VIEW_BLACK]   = "Black sees them",
    [VIEW_ARTICLE] = "the article counts them"
};

bool draw_numbers(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    (void)options;
    for (int n = 0; n < 64; n++) {
        ecart_cell     c      = ecart_cell_nth(n);
        struct square *square = drawing_square(drawing, 0, c);

        say(square->word, sizeof square->word, "%d", drawing_number(drawing, c));
        say(square->note, sizeof square->note, "%s", name_cell(c).text);
    }
    say(drawing->title, TITLE_SIZE, "The numbers of the cells, as %s",
        seen_by[drawing->view]);
    say(drawing->caption, sizeof drawing->caption, drawing->view == VIEW_ARTICLE
        ? "From the other corner, e4 is 99 " MINUS " 54 = 45."
        : "A number is 10 " TIMES " column + row: e4 is 54.");
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    drawing_describe_words(drawing);
    return operand_end(next);
}

bool draw_frame(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    (void)options;
    drawing_number_frame(drawing);
    say(drawing->title, TITLE_SIZE, "All numbers of a board, as %s",
        seen_by[drawing->view]);
    say(drawing->caption, sizeof drawing->caption,
        "The hatched numbers are no cells. They lie around the others like a frame,"
        " and there every walk by a difference ends.");
    say(drawing->desc, TEXT_SIZE, "%s The cells:", drawing->caption);
    drawing_describe_words(drawing);
    return operand_end(next);
}

/* The marks that compare the article's set with the truth, and how they look. */
static const struct {
    enum mark   mark;
    enum light  light;
    const char *meaning;
} answers[] = {
    { MARK_YES,      LIGHT_GOOD, "goes there" },
    { MARK_REJECTED, LIGHT_WAY,  "goes there, but the article's set lacks it" },
    { MARK_ACCEPTED, LIGHT_BAD,  "does not, but the article's set has it" }
};

/* Lights the cells that have a mark, and writes their differences. */
static void light_answer(struct drawing *drawing, ecart_piece piece,
                         ecart_cell from, int answer)
{
    ecart_cells cells = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell     to     = ecart_cell_nth(n);
        struct square *square = drawing_square(drawing, 0, to);
        int difference = drawing_number(drawing, to) - drawing_number(drawing, from);

        if (article_mark(piece, from, to) != answers[answer].mark)
            continue;
        cells = ecart_cells_add(cells, to);
        say(square->word, sizeof square->word, "%s%d",
            difference < 0 ? MINUS : "+", abs(difference));
        say(square->note, sizeof square->note, "%d", drawing_number(drawing, to));
    }
    if (!cells)
        return;
    drawing_light(drawing, cells, answers[answer].light);
    drawing_legend(drawing, answers[answer].light, ARROW_GO, answers[answer].meaning);
    say(drawing->desc, TEXT_SIZE, " It %s: ", answers[answer].meaning);
    say_cells(drawing->desc, TEXT_SIZE, cells);
    say(drawing->desc, TEXT_SIZE, ".");
}

static void say_set(char *text, size_t size, ecart_kind kind)
{
    const ecart_shape_set *set = ecart_shape_set_of(kind);

    say(text, size, "The article's set for the %s:", kind_word(kind));
    for (int i = 0; i < set->count; i++)
        say(text, size, " %d", set->size[i]);
    say(text, size, ".");
}

bool draw_shape(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    struct square *square;
    ecart_piece piece;
    ecart_cell  from;

    (void)options;
    if (!operand_piece(next, &piece) || !operand_cell(next, &from))
        return false;

    square = drawing_square(drawing, 0, from);
    square->piece = piece;
    square->here  = true;
    say(square->word, sizeof square->word, "%d", drawing_number(drawing, from));
    say(drawing->title, TITLE_SIZE, "The differences of a %s %s on %s",
        side_word(ecart_piece_side(piece)),
        kind_word(ecart_piece_kind(piece)), name_cell(from).text);
    say_set(drawing->caption, sizeof drawing->caption, ecart_piece_kind(piece));
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        light_answer(drawing, piece, from, (int)i);
    drawing_describe_words(drawing);
    return operand_end(next);
}
