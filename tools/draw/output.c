/* SPDX-License-Identifier: MIT */
/* output.c -- writes a picture to a file or the standard output */

/* realpath(), lstat() and others. */
#define _XOPEN_SOURCE 700

#include "draw/output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/error.h"
#include "draw/picture_svg.h"
#include "draw/png.h"

/* A file that gets its name only when it is complete.  Until then it has a
 * temporary name beside it, and an older file of the name is kept. */
struct sink {
    FILE *out;
    char *name;         /* with all links followed */
    char *temporary;    /* both NULL if it is written directly, like a device */
};

static bool refuse(const char *file)
{
    error_print("cannot write %s: %s", quote(file).text,
                errno ? strerror(errno) : "part of the output is lost");
    return false;
}

/* Opens a new file beside the one to be written. */
static void open_beside(struct sink *sink)
{
    size_t size = strlen(sink->name) + sizeof ".99.new";

    sink->temporary = malloc(size);
    for (int i = 0; sink->temporary && i < 100; i++) {
        snprintf(sink->temporary, size, "%s.%d.new", sink->name, i);
        sink->out = fopen(sink->temporary, "wx");
        if (sink->out || errno != EEXIST)
            break;
    }
}

/* The name of a file with all links followed; NULL for a link that leads
 * nowhere, which is left alone. */
static char *name_of(const char *file)
{
    struct stat status;
    char *name = realpath(file, NULL);

    return name || lstat(file, &status) == 0 ? name : strdup(file);
}

static bool open_sink(struct sink *sink, const char *file)
{
    struct stat status;

    *sink = (struct sink){ 0 };
    if (stat(file, &status) == 0 && !S_ISREG(status.st_mode))
        sink->out = fopen(file, "w");
    else if ((sink->name = name_of(file)))
        open_beside(sink);
    return sink->out || refuse(file);
}

static void free_sink(struct sink *sink)
{
    free(sink->name);
    free(sink->temporary);
}

/* Gives the file its name if all went well, and removes it if not. */
static bool close_sink(struct sink *sink, const char *file, bool good)
{
    bool failed = ferror(sink->out);

    errno = 0;
    failed |= fclose(sink->out) != 0;
    if (good && failed)
        good = refuse(file);
    if (good && sink->temporary && rename(sink->temporary, sink->name) != 0)
        good = refuse(file);
    if (!good && sink->temporary)
        remove(sink->temporary);
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

    if (!output->file || strcmp(output->file, "-") == 0) {
        if (output->png && isatty(STDOUT_FILENO)) {
            error_print("refusing to write a PNG to a terminal; try --output=FILE");
            return false;
        }
        return put(stdout, output, drawing);    /* ecart.c checks whether it could be written */
    }
    good = open_sink(&sink, output->file);
    if (good)
        good = close_sink(&sink, output->file, put(sink.out, output, drawing));
    free_sink(&sink);
    return good;
}
