/* SPDX-License-Identifier: MIT */
/* drawing.c -- the contents of a picture, before they become SVG */

#include "draw/drawing.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <ecart/study.h>

void drawing_clear(struct drawing *drawing, enum view view, const ecart_language *language)
{
    memset(drawing, 0, sizeof *drawing);
    drawing->view     = view;
    drawing->language = language;
    drawing->to_move  = -1;
    drawing->panels   = 1;
}

static void add(const struct drawing *drawing, char *text, size_t size, int which,
                const ecart_slots *slots)
{
    char sentence[ECART_EXPLAIN_SIZE];

    program_say(drawing->language, which, slots, sentence, sizeof sentence);
    say(text, size, "%s%s", *text && text[strlen(text) - 1] != '\n' ? " " : "", sentence);
}

void drawing_title(struct drawing *drawing, int which, const ecart_slots *slots)
{
    add(drawing, drawing->title, sizeof drawing->title, which, slots);
}

void drawing_caption(struct drawing *drawing, int which, const ecart_slots *slots)
{
    add(drawing, drawing->caption, sizeof drawing->caption, which, slots);
}

void drawing_describe(struct drawing *drawing, int which, const ecart_slots *slots)
{
    add(drawing, drawing->desc, sizeof drawing->desc, which, slots);
}

void drawing_describe_caption(struct drawing *drawing)
{
    say(drawing->desc, sizeof drawing->desc, "%s", drawing->caption);
}

void drawing_panel_title(struct drawing *drawing, int panel, int which, const ecart_slots *slots)
{
    add(drawing, drawing->panel[panel].title, TITLE_SIZE, which, slots);
}

/* The frame has columns 0 to 11 and rows 0 to 9, for a column has 10 numbers. */
int drawing_columns(const struct drawing *drawing)
{
    return drawing->centre ? ARRAY : drawing->frame ? ECART_BOARD_NUMBERS / 10 : 8;
}

int drawing_rows(const struct drawing *drawing)
{
    return drawing->centre ? ARRAY : drawing->frame ? 10 : 8;
}

int drawing_number(const struct drawing *drawing, ecart_cell cell)
{
    return drawing->view == VIEW_ARTICLE ? ecart_cell_turn(cell) : cell;
}

struct square *drawing_square(struct drawing *drawing, int panel, ecart_cell cell)
{
    return &drawing->panel[panel].at[drawing->centre
                                   ? ecart_difference_15x15(drawing->centre, cell)
                                   : drawing_number(drawing, cell)];
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
    FOR_EACH_CELL(c, ALL_CELLS)
        drawing_square(drawing, 0, c)->piece = ecart_board_piece(board, c);
}

void drawing_light(struct drawing *drawing, ecart_cells cells, enum light light)
{
    FOR_EACH_CELL(c, cells) {
        struct square *square = drawing_square(drawing, 0, c);

        if (light == LIGHT_HERE)
            square->here = true;
        else
            square->light = light;
    }
}

void drawing_show(struct drawing *drawing, ecart_cells cells, enum light light, int meaning)
{
    if (!cells)
        return;
    drawing_light(drawing, cells, light);
    drawing_legend(drawing, light, meaning, NULL);
}

void drawing_step(struct drawing *drawing, int from, int to, enum arrow_style style, bool aside)
{
    if (drawing->arrows < ARROWS)
        drawing->arrow[drawing->arrows++] = (struct arrow){ from, to, style, aside };
}

void drawing_arrow(struct drawing *drawing, ecart_cell from, ecart_cell to,
                   enum arrow_style style, bool aside)
{
    drawing_step(drawing, drawing_number(drawing, from), drawing_number(drawing, to), style,
                 aside);
}

void drawing_legend(struct drawing *drawing, enum light light, int meaning,
                    const ecart_slots *slots)
{
    struct legend *legend = &drawing->legend[drawing->legends++];

    legend->light = light;
    add(drawing, legend->text, sizeof legend->text, meaning, slots);
}

static void describe_row(struct drawing *drawing, int panel, int row)
{
    char        words[8 * sizeof drawing->panel->at->word] = "";
    ecart_slots slots = { .number = row };

    for (int column = 1; column <= 8; column++) {
        struct square *square = drawing_square(drawing, panel, ECART_CELL(column, row));

        say(words, sizeof words, "%s%s", column > 1 ? " " : "",
            *square->word ? square->word : "-");
    }
    slots.written = program_text(words);
    drawing_describe(drawing, SAY_DRAW_RANK, &slots);
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

/* Adds "White rooks on a1 and h1."  The sentences stand in the order of the pieces. */
static void describe_pieces(struct drawing *drawing, const ecart_board *board,
                            ecart_side side, ecart_kind kind)
{
    ecart_slots slots = { .board = board };

    FOR_EACH_CELL(c, ALL_CELLS) {
        if (ecart_board_piece(board, c) == ecart_piece_make(side, kind))
            slots.others |= ecart_cells_of(c);
    }
    slots.number = ecart_cells_count(slots.others);
    if (slots.others)
        drawing_describe(drawing, SAY_DRAW_WHITE_KING + (kind - ECART_KING) +
                         side * (SAY_DRAW_BLACK_KING - SAY_DRAW_WHITE_KING), &slots);
}

void drawing_describe_board(struct drawing *drawing, const ecart_board *board)
{
    size_t length = strlen(drawing->desc);

    for (int side = ECART_WHITE; side <= ECART_BLACK; side++) {
        for (int kind = ECART_KING; kind < ECART_KINDS; kind++)
            describe_pieces(drawing, board, (ecart_side)side, (ecart_kind)kind);
    }
    if (strlen(drawing->desc) == length)
        drawing_describe(drawing, SAY_DRAW_EMPTY_BOARD, NULL);
}

void say(char *text, size_t size, const char *format, ...)
{
    size_t  length = strlen(text);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}
