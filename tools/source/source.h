/* SPDX-License-Identifier: MIT */
/* source.h -- the bytes of a file, plain or compressed, one after another
 *
 * A compressed file is known by its first bytes and not by its name.  Files are
 * read and never mapped into memory: when a file is cut while it is read, that
 * is an error message and not the end of the program. */
#ifndef SOURCE_SOURCE_H
#define SOURCE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "source/source_file.h"

/* Opens a file, or the standard input if the name is "-".  Returns false
 * after an error, which was reported. */
bool source_open(struct source *source, const char *name);

/* The next bytes: as many as are asked for, unless the file ends or an error
 * comes first; source->failed says which. */
size_t source_read(struct source *source, char *bytes, size_t size);

/* Narrows a plain file to the bytes from begin to end, as if it were no longer: the next
 * byte is the one at begin.  Returns false after an error, which was reported. */
bool source_narrow(struct source *source, uint64_t begin, uint64_t end);

void source_close(struct source *source);

#endif
