/* SPDX-License-Identifier: MIT */
/* png.c -- writes a drawing as a PNG, with the help of another program */

#define _POSIX_C_SOURCE 200809L

#include "draw/picture.h"

#include "system/error.h"

#if defined(HAVE_RSVG)

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Finds the helper of a program that is not installed: it lies beside the
 * program. */
static bool find_beside(char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size);
    char   *name;

    if (length <= 0 || (size_t)length >= size)
        return false;
    path[length] = '\0';
    name = strrchr(path, '/');
    if (!name || (size_t)(path + size - name) < sizeof "/ecart-png")
        return false;
    strcpy(name, "/ecart-png");
    return access(path, X_OK) == 0;
}

static bool find_helper(char *path, size_t size)
{
    const char *folder = getenv("ECART_LIBEXECDIR");
    int length;

    if (!folder && find_beside(path, size))
        return true;
    length = snprintf(path, size, "%s/ecart-png", folder ? folder : PNG_FOLDER);

    if (length >= 0 && (size_t)length < size)
        return true;
    return error_refuse("ECART_LIBEXECDIR is too long");
}

/* Starts the helper, to read one file and write another.  Returns an errno, or
 * 0. */
static int start(pid_t *child, char *path, int in, int out)
{
    char *arguments[] = { path, NULL };
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);

    if (error)
        return error;
    error = posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    if (!error)
        error = posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    if (!error)
        error = posix_spawn(child, path, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/* Runs the helper, which prints its own errors. */
static bool convert(FILE *svg, FILE *out)
{
    char  path[4096];
    pid_t child;
    int   error, status;

    if (!find_helper(path, sizeof path))
        return false;
    signal(SIGCHLD, SIG_DFL);       /* a parent process may have ignored it */
    error = start(&child, path, fileno(svg), fileno(out));
    if (error)
        return error_refuse("cannot start %s, which makes PNGs: %s", path, strerror(error));
    while (waitpid(child, &status, 0) < 0) {
        if (errno == EINTR)
            continue;
        return error_refuse("cannot wait for %s: %s", path, strerror(errno));
    }
    if (WIFSIGNALED(status))
        error_print("%s was killed by signal %d", path, WTERMSIG(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme,
              int width)
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

bool draw_png(FILE *out, const struct drawing *drawing, enum theme theme,
              int width)
{
    (void)out, (void)drawing, (void)theme, (void)width;
    return error_refuse("cannot make a PNG: this ecart was built without librsvg");
}

#endif
