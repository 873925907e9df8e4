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
#include "input/operand.h"
#include "input/output_options.h"
#include "system/error.h"
#include "system/option.h"
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

enum {
    PICTURES    = sizeof pictures / sizeof *pictures,
    WIDTH_LEAST = 16,
    WIDTH_MOST  = 8192      /* a PNG fits a picture three times as high */
};

struct request {
    struct picture_options options;
    uint8_t     view;       /* an enum view */
    uint8_t     theme;      /* an enum theme */
    int         width;      /* in pixels; 0 for the picture's own */
    bool        png;        /* else SVG */
    const char *file;       /* NULL or "-" for the standard output */
};

/* Takes an option; or says that its argument makes no sense and returns false. */
static bool take_option(struct request *request, int option)
{
    switch (option) {
    case OPTION_METRIC:
        request->options.metric = option_choice;
        return true;
    case OPTION_VIEW:
        request->view = option_choice;
        return true;
    case OPTION_THEME:
        request->theme = option_choice;
        return true;
    case OPTION_WIDTH:
        return operand_number(optarg, "width", WIDTH_LEAST, WIDTH_MOST, &request->width);
    case OPTION_LANGUAGE:
        return language_take(optarg, &request->options.judge.language);
    case OPTION_LETTERS:
        return operand_letters(optarg, &request->options.judge.letters);
    case OPTION_OUTPUT:
        request->file = optarg;
        return true;
    default:    /* PNG */
        request->png = true;
        return true;
    }
}

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

static int draw(struct request *request, char **next)
{
    const struct picture *picture = find_picture(*next);
    struct judge_options *judge   = &request->options.judge;
    struct drawing drawing;

    if (!picture || !is_possible(picture, &request->options) || !suits_file(request))
        return EXIT_ERROR;
    next++;
    output_letters(judge);
    request->options.start.language = judge->language;
    drawing_clear(&drawing, request->view, judge->language);
    if (!picture->draw(&drawing, &request->options, &next) ||
        !write_picture(request, &drawing))
        return EXIT_ERROR;
    return EXIT_YES;
}

int run_draw(int argc, char **argv)
{
    struct request request = { .options.metric = ECART_METRICS,
                               .options.judge.language = language_of_user() };

    for (;;) {
        int option = option_next(argc, argv, &draw_command);

        if (option == OPTION_END)
            return draw(&request, argv + optind);
        if (position_option(&request.options.start, option))
            continue;
        if (option == OPTION_ERROR || option == OPTION_HELP)
            return option_finish(option, &draw_command);
        if (!take_option(&request, option))
            return EXIT_ERROR;
    }
}
