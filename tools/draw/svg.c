/* SPDX-License-Identifier: MIT */
/* svg.c -- writes the few elements of SVG that pictures use, and their style sheet */

#include "draw/picture.h"

#include <stdlib.h>

#include "draw/style_sheets.h"

/* Writes the text between two tags: <, > and & are escaped, and controls become blanks. */
static void svg_characters(FILE *out, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        default:    /* XML allows no control characters, not even escaped ones */
            putc((unsigned char)*text < ' ' ? ' ' : *text, out);
        }
    }
}

void svg_words(FILE *out, const char *name, const char *text)
{
    fprintf(out, "<%s>", name);
    svg_characters(out, text);
    fprintf(out, "</%s>\n", name);
}

void svg_rectangle(FILE *out, const char *class, int x, int y, int width, int height)
{
    fprintf(out, "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n",
            class, x, y, width, height);
}

void svg_path(FILE *out, const char *class, int x, int y, const char *path)
{
    fprintf(out, "<path class=\"%s\" transform=\"translate(%d %d)\" d=\"%s\"/>\n",
            class, x, y, path);
}

void svg_text(FILE *out, const char *class, int x, int y, const char *text)
{
    fprintf(out, "<text class=\"%s\" x=\"%d\" y=\"%d\">", class, x, y);
    svg_characters(out, text);
    fputs("</text>\n", out);
}

static void put_tenths(FILE *out, int tenths)
{
    fprintf(out, "%s%d", tenths < 0 ? "-" : "", abs(tenths) / 10);
    if (tenths % 10)
        fprintf(out, ".%d", abs(tenths) % 10);
}

void svg_points(FILE *out, const char *class, const struct point *points, int count, bool area)
{
    fprintf(out, "<path class=\"%s\" d=\"", class);
    for (int i = 0; i < count; i++) {
        putc(i == 0 ? 'M' : 'L', out);
        put_tenths(out, points[i].x);
        putc(' ', out);
        put_tenths(out, points[i].y);
    }
    fprintf(out, "%s\"/>\n", area ? "Z" : "");
}

/* The colours of each theme.  STYLE_COMMON has the rules that all themes share. */
static const char *const colours[] = {
    [THEME_LIGHT] = STYLE_LIGHT,
    [THEME_DARK]  = STYLE_DARK,
    [THEME_PRINT] = STYLE_PRINT
};

static void put_media(FILE *out, const char *media, enum theme theme)
{
    fprintf(out, "@media %s{\n%s}\n", media, colours[theme]);
}

void draw_style(FILE *out, enum theme theme)
{
    fputs("<style>\n" STYLE_COMMON, out);
    fputs(colours[theme == THEME_AUTO ? THEME_LIGHT : theme], out);
    if (theme == THEME_AUTO) {
        put_media(out, "(prefers-color-scheme:dark)", THEME_DARK);
        put_media(out, "print", THEME_PRINT);
    }
    fputs("</style>\n", out);
}
