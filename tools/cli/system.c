/* SPDX-License-Identifier: MIT */
/* system.c -- what the program asks of the operating system, if that is POSIX */

/* realpath(), lstat() and others. */
#define _XOPEN_SOURCE 700

#include "cli/system.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A standard stream that was closed before we began would be the next file that is
 * opened.  What stands in its place can neither be read nor written. */
static void keep_streams(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) == -1)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

/* A closed pipe and a file that is too large are errors as a full disk is, and not
 * the end by a signal. */
void system_begin(void)
{
    signal(SIGPIPE, SIG_IGN);
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN);
#endif
    keep_streams();
}

bool system_has_utf8(void)
{
    return setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

long system_processors(void)
{
    return sysconf(_SC_NPROCESSORS_ONLN);
}

static sigset_t before;         /* the signals that were held already */

void system_hold_signals(void)
{
    sigset_t all;

    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
}

void system_release_signals(void)
{
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

ssize_t system_line(char **line, size_t *size, FILE *file)
{
    return getline(line, size, file);
}

char *system_real_name(const char *file)
{
    struct stat status;
    char *name = realpath(file, NULL);

    return name || lstat(file, &status) == 0 ? name : strdup(file);
}

FILE *system_create(const char *name, const struct stat *old)
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

bool system_sync(FILE *file)
{
    return fflush(file) == 0 && fsync(fileno(file)) == 0;
}

bool system_rename(const char *from, const char *to)
{
    return rename(from, to) == 0;
}
