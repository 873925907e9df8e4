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
#include "input/options.h"
#include "system/error.h"
#include "system/stop.h"

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
    struct drawing         drawing;
    struct subject subject = { .piece = ECART_NO_PIECE };
    struct request request = { .theme = (enum theme)of[OPTION_THEME].number,
                               .width = (int)of[OPTION_WIDTH].number,
                               .png   = of[OPTION_PNG].given, .file = of[OPTION_OUTPUT].text };

    output_for_people(options);
    output_letters(&options->judge);
    subject.start  = options->start;
    subject.metric = (ecart_metric)option_number(options, OPTION_METRIC, ECART_METRICS);
    subject.judge  = options->judge;
    picture = find_picture(*operands);
    if (!picture || !is_possible(picture, &subject) || !suits_file(&request))
        return EXIT_ERROR;
    subject.next = operands + 1;
    drawing_clear(&drawing, (enum view)of[OPTION_VIEW].number, options->judge.language);
    return read_subject(picture, &subject) &&
           picture->draw(&drawing, &subject) && write_picture(&request, &drawing)
         ? EXIT_YES : EXIT_ERROR;
}
