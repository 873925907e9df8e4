/* SPDX-License-Identifier: MIT */
/* output.c -- where a picture goes, and as what */

/* For the signatures of POSIX: realpath(), posix_spawn() and others. */
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

/* A file that gets its name when it is whole: until then it has another, beside
 * that, and what had the name keeps it. */
struct sink {
    FILE *out;
    char *name;         /* where links lead to, if they do */
    char *temporary;    /* both NULL if it is written as it stands, like a device */
};

static bool refuse(const char *file)
{
    error_print("cannot write %s: %s", quote(file).text,
                errno ? strerror(errno) : "the output is lost");
    return false;
}

/* Opens a new file beside the one that is meant. */
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

/* Where a file is to lie: what is there and leads nowhere is a link, and is left
 * alone. */
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

/* Gives the file its name if all went well, and leaves nothing if not. */
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
            error_print("a PNG is nothing for a terminal; try --output=FILE");
            return false;
        }
        return put(stdout, output, drawing);    /* ecart.c sees whether it arrived */
    }
    good = open_sink(&sink, output->file);
    if (good)
        good = close_sink(&sink, output->file, put(sink.out, output, drawing));
    free_sink(&sink);
    return good;
}
