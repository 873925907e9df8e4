/* SPDX-License-Identifier: MIT */
/* file_name.h -- names of files, made fit to be shown */
#ifndef SYSTEM_FILE_NAME_H
#define SYSTEM_FILE_NAME_H

#include "system/buffer.h"

/* Adds the whole name of a file, which may hold any bytes: controls, and what is not
 * UTF-8, become \xNN. */
void file_name_put(struct buffer *buffer, const char *name);

/* Says what is wrong with a file.  Returns EXIT_ERROR. */
int file_name_error(const char *name, const char *why);

#endif
