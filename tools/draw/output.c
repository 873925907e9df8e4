/* SPDX-License-Identifier: MIT */
/* output.c -- writes a picture to a file or the standard output */

/* realpath(), lstat() and others. */
#define _XOPEN_SOURCE 700

#include "draw/output.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
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
    sigset_t signals;   /* that wait now */
};

static bool refuse(const char *file)
{
    error_print("cannot write %s: %s", quote(file).text,
                errno ? strerror(errno) : "part of the output is lost");
    return false;
}

/* Creates a file that did not exist; one that replaces an old file may be read by
 * nobody who could not read that. */
static FILE *create(const char *name, const struct stat *old)
{
    int   fd  = open(name, O_WRONLY | O_CREAT | O_EXCL, old ? 0600 : 0666);
    FILE *out = fd < 0 ? NULL : fdopen(fd, "w");

    if (out && (!old || fchmod(fd, old->st_mode & 0777) == 0))
        return out;
    if (fd >= 0) {
        int error = errno;

        out ? fclose(out) : close(fd);
        remove(name);
        errno = error;
    }
    return NULL;
}

/* Opens a new file beside the one to be written.  Signals wait until it has its name or
 * is removed, which takes a moment. */
static void open_beside(struct sink *sink, const struct stat *old)
{
    size_t   size = strlen(sink->name) + sizeof ".99.new";
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &sink->signals);
    sink->temporary = malloc(size);
    for (int i = 0; sink->temporary && i < 100; i++) {
        snprintf(sink->temporary, size, "%s.%d.new", sink->name, i);
        sink->out = create(sink->temporary, old);
        if (sink->out || errno != EEXIST)
            break;
    }
    if (!sink->out)
        sigprocmask(SIG_SETMASK, &sink->signals, NULL);
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
    bool        exists = stat(file, &status) == 0;

    *sink = (struct sink){ 0 };
    if (exists && !S_ISREG(status.st_mode))
        sink->out = fopen(file, "w");
    else if ((sink->name = name_of(file)))
        open_beside(sink, exists ? &status : NULL);
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
        failed = fflush(sink->out) != 0 || fsync(fileno(sink->out)) != 0;
    return !((fclose(sink->out) != 0) | failed);
}

/* Gives the file its name if all went well, and removes it if not. */
static bool close_sink(struct sink *sink, const char *file, bool good)
{
    if (!close_whole(sink) && good)
        good = refuse(file);
    if (!sink->temporary)
        return good;
    if (good && rename(sink->temporary, sink->name) != 0)
        good = refuse(file);
    if (!good)
        remove(sink->temporary);
    sigprocmask(SIG_SETMASK, &sink->signals, NULL);
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
