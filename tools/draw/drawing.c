/* SPDX-License-Identifier: MIT */
/* drawing.c -- the contents of a picture, before they become SVG */

#include "draw/drawing.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/name.h"

void drawing_clear(struct drawing *drawing, enum view view)
{
    memset(drawing, 0, sizeof *drawing);
    drawing->view    = view;
    drawing->to_move = -1;
    drawing->panels  = 1;
}

int drawing_number(const struct drawing *drawing, ecart_cell cell)
{
    return drawing->view == VIEW_ARTICLE ? ecart_cell_turn(cell) : cell;
}

struct square *drawing_square(struct drawing *drawing, int panel, ecart_cell cell)
{
    return &drawing->panel[panel].at[drawing_number(drawing, cell)];
}

void drawing_number_frame(struct drawing *drawing)
{
    drawing->frame = true;
    for (int number = 0; number < ECART_BOARD_NUMBERS; number++) {
        struct square *square = &drawing->panel[0].at[number];

        say(square->word, sizeof square->word, "%d", number);
    }
}

void drawing_put_board(struct drawing *drawing, const ecart_board *board)
{
    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        drawing_square(drawing, 0, c)->piece = ecart_board_piece(board, c);
    }
}

void drawing_light(struct drawing *drawing, ecart_cells cells, enum light light)
{
    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        struct square *square = drawing_square(drawing, 0, c);

        if (light == LIGHT_HERE)
            square->here = true;
        else
            square->light = light;
    }
}

void drawing_show(struct drawing *drawing, ecart_cells cells, enum light light,
                  const char *meaning)
{
    if (!cells)
        return;
    drawing_light(drawing, cells, light);
    drawing_legend(drawing, light, ARROW_GO, meaning);
}

static void add_arrow(struct drawing *drawing, struct arrow arrow)
{
    if (drawing->arrows < ARROWS)
        drawing->arrow[drawing->arrows++] = arrow;
}

void drawing_arrow(struct drawing *drawing, ecart_cell from, ecart_cell to,
                   enum arrow_style style, bool aside)
{
    struct arrow arrow = { drawing_number(drawing, from), drawing_number(drawing, to),
                           style, aside };

    add_arrow(drawing, arrow);
}

void drawing_step(struct drawing *drawing, int from, int to, enum arrow_style style)
{
    struct arrow arrow = { from, to, style, false };

    add_arrow(drawing, arrow);
}

void drawing_legend(struct drawing *drawing, enum light light,
                    enum arrow_style arrow, const char *text)
{
    struct legend *legend = &drawing->legend[drawing->legends];

    if (drawing->legends == LEGENDS)
        return;
    legend->light = light;
    legend->arrow = arrow;
    say(legend->text, sizeof legend->text, "%s", text);
    drawing->legends++;
}

static void describe_row(struct drawing *drawing, int panel, int row)
{
    char *desc = drawing->desc;

    say(desc, TEXT_SIZE, " Row %d:", row);
    for (int column = 1; column <= 8; column++) {
        struct square *square = drawing_square(drawing, panel, ECART_CELL(column, row));

        say(desc, TEXT_SIZE, " %s", *square->word ? square->word : "-");
    }
    say(desc, TEXT_SIZE, ".");
}

void drawing_describe_words(struct drawing *drawing)
{
    for (int panel = 0; panel < drawing->panels; panel++) {
        if (*drawing->panel[panel].title)
            say(drawing->desc, TEXT_SIZE, " %s.", drawing->panel[panel].title);
        for (int row = 8; row >= 1; row--)
            describe_row(drawing, panel, row);
    }
}

/* Adds "rooks a1, h1" behind a separator; returns the next separator. */
static const char *describe_kind(struct drawing *drawing, const ecart_board *board,
                                 ecart_piece piece, const char *between)
{
    char       *desc  = drawing->desc;
    ecart_cells cells = 0;

    for (int n = 0; n < 64; n++) {
        if (ecart_board_piece(board, ecart_cell_nth(n)) == piece)
            cells = ecart_cells_add(cells, ecart_cell_nth(n));
    }
    if (!cells)
        return between;
    say(desc, TEXT_SIZE, "%s%s%s ", between, kind_word(ecart_piece_kind(piece)),
        ecart_cells_count(cells) > 1 ? "s" : "");
    say_cells(desc, TEXT_SIZE, cells);
    return "; ";
}

void drawing_describe_board(struct drawing *drawing, const ecart_board *board)
{
    for (int side = ECART_WHITE; side <= ECART_BLACK; side++) {
        const char *between = " ";

        say(drawing->desc, TEXT_SIZE, " %s:", side_title((ecart_side)side));
        for (int kind = ECART_KING; kind < ECART_KINDS; kind++)
            between = describe_kind(drawing, board,
                                    ecart_piece_make((ecart_side)side, (ecart_kind)kind),
                                    between);
        say(drawing->desc, TEXT_SIZE, *between == ' ' ? " nothing." : ".");
    }
}

void say(char *text, size_t size, const char *format, ...)
{
    size_t  length = strlen(text);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

void say_cells(char *text, size_t size, ecart_cells cells)
{
    const char *between = "";

    if (!cells)
        say(text, size, "none");
    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        say(text, size, "%s%s", between, name_cell(c).text);
        between = ", ";
    }
}
