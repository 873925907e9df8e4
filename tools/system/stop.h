/* SPDX-License-Identifier: MIT */
/* stop.h -- signals that end a command once its last line is whole */
#ifndef SYSTEM_STOP_H
#define SYSTEM_STOP_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

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
