/* SPDX-License-Identifier: MIT */
/* picture_board.c -- draws the boards of a picture, square by square */

#include "draw/picture.h"

#include <ecart/study.h>

#include "draw/piece_shapes.h"
#include "system/utf8.h"

enum {
    TITLE = 30      /* above each board, if one has a title */
};

/* The cell of the board that a square shows; ECART_NO_CELL if it shows none. */
static ecart_cell cell_of(const struct drawing *drawing, int number)
{
    if (drawing->centre)
        return ecart_cell_make(ecart_cell_column(drawing->centre) + number % ARRAY - ARRAY / 2,
                               ecart_cell_row(drawing->centre) + number / ARRAY - ARRAY / 2);
    return ecart_cell_exists((ecart_cell)number) ? (ecart_cell)number : ECART_NO_CELL;
}

static bool is_shown(const struct drawing *drawing, int number)
{
    return drawing->centre || (number < ECART_BOARD_NUMBERS &&
                               (drawing->frame || cell_of(drawing, number)));
}

static int panel_width(const struct drawing *drawing)
{
    return drawing_columns(drawing) * CELL + 2 * MARGIN;
}

/* The height of the titles. */
static int top(const struct drawing *drawing)
{
    return *drawing->panel[0].title ? TITLE : 0;
}

int board_width(const struct drawing *drawing)
{
    return drawing->panels * panel_width(drawing);
}

int board_height(const struct drawing *drawing)
{
    return top(drawing) + drawing_rows(drawing) * CELL + 2 * MARGIN;
}

/* The upper left corner of a square, in whole units. */
static struct point corner(const struct drawing *drawing, int panel, int number)
{
    bool array = drawing->centre != ECART_NO_CELL;
    int  x     = array ? number % ARRAY : number / 10 - !drawing->frame;
    int  row   = array ? number / ARRAY : number % 10 - !drawing->frame;
    int  y     = drawing_rows(drawing) - 1 - row;
    struct point p;

    if (drawing->view != VIEW_WHITE && !(array && drawing->view == VIEW_ARTICLE)) {
        x = drawing_columns(drawing) - 1 - x;
        y = drawing_rows(drawing) - 1 - y;
    }
    p.x = panel * panel_width(drawing) + MARGIN + x * CELL;
    p.y = top(drawing) + MARGIN + y * CELL;
    return p;
}

struct point board_centre(const struct drawing *drawing, int panel, int number)
{
    struct point p = corner(drawing, panel, number);

    p.x = 10 * p.x + 5 * CELL;
    p.y = 10 * p.y + 5 * CELL;
    return p;
}

/* Patterns stay near the edge, as a piece or a word may stand in the middle. */
static const struct {
    const char *class, *line_class;
    const char *lines;
} looks[] = {
    [LIGHT_NONE] = { "", "", "" },
    [LIGHT_GOOD] = { "ec-good", "ec-dots",
        "M6 6h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1"
        "M6 54h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1m11.9 0h.1"
        "M6 18h.1M6 30h.1M6 42h.1M54 18h.1M54 30h.1M54 42h.1" },
    [LIGHT_WAY]  = { "ec-way", "ec-lines",
        "M3 3h54v54h-54ZM8 8h44v44h-44Z" },
    [LIGHT_BAD]  = { "ec-bad", "ec-hatch",
        "M2 8l7-7m3 7l7-7m3 7l7-7m3 7l7-7m3 7l7-7m3 7l7-7"
        "M1 59l7-7m3 7l7-7m3 7l7-7m3 7l7-7m3 7l7-7m3 7l7-7"
        "M1 20l7-7m-7 17l7-7m-7 17l7-7m-7 17l7-7"
        "M52 19l7-7m-7 17l7-7m-7 17l7-7m-7 17l7-7" },
    [LIGHT_HERE] = { "", "ec-here",
        "M3 3h54v54h-54Z" }
};

void board_draw_light(FILE *out, enum light light, int x, int y)
{
    if (*looks[light].class)
        svg_rectangle(out, looks[light].class, x, y, CELL, CELL);
    if (*looks[light].lines)
        svg_path(out, looks[light].line_class, x, y, looks[light].lines);
}

static void draw_ground(FILE *out, const struct square *square, ecart_cell cell, struct point p)
{
    const char heat[] = { 'e', 'c', '-', 'h', (char)('0' + square->heat), '\0' };

    if (cell == ECART_NO_CELL) {
        svg_rectangle(out, "ec-wall", p.x, p.y, CELL, CELL);
        svg_path(out, "ec-walls", p.x, p.y,
                 "M1 12L12 1M1 24L24 1M48 59L59 48M36 59L59 36");
    } else if ((ecart_cell_column(cell) + ecart_cell_row(cell)) % 2 == 0) {
        svg_rectangle(out, "ec-dark", p.x, p.y, CELL, CELL);
    }
    if (square->heat)
        svg_rectangle(out, heat, p.x, p.y, CELL, CELL);
    board_draw_light(out, square->light, p.x, p.y);
    if (square->here)
        board_draw_light(out, LIGHT_HERE, p.x, p.y);
}

/* Beside a piece, a word has room in a corner only. */
static void draw_corner_word(FILE *out, bool wide, const char *word, struct point p)
{
    int size  = wide ? LETTER_SIZE_WIDE : LETTER_SIZE - 2;
    int width = 3 * size / 5 * utf8_characters(word) + 8;

    svg_rectangle(out, "ec-plate", p.x + CELL - width, p.y + CELL - size - 2, width, size + 2);
    svg_text(out, "ec-corner", p.x + CELL - width / 2, p.y + CELL - 4, word);
}

/* Long words are smaller, so that they stay clear of the patterns. */
static const char *word_class(const struct square *square, ecart_cell cell)
{
    if (cell == ECART_NO_CELL && !square->light)
        return "ec-long ec-outside";
    return utf8_characters(square->word) > 2 ? "ec-long" : "ec-word";
}

static void draw_words(FILE *out, bool wide, const struct square *square, ecart_cell cell,
                       struct point p)
{
    int middle = p.x + CELL / 2;

    if (square->piece && *square->word) {
        draw_corner_word(out, wide, square->word, p);
        return;
    }
    if (*square->word)
        svg_text(out, word_class(square, cell), middle,
                 p.y + (*square->note ? 28 : 38), square->word);
    if (*square->note)
        svg_text(out, "ec-note", middle, p.y + 49, square->note);
}

/* Letters at the edge, as usual, or digits in the article's view. */
static void draw_edges(FILE *out, const struct drawing *drawing, int panel)
{
    for (int i = 1; i <= 8; i++) {
        char digit[]  = { (char)('0' + i), '\0' };
        char letter[] = { (char)('a' + i - 1), '\0' };
        bool turned   = drawing->view != VIEW_WHITE;
        struct point column = corner(drawing, panel, ECART_CELL(i, turned ? 8 : 1));
        struct point row    = corner(drawing, panel, ECART_CELL(turned ? 8 : 1, i));

        svg_text(out, "ec-edge", column.x + CELL / 2, column.y + CELL + 21,
                 drawing->view == VIEW_ARTICLE ? digit : letter);
        svg_text(out, "ec-edge", row.x - 14, row.y + CELL / 2 + 6, digit);
    }
}

/* Draws a disc beside the first row of the side to move. */
static void draw_to_move(FILE *out, const struct drawing *drawing)
{
    bool white  = drawing->to_move == ECART_WHITE;
    bool bottom = white == (drawing->view != VIEW_BLACK);
    int  x = board_width(drawing) - MARGIN / 2;
    int  y = MARGIN + CELL / 2 + (bottom ? 7 * CELL : 0);    /* there is no title above it */

    svg_path(out, white ? "ec-side-w" : "ec-side-b", x, y,
             "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z");
}

/* The border of the board within the array. */
static void draw_board_border(FILE *out, const struct drawing *drawing)
{
    ecart_cell   first = drawing->view == VIEW_BLACK ? ECART_H1 : ECART_A8;
    struct point p = corner(drawing, 0, ecart_difference_15x15(drawing->centre, first));

    svg_rectangle(out, "ec-here", p.x, p.y, 8 * CELL, 8 * CELL);
}

static void draw_panel(FILE *out, const struct drawing *drawing, int panel)
{
    int x = panel * panel_width(drawing) + MARGIN, y = top(drawing) + MARGIN;
    int width = drawing_columns(drawing) * CELL, height = drawing_rows(drawing) * CELL;

    if (*drawing->panel[panel].title)
        svg_text(out, "ec-title", x + width / 2, TITLE, drawing->panel[panel].title);
    svg_rectangle(out, "ec-light", x, y, width, height);
    for (int number = 0; number < SQUARES; number++) {
        if (is_shown(drawing, number))
            draw_ground(out, &drawing->panel[panel].at[number], cell_of(drawing, number),
                        corner(drawing, panel, number));
    }
    svg_rectangle(out, "ec-border", x, y, width, height);
    if (drawing->centre)
        draw_board_border(out, drawing);
    else if (!drawing->frame)
        draw_edges(out, drawing, panel);
}

void board_draw(FILE *out, const struct drawing *drawing)
{
    for (int panel = 0; panel < drawing->panels; panel++)
        draw_panel(out, drawing, panel);
    if (drawing->to_move >= 0)
        draw_to_move(out, drawing);
}

/* Draws a piece in a square of 60 by 60 whose upper left corner is at x, y. */
static void draw_piece(FILE *out, ecart_piece piece, int x, int y)
{
    ecart_kind  kind  = ecart_piece_kind(piece);
    const char *lines = shapes[kind].lines;
    bool        white = ecart_piece_side(piece) == ECART_WHITE;

    svg_path(out, white ? "ec-w" : "ec-b", x, y, shapes[kind].outline);
    if (*lines)
        svg_path(out, white ? "ec-wi" : "ec-bi", x, y, lines);
}

void board_draw_pieces(FILE *out, const struct drawing *drawing)
{
    for (int number = 0; number < SQUARES; number++) {
        struct point p = corner(drawing, 0, number);

        if (drawing->panel[0].at[number].piece)
            draw_piece(out, drawing->panel[0].at[number].piece, p.x, p.y);
    }
}

void board_draw_words(FILE *out, const struct drawing *drawing)
{
    for (int panel = 0; panel < drawing->panels; panel++) {
        for (int number = 0; number < SQUARES; number++) {
            if (is_shown(drawing, number))
                draw_words(out, drawing->frame, &drawing->panel[panel].at[number],
                           cell_of(drawing, number), corner(drawing, panel, number));
        }
    }
}
