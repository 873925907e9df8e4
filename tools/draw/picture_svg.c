/* SPDX-License-Identifier: MIT */
/* picture_svg.c -- writes a drawing as a complete SVG */

#include "draw/picture_svg.h"

#include <string.h>

#include "cli/utf8.h"
#include "draw/arrows.h"
#include "draw/board.h"
#include "draw/svg.h"

enum {
    LINE_HEIGHT   = 24,
    LEGEND_HEIGHT = 34,
    SWATCH        = 24,     /* width and height of a mark in the legend */
    ABOVE         = 16      /* above the caption and the legend */
};

/* The width of a character of 17 pixels, in tenths, in a wide font: the
 * reader's font is not known. */
static int character_width(char c)
{
    if (!utf8_is_first(c))
        return 0;
    if (strchr(" .,:;'|ijl", c))
        return 55;
    if (strchr("frt-()", c))
        return 70;
    if (strchr("mwMW", c))
        return 165;
    return c >= 'A' && c <= 'Z' ? 120 : 108;
}

/* The length of the first line of a text: as many words as fit into a width in
 * tenths, and at least one. */
static int line_length(const char *text, int room)
{
    int fits = 0, used = 0;

    for (int i = 0;; i++) {
        if (strchr(" \n", text[i])) {      /* or the end */
            if (used > room && fits > 0)
                return fits;
            fits = i;
            if (text[i] != ' ')
                return fits;
        }
        used += character_width(text[i]);
    }
}

/* Writes a text in lines; only counts the lines if there is no file. */
static int put_lines(FILE *out, int x, int y, int width, const char *text)
{
    char line[TEXT_SIZE];
    int  lines = 0;

    while (*text) {
        int length = line_length(text, 10 * width);

        snprintf(line, sizeof line, "%.*s", length, text);
        if (out)
            svg_text(out, "ec-caption", x, y + lines * LINE_HEIGHT, line);
        lines++;
        text += length;
        text += *text != '\0';
    }
    return lines;
}

static int text_width(const struct drawing *drawing)
{
    return board_width(drawing) - 2 * MARGIN;
}

static int caption_height(const struct drawing *drawing)
{
    int lines = put_lines(NULL, 0, 0, text_width(drawing), drawing->caption);

    return lines ? lines * LINE_HEIGHT + ABOVE : 0;
}

static int legend_height(const struct drawing *drawing)
{
    return drawing->legends ? drawing->legends * LEGEND_HEIGHT + ABOVE : 0;
}

static void put_swatch(FILE *out, const struct legend *legend, int x, int y)
{
    struct point from = { 10 * x, 10 * y + 5 * SWATCH };
    struct point to   = { from.x + 14 * SWATCH, from.y };

    if (legend->light == LIGHT_NONE) {
        arrow_draw(out, legend->arrow, from, to);
        return;
    }
    fprintf(out, "<g transform=\"translate(%d %d) scale(.%d)\">\n", x, y,
            100 * SWATCH / CELL);
    if (legend->light == LIGHT_HERE)
        svg_rectangle(out, "ec-light", 0, 0, CELL, CELL);
    board_draw_light(out, legend->light, 0, 0);
    fputs("</g>\n", out);
}

static void put_legends(FILE *out, const struct drawing *drawing, int y)
{
    for (int i = 0; i < drawing->legends; i++, y += LEGEND_HEIGHT) {
        put_swatch(out, &drawing->legend[i], MARGIN, y);
        svg_text(out, "ec-caption", MARGIN + 48, y + SWATCH - 6,
                 drawing->legend[i].text);
    }
}

void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme,
              int width)
{
    int own_width = board_width(drawing), y = board_height(drawing);
    int height = y + caption_height(drawing) + legend_height(drawing) + ABOVE / 2;

    if (width == 0)
        width = own_width;
    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ec\" role=\"img\""
                 " viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n",
            own_width, height, width, (height * width + own_width / 2) / own_width);
    svg_words(out, "title", drawing->title);
    svg_words(out, "desc", drawing->desc);
    draw_style(out, theme);
    svg_rectangle(out, "ec-page", 0, 0, own_width, height);
    board_draw(out, drawing);
    arrows_draw_lines(out, drawing);
    board_draw_pieces(out, drawing);
    arrows_draw_heads(out, drawing);
    board_draw_words(out, drawing);
    put_lines(out, MARGIN, y + ABOVE + 6, text_width(drawing), drawing->caption);
    put_legends(out, drawing, y + ABOVE + caption_height(drawing));
    fputs("</svg>\n", out);
}
