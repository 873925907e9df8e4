/* SPDX-License-Identifier: MIT */
/* png.c -- writes a drawing as a PNG, with rsvg-convert, a program of librsvg */

#define _POSIX_C_SOURCE 200809L

#include "draw/picture.h"

#include "system/error.h"

#if !defined(_WIN32)

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Starts rsvg-convert, to read the file in and write the file out.  Returns an errno, or 0. */
static int start(pid_t *child, int in, int out)
{
    char  name[]      = "rsvg-convert";
    char *arguments[] = { name, NULL };
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);

    if (error)
        return error;
    error = posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    if (!error)
        error = posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    if (!error)
        error = posix_spawnp(child, name, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* Makes a PNG of an SVG.  rsvg-convert prints its own errors. */
static bool convert(FILE *svg, FILE *out)
{
    pid_t child;
    int   error, status;

    signal(SIGCHLD, SIG_DFL);       /* if the parent ignored it, waitpid() would fail */
    error = start(&child, fileno(svg), fileno(out));
    if (error)
        return error_refuse("cannot start rsvg-convert, which makes PNGs "
                            "(package librsvg2-bin on Debian): %s", strerror(error));
    while (waitpid(child, &status, 0) < 0) {
        if (errno == EINTR)
            continue;
        return error_refuse("cannot wait for rsvg-convert: %s", strerror(errno));
    }
    if (WIFSIGNALED(status))
        error_print("rsvg-convert was killed by signal %d", WTERMSIG(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme, int width)
{
    FILE *svg  = tmpfile();
    bool  good = svg != NULL;

    if (good) {
        draw_svg(svg, drawing, theme == THEME_AUTO ? THEME_LIGHT : theme, width);
        good = fflush(svg) == 0 && !ferror(svg) && fseek(svg, 0, SEEK_SET) == 0;
    }
    if (good)
        good = convert(svg, out);
    else
        error_print("cannot write a temporary file: %s", strerror(errno));
    if (svg)
        fclose(svg);
    return good;
}

#else

bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme, int width)
{
    (void)out, (void)drawing, (void)theme, (void)width;
    return error_refuse("cannot make a PNG on Windows");
}

#endif
