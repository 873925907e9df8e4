/* SPDX-License-Identifier: MIT */
/* output.c -- writes a picture to a file or the standard output */

#define _POSIX_C_SOURCE 200809L

#include "draw/draw.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "draw/picture_svg.h"
#include "system/error.h"
#include "system/system.h"

/* A file that gets its name only when it is complete.  Until then it has a
 * temporary name beside it, and an older file of the name is kept. */
struct sink {
    FILE *out;
    char *name;         /* with all links followed */
    char *temporary;    /* both NULL if it is written directly, as a device is */
};

static bool refuse(const char *file)
{
    return error_refuse("cannot write %s: %s", quote(file).text,
                        errno ? strerror(errno) : "part of the output is lost");
}

/* Opens a new file beside the one to be written.  Signals wait until it has its name or
 * is removed, which takes a moment. */
static void open_beside(struct sink *sink)
{
    size_t size = strlen(sink->name) + sizeof ".99.new";

    system_hold_signals();
    sink->temporary = malloc(size);
    for (int i = 0; sink->temporary && i < 100; i++) {
        snprintf(sink->temporary, size, "%s.%d.new", sink->name, i);
        sink->out = system_create(sink->temporary, sink->name);
        if (sink->out || errno != EEXIST)
            break;
    }
    if (!sink->out)
        system_release_signals();
}

static bool open_sink(struct sink *sink, const char *file)
{
    *sink = (struct sink){ 0 };
    if (system_find_plain(file, &sink->name)) {
        if (sink->name)
            open_beside(sink);
        else
            sink->out = fopen(file, "w");
    }
    return sink->out || refuse(file);
}

static void free_sink(struct sink *sink)
{
    free(sink->name);
    free(sink->temporary);
}

/* Closes the file; false if something of it may not be on the disk. */
static bool close_whole(struct sink *sink)
{
    bool failed = ferror(sink->out);

    errno = 0;
    if (sink->temporary && !failed)
        failed = !system_sync(sink->out);
    return !((fclose(sink->out) != 0) | failed);
}

/* Gives the file its name if all went well, and removes it if not. */
static bool close_sink(struct sink *sink, const char *file, bool good)
{
    if (!close_whole(sink) && good)
        good = refuse(file);
    if (!sink->temporary)
        return good;
    if (good && !system_rename(sink->temporary, sink->name))
        good = refuse(file);
    if (!good)
        remove(sink->temporary);
    system_release_signals();
    return good;
}

static bool put(FILE *out, const struct output *output, const struct drawing *drawing)
{
    if (output->png)
        return draw_png(out, drawing, output->theme, output->width);
    draw_svg(out, drawing, output->theme, output->width);
    return true;
}

bool output_write(const struct output *output, const struct drawing *drawing)
{
    struct sink sink;
    bool good;

    if (!output->file || strcmp(output->file, "-") == 0 || system_is_stdout(output->file)) {
        if (output->png && isatty(STDOUT_FILENO))
            return error_refuse("refusing to write a PNG to a terminal; try --output=FILE");
        return put(stdout, output, drawing);    /* ecart.c checks whether it could be written */
    }
    good = open_sink(&sink, output->file);
    if (good)
        good = close_sink(&sink, output->file, put(sink.out, output, drawing));
    free_sink(&sink);
    return good;
}
