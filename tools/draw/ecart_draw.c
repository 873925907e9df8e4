/* SPDX-License-Identifier: MIT */
/* ecart_draw.c -- ecart draw: draws pictures of the board */

#define _POSIX_C_SOURCE 200809L     /* fileno() */

#include "draw/draw.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "command.h"
#include "draw/picture.h"
#include "input/options.h"
#include "system/error.h"
#include "system/stop.h"

static const struct picture pictures[] = {
    { "position",   USES_POSITION, draw_position },
    { "move",       USES_POSITION, draw_move },
    { "moves",      USES_POSITION, draw_moves },
    { "attacks",    USES_POSITION, draw_attacks },
    { "pins",       USES_POSITION, draw_pins },
    { "check",      USES_POSITION, draw_check },
    { "ends",       USES_POSITION, draw_ends },
    { "mobility",   USES_POSITION, draw_mobility },
    { "numbers",    0,              draw_numbers },
    { "frame",      0,              draw_frame },
    { "shape",      0,              draw_shape },
    { "alias",      0,              draw_alias },
    { "distance",   USES_METRIC,    draw_distance },
    { "array",      0,              draw_array },
    { "nearer",     USES_METRIC,    draw_nearer },
    { "trajectory", 0,              draw_trajectory },
    { "stilman",    0,              draw_stilman }
};

enum { PICTURES = sizeof pictures / sizeof *pictures };

/* Where the picture goes, and how it looks. */
struct request {
    enum theme  theme;
    int         width;      /* in pixels; 0 for the picture's own */
    bool        png;        /* else SVG */
    const char *file;       /* NULL or "-" for the standard output */
};

static const struct picture *find_picture(const char *name)
{
    const char *names[PICTURES + 1] = { NULL };

    for (int i = 0; name && i < PICTURES; i++) {
        if (strcmp(name, pictures[i].name) == 0)
            return &pictures[i];
        names[i] = pictures[i].name;
    }
    if (name)
        error_unknown("picture", name, names, "; try 'ecart draw --help'");
    else
        error_print("missing picture, such as position");
    return NULL;
}

/* Checks that the picture can show what the options ask for. */
static bool is_possible(const struct picture *picture, const struct picture_options *options)
{
    const struct position_option *start = &options->start;

    if (!(picture->uses & USES_POSITION) && (start->fen || start->chess960))
        return error_refuse("%s cannot be combined with '%s'",
                            start->fen ? "--position" : "--chess960", picture->name);
    if (!(picture->uses & USES_METRIC) && options->metric != ECART_METRICS)
        return error_refuse("--metric can be combined with 'distance' and 'nearer' only");
    return true;
}

/* Writes the picture; or says why not and returns false. */
static bool put(const struct request *request, FILE *out, const struct drawing *drawing)
{
    if (request->png && isatty(fileno(out)))
        return error_refuse("refusing to write a PNG to a terminal; try --output=FILE");
    if (request->png)
        return draw_png(out, drawing, request->theme, request->width);
    draw_svg(out, drawing, request->theme, request->width);
    return true;
}

static bool refuse(const char *file)
{
    return error_refuse("cannot write %s: %s", quote(file).text, strerror(errno));
}

/* A signal waits for the whole picture. */
static bool copy(FILE *made, const char *file)
{
    bool  whole = fflush(made) == 0 && !ferror(made) && fseek(made, 0, SEEK_SET) == 0;
    FILE *out   = whole ? fopen(file, "wb") : NULL;

    if (!out)
        return refuse(file);
    stop_catch();
    for (int c; (c = getc(made)) != EOF;)
        putc(c, out);
    whole = !ferror(made) && !ferror(out);
    whole = fclose(out) == 0 && whole;
    stop_now();
    return whole || refuse(file);
}

/* The picture is made first, so that an old one stays where that fails. */
static bool write_picture(const struct request *request, const struct drawing *drawing)
{
    const char *file = request->file;
    FILE       *made;
    bool        good;

    if (!file || strcmp(file, "-") == 0)
        return put(request, stdout, drawing);   /* ecart.c checks whether it could be written */
    made = tmpfile();
    if (!made)
        return refuse("a temporary file");
    good = put(request, made, drawing) && copy(made, file);
    fclose(made);
    return good;
}

/* The end of a file's name chooses between SVG and PNG, and must not contradict --png. */
static bool suits_file(struct request *request)
{
    static const char *const others[] = { ".jpg", ".jpeg", ".gif", ".webp", ".pdf" };
    const char *end = request->file ? strrchr(request->file, '.') : NULL;

    if (end && strcasecmp(end, ".svg") == 0 && request->png)
        return error_refuse("--png cannot be combined with the file %s", quote(request->file).text);
    for (size_t i = 0; end && i < sizeof others / sizeof *others; i++) {
        if (strcasecmp(end, others[i]) == 0)
            return error_refuse("draw writes SVG and PNG, and not %s", quote(request->file).text);
    }
    request->png |= end && strcasecmp(end, ".png") == 0;
    return true;
}

int run_draw(struct options *options, char **operands)
{
    const struct given    *of = options->of;
    const struct picture  *picture;
    struct picture_options contents;
    struct drawing         drawing;
    struct request request = { .theme = (enum theme)of[OPTION_THEME].number,
                               .width = (int)of[OPTION_WIDTH].number,
                               .png   = of[OPTION_PNG].given, .file = of[OPTION_OUTPUT].text };

    output_for_people(options);
    output_letters(&options->judge);
    contents.start  = options->start;
    contents.metric = (ecart_metric)option_number(options, OPTION_METRIC, ECART_METRICS);
    contents.judge  = options->judge;
    picture = find_picture(*operands);
    if (!picture || !is_possible(picture, &contents) || !suits_file(&request))
        return EXIT_ERROR;
    operands++;
    drawing_clear(&drawing, (enum view)of[OPTION_VIEW].number, options->judge.language);
    return picture->draw(&drawing, &contents, &operands) && write_picture(&request, &drawing)
         ? EXIT_YES : EXIT_ERROR;
}
