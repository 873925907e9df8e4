/* SPDX-License-Identifier: MIT */
/* system.h -- what the program asks of the operating system: each has its own answer
 *
 * system.c answers for POSIX, windows.c for Windows. */
#ifndef SYSTEM_SYSTEM_H
#define SYSTEM_SYSTEM_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

/* Makes the standard streams fit to be used.  To be called first. */
void system_begin(void);

/* Closes stdout after an error of writing.  If it is a file, the half line at its end is
 * taken back, as far as the program wrote it. */
void system_close_cut(void);

/* Whether the user's locale, or the console, has UTF-8. */
bool system_has_utf8(void);

/* How many columns a terminal has; 0 if it does not say. */
int system_columns(FILE *terminal);

/* How many processors there are; less than 1 if that is not known. */
long system_processors(void);

/* Signals that end the program wait until they are released.  A thread that is created
 * in between never gets any. */
void system_hold_signals(void);
void system_release_signals(void);

/* From now on SIGINT, SIGTERM and SIGHUP do not end the program, but ask it to stop,
 * unless they were ignored.  If it did not after twenty seconds, they end it: whoever reads
 * its output may have gone to sleep. */
void stop_catch(void);

/* Whether a signal asked to stop. */
bool stop_wanted(void);

/* As read(), but does not wait when a signal asks to stop: it returns 0 then, as at the
 * end of the file. */
ssize_t stop_read(int file, void *bytes, size_t size);

/* Ends the program by the signal that asked it to stop; returns if there was none. */
void stop_now(void);

#endif
