/* SPDX-License-Identifier: MIT */
/* system.h -- what the program asks of the operating system: each has its own answer
 *
 * system.c answers for POSIX, windows.c for Windows; it has stop.h too. */
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

/* As getline() of POSIX. */
ssize_t system_line(char **line, size_t *size, FILE *file);

/* Whether a file is the one that stdout writes to, and no terminal or other device. */
bool system_is_stdout(const char *file);

/* Finds the plain file that may be made or replaced to write to another, which may be a
 * link to it.  *name is to be freed; it is NULL if the other must not be replaced, as it
 * is a device or a pipe.  False, and errno, if it cannot be written. */
bool system_find_plain(const char *file, char **name);

/* Creates a file that is to replace an old one, if there is one: nobody may read it who
 * could not read that.  NULL, and errno, if it could not; EEXIST if it is there already. */
FILE *system_create(const char *name, const char *old);

/* Brings all that was written onto the disk. */
bool system_sync(FILE *file);

/* Renames a file; another one that had the new name is gone. */
bool system_rename(const char *from, const char *to);

#endif
