/* SPDX-License-Identifier: MIT */
/* picture_svg.c -- writes a drawing as a complete SVG */

#include "draw/picture.h"

#include <string.h>

#include "system/utf8.h"

enum {
    SWATCH = 24,    /* width and height of a mark in the legend */
    INDENT = 48,    /* from the mark to its meaning */
    ABOVE  = 16,    /* above the caption and the legend */
    APART  = 8      /* between two marks */
};

/* Lengths in tenths. */
enum {
    HEAD_LENGTH = 180,
    HEAD_WIDTH  = 80,       /* to each side */
    HALO        = 25,       /* around a head */
    AT_START    = 180,      /* from the centre of a square */
    AT_END      = 150,
    AT_PIECE    = 240,      /* where a piece would be hidden */
    ASIDE       = 100
};

/* The integer square root. */
static int64_t root(int64_t square)
{
    int64_t r = 0;

    while ((r + 1) * (r + 1) <= square)
        r++;
    return r;
}

/* The point on the way from one point to another one after a length, moved to the
 * left by another length. */
static struct point on_way(struct point from, struct point to, int along, int aside)
{
    int64_t dx = to.x - from.x, dy = to.y - from.y;
    int64_t length = root(dx * dx + dy * dy);

    from.x += (int)((along * dx + aside * dy) / length);
    from.y += (int)((along * dy - aside * dx) / length);
    return from;
}

static const struct {
    const char *line, *head;
} classes[] = {
    [ARROW_GO]     = { "ec-go",     "ec-go-head" },
    [ARROW_GHOST]  = { "ec-ghost",  "ec-ghost-head" },
    [ARROW_ATTACK] = { "ec-attack", "ec-attack-head" }
};

static void draw_line(FILE *out, enum arrow_style style, struct point from, struct point to)
{
    struct point ends[2] = { from, on_way(to, from, HEAD_LENGTH, 0) };

    svg_points(out, "ec-halo", ends, 2, false);
    svg_points(out, classes[style].line, ends, 2, false);
}

/* Draws a triangle with its tip at a point. */
static void draw_triangle(FILE *out, const char *class, struct point tip,
                          struct point back, int halo)
{
    struct point corners[3] = {
        on_way(tip, back, -2 * halo, 0),
        on_way(tip, back, HEAD_LENGTH + halo, HEAD_WIDTH + halo),
        on_way(tip, back, HEAD_LENGTH + halo, -HEAD_WIDTH - halo)
    };

    svg_points(out, class, corners, 3, true);
}

static void draw_head(FILE *out, enum arrow_style style, struct point from, struct point to)
{
    draw_triangle(out, "ec-halo-head", to, from, HALO);
    draw_triangle(out, classes[style].head, to, from, 0);
}

/* Draws one part of each arrow of a picture: its line or its head.  Pieces may be drawn in
 * between, so that they hide lines but not heads. */
static void draw_arrows(FILE *out, const struct drawing *drawing,
                        void (*draw)(FILE *, enum arrow_style, struct point, struct point))
{
    for (int i = 0; i < drawing->arrows; i++) {
        const struct arrow *arrow = &drawing->arrow[i];
        struct point from  = board_centre(drawing, 0, arrow->from);
        struct point to    = board_centre(drawing, 0, arrow->to);
        bool         taken = drawing->panel[0].at[arrow->to].piece != ECART_NO_PIECE;
        int          aside = arrow->aside ? ASIDE : 0;

        /* An arrow that is moved to its left stays apart from the arrow back. */
        draw(out, arrow->style, on_way(from, to, AT_START, aside),
             on_way(to, from, taken ? AT_PIECE : AT_END, -aside));
    }
}

/* The size of the letters, as in draw/svg.c. */
static int letters(const struct drawing *drawing)
{
    return drawing->frame || drawing->centre ? LETTER_SIZE_WIDE : LETTER_SIZE;
}

static int line_height(const struct drawing *drawing)
{
    return 7 * letters(drawing) / 5;
}

/* Whether this begins a wide character, as Chinese has them: U+3000 and above. */
static bool is_wide(char c)
{
    return (unsigned char)c >= 0xe3;
}

/* The width of a character, in hundredths of the size of the letters, in a wide
 * font: the reader's font is not known. */
static int character_width(char c)
{
    static const struct {
        const char *letters;
        int         width;
    } widths[] = {
        { " .,:;'|ijl", 32 }, { "frt-()", 41 }, { "mwMW", 97 },
        { "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 70 }
    };

    if (!utf8_is_first(c))
        return 0;
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        if (strchr(widths[i].letters, c))
            return widths[i].width;
    }
    return is_wide(c) ? 100 : 63;
}

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Whether a blank is within a sum, beside a sign: "99 - 54 = 45" stays in one line. */
static bool is_in_sum(const char *blank, const char *before)
{
    return begins(blank, " = ") || begins(blank, " " MINUS " ") ||
           begins(before, "= ") || begins(before, MINUS " ");
}

/* Whether a line may end here, beside a wide character, where no blank is: not before a mark
 * that closes something. */
static bool is_seam(const char *text, const char *before)
{
    static const char *const marks[] = { "、", "。", "，", "：", "；", "？", "！", "）" };

    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (begins(text, marks[i]))
            return false;
    }
    return utf8_is_first(*text) && (is_wide(*text) || is_wide(*before));
}

/* The length of the first line of a text: as many words as fit into a width in
 * hundredths, and at least one. */
static int line_length(const char *text, int room)
{
    int         fits = 0, used = 0;
    const char *before = text;      /* the letter before this one */

    for (int i = 0;; i++) {
        bool blank = strchr(" \n", text[i]) && !is_in_sum(text + i, before);   /* or the end */

        if (blank || is_seam(text + i, before)) {
            if (used > room && fits)
                return fits;
            fits = i;
            if (blank && text[i] != ' ')
                return fits;
        }
        used += character_width(text[i]);
        if (utf8_is_first(text[i]))
            before = text + i;
    }
}

/* Writes a text in lines down from the baseline of the first; only counts the
 * lines if there is no file. */
static int put_lines(FILE *out, const struct drawing *drawing, int x, int y, const char *text)
{
    char line[TEXT_SIZE];
    int  lines = 0;
    int  room  = 100 * (board_width(drawing) - MARGIN - x) / letters(drawing);

    while (*text) {
        int length = line_length(text, room);

        snprintf(line, sizeof line, "%.*s", length, text);
        if (out)
            svg_text(out, "ec-caption", x, y + lines * line_height(drawing), line);
        lines++;
        text += length;
        text += *text == ' ' || *text == '\n';
    }
    return lines;
}

static int caption_height(const struct drawing *drawing)
{
    int lines = put_lines(NULL, drawing, MARGIN, 0, drawing->caption);

    return lines ? lines * line_height(drawing) + ABOVE : 0;
}

static int legend_height(const struct drawing *drawing, const struct legend *legend)
{
    int lines = put_lines(NULL, drawing, MARGIN + INDENT, 0, legend->text);

    return lines * line_height(drawing) + APART;
}

static int legends_height(const struct drawing *drawing)
{
    int height = drawing->legends ? ABOVE : 0;

    for (int i = 0; i < drawing->legends; i++)
        height += legend_height(drawing, &drawing->legend[i]);
    return height;
}

static void put_swatch(FILE *out, enum light light, int x, int y)
{
    fprintf(out, "<g transform=\"translate(%d %d) scale(.%d)\">\n", x, y, 100 * SWATCH / CELL);
    if (light == LIGHT_HERE)
        svg_rectangle(out, "ec-light", 0, 0, CELL, CELL);
    board_draw_light(out, light, 0, 0);
    fputs("</g>\n", out);
}

/* A mark stands in the middle of the first line of its meaning. */
static void put_legends(FILE *out, const struct drawing *drawing, int y)
{
    int size = letters(drawing);

    for (int i = 0; i < drawing->legends; i++) {
        put_swatch(out, drawing->legend[i].light, MARGIN, y + (size - SWATCH) / 2 + 2);
        put_lines(out, drawing, MARGIN + INDENT, y + size, drawing->legend[i].text);
        y += legend_height(drawing, &drawing->legend[i]);
    }
}

/* The first element.  A page that shows the picture can read the reason there. */
static void open_svg(FILE *out, const struct drawing *drawing, int width, int height)
{
    int own_width = board_width(drawing);

    if (width == 0)
        width = own_width;
    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ec%s\" role=\"img\"",
            drawing->centre ? " ec-wide ec-array" : drawing->frame ? " ec-wide" : "");
    fprintf(out, " lang=\"%s\"", ecart_language_code(drawing->language));
    if (drawing->reason)
        fprintf(out, " data-reason=\"%s\"", drawing->reason);
    fprintf(out, " viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n", own_width, height,
            width, (height * width + own_width / 2) / own_width);
}

void draw_svg(FILE *out, const struct drawing *drawing, enum theme theme, int width)
{
    int y      = board_height(drawing);
    int height = y + caption_height(drawing) + legends_height(drawing) + ABOVE / 2;

    open_svg(out, drawing, width, height);
    svg_words(out, "title", drawing->title);
    svg_words(out, "desc", drawing->desc);
    draw_style(out, theme);
    svg_rectangle(out, "ec-page", 0, 0, board_width(drawing), height);
    board_draw(out, drawing);
    draw_arrows(out, drawing, draw_line);
    board_draw_pieces(out, drawing);
    draw_arrows(out, drawing, draw_head);
    board_draw_words(out, drawing);
    put_lines(out, drawing, MARGIN, y + letters(drawing) + 4, drawing->caption);
    put_legends(out, drawing, y + ABOVE / 2 + caption_height(drawing));
    fputs("</svg>\n", out);
}
