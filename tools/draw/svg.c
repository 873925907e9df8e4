/* SPDX-License-Identifier: MIT */
/* svg.c -- writes the few elements of SVG that pictures use, and their style sheet */

#include "draw/picture.h"

#include "draw/style_sheets.h"

/* Lines of text become one.  No sentence of the program has a <, > or &, as catalogues.sh sees. */
void svg_words(FILE *out, const char *name, const char *text)
{
    fprintf(out, "<%s>", name);
    for (; *text; text++)
        putc(*text == '\n' ? ' ' : *text, out);
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
    fprintf(out, "<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>\n", class, x, y, text);
}

/* No point of a picture lies above it or left of it. */
static void put_tenths(FILE *out, int tenths)
{
    fprintf(out, "%d", tenths / 10);
    if (tenths % 10)
        fprintf(out, ".%d", tenths % 10);
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
