/* SPDX-License-Identifier: MIT */
/* stop.c -- signals that end a command once its last line is whole */

#define _POSIX_C_SOURCE 200809L

#include "system/system.h"

#include <errno.h>
#include <signal.h>
#include <sys/select.h>
#include <unistd.h>

enum { PATIENCE = 20 };         /* seconds */

static const int ends[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM };

enum { ENDS = sizeof ends / sizeof *ends };

static volatile sig_atomic_t asked;
static bool     caught;
static sigset_t signals;

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
    caught = true;
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
    fd_set   files;
    int      found = -1;

    sigprocmask(SIG_BLOCK, &signals, &before);
    while (found < 0 && !asked) {
        FD_ZERO(&files);
        FD_SET(file, &files);
        found = pselect(file + 1, &files, NULL, NULL, NULL, &before);
        if (found < 0 && errno != EINTR)
            break;
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
}

ssize_t stop_read(int file, void *bytes, size_t size)
{
    if (caught && file >= 0 && file < FD_SETSIZE)
        wait_for(file);
    return asked ? 0 : read(file, bytes, size);
}

void stop_now(void)
{
    if (asked)
        end(asked);
}
