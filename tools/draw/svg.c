/* SPDX-License-Identifier: MIT */
/* svg.c -- writes the few elements of SVG that pictures use, and their style sheet */

#include "draw/picture.h"

#include <stdlib.h>

/* Text between tags: markup is escaped, and the end of a line becomes a blank. */
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
        default:    /* XML has no control characters, not even escaped ones */
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

static void put_points(FILE *out, const char *class, const struct point *points, int count)
{
    fprintf(out, "<path class=\"%s\" d=\"", class);
    for (int i = 0; i < count; i++) {
        putc(i == 0 ? 'M' : 'L', out);
        put_tenths(out, points[i].x);
        putc(' ', out);
        put_tenths(out, points[i].y);
    }
}

void svg_line(FILE *out, const char *class, const struct point *points, int count)
{
    put_points(out, class, points, count);
    fputs("\"/>\n", out);
}

void svg_area(FILE *out, const char *class, const struct point *points, int count)
{
    put_points(out, class, points, count);
    fputs("Z\"/>\n", out);
}

/* The part that is the same in all themes.  The sizes of captions are LETTER_SIZE and
 * LETTER_SIZE_WIDE. */
static const char common[] =
    ".ec text{font:20px sans-serif;text-anchor:middle}\n"
    ".ec .ec-caption{text-anchor:start}\n"
    ".ec .ec-title{font-weight:bold}\n"
    ".ec .ec-word{font-size:23px}\n"
    ".ec .ec-long,.ec .ec-edge,.ec .ec-corner,.ec .ec-note{font-size:18px}\n"
    ".ec-wide text,.ec-wide .ec-word,.ec-wide .ec-long,.ec-wide .ec-corner{font-size:27px}\n"
    ".ec-array .ec-word,.ec-array .ec-long{font-size:23px}\n"
    ".ec path{stroke-linecap:round;stroke-linejoin:round}\n"
    ".ec-w,.ec-b,.ec-wi,.ec-bi{stroke-width:1.8}\n"
    ".ec-wi,.ec-bi,.ec-border,.ec-dots,.ec-lines,.ec-hatch,.ec-here,.ec-walls{fill:none}\n"
    ".ec-dots{stroke-width:5.5}\n"
    ".ec-lines,.ec-hatch{stroke-width:2}\n"
    ".ec-here{stroke-width:4.5}\n"
    ".ec-go,.ec-ghost,.ec-attack,.ec-halo{fill:none}\n"
    ".ec-go,.ec-ghost{stroke-width:5}\n"
    ".ec-ghost{stroke-dasharray:9 9}\n"
    ".ec-attack{stroke-width:5;stroke-dasharray:.1 9}\n"
    ".ec-halo{stroke-width:9}\n";

/* Nearly everybody can distinguish blue and vermilion; on paper the patterns differ.
 * Text has a contrast of at least 4.5 to its square. */
static const struct {
    const char *selector;
    const char *property;
    const char *colour[3];  /* light, dark, print */
} rules[] = {
    { ".ec-page",                "fill",   { "#ffffff", "#15181c", "#ffffff" } },
    { ".ec text",                "fill",   { "#1a1a1a", "#eceff1", "#000000" } },
    { ".ec-border",              "stroke", { "#6b5b45", "#8a95a0", "#000000" } },
    { ".ec-light",               "fill",   { "#f3ead8", "#56616c", "#ffffff" } },
    { ".ec-dark",                "fill",   { "#cfba99", "#414b55", "#d6d6d6" } },
    { ".ec-wall",                "fill",   { "#e6e6e8", "#23282e", "#ffffff" } },
    { ".ec-walls",               "stroke", { "#b4b4ba", "#4a535c", "#8c8c8c" } },
    { ".ec .ec-outside",         "fill",   { "#55555c", "#a3adb6", "#4d4d4d" } },
    { ".ec-plate",               "fill",   { "#ffffff", "#15181c", "#ffffff" } },

    { ".ec-w,.ec-side-w",        "fill",   { "#ffffff", "#f4f4f2", "#ffffff" } },
    { ".ec-w,.ec-wi,.ec-side-w", "stroke", { "#161616", "#111111", "#000000" } },
    { ".ec-b,.ec-side-b",        "fill",   { "#2b2b2b", "#17181a", "#1a1a1a" } },
    { ".ec-b,.ec-side-b",        "stroke", { "#0a0a0a", "#c3cad1", "#000000" } },
    { ".ec-bi",                  "stroke", { "#f0f0f0", "#c3cad1", "#ffffff" } },

    { ".ec-good",                "fill",   { "#a9d5f2", "#1d5680", "#ffffff" } },
    { ".ec-dots",                "stroke", { "#0060a0", "#8fcfff", "#000000" } },
    { ".ec-way",                 "fill",   { "#fbe893", "#6a5a12", "#f0f0f0" } },
    { ".ec-lines",               "stroke", { "#7a6200", "#ffe27a", "#000000" } },
    { ".ec-bad",                 "fill",   { "#f7bd96", "#7c3613", "#c4c4c4" } },
    { ".ec-hatch",               "stroke", { "#b03a00", "#ffae82", "#000000" } },
    { ".ec-here",                "stroke", { "#1a1a1a", "#ffffff", "#000000" } },

    { ".ec-h1",                  "fill",   { "#f7fafd", "#1b2229", "#ffffff" } },
    { ".ec-h2",                  "fill",   { "#e4eff9", "#1f2d39", "#f4f4f4" } },
    { ".ec-h3",                  "fill",   { "#d0e4f4", "#233849", "#e9e9e9" } },
    { ".ec-h4",                  "fill",   { "#bad8ef", "#274459", "#dedede" } },
    { ".ec-h5",                  "fill",   { "#a2cbe9", "#2b4f69", "#d2d2d2" } },
    { ".ec-h6",                  "fill",   { "#88bce2", "#2e5874", "#c6c6c6" } },
    { ".ec-h7",                  "fill",   { "#6cacd9", "#326284", "#bababa" } },
    { ".ec-h8",                  "fill",   { "#509bcf", "#366c91", "#adadad" } },

    { ".ec-halo",                "stroke", { "#ffffff", "#15181c", "#ffffff" } },
    { ".ec-halo-head",           "fill",   { "#ffffff", "#15181c", "#ffffff" } },
    { ".ec-go",                  "stroke", { "#0060a0", "#8fcfff", "#000000" } },
    { ".ec-go-head",             "fill",   { "#0060a0", "#8fcfff", "#000000" } },
    { ".ec-ghost,.ec-attack",    "stroke", { "#b03a00", "#ffae82", "#000000" } },
    { ".ec-ghost-head,.ec-attack-head",
                                 "fill",   { "#b03a00", "#ffae82", "#000000" } }
};

enum { RULES = sizeof rules / sizeof *rules };

static void put_rules(FILE *out, enum theme theme)
{
    for (int i = 0; i < RULES; i++)
        fprintf(out, "%s{%s:%s}\n", rules[i].selector, rules[i].property,
                rules[i].colour[theme - THEME_LIGHT]);
}

static void put_media(FILE *out, const char *media, enum theme theme)
{
    fprintf(out, "@media %s{\n", media);
    put_rules(out, theme);
    fputs("}\n", out);
}

void draw_style(FILE *out, enum theme theme)
{
    fputs("<style>\n", out);
    fputs(common, out);
    put_rules(out, theme == THEME_AUTO ? THEME_LIGHT : theme);
    if (theme == THEME_AUTO) {
        put_media(out, "(prefers-color-scheme:dark)", THEME_DARK);
        put_media(out, "print", THEME_PRINT);
    }
    fputs("</style>\n", out);
}
