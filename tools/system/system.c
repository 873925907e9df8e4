/* SPDX-License-Identifier: MIT */
/* system.c -- what the program asks of the operating system, if that is POSIX */

/* ftruncate(), pread() and others, and the size of a terminal. */
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE

#include "system/system.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
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

/* Where stdout is written next, if it is a file; -1 if it is a pipe. */
static off_t place(int fd)
{
    return lseek(fd, 0, fcntl(fd, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
}

static off_t begin;             /* where stdout was */

/* A closed pipe and a file that is too large are errors as a full disk is, and not
 * the end by a signal. */
void system_begin(void)
{
    signal(SIGPIPE, SIG_IGN);
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN);
#endif
    keep_streams();
    begin = place(STDOUT_FILENO);
}

/* Where the last whole line ends, begin if there is none; -1 if that cannot be read. */
static off_t last_line(int fd, off_t end)
{
    char byte = 0;

    while (end > begin && pread(fd, &byte, 1, end - 1) == 1 && byte != '\n')
        end--;
    return end == begin || byte == '\n' ? end : -1;
}

/* stdout may not be read, but its file can be opened again.  If not, no line is found. */
static void cut(int fd)
{
    off_t end = place(fd);
    char  name[32];
    int   again;

    if (begin < 0 || end <= begin || lseek(fd, 0, SEEK_END) != end)
        return;
    snprintf(name, sizeof name, "/dev/fd/%d", fd);
    again = open(name, O_RDONLY);
    end   = last_line(again, end);
    close(again);
    if (end >= 0 && ftruncate(fd, end) == 0)
        lseek(fd, end, SEEK_SET);
}

/* Closing stdout writes what stdio still holds, so the file is cut after that. */
void system_close_cut(void)
{
    int fd = dup(STDOUT_FILENO);

    fclose(stdout);
    cut(fd);
    close(fd);
}

bool system_has_utf8(void)
{
    return setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

int system_columns(FILE *terminal)
{
#ifdef TIOCGWINSZ
    struct winsize size;

    if (ioctl(fileno(terminal), TIOCGWINSZ, &size) == 0)
        return size.ws_col;
#endif
    return 0;
}

long system_processors(void)
{
    return sysconf(_SC_NPROCESSORS_ONLN);
}

static sigset_t held;           /* the signals that were held already */

void system_hold_signals(void)
{
    sigset_t all;

    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &held);
}

void system_release_signals(void)
{
    pthread_sigmask(SIG_SETMASK, &held, NULL);
}

enum { PATIENCE = 20 };         /* seconds */

static const int ends[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM };

enum { ENDS = sizeof ends / sizeof *ends };

static volatile sig_atomic_t asked;
static sigset_t signals;        /* those that are caught */

/* Ends the program by the signal that asked it to stop.  It is a handler, so it only calls
 * functions that may be called at any moment. */
static void end(int signal_number)
{
    (void)signal_number;
    signal(asked, SIG_DFL);
    raise(asked);
}

static void ask(int signal_number)
{
    if (!asked)
        alarm(PATIENCE);
    asked = signal_number;
}

static void handle(int which, void (*handler)(int))
{
    struct sigaction action = { .sa_handler = handler, .sa_flags = SA_RESTART }, before;

    sigemptyset(&action.sa_mask);
    if (sigaction(which, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        sigaction(which, &action, NULL);
}

void stop_catch(void)
{
    sigemptyset(&signals);
    for (int i = 0; i < ENDS; i++) {
        sigaddset(&signals, ends[i]);
        handle(ends[i], ask);
    }
    handle(SIGALRM, end);
}

bool stop_wanted(void)
{
    return asked != 0;
}

/* Waits for bytes.  Signals come only while it waits, so that none can come after the program
 * has asked whether one came, and before it waits. */
static void wait_for(int file)
{
    sigset_t before;
    fd_set   files = { 0 };

    sigprocmask(SIG_BLOCK, &signals, &before);
    if (!asked) {
        FD_SET(file, &files);
        pselect(file + 1, &files, NULL, NULL, NULL, &before);
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
}

ssize_t stop_read(int file, void *bytes, size_t size)
{
    if (file < FD_SETSIZE)
        wait_for(file);
    return asked ? 0 : read(file, bytes, size);
}

void stop_now(void)
{
    if (asked)
        end(asked);
}
