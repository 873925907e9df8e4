/* SPDX-License-Identifier: MIT */
/* ecart_draw.c -- ecart draw: draws pictures of the board */

#define _POSIX_C_SOURCE 200809L     /* popen(), setenv() */

#include "draw/draw.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "command.h"
#include "draw/picture.h"
#include "input/operand.h"
#include "input/options.h"
#include "system/error.h"
#include "system/system.h"

static const struct picture pictures[] = {
    { "position",   "",    SHOWS_SETUP,   draw_position },
    { "move",       NULL,  USES_POSITION, draw_move },
    { "moves",      "f",   SHOWS_GAME,    draw_moves },
    { "attacks",    "s",   SHOWS_GAME,    draw_attacks },
    { "pins",       "",    SHOWS_GAME,    draw_pins },
    { "check",      "",    SHOWS_GAME,    draw_check },
    { "ends",       "s",   SHOWS_GAME,    draw_ends },
    { "mobility",   "pf",  SHOWS_SETUP,   draw_mobility },
    { "numbers",    "",    0,             draw_numbers },
    { "frame",      "",    0,             draw_frame },
    { "shape",      "pf",  0,             draw_shape },
    { "alias",      NULL,  0,             draw_alias },
    { "distance",   "f",   USES_METRIC,   draw_distance },
    { "array",      "f",   0,             draw_array },
    { "nearer",     NULL,  USES_METRIC,   draw_nearer },
    { "trajectory", "pft", 0,             draw_trajectory },
    { "stilman",    "pft", 0,             draw_stilman }
};

enum { PICTURES = sizeof pictures / sizeof *pictures, NAMES = PICTURES + 1 };    /* and NULL */

/* Where the picture goes, and how it looks. */
struct request {
    enum theme  theme;
    int         width;      /* in pixels; 0 for the picture's own */
    const char *file;       /* NULL or "-" for the standard output */
};

static const struct picture *find_picture(const char *name)
{
    const char *names[NAMES] = { NULL };

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
static bool is_possible(const struct picture *picture, const struct subject *subject)
{
    const struct position_option *start = &subject->start;

    if (!(picture->uses & USES_POSITION) && (start->fen || start->chess960))
        return error_refuse("%s cannot be combined with '%s'",
                            start->fen ? "--position" : "--chess960", picture->name);
    if (!(picture->uses & USES_METRIC) && subject->metric != ECART_METRICS)
        return error_refuse("--metric can be combined with 'distance' and 'nearer' only");
    return true;
}

/* Reads the operands of a picture, and the position that it shows. */
static bool read_subject(const struct picture *picture, struct subject *subject)
{
    const char *operand = picture->operands;
    char     ***next    = &subject->next;
    bool        well    = true;

    for (; operand && *operand && well; operand++) {
        well = *operand == 'p' ? operand_piece(next, &subject->piece)
             : *operand == 's' ? operand_side(next, &subject->side)
             : operand_cell(next, *operand == 'f' ? &subject->from : &subject->to);
    }
    if (!well || (operand && !operand_end(next)))
        return false;
    if ((picture->uses & SHOWS_SETUP) == SHOWS_SETUP)
        return position_option_setup(&subject->start, &subject->setup);
    return (picture->uses & SHOWS_GAME) != SHOWS_GAME ||
           position_option_read(&subject->start, &subject->position);
}

static bool refuse(const char *file)
{
    return error_refuse("cannot write %s: %s", quote(file).text, strerror(errno));
}

static bool ends_with(const char *file, const char *end)
{
    size_t length = strlen(file), wanted = strlen(end);

    return length >= wanted && strcasecmp(file + length - wanted, end) == 0;
}

/* rsvg-convert reads all of the picture before it writes the file.  The shell that starts it
 * has the file's name in a variable, and so reads nothing into it. */
static bool write_png(const struct request *request, const struct drawing *drawing)
{
#if defined(_WIN32)
    (void)request, (void)drawing;
    return error_refuse("cannot make a PNG on Windows");
#else
    FILE *out;

    signal(SIGCHLD, SIG_DFL);   /* if it is ignored, pclose() fails */
    if (setenv("ECART_PNG", request->file, 1) != 0 ||
        !(out = popen("exec rsvg-convert --output=\"$ECART_PNG\"", "w")))
        return refuse(request->file);
    draw_svg(out, drawing, request->theme == THEME_AUTO ? THEME_LIGHT : request->theme,
             request->width);
    return pclose(out) == 0 ||
           error_refuse("cannot make %s with rsvg-convert (package librsvg2-bin on Debian)",
                        quote(request->file).text);
#endif
}

/* Nothing is written before all of the picture is known. */
static bool write_picture(const struct request *request, const struct drawing *drawing)
{
    const char *file   = request->file;
    bool        to_out = !file || strcmp(file, "-") == 0, failed;
    FILE       *out;

    if (!to_out && ends_with(file, ".png"))
        return write_png(request, drawing);
    out = to_out ? stdout : fopen(file, "wb");
    if (!out)
        return refuse(file);
    if (!to_out)
        stop_catch();   /* a signal waits for the whole picture */
    draw_svg(out, drawing, request->theme, request->width);
    if (to_out)
        return true;    /* ecart.c checks whether it could be written */
    failed = ferror(out) != 0;
    return (fclose(out) == 0 && !failed) || refuse(file);
}

static bool suits_file(const char *file)
{
    static const char *const others[] = { ".jpg", ".jpeg", ".gif", ".webp", ".pdf", NULL };

    for (int i = 0; file && others[i]; i++) {
        if (ends_with(file, others[i]))
            return error_refuse("draw writes SVG and PNG, and not %s", quote(file).text);
    }
    return true;
}

int run_draw(struct options *options, char **operands)
{
    const struct given    *of = options->of;
    const struct picture  *picture;
    struct drawing         drawing;
    struct subject subject = { .piece = ECART_NO_PIECE };
    struct request request = { .theme = (enum theme)of[OPTION_THEME].number,
                               .width = (int)of[OPTION_WIDTH].number,
                               .file  = of[OPTION_OUTPUT].text };

    output_for_people(options);
    output_letters(&options->judge);
    subject.start  = options->start;
    subject.metric = (ecart_metric)option_number(options, OPTION_METRIC, ECART_METRICS);
    subject.judge  = options->judge;
    picture = find_picture(*operands);
    if (!picture || !is_possible(picture, &subject) || !suits_file(request.file))
        return EXIT_ERROR;
    subject.next = operands + 1;
    drawing_clear(&drawing, (enum view)of[OPTION_VIEW].number, options->judge.language);
    return read_subject(picture, &subject) &&
           picture->draw(&drawing, &subject) && write_picture(&request, &drawing)
         ? EXIT_YES : EXIT_ERROR;
}
